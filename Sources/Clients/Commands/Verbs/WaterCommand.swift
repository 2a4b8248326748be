import Client
import Contract
import Fasting
import LocalTime
import Presentation
import SystemdSupport
import Text
import Words

struct WaterCommand: CommandGroup {
    static let configuration = CommandConfiguration(
        "water", Words.Water.help, examples: ["water add 300", "water list"],
        subcommands: [Today.self, Add.self, Remove.self, List.self], defaultSubcommand: Today.self)

    struct Today: ParsableCommand {
        static let configuration = CommandConfiguration("today", Words.Water.todayHelp)

        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let water = try AgentProxy.starting().water(in: .system)
            let today = Int64(water.todayMilliliters)
            try answer.show(
                .answer(["todayMilliliters": today]),
                [StyledText(Words.Water.today(water.amount(today)))])
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration("add", Words.Water.addHelp)

        @Argument(.amount, Words.Water.amountHelp) var amount: [String] = []
        @Option(.time, Words.Help.at) var at: String?
        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let at = try at.map { try UserInput.time($0) }
            let agent = try AgentProxy.starting()
            let text = amount.joined(separator: " ")
            let amount =
                try amount.isEmpty
                ? nil : UserInput.amount(text, usually: try agent.water1.state().unit)
            let (id, water) = try agent.addWater(
                amount, at: at, id: RecordID(bytes: try randomID128())!)
            try answer.show(
                .addedWater(amount, at: at), id, amount, agent.ofDay(water, in: .system))
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration("remove", Words.Water.removeHelp)

        @Argument(.waterEntry, Words.Water.idHelp) var id: String
        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let agent = try AgentProxy.starting()
            let reference = try RecordReference(id, refusal: Words.Water.unreadablePlace)
            guard let entry = try reference.record(in: try agent.waterEntries(), by: \.id) else {
                throw Problem(.refused, Words.Water.notFound(id))
            }
            let (_, water): (Journal1.ActResult, Water1State) = try agent.state(after: {
                try agent.water1.remove(id: entry.id.description, $0)
            })
            try answer.show(
                .removedWater(entry.amount, at: entry.at), entry.id, entry.amount,
                agent.ofDay(water, in: .system))
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration("list", Words.Water.listHelp)

        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let agent = try AgentProxy.starting()
            let unit = try agent.water1.state().unit
            let entries =
                try answer.json
                ? agent.waterEntries() : agent.waterEntries(since: Clock.now - 7 * 86_400)
            try answer.show(
                .array(entries.map(Self.json)),
                entries.isEmpty
                    ? [StyledText(Words.Water.none)] : Self.lines(entries, in: unit))
        }

        /// The amounts end at the right.
        static func lines(_ entries: [WaterEntry], in unit: WaterUnit) -> [StyledText] {
            let rows = entries.map { entry in
                [
                    TimeText.full(entry.at, zone: .system),
                    Words.amount(milliliters: entry.amount.milliliters, in: unit),
                    String(entry.id.description.prefix(Words.shownIDLength)),
                ]
            }
            return TextTable(rows, rightAligned: [1]).rows.map { $0[0] + $0[1] + .dim($0[2]) }
        }

        private static func json(_ entry: WaterEntry) -> JSON {
            .answer([
                "id": entry.id, "at": entry.at, "milliliters": entry.amount.milliliters,
            ])
        }
    }
}

extension AnswerOptions {
    /// Says what was done with an entry of water, or shows it and the sum of the day as JSON.
    ///
    /// - Parameters:
    ///   - amount: nil for the amount of a glass.
    ///   - water: after it.
    fileprivate func show(
        _ reply: ActReply, _ id: RecordID, _ amount: WaterAmount?, _ water: Water1State
    ) throws {
        guard json else { return try options.say(reply, nil, water) }
        try output.line(
            JSON.answer([
                "id": id, "milliliters": (amount ?? water.quickAdd).milliliters,
                "todayMilliliters": water.todayMilliliters,
            ]))
    }
}
