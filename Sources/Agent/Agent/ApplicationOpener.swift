import AgentDesktop
import Contract
import SDBus
import System

/// Opens Atrest for the user: its window, or a verb of `atrest` in a terminal if the window is not
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
        case .screen(let screen, let tokens, let verb):
            let isAway: () -> Void = { [terminal] in terminal.open(verb, onFailure: onFailure) }
            // The window opens with the timer.
            openWindow(screen == .timer ? nil : screen.action, tokens, isAway, onFailure)
        case .offer(let tokens): openWindow(Names.offerAction, tokens, onFailure, onFailure)
        case .end(let tokens):
            let isAway: () -> Void = { [terminal] in terminal.open(.watch, onFailure: onFailure) }
            openWindow(Names.endAction, tokens, isAway, onFailure)
        }
    }

    private func openWindow(
        _ action: String?, _ tokens: [String: String], _ isAway: @escaping () -> Void,
        _ onFailure: @escaping () -> Void
    ) {
        guard calls.count < Self.mostCalls else { return }
        do { try open(action, tokens, isAway, onFailure) } catch { isAway() }
    }

    private func open(
        _ action: String?, _ tokens: [String: String], _ isAway: @escaping () -> Void,
        _ onFailure: @escaping () -> Void
    ) throws {
        let member: Application.Method = action == nil ? .activate : .activateAction
        let message = try bus.methodCall(to: Self.window, member.rawValue)
        if let action { try message.append(action, [Value]()) }
        try message.append(tokens.mapValues { Value.string($0) })
        let deadline = SteadyClock.now + Self.patience
        try calls.call(message, timeout: Self.patience) { result in
            guard case .failure = result else { return }
            // The bus uses the same error if the window has ended without an answer.
            if SteadyClock.now >= deadline { return onFailure() }
            isAway()
        }
    }
}
