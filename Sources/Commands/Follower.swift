import Client
import Contract
import Fasting
import Glibc
import SDBus
import Words

/// Prints a line at once, after every change, and where time is shown at every whole minute, until
/// nobody reads any more.
final class Follower {
    private let interfaces: [String]
    private let shown: Set<Template.Field>
    private let now: () -> Instant
    private let render: (AgentReport?) -> String
    private let write: (String) throws -> Void
    /// How long to wait for the agent to announce a phase before the minute is shown without it,
    /// in microseconds.
    private static let leeway: UInt64 = 250_000
    private var report: AgentReport?
    private var lastLine: String?
    private var lastComplaint: String?
    /// Why nothing can be written any more; nil where the reader has gone.
    private var problem: Problem?
    private var minute: Timer?
    private var loop: EventLoop?

    /// - Parameters:
    ///   - interfaces: what `render` needs of the agent.
    ///   - shown: what of it moves with the clock.
    ///   - write: throws where nobody reads any more.
    init(
        of interfaces: [String], showing shown: Set<Template.Field>, now: @escaping () -> Instant,
        render: @escaping (AgentReport?) -> String,
        write: @escaping (String) throws -> Void
    ) {
        self.interfaces = interfaces
        self.shown = shown
        self.now = now
        self.render = render
        self.write = write
    }

    /// Ends when the reader does.
    ///
    /// - Throws: ``Problem`` where there is no bus, or it goes away.
    func run() throws {
        signal(SIGPIPE, SIG_IGN)
        let proxy = try asking { () throws(ClientError) in try AgentProxy(activates: false) }
        do {
            let loop = try EventLoop()
            self.loop = loop
            minute = try loop.addTimer(.realtime, accuracy: 1000) { [unowned self] in show() }
            let clock = try loop.addClockWatch { [unowned self] in show() }
            // A reader that goes shows as an error on the pipe, though nothing is written to it. A
            // plain file cannot be watched, and never goes.
            let reader = try? loop.addDescriptor(STDOUT_FILENO, events: []) { _ in loop.exit() }
            let watch = try AgentWatch(
                proxy, of: interfaces, on: loop,
                onReport: { [unowned self] in
                    report = $0
                    if report != nil { lastComplaint = nil }
                    show()
                }, onFailure: { [unowned self] in complain($0) })
            let code = try withExtendedLifetime((clock, reader, watch)) { try loop.run() }
            if let problem { throw problem }
            if code != 0 { throw Problem(.unavailable, Words.busWentAway) }
        } catch let error as SystemError {
            throw Problem(error)
        }
    }

    /// Says once why an agent that is there gives no report.
    private func complain(_ error: ClientError) {
        guard let sentence = Problem(error).sentence, sentence != lastComplaint else { return }
        lastComplaint = sentence
        Output.complain(sentence)
    }

    private func show() {
        let line = render(report)
        if line != lastLine {
            lastLine = line
            do {
                try write(line)
            } catch {
                problem = error as? Problem
                loop?.exit()
            }
        }
        armMinute()
    }

    /// The next moment at which another whole minute has passed of what is shown.
    private func armMinute() {
        guard let report = report?.timer, report.isActive, let start = report.startedAt,
            let elapsed = report.elapsed(at: now().secondsSinceEpoch)
        else {
            try? minute?.disarm()
            return
        }
        var next: [UInt64] = []
        if shown.contains(.elapsed) { next.append(start + UInt64(elapsed / 60 + 1) * 60_000_000) }
        if shown.contains(.remaining), let target = report.target {
            let seconds = Int64((target + 999_999) / 1_000_000) - elapsed
            if seconds > 0 {
                next.append(start + UInt64(elapsed + (seconds - 1) % 60 + 1) * 1_000_000)
            }
        }
        guard let next = next.min() else {
            try? minute?.disarm()
            return
        }
        // Where a phase begins on that minute, the agent says so; leave it the time.
        let leeway = next == report.nextMilestoneAt ? Self.leeway : 0
        try? minute?.arm(at: next + leeway)
    }
}
