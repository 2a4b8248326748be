import ArgumentParser
import Client
import Contract
import Fasting
import LocalTime
import Words

struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: Words.History.help)

    @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
    @Option(help: ArgumentHelp(Words.History.limitHelp, valueName: "number")) var limit: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let limit = try limit.map { (text) throws(Problem) in
            guard let number = Int(text), number > 0 else {
                throw Problem(.usage, Words.History.noLimit)
            }
            return number
        }
        let output = Output(color: outputOptions.color)
        let entries = try asking { () throws(ClientError) in
            // JSON lists everything; a page is enough for a person.
            try AgentProxy(activates: true).sessions(limit: limit ?? (json ? nil : 20))
        }
        if json { return try output.line(JSON.array(entries.map(HistoryView.json)).text) }
        if entries.isEmpty { return try output.line(Words.History.none) }
        try output.lines(HistoryView(zone: .system).lines(entries))
    }
}

struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: Words.History.logHelp)

    @Option(help: ArgumentHelp(Words.History.logStart, valueName: "time")) var start: String
    @Option(help: ArgumentHelp(Words.History.logEnd, valueName: "time")) var end: String
    @Option(help: ArgumentHelp(Words.Help.target, valueName: "hours")) var target: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let end = try Typed.time(end)
        let start = try Typed.time(start, notAfter: end)
        let target = try target.map(Typed.hours)
        let entry = try asking { () throws(ClientError) in
            let agent = try AgentProxy(activates: true)
            let id = try agent.history1.add(start: start, end: end, target: target)
            return try agent.session(id, endingAt: end)
        }
        try Output(color: outputOptions.color).line(
            Words.History.logged(entry.map(HistoryView(zone: .system).span) ?? ""))
    }
}

struct EditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: Words.History.editHelp)

    @Argument(help: ArgumentHelp(Words.History.idHelp)) var id: String
    @Option(help: ArgumentHelp(Words.History.logStart, valueName: "time")) var start: String?
    @Option(help: ArgumentHelp(Words.History.logEnd, valueName: "time")) var end: String?
    @Option(help: ArgumentHelp(Words.Help.target, valueName: "hours")) var target: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        guard start != nil || end != nil || target != nil else {
            throw Problem(.usage, Words.History.editWhat)
        }
        let end = try end.map { (text) throws(Problem) in try Typed.time(text) }
        let start = try start.map { (text) throws(Problem) in
            try Typed.time(text, notAfter: end)
        }
        let target = try target.map(Typed.hours)
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        let before = try agent.find(id)
        let entry = try asking { () throws(ClientError) in
            try agent.history1.edit(
                id: before.id, options: .init(startedAt: start, endedAt: end, target: target))
            return try agent.session(before.id, endingAt: end ?? before.end)
        }
        try Output(color: outputOptions.color).line(
            Words.History.edited(entry.map(HistoryView(zone: .system).span) ?? ""))
    }
}

struct DeleteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: Words.History.deleteHelp)

    @Argument(help: ArgumentHelp(Words.History.idHelp)) var id: String
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        let entry = try agent.find(id)
        try asking { () throws(ClientError) in try agent.history1.delete(id: entry.id) }
        try Output(color: outputOptions.color).line(Words.History.deleted)
    }
}

extension AgentProxy {
    /// The fast with this id.
    func session(_ id: RecordID, endingAt end: Instant) throws(ClientError) -> Session? {
        try sessions(since: end, until: end + 1).first { $0.id == id }
    }

    /// The only fast whose id begins with `text`.
    func find(_ text: String) throws(Problem) -> Session {
        if text.isEmpty { throw Problem(.refused, Words.noFast) }
        let found = try asking { () throws(ClientError) in
            try sessions().filter { $0.id.description.hasPrefix(text.uppercased()) }
        }
        if found.count > 1 {
            throw Problem(.usage, Words.History.ambiguous(text, count: found.count))
        }
        guard let entry = found.first else { throw Problem(.refused, Words.noFast) }
        return entry
    }
}
