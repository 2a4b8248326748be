import CAdwaita
import Glibc
import Presentation
import SystemdSupport
import Words

/// The reflection: a button that opens a field, and the field. Between its openings the text is in locked memory
/// only. It is overwritten when the prayer ends. Decision: docs/decisions/0020-private-memory.md.
final class ReflectionField {
    let widget: Widget
    /// The field was closed by the user.
    var onClose: () -> Void = {}
    /// The field was opened or closed, and takes another place.
    var onResize: () -> Void = {}
    private let context: WindowContext
    private let opener: Widget
    private let place = column(spacing: 10)
    private let scroller = verticalScroller()
    private var text: LockedText?
    /// The GtkTextView; nil while the field is closed.
    private var view: Widget?
    private var isRestoring = false
    private var name = ""

    init(_ context: WindowContext) {
        self.context = context
        opener = notNull(gtk_button_new_with_label(""))
        opener.styled("flat", "reflection-open").aligned(horizontal: GTK_ALIGN_CENTER)
        widget = column(opener, place)
        // A page that goes releases it, and the next one takes it.
        g_object_ref_sink(widget.object)
        gtk_widget_set_size_request(scroller, -1, 150)
        let saving = textButton(Words.Prayer.saveToFile, "flat", "reflection-open") {
            [unowned self] in save()
        }
        let done = textButton(Words.Timer.done, "flat", "reflection-open") { [unowned self] in
            close()
            onClose()
        }
        let buttons = Window.row(spacing: 6, saving, done)
        buttons.aligned(horizontal: GTK_ALIGN_CENTER)
        let hint = label(Words.Prayer.memoryOnly, at: .middle, "prayer-quiet")
        for part in [scroller.styled("reflection"), hint, buttons] { place.append(part) }
        place.isVisible = false
        onSignal(opener.object, "clicked") { [unowned self] in open() }
    }

    deinit { g_object_unref(widget.object) }

    /// - Parameter label: of the button.
    func show(label: String) {
        name = label
        cadwaita_set_button_text(opener, label)
        if let parent = gtk_widget_get_parent(widget) { gtk_box_remove(parent.cast(), widget) }
    }

    // MARK: Opening and closing

    private func open() {
        guard view == nil else { return }
        do throws(PrivateMemory.Failure) {
            if text == nil { text = try LockedText() }
        } catch {
            let limit = error.limit.map { Words.PrivateText.size($0) }
            return context.toasts.show(Words.PrivateText.notLocked(limit: limit))
        }
        PrivateMemory.guardProcess(true)
        let view = notNull(gtk_text_view_new())
        self.view = view
        gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
        // Tab moves the focus.
        gtk_text_view_set_accepts_tab(view.cast(), 0)
        gtk_text_view_set_input_hints(view.cast(), GTK_INPUT_HINT_PRIVATE)
        // Other input methods are sent the whole text with each key, and a copy stays in the messages to them.
        cadwaita_set_text(view.object, "im-module", "gtk-im-context-simple")
        for set in [
            gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin,
            gtk_text_view_set_left_margin, gtk_text_view_set_right_margin,
        ] { set(view.cast(), 12) }
        view.named(name)
        // Undo would keep what was deleted.
        gtk_text_buffer_set_enable_undo(buffer(of: view), 0)
        restore()
        onSignal(buffer(of: view).object, "changed") { [unowned self] in
            keep()
        }
        onKeys("Escape", in: view, scope: GTK_SHORTCUT_SCOPE_LOCAL) { [unowned self] in
            close()
            onClose()
        }
        gtk_scrolled_window_set_child(scroller.opaque, view)
        opener.isVisible = false
        place.isVisible = true
        gtk_widget_grab_focus(view)
        onResize()
    }

    /// Closes the field. The text stays for as long as the prayer.
    func close() {
        guard let view else { return }
        self.view = nil
        // The same number of bytes takes the place of the text in the buffer.
        let blank = String(repeating: " ", count: text?.count ?? 0)
        isRestoring = true
        gtk_text_buffer_set_text(buffer(of: view), blank, -1)
        gtk_text_buffer_set_text(buffer(of: view), "", 0)
        isRestoring = false
        gtk_scrolled_window_set_child(scroller.opaque, nil)
        place.isVisible = false
        opener.isVisible = true
        onResize()
        overwriteCopies()
    }

    /// Overwrites the text. The prayer has ended.
    func forget() {
        close()
        text?.wipe()
        text = nil
        // What was drawn last is released after the next frame.
        later { Self.overwrite() }
    }

    private func overwriteCopies() {
        Self.overwrite()
        later { [weak self] in
            Self.overwrite()
            if self?.view == nil { PrivateMemory.guardProcess(false) }
        }
    }

    private static func overwrite() {
        cadwaita_overwrite_free_slices()
        PrivateMemory.overwriteFreeBlocks()
    }

    // MARK: The text

    private func buffer(of view: Widget) -> UnsafeMutablePointer<GtkTextBuffer> {
        gtk_text_view_get_buffer(view.cast())
    }

    /// Takes what is in the field into locked memory.
    private func keep() {
        guard let view, let text, !isRestoring else { return }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer(of: view), &start, &end)
        guard let copy = gtk_text_buffer_get_text(buffer(of: view), &start, &end, 1) else { return }
        let count = strlen(copy)
        let fits = text.store(UnsafeRawBufferPointer(start: copy, count: count))
        PrivateMemory.erase(copy, count)
        g_free(copy)
        if fits { return }
        restore()
        let limit = Words.PrivateText.size(text.capacity)
        context.toasts.show(Words.PrivateText.cut(limit: limit))
    }

    private func restore() {
        guard let view, let text else { return }
        isRestoring = true
        text.withBytes {
            let start = $0.bindMemory(to: CChar.self).baseAddress
            gtk_text_buffer_set_text(buffer(of: view), start, Int32($0.count))
        }
        isRestoring = false
    }

    // MARK: Saving

    private func save() {
        guard let text, text.withBytes({ $0.contains { !Self.blanks.contains($0) } }) else {
            return context.toasts.show(Words.Prayer.nothingToSave)
        }
        chooseFile(
            over: widget, Words.Prayer.saveTitle, button: Words.Calendar.save,
            saveAs: "reflection.txt"
        ) { [weak self] in self?.save(to: $0) }
    }

    private static let blanks = Set(" \t\n\r".utf8)

    private func save(to path: String?) {
        guard let text, let path else { return }
        let content = text.withBytes { String(decoding: $0, as: UTF8.self) }
        switch PrivateFile.save(content, to: path, replaces: true) {
        case .saved(let path), .exists(let path):
            context.toasts.show(Words.PrivateText.saved(path))
        case .failed(let sentence): context.toasts.show(sentence)
        }
    }
}
