import Client
import Contract
import LocalTime
import Presentation
import Words

/// The bars that `atrest widget` prints for.
enum Bar: String, CaseIterable {
    case waybar
    case polybar
    case i3blocks
    case swaybar
    case genmon

    /// The interfaces that the bar's form needs. Timer1 comes last, as in the agent's
    /// announcements.
    fileprivate var interfaces: [String] {
        switch self {
        case .waybar, .genmon: [Vigil1.interface, Water1.interface, Timer1.interface]
        case .polybar, .i3blocks, .swaybar: [Timer1.interface]
        }
    }

    /// How the bar reports clicks on standard input; nil if it does not.
    ///
    /// Before 1.5, i3blocks lets a persistent block inherit its own standard input: clicks on all
    /// blocks come from there, and if one block reads them, the others do not get them. Since
    /// 1.5 each persistent block has its own pipe, and `BLOCK_INTERVAL` in its environment.
    func clickFormat(environment: [String: String]) -> Clicks.Format? {
        switch self {
        case .swaybar: .object(name: WidgetView.blockName)
        case .i3blocks: environment["BLOCK_INTERVAL"] == "persist" ? .number : nil
        case .waybar, .polybar, .genmon: nil
        }
    }
}

struct WidgetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "widget", Words.Panel.help, discussion: Words.Panel.discussion,
        examples: ["widget waybar --follow", "widget polybar --hours"])

    @Argument(.bar, Words.Panel.barHelp) var bar: String
    @Flag(Words.Panel.hoursHelp) var hours = false
    /// Whether the bar stays empty while no fast runs.
    @Flag(Words.Panel.fastingHelp) var fasting = false
    @Flag(Words.Help.follow) var follow = false
    @OptionGroup var outputOptions: OutputOptions

    /// The bar that is named.
    func named() throws(Problem) -> Bar {
        try Suggestions.value(bar, synonyms: Suggestions.bars) {
            Words.Panel.unknownBar($0, known: Bar.allCases.map(\.rawValue))
        }
    }

    /// - Throws: ``Problem``, ``Output/Closed``.
    func run() throws {
        let bar = try named()
        if follow { return try follow(bar) }
        try Output().lines(once(bar, try stateNow(bar)).map { StyledText($0) })
    }

    private func view(_ state: AgentState, showsHours: Bool) -> WidgetView {
        WidgetView(
            state: state, now: Clock.now, zone: .system, showsHours: showsHours,
            onlyFasting: fasting)
    }

    /// An agent that cannot answer is away. The panel shows that instead of an empty place.
    private func stateNow(_ bar: Bar) throws -> AgentState {
        let agent = try AgentProxy(activates: false)
        do throws(ClientError) {
            return .running(try agent.report(of: bar.interfaces))
        } catch {
            if error != .away, let sentence = Problem(error).sentence {
                Output.printError(sentence)
            }
            return AgentState(nil, error)
        }
    }

    private func once(_ bar: Bar, _ state: AgentState) -> [String] {
        let view = view(state, showsHours: hours)
        return switch bar {
        case .waybar: [view.waybar]
        case .polybar: view.isSilent ? [] : [view.polybar]
        case .i3blocks: view.isSilent ? [] : view.i3blocks
        case .swaybar: [Self.barHeader, "[", view.swaybar, "]"]
        case .genmon: [view.genmon]
        }
    }

    /// The line for one change.
    private func line(_ bar: Bar, _ view: WidgetView) -> String {
        switch bar {
        case .waybar: view.waybar
        case .polybar: view.polybar
        case .i3blocks: view.sentence
        case .swaybar: view.swaybar + ","
        case .genmon: view.genmon
        }
    }

    private static let barHeader = #"{"version":1,"click_events":true}"#

    private func follow(_ bar: Bar) throws {
        let output = Output()
        if bar == .swaybar { try output.lines([StyledText(Self.barHeader), "["]) }
        var showsHours = hours
        let follower = Follower(
            of: bar.interfaces, ticks: { showsHours ? [.elapsedMinute, .treeStep] : [.treeStep] },
            render: { [StyledText(line(bar, view($0, showsHours: showsHours)))] },
            write: { try output.lines($0) })
        if let format = bar.clickFormat(environment: processEnvironment()) {
            follower.clicks = (
                format,
                { button, agent in
                    switch Button(rawValue: button) {
                    case .left: showsHours.toggle()
                    case .middle: Self.addWater(agent)
                    case nil: break
                    }
                }
            )
        }
        try follower.run()
    }

    /// The buttons that a bar leaves to the widget.
    private enum Button: Int {
        case left = 1
        case middle = 2
    }

    /// Adds water only while a fast runs, as on every surface.
    private static func addWater(_ agent: AgentProxy) {
        do throws(ClientError) {
            if try agent.timer1.state().isActive { try agent.water1.add(options: .init()) }
        } catch {
            if let sentence = Problem(error).sentence { Output.printError(sentence) }
        }
    }
}
