import CAdwaita
import Words

/// A widget of GTK, which counts its owners itself: a container owns its children.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
    /// The same object for functions of a class that GTK's headers do not describe, as GtkLabel.
    var opaque: OpaquePointer { OpaquePointer(self) }

    /// The same object for functions of a class that the headers describe, as GtkBox.
    func cast<Class>(to type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
        opaque.cast()
    }

    /// The same object for functions of GLib.
    var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer {
    /// The same object for functions of a class that the headers describe.
    func cast<Class>() -> UnsafeMutablePointer<Class> { UnsafeMutablePointer(self) }

    /// The same object for functions of GLib.
    var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutablePointer<GtkWidget> {
    // MARK: Look

    /// Adds classes of the style sheet, and returns the widget.
    @discardableResult
    func styled(_ classes: String...) -> Widget { styled(classes) }

    @discardableResult
    func styled(_ classes: [String]) -> Widget {
        for name in classes { gtk_widget_add_css_class(self, name) }
        return self
    }

    /// Adds or removes a class of the style sheet.
    func setClass(_ name: String, _ isSet: Bool) {
        if isSet {
            gtk_widget_add_css_class(self, name)
        } else {
            gtk_widget_remove_css_class(self, name)
        }
    }

    var isVisible: Bool {
        get { gtk_widget_get_visible(self) != 0 }
        nonmutating set { gtk_widget_set_visible(self, newValue ? 1 : 0) }
    }

    var isSensitive: Bool {
        get { gtk_widget_get_sensitive(self) != 0 }
        nonmutating set { gtk_widget_set_sensitive(self, newValue ? 1 : 0) }
    }

    /// Sets where the widget is in a place that is larger than it needs, and returns the widget.
    @discardableResult
    func aligned(horizontal: GtkAlign? = nil, vertical: GtkAlign? = nil) -> Widget {
        if let horizontal { gtk_widget_set_halign(self, horizontal) }
        if let vertical { gtk_widget_set_valign(self, vertical) }
        return self
    }

    /// Lets the widget take all the room that is left, and returns it.
    @discardableResult
    func expanding(horizontally: Bool = false, vertically: Bool = false) -> Widget {
        gtk_widget_set_hexpand(self, horizontally ? 1 : 0)
        gtk_widget_set_vexpand(self, vertically ? 1 : 0)
        return self
    }

    /// Sets the margins that are given, in pixels, and returns the widget.
    @discardableResult
    func margins(top: Int32? = nil, bottom: Int32? = nil, sides: Int32? = nil) -> Widget {
        if let top { gtk_widget_set_margin_top(self, top) }
        if let bottom { gtk_widget_set_margin_bottom(self, bottom) }
        if let sides {
            gtk_widget_set_margin_start(self, sides)
            gtk_widget_set_margin_end(self, sides)
        }
        return self
    }

    /// Puts the same margin around the widget, and returns it.
    @discardableResult
    func margins(_ all: Int32) -> Widget { margins(top: all, bottom: all, sides: all) }

    /// Shows a text in a GtkLabel, which is hidden while there is none.
    func show(_ text: String?) {
        isVisible = text?.isEmpty == false
        let text = text ?? ""
        if String(cString: gtk_label_get_text(opaque)) != text { gtk_label_set_text(opaque, text) }
    }

    /// How high the widget wants to be, in pixels.
    ///
    /// - Parameter width: that it has; -1 if it is not known.
    func height(forWidth width: Int32) -> Int32 {
        var natural: Int32 = 0
        gtk_widget_measure(
            self, GTK_ORIENTATION_VERTICAL, width > 0 ? width : -1, nil, &natural, nil, nil)
        return natural
    }

    // MARK: Screen readers

    /// Sets the text that a screen reader speaks instead of the content, and returns the widget.
    @discardableResult
    func named(_ name: String) -> Widget {
        // The text in a button comes before its name in GTK 4.18, as the relation that it has.
        gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        cadwaita_set_name(self, name)
        return self
    }

    /// Hides the widget from screen readers, or shows it again.
    @discardableResult
    func hiddenFromReaders(_ isHidden: Bool = true) -> Widget {
        cadwaita_set_hidden(self, isHidden ? 1 : 0)
        return self
    }

    // MARK: Parents and children

    /// The window that the widget is in; nil if it is in none.
    var window: UnsafeMutablePointer<GtkWindow>? { gtk_widget_get_root(self)?.cast() }

    /// The place that it has, in the pixels of GTK.
    var size: (width: Double, height: Double) {
        (Double(gtk_widget_get_width(self)), Double(gtk_widget_get_height(self)))
    }

    /// What the window system knows of the window; nil until it is realised.
    var surface: OpaquePointer? {
        gtk_widget_get_native(self).flatMap { gtk_native_get_surface($0) }
    }

    /// The children of any widget, in their order.
    var children: [Widget] {
        Array(
            sequence(state: gtk_widget_get_first_child(self)) { next in
                defer { next = next.flatMap { gtk_widget_get_next_sibling($0) } }
                return next
            })
    }

    /// The widgets of a type below this one.
    func descendants(of type: GType) -> [Widget] {
        children.flatMap { child in
            let isOne = g_type_check_instance_is_a(child.cast(), type) != 0
            return (isOne ? [child] : []) + child.descendants(of: type)
        }
    }

    /// Appends to a GtkBox.
    func append(_ child: Widget) { gtk_box_append(cast(), child) }

    /// Removes all children of a GtkBox.
    func removeAll() { removeAll { gtk_box_remove(cast(), $0) } }

    /// Removes all children with the function of a container.
    func removeAll(_ remove: (Widget) -> Void) {
        while let child = gtk_widget_get_first_child(self) { remove(child) }
    }
}

// MARK: - Making widgets

/// What a function of GTK or GLib makes. Their headers do not say that it is never NULL.
func notNull<Object>(
    _ object: Object?, file: StaticString = #fileID, line: UInt = #line
) -> Object {
    guard let object else { fatalError("GTK made no object", file: file, line: line) }
    return object
}

/// The object behind the pointer that a callback of GTK or GLib gets back.
func instance<Object: AnyObject>(_ type: Object.Type, _ data: UnsafeMutableRawPointer?) -> Object {
    Unmanaged<Object>.fromOpaque(notNull(data)).takeUnretainedValue()
}

/// Releases the object behind a pointer, once GTK or GLib no longer calls back with it.
func release(_ data: UnsafeMutableRawPointer?) {
    Unmanaged<AnyObject>.fromOpaque(notNull(data)).release()
}

/// A GtkBox with children from top to bottom.
///
/// - Parameter role: what it is for screen readers.
func column(
    spacing: Int32 = 0, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP, _ children: Widget...
) -> Widget {
    let column = box(spacing, role, children)
    gtk_orientable_set_orientation(column.opaque, GTK_ORIENTATION_VERTICAL)
    return column
}

/// A GtkBox with children in the direction of reading.
func row(
    spacing: Int32 = 0, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP, _ children: Widget...
) -> Widget { box(spacing, role, children) }

private func box(_ spacing: Int32, _ role: GtkAccessibleRole, _ children: [Widget]) -> Widget {
    let box = notNull(cadwaita_new(gtk_box_get_type(), role))
    gtk_box_set_spacing(box.cast(), spacing)
    for child in children { box.append(child) }
    return box
}

/// Where the lines of a label are.
enum LinePlace {
    case start, middle
}

/// A GtkLabel that breaks its lines.
///
/// - Parameters:
///   - place: if it is not given, the lines are as wide as the longest one, which is in the middle.
///   - role: what it is for screen readers.
func label(
    _ text: String = "", at place: LinePlace? = nil, _ classes: String...,
    role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_LABEL
) -> Widget {
    let label = notNull(cadwaita_new(gtk_label_get_type(), role))
    gtk_label_set_text(label.opaque, text)
    if place == .start { gtk_label_set_xalign(label.opaque, 0) }
    if place == .middle { gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER) }
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_natural_wrap_mode(label.opaque, GTK_NATURAL_WRAP_NONE)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    return label.styled(classes)
}

