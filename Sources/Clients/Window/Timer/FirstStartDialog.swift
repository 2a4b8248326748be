import CAdwaita
import Words

/// What is said before the very first start: who should ask a physician, and when to stop. Not starting
/// is a whole answer. Rule: docs/rules/evidence.md, Safety.
enum FirstStartDialog {
    private static let later = "later"
    private static let more = "more"
    private static let start = "start"

    /// - Parameters:
    ///   - onMore: shows all that is known about safety.
    ///   - onStart: called only if the user starts.
    static func open(
        over widget: Widget, onMore: @escaping () -> Void, onStart: @escaping () -> Void
    ) {
        let parent = gtk_widget_get_root(widget).map {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
        }
        let text = [Words.Safety.firstAsk, Words.Safety.stop].map(\.text)
        let dialog = notNull(
            adw_message_dialog_new(
                parent, Words.Timer.beforeFirstFast, text.joined(separator: "\n\n")))
        adw_message_dialog_add_response(dialog.cast(), later, Words.Timer.notNow)
        adw_message_dialog_add_response(dialog.cast(), more, Words.Timer.readMore)
        adw_message_dialog_add_response(dialog.cast(), start, Words.Timer.startFirst)
        adw_message_dialog_set_close_response(dialog.cast(), later)
        onSignal(dialog.object, "response") { response in
            switch response.map({ String(cString: $0.assumingMemoryBound(to: CChar.self)) }) {
            case more: onMore()
            case start: onStart()
            default: break
            }
        }
        dialog.presentMessage()
    }
}
