import Client
import Fasting
import Presentation
import Words

struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: Words.DailyPlan.help, discussion: Words.DailyPlan.discussion)

    @Argument(help: ArgumentHelp(Words.DailyPlan.wordsHelp, valueName: "when")) var words:
        [String] = []
    @Option(help: ArgumentHelp(Words.Help.target, valueName: "hours")) var target: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let output = outputOptions.output
        if words.isEmpty {
            if target != nil { throw Problem(.usage, Words.DailyPlan.form) }
            return try show(AgentProxy(activates: true).settings())
        }
        let plan = try DailyPlanText.plan(words.joined(separator: " "), target: target)
        let agent = try AgentProxy(activates: true)
        try agent.set(.plan, to: .text(plan?.description ?? ""))
        guard plan != nil else { return try output.line(Words.DailyPlan.deleted) }
        try show(agent.settings())
    }

    /// The plan, and the cautions if it offers a long fast.
    private func show(_ settings: Settings) throws {
        guard let plan = settings.plan else {
            return try outputOptions.output.line(Words.DailyPlan.none)
        }
        try outputOptions.output.say(
            ActAnswer(
                DailyPlanText.text(plan), cautions: Caution.all(for: plan.target(settings))))
    }
}
