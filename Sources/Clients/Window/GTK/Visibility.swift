import CAdwaita

/// Follows whether a widget can be seen: its window is open, not minimised, and no other screen covers
/// it.
final class Visibility {
    private let widget: Widget
    private let body: () -> Void
    private(set) var isSeen = false
    /// Called with the height of the window in pixels, after it has changed.
    var onHeight: (Int32) -> Void = { _ in }

    init(of widget: Widget, _ body: @escaping () -> Void) {
        self.widget = widget
        self.body = body
        onSignal(widget.object, "map") { [weak self] in self?.update() }
        onSignal(widget.object, "unmap") { [weak self] in self?.update() }
        onSignal(widget.object, "realize") { [weak self] in self?.followWindow() }
    }

    private func followWindow() {
        guard let native = gtk_widget_get_native(widget),
            let surface = gtk_native_get_surface(native)
        else { return }
        onChange(of: "height", UnsafeMutableRawPointer(surface)) { [weak self] in
            // Not while the surface lays its content out.
            later { self?.tellHeight() }
        }
        onChange(of: "state", UnsafeMutableRawPointer(surface)) { [weak self] in
            self?.update()
        }
    }

    private func tellHeight() {
        guard let native = gtk_widget_get_native(widget),
            let surface = gtk_native_get_surface(native)
        else { return }
        onHeight(gdk_surface_get_height(surface))
    }

    private func update() {
        let isSeen = gtk_widget_get_mapped(widget) != 0 && !isMinimized
        guard isSeen != self.isSeen else { return }
        self.isSeen = isSeen
        body()
    }

    private var isMinimized: Bool {
        guard let native = gtk_widget_get_native(widget),
            let surface = gtk_native_get_surface(native)
        else { return false }
        // GTK 4.12 says that a window is suspended; older versions only that it is minimised.
        let suspended: UInt32 = 1 << 16
        let state = gdk_toplevel_get_state(surface).rawValue
        return state & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | suspended) != 0
    }
}
