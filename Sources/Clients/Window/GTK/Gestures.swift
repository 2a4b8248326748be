import CAdwaita

/// A signal with two numbers: the object, x, y, the closure.
private typealias PlaceCallback =
    @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> Void

/// Calls a closure after a finger was drawn over a widget, with the speed in pixels per second.
func onSwipe(_ widget: Widget, _ body: @escaping (_ x: Double, _ y: Double) -> Void) {
    let gesture = notNull(gtk_gesture_swipe_new())
    gtk_gesture_single_set_touch_only(gesture, 1)
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    let callback: PlaceCallback = { _, x, y, data in
        Handler<(Double, Double) -> Void>.body(of: data)(x, y)
    }
    connect(
        UnsafeMutableRawPointer(gesture), "swipe", unsafeBitCast(callback, to: GCallback.self), body
    )
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
    func isMouse(_ gesture: UnsafeMutableRawPointer?) -> Bool {
        let device = gtk_event_controller_get_current_event_device(OpaquePointer(gesture))
        return device.map { gdk_device_get_source($0) != GDK_SOURCE_TOUCHSCREEN } ?? true
    }
    let begun: PlaceCallback = { gesture, _, _, data in
        Handler<(UnsafeMutableRawPointer?) -> Void>.body(of: data)(gesture)
    }
    connect(
        UnsafeMutableRawPointer(gesture), "drag-begin", unsafeBitCast(begun, to: GCallback.self),
        { (gesture: UnsafeMutableRawPointer?) in if isMouse(gesture) { begin() } })
    let moved: PlaceCallback = { gesture, x, _, data in
        Handler<(UnsafeMutableRawPointer?, Double) -> Void>.body(of: data)(gesture, x)
    }
    connect(
        UnsafeMutableRawPointer(gesture), "drag-update", unsafeBitCast(moved, to: GCallback.self),
        { (gesture: UnsafeMutableRawPointer?, x: Double) in if isMouse(gesture) { move(x) } })
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
    let callback:
        @convention(c) (
            UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?
        ) -> gboolean = { controller, x, y, data in
            let time = gtk_event_controller_get_current_event_time(OpaquePointer(controller))
            let body = Handler<(Double, Double, UInt32) -> Bool>.body(of: data)
            return body(x, y, time) ? 1 : 0
        }
    connect(
        UnsafeMutableRawPointer(controller), "scroll", unsafeBitCast(callback, to: GCallback.self),
        body)
    gtk_widget_add_controller(widget, controller)
}

/// Calls a closure after a long press with a finger or the first button, and after a press of the
/// second button.
func onLongPress(_ widget: Widget, _ body: @escaping () -> Void) {
    let long = notNull(gtk_gesture_long_press_new())
    let callback: PlaceCallback = { _, _, _, data in
        Handler<() -> Void>.body(of: data)()
    }
    connect(
        UnsafeMutableRawPointer(long), "pressed", unsafeBitCast(callback, to: GCallback.self), body)
    gtk_widget_add_controller(widget, long)
    let click = notNull(gtk_gesture_click_new())
    gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_SECONDARY))
    let clicked:
        @convention(c) (
            UnsafeMutableRawPointer?, Int32, Double, Double, UnsafeMutableRawPointer?
        ) -> Void = { _, _, _, _, data in Handler<() -> Void>.body(of: data)() }
    connect(
        UnsafeMutableRawPointer(click), "pressed", unsafeBitCast(clicked, to: GCallback.self), body)
    gtk_widget_add_controller(widget, click)
}
