import Contract
import SDBus
import SteadyTime

/// What opens for the user.
package enum Opening {
    /// A screen of the window.
    ///
    /// The window gets the `activation-token` and the `desktop-startup-id` of the platform data. With
    /// them the desktop lets the window come to the front. If there is no window, `atrest watch` opens
    /// in a terminal, unless `orTerminal` is false.
    case screen(ScreenName, platformData: [String: Value], orTerminal: Bool = true)
    /// A verb of `atrest` in the user's terminal.
    case terminal(TerminalVerb)

    /// - Parameter token: the token that came with what the user pressed.
    static func screen(
        _ screen: ScreenName, token: String?, orTerminal: Bool = true
    ) -> Opening {
        .screen(
            screen, platformData: token.map { ["activation-token": .string($0)] } ?? [:],
            orTerminal: orTerminal)
    }
}

/// Opens Atrest for the user: its window, or `atrest watch` in a terminal if the window is not
/// installed or does not start.
///
/// The window is a separate program. The bus starts it, so it has none of the limits of the agent's
/// unit.
final class ApplicationOpener {
    private let bus: Bus
    private let terminal: TerminalOpener
    private let calls: PendingReplies
    /// More than a user causes while the window starts.
    private static let mostCalls = 16
    /// A window that has not answered after this time is too busy, and may still open.
    private static let patience = Duration.seconds(20)

    private static let window = Destination(
        service: Names.window, path: ObjectPath(Names.windowPath)!,
        interface: Application.interface)

    /// - Parameter schedule: runs a closure after a delay.
    init(bus: Bus, schedule: @escaping (Duration, @escaping () -> Void) -> Void) {
        self.bus = bus
        calls = PendingReplies(on: bus)
        terminal = TerminalOpener(bus: bus, schedule: schedule)
    }

    /// Does not wait until something is open.
    ///
    /// - Parameter onFailure: called if nothing could be opened.
    func open(_ opening: Opening, onFailure: @escaping () -> Void) {
        switch opening {
        case .terminal(let verb): terminal.open(verb, onFailure: onFailure)
        case .screen(let screen, let platformData, let orTerminal):
            guard calls.count < Self.mostCalls else { return }
            let isAway: () -> Void =
                orTerminal
                ? { [terminal] in terminal.open(.watch, onFailure: onFailure) } : onFailure
            do {
                try open(screen, platformData.filter(Self.isForwarded), isAway, onFailure)
            } catch {
                isAway()
            }
        }
    }

    private func open(
        _ screen: ScreenName, _ platformData: [String: Value], _ isAway: @escaping () -> Void,
        _ onFailure: @escaping () -> Void
    ) throws {
        // The window opens with the timer.
        let member: Application.Method = screen == .timer ? .activate : .activateAction
        let message = try bus.methodCall(to: Self.window, member.rawValue)
        if screen != .timer { try message.append(screen.action, [Value]()) }
        try message.append(platformData)
        let deadline = SteadyClock.now + Self.patience
        try calls.call(message, timeout: Self.patience) { result in
            guard case .failure = result else { return }
            // The bus uses the same error if the window has ended without an answer.
            if SteadyClock.now >= deadline { return onFailure() }
            isAway()
        }
    }

    /// What the desktop needs. Anything else could be as large as a message.
    private static func isForwarded(_ entry: (key: String, value: Value)) -> Bool {
        guard ["activation-token", "desktop-startup-id"].contains(entry.key),
            case .string(let text) = entry.value
        else { return false }
        return text.utf8.count <= 1024
    }
}
