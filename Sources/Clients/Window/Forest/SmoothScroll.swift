import CAdwaita

/// Moves an adjustment to a value, smoothly unless GTK's animations are off.
final class SmoothScroll {
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>
    private let animation: OpaquePointer

    /// - Parameter widget: the desktop's setting for animations is that of its display.
    init(_ adjustment: UnsafeMutablePointer<GtkAdjustment>, _ widget: Widget) {
        self.adjustment = adjustment
        let target = notNull(
            adw_callback_animation_target_new(
                { value, data in
                    gtk_adjustment_set_value(
                        data?.assumingMemoryBound(to: GtkAdjustment.self), value)
                }, adjustment, nil))
        let timed = notNull(adw_timed_animation_new(widget, 0, 0, 220, target))
        adw_timed_animation_set_easing(OpaquePointer(timed), ADW_EASE_OUT_CUBIC)
        animation = OpaquePointer(timed)
    }

    deinit { g_object_unref(animation.object) }

    private var isMoving: Bool {
        adw_animation_get_state(animation.cast()) == ADW_ANIMATION_PLAYING
    }

    /// Moves by a way. Ways that follow each other quickly add up.
    func move(by way: Double) {
        let from =
            isMoving
            ? adw_timed_animation_get_value_to(animation) : gtk_adjustment_get_value(adjustment)
        move(to: from + way)
    }

    func move(to value: Double) {
        let last =
            gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
        let value = min(max(gtk_adjustment_get_lower(adjustment), value), max(0, last))
        stop()
        adw_timed_animation_set_value_from(animation, gtk_adjustment_get_value(adjustment))
        adw_timed_animation_set_value_to(animation, value)
        adw_animation_play(animation.cast())
    }

    func stop() { adw_animation_pause(animation.cast()) }
}
