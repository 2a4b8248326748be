import CAdwaita
import Words

/// A window over that of a widget, with content that scrolls. Escape closes it.
struct DialogWindow {
    let widget: Widget = notNull(adw_window_new())
    let scroller: Widget = verticalScroller().expanding(vertically: true)

    /// - Parameters:
    ///   - size: in pixels.
    ///   - action: the button that does what the window is for. Beside it is one that cancels. nil for a
    ///     window that only shows something.
    init(
        over parent: Widget, _ title: String, size: (width: Int32, height: Int32),
        _ content: Widget, action: Widget? = nil
    ) {
        gtk_window_set_title(widget.cast(), title)
        gtk_window_set_modal(widget.cast(), 1)
        gtk_window_set_destroy_with_parent(widget.cast(), 1)
        gtk_window_set_default_size(widget.cast(), size.width, size.height)
        gtk_window_set_transient_for(widget.cast(), parent.window)
        gtk_scrolled_window_set_child(scroller.opaque, content)
        adw_window_set_content(widget.cast(), column(header(title, action), scroller))
        onKeys("Escape", in: widget) { [widget] in gtk_window_close(widget.cast()) }
        addWindowKeys(to: widget)
    }

    private func header(_ title: String, _ action: Widget?) -> Widget {
        let header = notNull(adw_header_bar_new())
        guard let action else { return header }
        adw_header_bar_set_show_start_title_buttons(header.opaque, 0)
        adw_header_bar_set_show_end_title_buttons(header.opaque, 0)
        adw_header_bar_pack_start(
            header.opaque,
            textButton(Words.Timer.cancel) { [widget] in gtk_window_close(widget.cast()) })
        adw_header_bar_pack_end(header.opaque, action)
        // Two buttons with text leave less room than a long title needs, so it has two lines then.
        adw_header_bar_set_title_widget(header.opaque, label(title, at: .middle, "title"))
        return header
    }

    /// A paragraph of a window to read.
    static func paragraph(_ text: String, above margin: Int32 = 0, _ classes: String...) -> Widget {
        label(text, at: .start).margins(top: margin).readable().styled(classes)
    }

    /// Opens a window with paragraphs to read. The keyboard scrolls them, and reaches each one.
    ///
    /// - Parameter height: of the window, in pixels.
    static func open(over parent: Widget, _ title: String, height: Int32, text: Widget) {
        text.margins(bottom: 28, sides: 20)
        let window = DialogWindow(
            over: parent, title, size: (460, height), clamped(text, to: 560))
        // A screen reader begins with the first paragraph. What a paragraph does not use scrolls.
        window.addScrollKeys()
        let paragraphs = text.descendants(of: gtk_label_get_type())
        window.present(focus: paragraphs.first ?? window.scroller)
    }

    private func addScrollKeys() {
        let position = notNull(gtk_scrolled_window_get_vadjustment(scroller.opaque))
        func add(_ keys: String, _ way: @escaping (_ view: Double) -> Double) {
            onKeys(keys, in: widget) {
                let view = gtk_adjustment_get_page_size(position)
                gtk_adjustment_set_value(position, gtk_adjustment_get_value(position) + way(view))
            }
        }
        add("Up") { _ in -40 }
        add("Down") { _ in 40 }
        add("Page_Up") { -0.9 * $0 }
        add("Page_Down") { 0.9 * $0 }
        add("space") { 0.9 * $0 }
    }

    /// - Parameter first: gets the focus.
    func present(focus first: Widget) {
        gtk_window_present(widget.cast())
        gtk_widget_grab_focus(first)
    }

    func close() { gtk_window_close(widget.cast()) }
}

/// Lets Ctrl+W close a window or a dialog, and Ctrl+Q end the program. GTK would give keys of the program only to its
/// main windows.
func addWindowKeys(to window: Widget) {
    onKeys("<Control>w", in: window) { [window] in gtk_window_close(window.cast()) }
    onKeys("<Control>q", in: window) {
        g_action_group_activate_action(
            OpaquePointer(g_application_get_default()), "quit", nil)
    }
}
