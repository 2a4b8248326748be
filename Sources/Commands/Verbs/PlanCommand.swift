import ArgumentParsing
import Client
import Fasting
import Presentation
import Words

struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: Words.Plan.help, discussion: Words.Plan.discussion)

    @Argument(help: ArgumentHelp(Words.Plan.wordsHelp, valueName: "when")) var words: [String] = []
    @Option(help: ArgumentHelp(Words.Help.target, valueName: "hours")) var target: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let output = outputOptions.output
        if words.isEmpty, target == nil {
            let plan = try AgentProxy(activates: true).settings().plan
            return try output.line(plan.map(PlanText.text) ?? Words.Plan.none)
        }
        let text = (words + (target.map { [$0] } ?? [])).joined(separator: " ")
        let plan = try PlanText.plan(text)
        try AgentProxy(activates: true).set(.plan, to: .text(plan?.description ?? ""))
        try output.line(plan.map(PlanText.text) ?? Words.Plan.deleted)
    }
}
