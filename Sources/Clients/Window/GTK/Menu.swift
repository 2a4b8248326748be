import CAdwaita

/// The actions of a screen, for its menus.
final class ActionGroup {
    private let name: String
    private let group = notNull(g_simple_action_group_new())

    /// - Parameters:
    ///   - name: what is before the dot in the names of the actions.
    ///   - widget: the actions work in it and in everything that it contains.
    init(_ name: String, in widget: Widget) {
        self.name = name
        gtk_widget_insert_action_group(widget, name, OpaquePointer(group))
    }

    deinit { g_object_unref(group.object) }

    /// Adds an action.
    func add(_ action: String, _ body: @escaping () -> Void) {
        addAction(action, to: OpaquePointer(group), body)
    }

    /// Enables or disables an action. A disabled one is grey in menus, and its keys do nothing.
    func enable(_ action: String, _ isEnabled: Bool) {
        let found = g_action_map_lookup_action(OpaquePointer(group), action)
        g_simple_action_set_enabled(found, isEnabled ? 1 : 0)
    }
}

/// One choice of a menu.
struct MenuItem {
    let text: String
    /// With the name of its group, as in `timer.abandon`.
    let action: String
    /// Whether the choice is missing, and not grey, while its action is disabled.
    let isOnlyEnabled: Bool

    init(_ text: String, _ action: String, isOnlyEnabled: Bool = false) {
        self.text = text
        self.action = action
        self.isOnlyEnabled = isOnlyEnabled
    }
}

/// A GMenuModel. A line separates its sections. The caller owns it.
func menu(_ sections: [MenuItem]...) -> UnsafeMutablePointer<GMenuModel> {
    let menu = notNull(g_menu_new())
    for items in sections {
        let section = notNull(g_menu_new())
        for item in items { add(item, to: section, at: -1) }
        g_menu_append_section(menu, nil, section.cast())
        g_object_unref(section.object)
    }
    return menu.cast()
}

/// Replaces the first choice of the first section of a menu. A menu that is open stays open.
///
/// - Parameter model: made by ``menu(_:)``.
func replaceFirst(of model: UnsafeMutablePointer<GMenuModel>, with item: MenuItem) {
    let link = notNull(g_menu_model_get_item_link(model, 0, "section"))
    let section = OpaquePointer(link)
    g_menu_remove(section, 0)
    add(item, to: section, at: 0)
    g_object_unref(link.object)
}

/// - Parameter place: -1 for the end.
private func add(_ item: MenuItem, to section: OpaquePointer, at place: Int32) {
    let entry = notNull(g_menu_item_new(item.text, item.action))
    if let keys = Shortcuts.keys(of: item.action) {
        g_menu_item_set_attribute_value(entry, "accel", g_variant_new_string(keys))
    }
    if item.isOnlyEnabled {
        g_menu_item_set_attribute_value(
            entry, "hidden-when", g_variant_new_string("action-disabled"))
    }
    g_menu_insert_item(section, place, entry)
    g_object_unref(entry.object)
}

/// A GtkMenuButton with a symbol.
///
/// - Parameters:
///   - model: released by this function.
///   - name: what screen readers speak; also the tooltip.
func menuButton(
    _ icon: String, _ model: UnsafeMutablePointer<GMenuModel>, name: String, _ classes: String...
) -> Widget {
    let button = notNull(gtk_menu_button_new())
    gtk_menu_button_set_icon_name(button.opaque, icon)
    gtk_menu_button_set_menu_model(button.opaque, model)
    g_object_unref(model.object)
    button.namePopover()
    if let menu = button.popover { onSignal(menu.object, "show") { breakLines(in: menu) } }
    return button.named(name).tipped(name).styled(classes)
}

/// Breaks the lines of long choices. GTK would make the menu as wide as the longest, and wider than a small screen.
/// A short one keeps its line: GTK may give any text that can be broken less room than it asks for.
private func breakLines(in menu: Widget) {
    let most = 32
    for text in menu.descendants(of: gtk_label_get_type())
    where String(cString: gtk_label_get_text(text.opaque)).count > most {
        gtk_label_set_wrap(text.opaque, 1)
        gtk_label_set_max_width_chars(text.opaque, Int32(most))
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// The menu of a GtkMenuButton.
    fileprivate var popover: Widget? { gtk_menu_button_get_popover(opaque)?.cast() }

    /// Takes the names of classes from the menu of a GtkMenuButton. A reader would say them before the first entry.
    func namePopover() {
        guard let menu = popover else { return }
        menu.named("")
        for stack in menu.descendants(of: gtk_stack_get_type()) {
            for child in stack.children {
                if let page = gtk_stack_get_page(stack.opaque, child) {
                    cadwaita_set_page_name(page, "")
                }
            }
        }
    }
}
