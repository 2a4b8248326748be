import Client
import Fasting
import Presentation
import Text
import Words

struct PlanCommand: CommandGroup {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: Words.DailyPlan.help, discussion: Words.DailyPlan.discussion,
        examples: ["plan weekdays 20:00", "plan add every 2 days 20:00"],
        subcommands: [Set.self, Add.self, Remove.self, Off.self], defaultSubcommand: Set.self)

    struct Set: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "set", abstract: Words.DailyPlan.setHelp)

        @Argument(.plan, Words.DailyPlan.wordsHelp) var words: [String] = []
        @Option(.hours, Words.Help.target) var target: String?
        @OptionGroup var outputOptions: OutputOptions

        func run() throws { try outputOptions.carryOut(PlanAct(words, target: target)) }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: Words.DailyPlan.addHelp)

        @Argument(.plan, Words.DailyPlan.wordsHelp) var words: [String] = []
        @Option(.hours, Words.Help.target) var target: String?
        @OptionGroup var outputOptions: OutputOptions

        func run() throws { try outputOptions.carryOut(PlanAct(["add"] + words, target: target)) }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: Words.DailyPlan.removeHelp)

        @Argument(.planNumber, Words.DailyPlan.numberHelp) var number: String
        @OptionGroup var outputOptions: OutputOptions

        func run() throws { try outputOptions.carryOut(PlanAct(["remove", number], target: nil)) }
    }

    struct Off: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "off", abstract: Words.DailyPlan.offHelp)

        @OptionGroup var outputOptions: OutputOptions

        func run() throws { try outputOptions.carryOut(.replace(.none)) }
    }

    /// The plans with their numbers, how to get back those that are gone, and the cautions if a long fast is
    /// offered.
    fileprivate static func answer(
        _ settings: Settings, insteadOf before: DailyPlans? = nil
    ) -> ActAnswer {
        let plans = settings.plans
        let list =
            plans.isEmpty
            ? [Self.emptyList(before)]
            : plans.all.enumerated().map {
                Words.DailyPlan.line($0.offset + 1, DailyPlanText.text($0.element))
            }
        let replaced = before.flatMap { Self.replaced($0, by: plans) }
        return ActAnswer(
            list + [replaced].compactMap(\.self),
            cautions: plans.longestTarget(settings).map(Caution.all(for:)) ?? [])
    }

    /// Which plans are gone, and how to get them back. Settings are not part of undo.
    ///
    /// - Returns: nil if all are still there.
    static func replaced(_ before: DailyPlans, by plans: DailyPlans) -> String? {
        let gone = Swift.Set(before.all).subtracting(plans.all)
        if gone.isEmpty { return nil }
        return Words.DailyPlan.replaced(
            before.all.filter(gone.contains).map(DailyPlanText.text),
            by: "atrest settings set plan '\(before)'")
    }

    private static func emptyList(_ before: DailyPlans?) -> String {
        switch before?.all.count {
        case nil: Words.DailyPlan.none
        case 0?, 1?: Words.DailyPlan.deleted
        default: Words.DailyPlan.allDeleted
        }
    }
}

extension OutputOptions {
    /// Changes the plans, and says which there are.
    fileprivate func carryOut(_ act: PlanAct) throws {
        let agent = try AgentProxy.starting()
        let before = try agent.settings()
        guard let plans = try act.plans(after: before.plans) else {
            return try output.say(PlanCommand.answer(before))
        }
        try agent.set(.plan, to: .text(plans.description))
        try output.say(PlanCommand.answer(agent.settings(), insteadOf: before.plans))
    }
}

/// What `atrest plan` does.
enum PlanAct: Equatable {
    case show
    case add(DailyPlan)
    /// The number of a plan, and the word for it.
    case remove(Int, String)
    /// Replaces all plans; deletes them if there is none.
    case replace(DailyPlans)

    /// - Throws: ``Problem`` for words that cannot be read.
    init(_ words: [String], target: String?) throws(Problem) {
        let rest = words.dropFirst().joined(separator: " ")
        switch words.first?.lowercased() {
        case nil:
            if target != nil { throw Problem(.usage, Words.DailyPlan.form) }
            self = .show
        case "add":
            guard let plan = try DailyPlanText.plan(rest, target: target) else {
                throw Problem(.usage, Words.DailyPlan.form)
            }
            self = .add(plan)
        case "remove":
            guard let number = Int(rest), number > 0, target == nil else {
                throw Problem(.usage, Words.DailyPlan.number(rest))
            }
            self = .remove(number, rest)
        default:
            let plans = try DailyPlanText.plans(words.joined(separator: " "), target: target)
            if plans.isEmpty, target != nil { throw Problem(.usage, Words.DailyPlan.form) }
            self = .replace(plans)
        }
    }

    /// - Returns: nil if nothing is to be changed.
    /// - Throws: ``Problem`` if there is no such plan, or if it cannot be added.
    func plans(after before: DailyPlans) throws(Problem) -> DailyPlans? {
        switch self {
        case .show: return nil
        case .add(let plan): return try DailyPlanText.checked(before.all + [plan])
        case .remove(let number, let word):
            var all = before.all
            guard number <= all.count else {
                throw Problem(.refused, Words.DailyPlan.number(word))
            }
            all.remove(at: number - 1)
            return try DailyPlanText.checked(all)
        case .replace(let plans): return plans
        }
    }
}
