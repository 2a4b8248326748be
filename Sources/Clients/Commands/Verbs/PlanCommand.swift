import Client
import Fasting
import Presentation
import Text
import Words

struct PlanCommand: CommandGroup {
    static let configuration = CommandConfiguration(
        "plan", Words.DailyPlan.help, discussion: Words.DailyPlan.discussion,
        examples: ["plan weekdays 20:00", "plan add every 2 days 20:00"],
        subcommands: [Set.self, Add.self, Remove.self, Off.self], defaultSubcommand: Set.self)

    struct Set: ParsableCommand {
        static let configuration = CommandConfiguration("set", Words.DailyPlan.setHelp)

        @Argument(.plan, Words.DailyPlan.wordsHelp) var words: [String] = []
        @Option(.hours, Words.Help.target) var target: String?
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let plans = try PlanCommand.plans(words, target: target)
            try outputOptions.change { _ in plans }
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration("add", Words.DailyPlan.addHelp)

        @Argument(.plan, Words.DailyPlan.wordsHelp) var words: [String] = []
        @Option(.hours, Words.Help.target) var target: String?
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let text = words.joined(separator: " ")
            guard let plan = try DailyPlanText.plan(text, target: target) else {
                throw Problem(.usage, Words.DailyPlan.form)
            }
            try outputOptions.change { try DailyPlanText.checked($0.all + [plan]) }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration("remove", Words.DailyPlan.removeHelp)

        @Argument(.planNumber, Words.DailyPlan.numberHelp) var number: String
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let number = try PlanCommand.number(number)
            try outputOptions.change { try PlanCommand.plans($0, without: number) }
        }
    }

    struct Off: ParsableCommand {
        static let configuration = CommandConfiguration("off", Words.DailyPlan.offHelp)

        @OptionGroup var outputOptions: OutputOptions

        func run() throws { try outputOptions.change { _ in DailyPlans.none } }
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
            by: "atrest settings set plan '\(DailyPlanText.typed(before))'")
    }

    private static func emptyList(_ before: DailyPlans?) -> String {
        switch before?.all.count {
        case nil, 0?: Words.DailyPlan.none
        case 1?: Words.DailyPlan.deleted
        default: Words.DailyPlan.allDeleted
        }
    }
}

// MARK: The changes

extension PlanCommand {
    /// The plans that replace all others; nil if they are only listed.
    ///
    /// - Throws: ``Problem`` for words that cannot be read. The same below.
    static func plans(_ words: [String], target: String?) throws(Problem) -> DailyPlans? {
        let plans = try DailyPlanText.plans(words.joined(separator: " "), target: target)
        if plans.isEmpty, target != nil { throw Problem(.usage, Words.DailyPlan.form) }
        return words.isEmpty ? nil : plans
    }

    /// Reads the number of a plan, from 1.
    static func number(_ text: String) throws(Problem) -> Int {
        guard let number = Int(text), number > 0 else {
            throw Problem(.usage, Words.DailyPlan.number(text))
        }
        return number
    }

    /// - Throws: ``Problem`` if there is no such plan.
    static func plans(
        _ before: DailyPlans, without number: Int
    ) throws(Problem) -> DailyPlans {
        var all = before.all
        guard number <= all.count else {
            throw Problem(.refused, Words.DailyPlan.number(String(number)))
        }
        all.remove(at: number - 1)
        return try DailyPlanText.checked(all)
    }
}

extension OutputOptions {
    /// Changes the plans, and says which there are.
    ///
    /// - Parameter change: returns nil to change nothing.
    fileprivate func change(_ change: (DailyPlans) throws -> DailyPlans?) throws {
        let agent = try AgentProxy.starting()
        let before = try agent.settings()
        guard let plans = try change(before.plans) else {
            return try output.say(PlanCommand.answer(before))
        }
        try agent.set(.plan, to: .text(plans.description))
        try output.say(PlanCommand.answer(agent.settings(), insteadOf: before.plans))
    }
}
