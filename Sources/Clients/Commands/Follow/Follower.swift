import Client
import Contract
import Glibc
import LocalTime
import Presentation
import SDBus
import Words

/// Prints the state of the fast: now, after every change, and, if time is shown, at every whole
/// minute. Ends when its reader goes.
final class Follower {
    private let interfaces: [String]
    private let ticks: () -> Set<Tick>
    private let render: (AgentState) -> [StyledText]
    private let write: ([StyledText]) throws -> Void
    private var state = AgentState.away
    private var lastLines: [StyledText]?
    private var lastFailure: String?
    /// Why writing failed; nil if the reader has gone.
    private var problem: Problem?
    private var clock: SDEventTimer?
    private var loop: SDEventLoop?
    private var watch: AgentWatch?
    /// Handles clicks that the bar reports on standard input; nil to leave standard input alone.
    var clicks: (format: Clicks.Format, onClick: (_ button: Int, AgentProxy) -> Void)?

    /// - Parameters:
    ///   - interfaces: the interfaces whose properties `render` needs.
    ///   - ticks: the parts of a line that change with the clock; asked after each line.
    ///   - write: throws if nothing can be written any more.
    init(
        of interfaces: [String], ticks: @escaping () -> Set<Tick>,
        render: @escaping (AgentState) -> [StyledText],
        write: @escaping ([StyledText]) throws -> Void
    ) {
        self.interfaces = interfaces
        self.ticks = ticks
        self.render = render
        self.write = write
    }

    /// Runs until the reader goes.
    ///
    /// - Throws: ``Problem`` if there is no bus, or it goes away.
    func run() throws {
        signal(SIGPIPE, SIG_IGN)
        let proxy = try AgentProxy(activates: false)
        do {
            let loop = try SDEventLoop()
            self.loop = loop
            clock = try loop.addTimer(.realtime, accuracy: .milliseconds(1)) { [unowned self] in
                show()
            }
            let clockWatch = try loop.addClockWatch { [unowned self] in show() }
            // A reader that goes shows as an error on the pipe even if nothing is written to it. A
            // plain file cannot be watched, and never goes.
            let reader = try? loop.addDescriptor(STDOUT_FILENO, events: []) { _ in loop.exit() }
            let clicks = clicks.flatMap { clicks in
                Clicks(clicks.format, on: loop) { [unowned self] in
                    clicks.onClick($0, proxy)
                    show()
                }
            }
            watch = try AgentWatch(
                proxy, of: interfaces, on: loop,
                onReport: { [unowned self] in
                    state = AgentState($0, watch?.failure)
                    if $0 != nil { lastFailure = nil }
                    show()
                }, onFailure: { [unowned self] in reportFailure($0) })
            defer { watch = nil }
            let code = try withExtendedLifetime((clockWatch, reader, clicks)) {
                try loop.run()
            }
            if let problem { throw problem }
            if code != 0 { throw Problem(.unavailable, Words.busWentAway) }
        } catch let error as SystemError {
            throw Problem(error)
        }
    }

    /// Prints once why an agent that runs gives no report.
    private func reportFailure(_ error: ClientError) {
        guard let sentence = Problem(error).sentence, sentence != lastFailure else { return }
        lastFailure = sentence
        Output.printError(sentence)
    }

    private func show() {
        let lines = render(state)
        if lines != lastLines {
            lastLines = lines
            do {
                try write(lines)
            } catch {
                problem = error as? Problem
                loop?.exit()
            }
        }
        try? clock?.arm(
            atMicrosecondsSinceEpoch: Tick.next(of: ticks(), state.report?.timer, now: Clock.now))
    }
}
