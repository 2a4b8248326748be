import Client
import Contract
import Fasting
import Glibc
import SDBus
import Words

/// Prints a line at once, after every change, and where time is shown at every whole minute, until
/// nobody reads any more.
final class Follower {
    private let showsTime: Bool
    private let now: () -> Instant
    private let render: (TimerReport?) -> String
    private let write: (String) throws -> Void
    /// How long to wait for the agent to announce a phase before the minute is shown without it,
    /// in microseconds.
    private static let leeway: UInt64 = 250_000
    private var report: TimerReport?
    private var lastLine: String?
    private var minute: Timer?
    private var loop: EventLoop?

    /// - Parameter write: throws where nobody reads any more.
    init(
        showsTime: Bool, now: @escaping () -> Instant, render: @escaping (TimerReport?) -> String,
        write: @escaping (String) throws -> Void
    ) {
        self.showsTime = showsTime
        self.now = now
        self.render = render
        self.write = write
    }

    /// Ends when the reader does.
    ///
    /// - Throws: ``Problem`` where there is no bus, or it goes away.
    func run() throws(Problem) {
        signal(SIGPIPE, SIG_IGN)
        let proxy = try asking { () throws(ClientError) in try AgentProxy(activates: false) }
        do throws(SystemError) {
            let loop = try EventLoop()
            self.loop = loop
            minute = try loop.addTimer(.realtime, accuracy: 1000) { [unowned self] in show() }
            let clock = try loop.addClockWatch { [unowned self] in show() }
            // A reader that goes shows as an error on the pipe, though nothing is written to it. A
            // plain file cannot be watched, and never goes.
            let reader = try? loop.addDescriptor(STDOUT_FILENO, events: []) { _ in loop.exit() }
            let watch = try TimerWatch(proxy, on: loop) { [unowned self] report in
                self.report = report
                show()
            }
            let code = try withExtendedLifetime((clock, reader, watch)) { () throws(SystemError) in
                try loop.run()
            }
            if code != 0 { throw SystemError(code: ECONNRESET, operation: "following") }
        } catch {
            throw error.code == ECONNRESET
                ? Problem(.unavailable, Words.busWentAway) : Problem(error)
        }
    }

    private func show() {
        let line = render(report)
        if line != lastLine {
            lastLine = line
            do { try write(line) } catch { loop?.exit() }
        }
        armMinute()
    }

    /// The next moment at which another whole minute of the fast has passed.
    private func armMinute() {
        guard showsTime, let report, report.isActive, let start = report.startedAt else {
            try? minute?.disarm()
            return
        }
        let elapsed = report.elapsed(at: now().secondsSinceEpoch) ?? 0
        let next = start + UInt64(elapsed / 60 + 1) * 60_000_000
        // Where a phase begins on that minute, the agent says so; leave it the time.
        let leeway = next == report.nextMilestoneAt ? Self.leeway : 0
        try? minute?.arm(at: next + leeway)
    }
}
