import Contract
import Fasting
import Notices

/// What the desktop's part of the agent needs from outside, as `EngineEnvironment` for the core:
/// notifications, alarms, and what opens for the user.
///
/// The agent passes the system's; a test passes variables.
public struct DesktopEnvironment {
    public let presenter: any NotificationPresenter
    /// Opens something for the user. Calls the closure if that is not possible.
    public var open: (Opening, _ onFailure: @escaping () -> Void) -> Void
    /// Lets an alarm ring at an instant. A new instant replaces the last one; nil cancels it.
    public var setAlarm: (Alarm, Instant?) -> Void
    /// Gets each refusal that was shown, for the log.
    public var onRefusal: (Refusal) -> Void
    /// Ends the agent. The fast goes on in the records.
    public var quit: () -> Void

    /// The name is for the log.
    public enum Alarm: String, Sendable, CaseIterable {
        /// For ``TrayController/treeMayHaveGrown()``.
        case tree = "tree in the tray"
        /// For ``DailyOfferController/decide()``.
        case invitation, plan
    }

    public init(
        presenter: any NotificationPresenter,
        open: @escaping (Opening, _ onFailure: @escaping () -> Void) -> Void = { _, _ in },
        setAlarm: @escaping (Alarm, Instant?) -> Void = { _, _ in },
        onRefusal: @escaping (Refusal) -> Void = { _ in }, quit: @escaping () -> Void = {}
    ) {
        self.presenter = presenter
        self.open = open
        self.setAlarm = setAlarm
        self.onRefusal = onRefusal
        self.quit = quit
    }
}

/// What opens for the user.
public enum Opening: Equatable, Sendable {
    /// A screen of the window.
    ///
    /// The tokens are the `activation-token` and the `desktop-startup-id` that came with the act of the
    /// user. With them the desktop lets the window come to the front. If there is no window, a verb of
    /// `atrest` opens in the user's terminal.
    case screen(ScreenName, tokens: [String: String], orTerminal: TerminalVerb = .watch)
    /// What a licence keeps and costs, in the window. The tokens are as for a screen.
    case offer(tokens: [String: String])
    /// The question when the running fast has ended, in the window. The tokens are as for a screen. If there is no
    /// window, the timer opens in the user's terminal, which has a key for it.
    case end(tokens: [String: String])

    /// - Parameter token: the token that came with what the user pressed.
    static func screen(
        _ screen: ScreenName, token: String?, orTerminal: TerminalVerb = .watch
    ) -> Opening {
        .screen(screen, tokens: tokens(token), orTerminal: orTerminal)
    }

    static func offer(token: String?) -> Opening { .offer(tokens: tokens(token)) }

    static func end(token: String?) -> Opening { .end(tokens: tokens(token)) }

    private static func tokens(_ token: String?) -> [String: String] {
        token.map { ["activation-token": $0] } ?? [:]
    }
}
