import CAdwaita
import Words

/// An AdwClamp around a widget.
///
/// - Parameter width: the widget does not become wider, in pixels.
func clamped(_ child: Widget, to width: Int32) -> Widget {
    let clamp = notNull(adw_clamp_new())
    adw_clamp_set_maximum_size(clamp.opaque, width)
    adw_clamp_set_child(clamp.opaque, child)
    return clamp
}

/// A GtkScrolledWindow whose content may be longer than it, and not wider.
func verticalScroller(_ child: Widget? = nil) -> Widget {
    let scroller = notNull(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    if let child { gtk_scrolled_window_set_child(scroller.opaque, child) }
    return scroller
}

/// A GtkListBox that looks like a card, in which nothing can be selected.
func boxedList() -> Widget {
    let list = notNull(gtk_list_box_new()).styled("boxed-list")
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    return list
}

/// The header bar of a screen, with a button that leads back to the timer.
func headerBar(_ context: WindowContext, title: Widget) -> Widget {
    let bar = notNull(adw_header_bar_new())
    let back = iconButton("go-previous-symbolic", name: Words.Watch.toTimer) {
        [unowned context] in context.show(.timer)
    }
    adw_header_bar_pack_start(bar.opaque, back)
    adw_header_bar_set_title_widget(bar.opaque, title)
    return bar
}

/// Adds an action to an application, a window or a group, which owns it.
@discardableResult
func addAction(
    _ name: String, to map: OpaquePointer, _ body: @escaping () -> Void
) -> OpaquePointer {
    let action = notNull(g_simple_action_new(name, nil))
    onSignal(UnsafeMutableRawPointer(action), "activate", body)
    g_action_map_add_action(map, action)
    g_object_unref(UnsafeMutableRawPointer(action))
    return action
}

/// Gives the widget of a screen a class of the style sheet for as long as a property of the desktop's style
/// with that name is true.
func followStyle(
    _ name: String, _ isSet: @escaping (OpaquePointer?) -> gboolean, in screen: some WindowScreen
) {
    let manager = notNull(adw_style_manager_get_default())
    let update = { [weak screen] in
        screen?.widget.setClass(name, isSet(manager) != 0)
    }
    update()
    onChange(of: name, UnsafeMutableRawPointer(manager)) { update() }
}
