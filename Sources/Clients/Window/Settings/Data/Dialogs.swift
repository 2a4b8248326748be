import CAdwaita
import Text
import Words

/// A message over the window with one or two buttons. It owns itself until it is closed.
final class MessageDialog {
    let widget: Widget
    private static let confirmID = "confirm"
    private static let cancelID = "cancel"

    /// - Parameters:
    ///   - parent: a widget in the window below.
    ///   - confirm: the button that does what the heading asks; nil if there is only one that closes.
    ///   - onConfirm: called once if the user presses it.
    init(
        over parent: Widget, _ heading: String, _ body: String, confirm: String? = nil,
        onConfirm: @escaping () -> Void = {}
    ) {
        let root = gtk_widget_get_root(parent).map { UnsafeMutableRawPointer($0) }
        widget = notNull(
            adw_message_dialog_new(
                root?.assumingMemoryBound(to: GtkWindow.self), heading, body))
        adw_message_dialog_add_response(
            widget.cast(), Self.cancelID, confirm == nil ? Words.Panel.close : Words.DataPage.cancel
        )
        if let confirm {
            adw_message_dialog_add_response(widget.cast(), Self.confirmID, confirm)
            adw_message_dialog_set_response_appearance(
                widget.cast(), Self.confirmID, ADW_RESPONSE_SUGGESTED)
        }
        adw_message_dialog_set_default_response(
            widget.cast(), confirm == nil ? Self.cancelID : Self.confirmID)
        adw_message_dialog_set_close_response(widget.cast(), Self.cancelID)
        onSignal(widget.object, "response") { response in
            let name = response.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
            if name == Self.confirmID { onConfirm() }
        }
    }

    func present() { widget.presentMessage() }

    func setBody(_ body: String) { adw_message_dialog_set_body(widget.cast(), body) }

    func setConfirmEnabled(_ isEnabled: Bool) {
        adw_message_dialog_set_response_enabled(widget.cast(), Self.confirmID, isEnabled ? 1 : 0)
    }

    func setExtra(_ extra: Widget) { adw_message_dialog_set_extra_child(widget.cast(), extra) }
}

/// Lets the user choose one file, with the file chooser of the desktop.
///
/// - Parameters:
///   - parent: a widget in the window below.
///   - name: of a file to be written; nil if a file is read.
///   - onChoice: called with a path, or with nil if the file is on another computer. It is not called
///     if the user chooses nothing.
func chooseFile(
    over parent: Widget, _ title: String, button: String, cancel: String,
    saveAs name: String?,
    onChoice: @escaping (String?) -> Void
) {
    choose(
        over: parent, title,
        name == nil ? GTK_FILE_CHOOSER_ACTION_OPEN : GTK_FILE_CHOOSER_ACTION_SAVE,
        button: button, cancel: cancel, saveAs: name, onChoice: onChoice)
}

/// Lets the user choose a folder.
///
/// - Parameter onChoice: gets the path; nil if the folder is on another computer.
func chooseFolder(
    over parent: Widget, _ title: String, onChoice: @escaping (String?) -> Void
) {
    choose(
        over: parent, title, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, button: Words.DataPage.choose,
        cancel: Words.DataPage.cancel, saveAs: nil, onChoice: onChoice)
}

private func choose(
    over parent: Widget, _ title: String, _ action: GtkFileChooserAction, button: String,
    cancel: String, saveAs name: String?, onChoice: @escaping (String?) -> Void
) {
    let root = gtk_widget_get_root(parent).map { UnsafeMutableRawPointer($0) }
    let chooser = notNull(
        gtk_file_chooser_native_new(
            title, root?.assumingMemoryBound(to: GtkWindow.self), action, button, cancel))
    gtk_native_dialog_set_modal(cast(chooser), 1)
    if let name { gtk_file_chooser_set_current_name(chooser, name) }
    onSignal(UnsafeMutableRawPointer(chooser), "response") { response in
        let isAccepted =
            Int32(truncatingIfNeeded: Int(bitPattern: response)) == GTK_RESPONSE_ACCEPT.rawValue
        if isAccepted, let file = gtk_file_chooser_get_file(chooser) {
            onChoice(path(of: file))
            g_object_unref(UnsafeMutableRawPointer(file))
        }
        g_object_unref(UnsafeMutableRawPointer(chooser))
    }
    gtk_native_dialog_show(cast(chooser))
}

private func cast(_ chooser: OpaquePointer) -> UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutableRawPointer(chooser).assumingMemoryBound(to: GtkNativeDialog.self)
}

/// - Returns: nil if the file is not in a file system.
func path(of file: OpaquePointer) -> String? {
    guard let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    return String(path: path)
}
