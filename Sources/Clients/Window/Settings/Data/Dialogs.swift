import CAdwaita
import Presentation
import Text
import Words

/// A message over the window with some buttons. It owns itself until it is closed.
final class MessageDialog {
    typealias Response = (text: String, body: () -> Void)

    let widget: Widget
    private let rows = boxedList().named("")
    private let content = column(spacing: 14)

    /// - Parameters:
    ///   - parent: a widget in the window below.
    ///   - responses: the buttons. The first one, and every other way to close the dialog, leaves things as they are.
    init(over parent: Widget, _ heading: String, responses: [Response]) {
        widget = notNull(adw_message_dialog_new(parent.window, heading, nil))
        for (index, response) in responses.enumerated() {
            adw_message_dialog_add_response(widget.cast(), String(index), response.text)
        }
        adw_message_dialog_set_close_response(widget.cast(), "0")
        onSignal(widget.object, "response") {
            if let index = $0.text(0).flatMap({ Int($0) }) { responses[index].body() }
            return false
        }
    }

    /// - Parameters:
    ///   - body: a sentence, or lines.
    ///   - confirm: the button that does what the heading asks; nil if there is only one that closes.
    convenience init(
        over parent: Widget, _ heading: String, _ body: [String] = [], confirm: String? = nil,
        onConfirm: @escaping () -> Void = {}
    ) {
        let closing = confirm == nil ? Words.Panel.close : Words.DataPage.cancel
        self.init(
            over: parent, heading,
            responses: [(closing, {})] + (confirm.map { [($0, onConfirm)] } ?? []))
        adw_message_dialog_set_default_response(
            widget.cast(), confirm == nil ? "0" : Self.confirming)
        if confirm != nil {
            adw_message_dialog_set_response_appearance(
                widget.cast(), Self.confirming, ADW_RESPONSE_SUGGESTED)
        }
        show(body)
    }

    func present() { widget.presentMessage() }

    /// Shows a sentence below the heading, or several lines as rows of a list.
    ///
    /// - Parameter problems: lines that come first, because something is missing.
    func show(_ lines: [String], problems: [String] = []) {
        let isSentence = problems.isEmpty && lines.count < 2
        adw_message_dialog_set_body(widget.cast(), isSentence ? lines.first ?? "" : "")
        rows.removeAll { gtk_list_box_remove(rows.opaque, $0) }
        rows.isVisible = !isSentence
        if isSentence { return }
        let texts =
            MessageRow.rows(problems).map { Self.widget($0).styled("message-problem") }
            + MessageRow.rows(lines).map(Self.widget)
        for row in texts { gtk_list_box_append(rows.opaque, row) }
        if gtk_widget_get_parent(rows) == nil { gtk_box_prepend(content.cast(), rows) }
        add(nil)
    }

    /// Many details are in a row that opens.
    private static func widget(_ row: MessageRow) -> Widget {
        if row.details.count > 1 {
            let widget = expanderRow(row.title, row.value ?? "")
            for detail in row.details {
                adw_expander_row_add_row(widget.cast(), textRow(detail))
            }
            return widget
        }
        let detail = row.details.first ?? ""
        return row.value.map { valueRow(row.title, $0, detail) }
            ?? (detail.isEmpty ? textRow(row.title) : factRow(row.title, detail))
    }

    private static let confirming = "1"

    func setConfirmEnabled(_ isEnabled: Bool) {
        adw_message_dialog_set_response_enabled(
            widget.cast(), Self.confirming, isEnabled ? 1 : 0)
    }

    /// Adds a widget below the text.
    func add(_ extra: Widget?) {
        if let extra { content.append(extra) }
        adw_message_dialog_set_extra_child(widget.cast(), content)
    }
}

/// Lets the user choose one file, with the file chooser of the desktop.
///
/// - Parameters:
///   - parent: a widget in the window below.
///   - name: of a file to be written; nil if a file is read.
///   - onChoice: called with a path, or with nil if the file is on another computer. It is not called
///     if the user chooses nothing.
func chooseFile(
    over parent: Widget, _ title: String, button: String, saveAs name: String? = nil,
    onChoice: @escaping (String?) -> Void
) {
    let action = name == nil ? GTK_FILE_CHOOSER_ACTION_OPEN : GTK_FILE_CHOOSER_ACTION_SAVE
    choose(over: parent, title, action, button: button, saveAs: name, onChoice: onChoice)
}

/// Lets the user choose a folder.
///
/// - Parameter onRefusal: gets a sentence if the folder is on another computer, or its path is not text.
func chooseFolder(
    over parent: Widget, onRefusal: @escaping (String) -> Void,
    onChoice: @escaping (String) -> Void
) {
    choose(
        over: parent, Words.CalendarFolder.choose, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
        button: Words.DataPage.choose
    ) { path in
        guard let path else { return onRefusal(Words.DataPage.notLocal) }
        if path.hasKeptBytes { return onRefusal(Words.CalendarFolder.notText(path)) }
        onChoice(path)
    }
}

private func choose(
    over parent: Widget, _ title: String, _ action: GtkFileChooserAction, button: String,
    saveAs name: String? = nil, onChoice: @escaping (String?) -> Void
) {
    let chooser = notNull(
        gtk_file_chooser_native_new(
            title, parent.window, action, button, Words.DataPage.cancel))
    gtk_native_dialog_set_modal(chooser.cast(), 1)
    if let name { gtk_file_chooser_set_current_name(chooser, name) }
    onSignal(chooser.object, "response") {
        let isAccepted = $0.integer(0) == GTK_RESPONSE_ACCEPT.rawValue
        if isAccepted, let file = gtk_file_chooser_get_file(chooser) {
            onChoice(path(of: file))
            g_object_unref(file.object)
        }
        g_object_unref(chooser.object)
        return false
    }
    gtk_native_dialog_show(chooser.cast())
}

/// - Returns: nil if the file is not in a file system.
func path(of file: OpaquePointer) -> String? {
    guard let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    return String(path: path)
}
