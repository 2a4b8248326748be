import Client
import Contract
import Fasting
import FullScreen
import LocalTime
import Presentation
import SDBus
import Words

struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "status", Words.Help.status, examples: ["status --more", "status --format {{elapsed}}"])

    @Flag(Words.Help.json) var json = false
    @Flag(Words.Help.quiet) var quiet = false
    @Flag(Words.Help.more) var more = false
    @Option(.template, Words.Help.format) var format: String?
    @Flag(Words.Help.follow) var follow = false
    @Flag(Words.Watch.noPictureHelp) var noPicture = false
    @OptionGroup var outputOptions: OutputOptions

    /// What is printed.
    enum Form: Equatable {
        case screen
        /// The screen, and what is left.
        case more
        /// A line for each change.
        case line
        case json
        case quiet
        case template(Template)
    }

    /// - Throws: ``Problem`` for options that do not go together.
    func form() throws(Problem) -> Form {
        if [json, quiet, more, format != nil].count(where: { $0 }) > 1 {
            throw Problem(.usage, Words.oneOutput)
        }
        if quiet && follow { throw Problem(.usage, Words.quietFollow) }
        if more && follow { throw Problem(.usage, Words.moreFollow) }
        if let format { return .template(try Template(format)) }
        return json ? .json : quiet ? .quiet : more ? .more : follow ? .line : .screen
    }

    /// - Throws: ``Problem``, ``Output/Closed``.
    func run() throws {
        let (form, output) = (try form(), outputOptions.output)
        if follow { return try follow(form, output) }
        if form == .quiet { return try runQuietly() }
        let environment = processEnvironment()
        let hasRoom =
            !noPicture && (form == .screen || form == .more)
            && StatusPicture.isPossible(output, environment: environment)
        let agent = try AgentProxy.starting()
        let report = try agent.report(of: (hasRoom ? [Forest1.interface] : []) + form.interfaces)
        guard hasRoom, let width = output.width, let fast = report.treeGrowth(at: Clock.now) else {
            var water = report.water
            if let state = water { water = try agent.ofDay(state, in: .system) }
            return try output.lines(
                form.text(.running(report), water, output, form.lastEnd(agent, report)))
        }
        var narrow = output
        narrow.width = StatusPicture.textWidth(width)
        let tree = StatusPicture(
            fast: fast, format: PictureFormat(environment: environment), cell: output.size?.cell)
        try output.lines(tree.beside(form.text(.running(report), nil, narrow), width: width))
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

    private func follow(_ form: Form, _ output: Output) throws {
        // Its own connection: the follower's waits for signals.
        let agent = form.saysLastEnd ? try? AgentProxy(activates: false) : nil
        try Follower(
            of: form.interfaces, ticks: { form.ticks },
            render: { form.text($0, $0.report?.water, output, form.lastEnd(agent, $0.report)) },
            write: { try output.lines($0) }
        ).run()
    }
}

extension StatusCommand.Form {
    /// The interfaces that the form needs. Timer1 comes last, as in the agent's announcements.
    fileprivate var interfaces: [String] {
        switch self {
        case .json:
            [
                Vigil1.interface, Settings1.interface, Water1.interface, Forest1.interface,
                Journal1.interface, Compline1.interface, Agent1.interface, Timer1.interface,
            ]
        case .screen, .more: [Vigil1.interface, Agent1.interface, Timer1.interface]
        case .template(let template)
        where template.fields.contains(.scripture) || template.fields.contains(.text):
            [Vigil1.interface, Timer1.interface]
        case .line, .template, .quiet: [Timer1.interface]
        }
    }

    fileprivate func text(
        _ state: AgentState, _ water: Water1State?, _ output: Output, _ lastEnd: Instant? = nil
    ) -> [StyledText] {
        let report = state.report
        let view = StatusView(
            report: report?.timer, problem: state.problem, vigil: report?.vigil, water: water,
            settings: report?.settings, forest: report?.forest, journal: report?.journal,
            compline: report?.compline, earlierEnd: lastEnd, now: Clock.now, zone: .system)
        return switch self {
        case .json: [StyledText(view.json.text)]
        case .template(let template): [view.filled(template)]
        case .quiet: []
        case .line: [StyledText(view.line)]
        case .screen, .more: view.screen(output, more: self == .more)
        }
    }

    /// Whether the form says when the latest fast ended.
    fileprivate var saysLastEnd: Bool {
        switch self {
        case .json: true
        case .template(let template): template.fields.contains(.ended)
        case .screen, .more, .line, .quiet: false
        }
    }

    /// When the latest fast of the history ended, if the form has it and the agent's state does not.
    fileprivate func lastEnd(_ agent: AgentProxy?, _ report: AgentReport?) -> Instant? {
        guard saysLastEnd, let report, report.timer.endedAt == nil else { return nil }
        return (try? agent?.sessions(limit: 1))?.first?.end
    }

    fileprivate var ticks: Set<Tick> {
        switch self {
        case .template(let template): Set(template.fields.compactMap(\.tick))
        case .line: [.elapsedMinute]
        case .screen, .json, .quiet, .more: []
        }
    }
}
