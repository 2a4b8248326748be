import CAdwaita

/// Calls a closure after a finger was drawn over a widget, with the speed in pixels per second.
func onSwipe(_ widget: Widget, _ body: @escaping (_ x: Double, _ y: Double) -> Void) {
    let gesture = notNull(gtk_gesture_swipe_new())
    gtk_gesture_single_set_touch_only(gesture, 1)
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    onSignal(UnsafeMutableRawPointer(gesture), "swipe") {
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
        onSignal(UnsafeMutableRawPointer(gesture), signal) {
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
    onSignal(UnsafeMutableRawPointer(controller), "scroll") {
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
        onSignal(UnsafeMutableRawPointer(gesture), "pressed", body)
        gtk_widget_add_controller(widget, gesture)
    }
}

/// Calls a closure with the paths of files that are dropped on a widget. An element is nil if the file is on another
/// computer.
func onDrop(_ widget: Widget, _ body: @escaping ([String?]) -> Void) {
    let target = notNull(gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY))
    onSignal(UnsafeMutableRawPointer(target), "drop") {
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
