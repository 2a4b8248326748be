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
            let plan = try AgentProxy(activates: true).settings().plan
            return try output.line(plan.map(DailyPlanText.text) ?? Words.DailyPlan.none)
        }
        let plan = try DailyPlanText.plan(words.joined(separator: " "), target: target)
        try AgentProxy(activates: true).set(.plan, to: .text(plan?.description ?? ""))
        try output.line(plan.map(DailyPlanText.text) ?? Words.DailyPlan.deleted)
    }
}
