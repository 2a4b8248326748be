import Client
import Contract
import Fasting
import Interchange
import LocalTime
import Presentation
import SDBus
import Words

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "import", Words.Interchange.importHelp,
        examples: ["import fasts.csv --dry-run", "import fasts.json"])

    @Argument(.file, Words.Interchange.importFile) var file: String
    @Flag(Words.Interchange.dryRunHelp) var dryRun = false
    @Flag(Words.Interchange.yesHelp) var yes = false
    @Flag(Words.Interchange.settingsHelp) var settings = false
    @Option(.dateOrder, Words.Interchange.dateOrderHelp) var dateOrder: String?
    @Option(.tag, Words.Interchange.tagHelp) var tag: String?
    @Option(.columns, Words.Interchange.columnsHelp) var columns: String?
    @Flag(Words.Interchange.listHelp) var list = false
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let output = outputOptions.output
        if list, !dryRun { throw Problem(.usage, Words.Interchange.listNeedsDryRun) }
        var found = try read()
        let agent = try AgentProxy.starting()
        try found.compare(with: agent, now: Clock.now)
        let takesSettings = settings && !found.file.extras.settings.isEmpty
        let asks = dryRun || !yes
        // --yes answers the question whether to import, not what the dates mean.
        if !asks, found.openDateOrder != nil {
            throw Problem(.badInput, Words.Interchange.openDates)
        }
        var (counts, effects, _) = try withProgress { try found.send(to: agent, isTrial: true) }
        func send() throws {
            let sent = try found.send(to: agent, takesSettings: takesSettings)
            counts = sent.counts
            effects = effects.after(sent.effects)
        }
        if !asks { try withProgress(send) }
        for line in found.preview(counts, effects, zone: .system).lines { try output.line(line) }
        if dryRun {
            if list { for line in found.list(zone: .system) { try output.line(line) } }
            return
        }
        if counts.new + counts.changed == 0, !takesSettings, effects.startedFast == nil {
            return try output.line(
                counts.equal > 0 && found.differing == 0
                    ? Words.Interchange.nothingNew : Words.Interchange.declined)
        }
        if asks {
            try Question.confirm(
                Words.Interchange.ask, noTerminal: Words.Interchange.noTerminal)
            try withProgress(send)
        }
        let answer = RecordsImport.answer(
            found.file, counts, effects, takesSettings: takesSettings)
        for line in answer { try output.line(line) }
        if let started = effects.startedLine { try output.line(started) }
    }

    private func read() throws(Problem) -> RecordsImport {
        let order = try dateOrder.map { (text) throws(Problem) in
            guard let order = DateOrder(rawValue: text.lowercased()) else {
                throw Problem(.usage, Words.Interchange.unknownDateOrder(text))
            }
            return order
        }
        let choice = try columns.map { (text) throws(Problem) in
            do throws(ColumnChoice.Problem) { return try ColumnChoice(text) } catch {
                throw Problem(.usage, Words.Interchange.unknownColumns(error.part))
            }
        }
        return try RecordsImport(
            reading: try InputFile.bytes(of: file), now: Clock.now, zone: .system,
            ImportOptions(dateOrder: order, tag: tag, columns: choice))
    }

    private func withProgress<Result>(_ body: () throws -> Result) rethrows -> Result {
        let progress = Progress()
        defer { progress.clear() }
        progress.show(Words.Interchange.importing)
        return try body()
    }
}
