import CAdwaita

/// A closure that a signal of GLib calls. GLib releases it with the object.
final class Handler<Body> {
    let body: Body
    init(_ body: Body) { self.body = body }

    static func body(of data: UnsafeMutableRawPointer?) -> Body {
        instance(Handler.self, data).body
    }
}

/// The arguments of a signal, after the object that emits it.
struct SignalArguments {
    fileprivate let values: UnsafePointer<GValue>

    func double(_ index: Int) -> Double { g_value_get_double(values + 1 + index) }
    func integer(_ index: Int) -> Int32 { g_value_get_int(values + 1 + index) }
    func text(_ index: Int) -> String? {
        g_value_get_string(values + 1 + index).map { String(cString: $0) }
    }
    /// What is in a boxed value in a value.
    func boxedValue(_ index: Int) -> UnsafeMutableRawPointer? {
        let value = g_value_get_boxed(values + 1 + index)
        return g_value_get_boxed(value?.assumingMemoryBound(to: GValue.self))
    }
}

/// Calls a closure on each emission of a signal, as long as the object exists.
func onSignal(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping () -> Void
) {
    onSignal(object, signal) { _ in
        body()
        return false
    }
}

/// As above, with the arguments of the signal.
///
/// - Parameter body: returns what the signal asks for, if it asks for anything.
func onSignal(
    _ object: UnsafeMutableRawPointer, _ signal: String,
    _ body: @escaping (SignalArguments) -> Bool
) {
    cadwaita_connect(
        object, signal,
        { values, data in
            let body = Handler<(SignalArguments) -> Bool>.body(of: data)
            return body(SignalArguments(values: notNull(values))) ? 1 : 0
        }, Unmanaged.passRetained(Handler(body)).toOpaque(), { data, _ in release(data) })
}

/// Calls a closure when a property of an object changes.
func onChange(
    of property: String, _ object: UnsafeMutableRawPointer, _ body: @escaping () -> Void
) {
    onSignal(object, "notify::\(property)", body)
}

/// Makes a key press call a closure.
///
/// - Parameters:
///   - keys: as in `<Control>z`.
///   - scope: by default every part of the window; local means only inside the widget.
func onKeys(
    _ keys: String, in widget: Widget, scope: GtkShortcutScope = GTK_SHORTCUT_SCOPE_MANAGED,
    _ body: @escaping () -> Void
) {
    let controller = shortcut(keys) {
        body()
        return true
    }
    gtk_shortcut_controller_set_scope(controller, scope)
    gtk_widget_add_controller(widget, controller)
}

/// Makes a key press call a closure before what is inside a widget gets it.
///
/// - Parameter body: returns whether the key has had its effect.
func onKeys(_ keys: String, before widget: Widget, _ body: @escaping () -> Bool) {
    let controller = shortcut(keys, body)
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, controller)
}

private func shortcut(_ keys: String, _ body: @escaping () -> Bool) -> OpaquePointer {
    let handler = Unmanaged.passRetained(Handler(body))
    let action = gtk_callback_action_new(
        { _, _, data in Handler<() -> Bool>.body(of: data)() ? 1 : 0 },
        handler.toOpaque(), { release($0) })
    let controller = notNull(gtk_shortcut_controller_new())
    gtk_shortcut_controller_add_shortcut(
        controller, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), action))
    return controller
}

/// Calls a closure once, after what is being done now.
func later(_ body: @escaping () -> Void) {
    g_idle_add_full(
        G_PRIORITY_DEFAULT,
        { data in
            Handler<() -> Void>.body(of: data)()
            return 0
        }, Unmanaged.passRetained(Handler(body)).toOpaque(),
        { release($0) })
}
