import CAdwaita

/// A closure that a signal of GLib calls. GLib releases it with the object.
final class Handler<Body> {
    let body: Body
    init(_ body: Body) { self.body = body }

    static func body(of data: UnsafeMutableRawPointer?) -> Body {
        instance(Handler.self, data).body
    }
}

/// Calls a closure on each emission of a signal without arguments, as long as the object exists.
func onSignal(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping () -> Void
) {
    let trampoline: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
        Handler<() -> Void>.body(of: $1)()
    }
    connect(object, signal, unsafeBitCast(trampoline, to: GCallback.self), body)
}

/// Calls a closure when the user closes a window, by any way there is. The window closes then.
func onClose(of window: Widget, _ body: @escaping () -> Void) {
    let trampoline:
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean =
            {
                Handler<() -> Void>.body(of: $1)()
                return 0
            }
    connect(window.object, "close-request", unsafeBitCast(trampoline, to: GCallback.self), body)
}

/// Calls a closure on each emission of a signal with one argument. The argument is a pointer or an
/// integer that fits into one.
func onSignal(
    _ object: UnsafeMutableRawPointer, _ signal: String,
    _ body: @escaping (UnsafeMutableRawPointer?) -> Void
) {
    let trampoline:
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
        ) -> Void = { Handler<(UnsafeMutableRawPointer?) -> Void>.body(of: $2)($1) }
    connect(object, signal, unsafeBitCast(trampoline, to: GCallback.self), body)
}

/// Calls a closure when a property of an object changes.
func onChange(
    of property: String, _ object: UnsafeMutableRawPointer, _ body: @escaping () -> Void
) {
    onSignal(object, "notify::\(property)") { (_: UnsafeMutableRawPointer?) in body() }
}

/// Calls a callback, which gets the closure as its data, on each emission of a signal.
func connect<Body>(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback, _ body: Body
) {
    g_signal_connect_data(
        object, signal, callback, Unmanaged.passRetained(Handler(body)).toOpaque(),
        { data, _ in release(data) }, GConnectFlags(rawValue: 0))
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
