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
        if words.isEmpty {
            if target != nil { throw Problem(.usage, Words.Plan.form) }
            let plan = try AgentProxy(activates: true).settings().plan
            return try output.line(plan.map(PlanText.text) ?? Words.Plan.none)
        }
        let plan = try PlanText.plan(words.joined(separator: " "), target: target)
        try AgentProxy(activates: true).set(.plan, to: .text(plan?.description ?? ""))
        try output.line(plan.map(PlanText.text) ?? Words.Plan.deleted)
    }
}
