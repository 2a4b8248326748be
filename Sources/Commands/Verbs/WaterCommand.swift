import ArgumentParsing
import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

struct WaterCommand: CommandGroup {
    static let configuration = CommandConfiguration(
        commandName: "water", abstract: Words.Water.help,
        subcommands: [Today.self, Add.self, Remove.self, List.self],
        defaultSubcommand: Today.self)

    struct Today: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "today", abstract: Words.Water.todayHelp)

        @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let water = try asking { () throws(ClientError) in
                try AgentProxy(activates: true).water1.state()
            }
            try show(water, json, Output(color: outputOptions.color))
        }

        private func show(_ water: Water1State, _ json: Bool, _ output: Output) throws {
            if json {
                let today = JSON.integer(Int64(water.todayMilliliters))
                return try output.line(
                    JSON.object([JSON.schema, ("todayMilliliters", today)]).text)
            }
            try output.line(Words.Water.today(water.amount(Int64(water.todayMilliliters))))
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: Words.Water.addHelp)

        @Argument(help: ArgumentHelp(Words.Water.amountHelp)) var amount: String?
        @Option(help: ArgumentHelp(Words.Help.at, valueName: "time")) var at: String?
        @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let at = try at.map { (text) throws(Problem) in try Typed.time(text) }
            let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
            let amount = try amount.map { (text) throws(Problem) in
                let unit = try asking { () throws(ClientError) in try agent.water1.state().unit }
                return try Typed.amount(text, usually: unit)
            }
            if json {
                let (id, water) = try asking { () throws(ClientError) in
                    (try agent.water1.add(ml: amount, at: at), try agent.water1.state())
                }
                return try outputOptions.showEntry(id, amount ?? water.quickAdd, water)
            }
            try outputOptions.carryOut(with: agent) { (agent) throws(ClientError) in
                _ = try agent.water1.add(ml: amount, at: at)
                return .addedWater(amount, at: at)
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: Words.Water.removeHelp)

        @Argument(help: ArgumentHelp(Words.Water.idHelp)) var id: String
        @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
            let reference = try RecordReference(id, refusal: Words.Water.unreadablePlace)
            let entries = try asking { () throws(ClientError) in try agent.waterEntries() }
            guard let entry = try reference.record(in: entries, by: \.id) else {
                throw Problem(.refused, Words.Water.notFound(id))
            }
            if json {
                let water = try asking { () throws(ClientError) in
                    try agent.water1.remove(id: entry.id.description)
                    return try agent.water1.state()
                }
                return try outputOptions.showEntry(entry.id, entry.amount, water)
            }
            try outputOptions.carryOut(with: agent) { (agent) throws(ClientError) in
                try agent.water1.remove(id: entry.id.description)
                return .removedWater(entry.amount, at: entry.at)
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: Words.Water.listHelp)

        @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let output = Output(color: outputOptions.color)
            let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
            let week = Clock.now - 7 * 86_400
            let (water, entries) = try asking { () throws(ClientError) in
                (
                    try agent.water1.state(),
                    json ? try agent.waterEntries() : try agent.waterEntries(since: week)
                )
            }
            if json { return try output.line(JSON.array(entries.map(Self.json)).text) }
            if entries.isEmpty { return try output.line(Words.Water.none) }
            for entry in entries {
                let when = TimeText.full(entry.at, zone: .system)
                let id = entry.id.description.prefix(Words.shownIDLength)
                try output.line(
                    "\(when)  \(water.amount(entry.amount.milliliters))  " + .dim(String(id)))
            }
        }

        private static func json(_ entry: WaterEntry) -> JSON {
            .object([
                JSON.schema, ("id", .string(entry.id.description)),
                ("at", HistoryView.time(entry.at)),
                ("milliliters", .integer(entry.amount.milliliters)),
            ])
        }
    }
}

extension OutputOptions {
    /// An entry of water that was added or removed, and the sum of the day, as JSON.
    fileprivate func showEntry(
        _ id: RecordID, _ amount: WaterAmount, _ water: Water1State
    ) throws {
        try Output(color: color).line(
            JSON.object([
                JSON.schema, ("id", .string(id.description)),
                ("milliliters", .integer(amount.milliliters)),
                ("todayMilliliters", .integer(Int64(water.todayMilliliters))),
            ]).text)
    }
}