/// A GtkButton with a text.
func textButton(_ text: String, _ classes: String..., onClick: @escaping () -> Void) -> Widget {
    let button = notNull(gtk_button_new_with_label(text))
    button.styled(classes)
    onSignal(button.object, "clicked", onClick)
    return button
}

/// A GtkButton with a symbol and no text beside it.
///
/// - Parameter name: what screen readers speak; also the tooltip.
func iconButton(
    _ icon: String, name: String, _ classes: String..., onClick: @escaping () -> Void
) -> Widget {
    let button = notNull(gtk_button_new_from_icon_name(icon))
    button.named(name).tipped(name)
    button.styled(classes)
    onSignal(button.object, "clicked", onClick)
    return button
}

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
    onSignal(action.object, "activate", body)
    g_action_map_add_action(map, action)
    g_object_unref(action.object)
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
    onChange(of: name, manager.object) { update() }
}

/// Follows whether a widget can be seen: its window is open, not minimised, and no other screen covers
/// it.
final class Visibility {
    private let widget: Widget
    private let body: () -> Void
    private(set) var isSeen = false
    /// Called with the size of the window in pixels, after it has changed.
    var onSize: (_ width: Int32, _ height: Int32) -> Void = { _, _ in }

    init(of widget: Widget, _ body: @escaping () -> Void) {
        self.widget = widget
        self.body = body
        onSignal(widget.object, "map") { [weak self] in self?.update() }
        onSignal(widget.object, "unmap") { [weak self] in self?.update() }
        onSignal(widget.object, "realize") { [weak self] in self?.followWindow() }
    }

    private func followWindow() {
        guard let surface = widget.surface else { return }
        // Text is higher in a narrow window.
        for side in ["height", "width"] {
            onChange(of: side, surface.object) { [weak self] in
                // Not while the surface lays its content out.
                later { self?.tellSize() }
            }
        }
        onChange(of: "state", surface.object) { [weak self] in
            self?.update()
        }
    }

    private func tellSize() {
        guard let surface = widget.surface else { return }
        onSize(gdk_surface_get_width(surface), gdk_surface_get_height(surface))
    }

    private func update() {
        let isSeen = gtk_widget_get_mapped(widget) != 0 && !isMinimized
        guard isSeen != self.isSeen else { return }
        self.isSeen = isSeen
        body()
    }

    private var isMinimized: Bool {
        guard let surface = widget.surface else { return false }
        // GTK 4.12 says that a window is suspended; older versions only that it is minimised.
        let suspended: UInt32 = 1 << 16
        let state = gdk_toplevel_get_state(surface).rawValue
        return state & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | suspended) != 0
    }
}
