import CAdwaita

/// What a ``paintedWidget(role:_:)`` shows.
protocol PaintedContent: AnyObject {
    /// Adds what is shown to a snapshot. It is called when the widget is drawn, never on its own.
    func snapshot(_ snapshot: OpaquePointer)
    /// The widget got a size, in the pixels of GTK.
    func allocated(width: Int, height: Int)
}

/// A widget without children that shows textures. It is drawn when `gtk_widget_queue_draw` was called
/// or its size has changed.
///
/// - Parameters:
///   - role: what it is for screen readers.
///   - content: the widget does not own it.
func paintedWidget(role: GtkAccessibleRole, _ content: any PaintedContent) -> Widget {
    let widget = notNull(cadwaita_new(paintedType, role))
    let holder = Unmanaged.passRetained(Holder(content))
    g_object_set_data_full(
        widget.cast(), contentKey, holder.toOpaque(),
        { release($0) })
    return widget
}

private final class Holder {
    weak var content: (any PaintedContent)?
    init(_ content: any PaintedContent) { self.content = content }
}

private let contentKey = "atrest-content"

private func content(of widget: Widget?) -> (any PaintedContent)? {
    guard let widget, let data = g_object_get_data(widget.cast(), contentKey) else { return nil }
    return Unmanaged<Holder>.fromOpaque(data).takeUnretainedValue().content
}

private let paintedType = g_type_register_static_simple(
    gtk_widget_get_type(), "AtrestPainted", guint(MemoryLayout<GtkWidgetClass>.size),
    { type, _ in
        let methods = notNull(type).assumingMemoryBound(to: GtkWidgetClass.self)
        methods.pointee.snapshot = { content(of: $0)?.snapshot(notNull($1)) }
        methods.pointee.size_allocate = { widget, width, height, _ in
            content(of: widget)?.allocated(width: Int(width), height: Int(height))
        }
    }, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
