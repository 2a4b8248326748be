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

/// Calls a closure after a finger was drawn over a widget, with the speed in pixels per second.
func onSwipe(_ widget: Widget, _ body: @escaping (_ x: Double, _ y: Double) -> Void) {
    let gesture = notNull(gtk_gesture_swipe_new())
    gtk_gesture_single_set_touch_only(gesture, 1)
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    onSignal(gesture.object, "swipe") {
        body($0.double(0), $0.double(1))
        return false
    }
    gtk_widget_add_controller(widget, gesture)
}

/// Calls a closure while a mouse that holds the first button is moved over a widget. Fingers are left to the
/// widget itself.
///
/// - Parameters:
///   - begin: the button was pressed.
///   - move: how far the mouse is from there.
func onMouseDrag(
    _ widget: Widget, begin: @escaping () -> Void, move: @escaping (_ x: Double) -> Void
) {
    let gesture = notNull(gtk_gesture_drag_new())
    gtk_gesture_single_set_button(gesture, UInt32(GDK_BUTTON_PRIMARY))
    let bodies: [(String, (Double) -> Void)] = [
        ("drag-begin", { _ in begin() }), ("drag-update", move),
    ]
    for (signal, body) in bodies {
        onSignal(gesture.object, signal) {
            let device = gtk_event_controller_get_current_event_device(gesture)
            let isMouse = device.map { gdk_device_get_source($0) != GDK_SOURCE_TOUCHSCREEN }
            if isMouse ?? true { body($0.double(0)) }
            return false
        }
    }
    gtk_widget_add_controller(widget, gesture)
}

/// Calls a closure for each movement of a wheel or a touchpad, with the time in milliseconds. It
/// returns whether the movement is used up.
func onScroll(
    _ widget: Widget, _ body: @escaping (_ x: Double, _ y: Double, _ time: UInt32) -> Bool
) {
    let controller = notNull(
        gtk_event_controller_scroll_new(
            GtkEventControllerScrollFlags(
                rawValue: GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue)))
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    onSignal(controller.object, "scroll") {
        body(
            $0.double(0), $0.double(1), gtk_event_controller_get_current_event_time(controller))
    }
    gtk_widget_add_controller(widget, controller)
}

/// Calls a closure after a long press with a finger or the first button, and after a press of the
/// second button.
func onLongPress(_ widget: Widget, _ body: @escaping () -> Void) {
    let click = notNull(gtk_gesture_click_new())
    gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_SECONDARY))
    for gesture in [notNull(gtk_gesture_long_press_new()), click] {
        onSignal(gesture.object, "pressed", body)
        gtk_widget_add_controller(widget, gesture)
    }
}

/// Calls a closure with the paths of files that are dropped on a widget. An element is nil if the file is on another
/// computer.
func onDrop(_ widget: Widget, _ body: @escaping ([String?]) -> Void) {
    let target = notNull(gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY))
    onSignal(target.object, "drop") {
        guard let files = gdk_file_list_get_files(OpaquePointer($0.boxedValue(0))) else {
            return false
        }
        defer { g_slist_free(files) }
        let list = sequence(first: files) { $0.pointee.next }
        body(list.map { path(of: OpaquePointer($0.pointee.data)) })
        return true
    }
    gtk_widget_add_controller(widget, target)
}
