import Notices
import Words

extension NotificationText {
    /// The buttons of the question about a licence. Both have the same emphasis.
    enum Answer: String {
        case goOn = "continue"
        case later = "later"
    }

    /// The question that is asked once. It makes no sound.
    static var licencePrompt: DesktopNotification {
        DesktopNotification(
            title: Words.Premium.prompt, body: [.init(Words.Premium.promptText)],
            category: "x-atrest.question",
            actions: [
                .init(key: Answer.goOn.rawValue, label: Words.Premium.continueWithAtrest),
                .init(key: Answer.later.rawValue, label: Words.Premium.maybeLater),
            ], isSilent: true)
    }

    /// What to type if the window is not installed.
    static var licencePromptCommand: DesktopNotification {
        transient(Words.Premium.promptCommand, lifetime: answerLifetime)
    }
}
