import Client
import Glibc
import SDBus
import Words

/// Shows the progress of long work on a terminal. Shows nothing if standard error is not a terminal.
final class Progress {
    private let isTerminal = isatty(STDERR_FILENO) != 0
    private var shownAt = Duration.zero
    private var hasShown = false
    private let begun = SDEventTimer.Clock.monotonic.now

    /// Nothing is shown before this time.
    private static let delay = Duration.milliseconds(200)
    /// The shortest time between two updates.
    private static let period = Duration.milliseconds(50)

    func show(_ text: String) {
        let now = SDEventTimer.Clock.monotonic.now
        guard isTerminal, now - begun > Self.delay, now - shownAt > Self.period else { return }
        shownAt = now
        hasShown = true
        put("\r\u{1b}[K\(text)")
    }

    func clear() { if hasShown { put("\r\u{1b}[K") } }

    private func put(_ text: String) {
        _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
    }
}

extension AgentProxy {
    /// Connects to the agent, which the first call starts if it is not running. Says on a terminal if the start takes long.
    static func starting() throws(ClientError) -> AgentProxy {
        let agent = try AgentProxy(activates: true)
        let progress = Progress()
        agent.onLateStart = { isStarting in
            if isStarting { progress.show(Words.agentStarting) } else { progress.clear() }
        }
        return agent
    }

    /// Does something that may take long, and says on a terminal that the agent is at work.
    func withPatience<Result>(_ body: () throws -> Result) rethrows -> Result {
        let progress = Progress()
        onWait = { progress.show(Words.agentAtWork) }
        defer {
            progress.clear()
            onWait = {}
        }
        return try body()
    }
}
