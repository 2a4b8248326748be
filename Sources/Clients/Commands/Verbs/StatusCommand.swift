import Client
import Contract
import Fasting
import FullScreen
import LocalTime
import Presentation
import SDBus
import Words

/// What `atrest status` is asked to print.
struct StatusRequest: Equatable {
    enum Form: Equatable {
        case screen
        /// The screen, and what is left.
        case more
        case json
        case quiet
        case template(Template)
    }

    private(set) var form: Form
    let follow: Bool
    private let color: Output.Color
    /// Whether a tree may be shown beside the text.
    private let picture: Bool

    init(_ typed: StatusCommand) throws(Problem) {
        let forms = [typed.json, typed.quiet, typed.more, typed.format != nil]
        guard forms.count(where: { $0 }) <= 1 else { throw Problem(.usage, Words.oneOutput) }
        if typed.quiet && typed.follow { throw Problem(.usage, Words.quietFollow) }
        if typed.more && typed.follow { throw Problem(.usage, Words.moreFollow) }
        form = typed.json ? .json : typed.quiet ? .quiet : typed.more ? .more : .screen
        if let format = typed.format { form = .template(try Template(format)) }
        follow = typed.follow
        color = typed.outputOptions.color
        picture = !typed.noPicture
    }

    /// - Throws: ``Problem``, ``Output/Closed``.
    func run() throws {
        let output = Output(color: color)
        if follow { return try follow(output) }
        if form == .quiet { return try runQuietly() }
        let environment = processEnvironment()
        let hasRoom =
            picture && (form == .screen || form == .more)
            && StatusPicture.isPossible(output, environment: environment)
        let agent = try AgentProxy.starting()
        let report = try agent.report(of: (hasRoom ? [Forest1.interface] : []) + interfaces)
        guard hasRoom, let width = output.width, let fast = report.treeGrowth(at: Clock.now) else {
            var water = report.water
            if let state = water { water = try agent.ofDay(state, in: .system) }
            return try output.lines(text(.running(report), water, output, lastEnd(agent, report)))
        }
        var narrow = output
        narrow.width = StatusPicture.textWidth(width)
        let tree = StatusPicture(fast: fast, depth: ColorDepth(environment: environment))
        try output.lines(tree.beside(text(.running(report), nil, narrow), width: width))
    }

    /// The interfaces that the form needs. Timer1 comes last, as in the agent's announcements.
    private var interfaces: [String] {
        switch form {
        case .json:
            [
                Vigil1.interface, Settings1.interface, Water1.interface, Forest1.interface,
                Journal1.interface, Compline1.interface, Agent1.interface, Timer1.interface,
            ]
        case .screen where !follow, .more: [Vigil1.interface, Timer1.interface]
        case .template(let template)
        where template.fields.contains(.scripture) || template.fields.contains(.text):
            [Vigil1.interface, Timer1.interface]
        case .screen, .template, .quiet: [Timer1.interface]
        }
    }

    private func text(
        _ state: AgentState, _ water: Water1State?, _ output: Output, _ lastEnd: Instant? = nil
    ) -> [StyledText] {
        let report = state.report
        let view = StatusView(
            report: report?.timer, problem: state.problem, vigil: report?.vigil, water: water,
            settings: report?.settings, forest: report?.forest, journal: report?.journal,
            compline: report?.compline, earlierEnd: lastEnd, now: Clock.now, zone: .system)
        return switch form {
        case .json: [StyledText(view.json.text)]
        case .template(let template): [view.filled(template)]
        case .quiet: []
        case .screen: follow ? [StyledText(view.line)] : view.screen(output)
        case .more: view.screen(output, more: true)
        }
    }

    /// Whether the form says when the latest fast ended.
    private var saysLastEnd: Bool {
        switch form {
        case .json: true
        case .template(let template): template.fields.contains(.ended)
        case .screen, .more, .quiet: false
        }
    }

    /// When the latest fast of the history ended, if the form has it and the agent's state does not.
    private func lastEnd(_ agent: AgentProxy?, _ report: AgentReport?) -> Instant? {
        guard saysLastEnd, let report, report.timer.endedAt == nil else { return nil }
        return (try? agent?.sessions(limit: 1))?.first?.end
    }

    /// Prints nothing and never starts the agent. If the agent is away, a fast may be running all
    /// the same.
    private func runQuietly() throws(Problem) {
        let report: Timer1State
        do throws(ClientError) {
            report = try AgentProxy(activates: false).timer1.state()
        } catch {
            throw Problem(Problem(error).exitStatus)
        }
        if !report.isActive { throw Problem(.refused) }
    }

    private func follow(_ output: Output) throws {
        // Its own connection: the follower's waits for signals.
        let agent = saysLastEnd ? try? AgentProxy(activates: false) : nil
        try Follower(
            of: interfaces, ticks: { ticks }, now: { Clock.now },
            render: { text($0, $0.report?.water, output, lastEnd(agent, $0.report)) },
            write: { try output.lines($0) }
        ).run()
    }

    private var ticks: Set<Tick> {
        switch form {
        case .template(let template): Set(template.fields.compactMap(\.tick))
        case .screen: [.elapsedMinute]
        case .json, .quiet, .more: []
        }
    }
}

struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: Words.Help.status,
        examples: ["status --more", "status --format {{elapsed}}"])

    @Flag(Words.Help.json) var json = false
    @Flag(Words.Help.quiet) var quiet = false
    @Flag(Words.Help.more) var more = false
    @Option(.template, Words.Help.format) var format: String?
    @Flag(Words.Help.follow) var follow = false
    @Flag(Words.Watch.noPictureHelp) var noPicture = false
    @OptionGroup var outputOptions: OutputOptions

    func run() throws { try StatusRequest(self).run() }
}
