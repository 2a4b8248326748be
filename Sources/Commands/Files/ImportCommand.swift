import ArgumentParsing
import Client
import Contract
import Fasting
import Interchange
import LocalTime
import SDBus
import Words

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: Words.Interchange.importHelp)

    @Argument(help: ArgumentHelp(Words.Interchange.importFile)) var file: String
    @Flag(help: ArgumentHelp(Words.Interchange.dryRunHelp)) var dryRun = false
    @Flag(help: ArgumentHelp(Words.Interchange.yesHelp)) var yes = false
    @Flag(help: ArgumentHelp(Words.Interchange.settingsHelp)) var settings = false
    @Option(help: ArgumentHelp(Words.Interchange.dateOrderHelp, valueName: "order"))
    var dateOrder: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let output = Output(color: outputOptions.color)
        let found = try read()
        if let problem = Self.refusal(
            fasts: found.sessions.count, water: found.extras.water.count)
        {
            throw problem
        }
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        let takesSettings = settings && !found.extras.settings.isEmpty
        // With --yes the records are counted while they are merged, so no dry run is needed.
        let asks = dryRun || !yes
        var counts = try importRecords(found, agent, isTrial: asks)
        for line in lines(found, counts) { try output.line(line) }
        if dryRun { return }
        if counts.new + counts.changed == 0 && !takesSettings {
            return try output.line(
                counts.equal > 0 ? Words.Interchange.nothingNew : Words.Interchange.declined)
        }
        if asks {
            try Question.confirm(
                Words.Interchange.ask, noTerminal: Words.Interchange.noTerminal)
            counts = try importRecords(found, agent, isTrial: false)
        }
        if takesSettings { try apply(found.extras.settings, agent) }
        for line in Self.answer(found, counts, takesSettings: takesSettings) {
            try output.line(line)
        }
    }

    /// What was done. The agent counts fasts and water together, so they are told apart only if
    /// all of them are new.
    static func answer(
        _ file: ImportFile, _ counts: MergeCounts, takesSettings: Bool
    ) -> [String] {
        var lines: [String] = []
        let imported = counts.new + counts.changed
        let water = file.extras.water.count
        if water == 0, imported > 0 {
            lines.append(Words.Interchange.imported(fasts: imported))
        } else if imported > water, counts.equal == 0 {
            lines.append(Words.Interchange.imported(fasts: imported - water, water: water))
        } else if imported > 0, file.sessions.isEmpty {
            lines.append(Words.Interchange.imported(fasts: 0, water: imported))
        } else if imported > 0 {
            lines.append(Words.Interchange.imported(records: imported))
        } else if counts.equal > 0 {
            lines.append(Words.Interchange.nothingNew)
        }
        return lines + (takesSettings ? [Words.Interchange.importedSettings] : [])
    }

    // MARK: Reading

    private func read() throws(Problem) -> ImportFile {
        let order = try dateOrder.map { (text) throws(Problem) in
            guard let order = DateOrder(rawValue: text.lowercased()) else {
                throw Problem(.usage, Words.Interchange.unknownDateOrder(text))
            }
            return order
        }
        let bytes = try InputFile.bytes(of: file)
        do throws(InterchangeError) {
            return try ImportFile(
                reading: bytes, now: Clock.now, zone: .system, dateOrder: order)
        } catch {
            throw Problem(.badInput, Words.Interchange.sentence(error))
        }
    }

    /// - Returns: nil if the records can be sent in one message.
    static func refusal(fasts: Int, water: Int) -> Problem? {
        let most = AgentProxy.mostImported
        if fasts > most.fasts {
            return Problem(
                .badInput, Words.Interchange.tooManyFasts(fasts, most: most.fasts))
        }
        if water > most.water {
            return Problem(
                .badInput, Words.Interchange.tooMuchWater(water, most: most.water))
        }
        return nil
    }

    // MARK: Preview

    private func lines(_ file: ImportFile, _ counts: MergeCounts) -> [String] {
        let summary = file.summary
        let name = file.source.name ?? Words.Interchange.table
        let program = summary.version.map { Words.Interchange.versioned(name, String($0)) } ?? name
        var lines: [String] = []
        if let earliest = summary.earliest, let latest = summary.latest {
            lines.append(
                Words.Interchange.preview(
                    program, count: summary.count, from: day(earliest), to: day(latest)))
        } else if file.skipped.sessions == 0 {
            lines.append(Words.Interchange.noFasts(program))
        } else {
            lines.append(Words.Interchange.previewEmpty(program))
        }
        if case .table(let columns) = file.source { lines += Self.lines(columns) }
        if summary.water > 0 { lines.append(Words.Interchange.water(summary.water)) }
        if counts.new + counts.changed + counts.equal > 0 {
            lines.append(
                Words.Interchange.counts(
                    new: counts.new, changed: counts.changed, equal: counts.equal))
        }
        for reason in Words.Interchange.LeftOut.allCases {
            let count = leftOut(reason, file, counts)
            if count > 0 { lines.append(Words.Interchange.leftOut(count, because: reason)) }
        }
        if file.notes > 0 { lines.append(Words.Interchange.notes(file.notes)) }
        return lines
    }

    /// How the columns of a plain table are read.
    static func lines(_ columns: TableColumns) -> [String] {
        func words(_ column: TableColumns.Column) -> String {
            Words.Interchange.column(column.number, column.name)
        }
        func words(_ columns: [TableColumns.Column]) -> String {
            columns.count == 2
                ? Words.Interchange.columns(words(columns[0]), words(columns[1]))
                : columns.first.map(words) ?? ""
        }
        var parts = [Words.Interchange.startColumn(words(columns.start))]
        if let unit = columns.lengthUnit {
            parts.append(Words.Interchange.lengthColumn(words(columns.end), unit.word))
        } else {
            parts.append(Words.Interchange.endColumn(words(columns.end)))
        }
        if let target = columns.target, let unit = columns.targetUnit {
            parts.append(Words.Interchange.targetColumn(words(target), unit.word))
        }
        guard let order = columns.dateOrder else { return [parts.joined(separator: " ")] }
        if columns.isOrderOpen {
            return [parts.joined(separator: " "), Words.Interchange.guessedDates(order.first)]
        }
        return [(parts + [Words.Interchange.dates(order.first)]).joined(separator: " ")]
    }

    private func leftOut(
        _ reason: Words.Interchange.LeftOut, _ file: ImportFile, _ counts: MergeCounts
    ) -> Int {
        let skipped = file.skipped
        return switch reason {
        case .short: skipped.short + counts.short
        case .reversed: skipped.reversed
        case .future: skipped.future
        case .before1970: file.sessions.count { !$0.isSendable }
        case .impossible: skipped.impossible
        case .unfinished: skipped.unfinished
        case .unreadable: skipped.unreadable
        case .water: skipped.water
        }
    }

    private func day(_ instant: Instant) -> String { TimeText.date(Zone.system.civil(instant)) }

    // MARK: Importing

    private func importRecords(
        _ file: ImportFile, _ agent: AgentProxy, isTrial: Bool
    ) throws -> MergeCounts {
        let progress = Progress()
        defer { progress.clear() }
        progress.show(Words.Interchange.importing)
        return try asking { () throws(ClientError) in
            try agent.importRecords(
                file.sessions.filter(\.isSendable), water: file.extras.water, isTrial: isTrial)
        }
    }

    private func apply(_ stored: [String: String], _ agent: AgentProxy) throws {
        let settings = Settings(stored: stored)
        for key in Settings.Key.allCases where stored[key.rawValue] != nil {
            try asking { () throws(ClientError) in try agent.set(key, to: settings.value(key)) }
        }
        if stored[Settings.vigilKey] != nil {
            try asking { () throws(ClientError) in try agent.vigil1.setEnabled(settings.isVigilOn) }
        }
        // The time comes first, because it turns the invitation on.
        if stored[Settings.invitationKey] != nil {
            let time = settings.invitationTime?.description ?? ""
            try asking { () throws(ClientError) in try agent.compline1.setInvitationAt(time) }
        }
        if stored[Settings.complineKey] != nil {
            try asking { () throws(ClientError) in
                try agent.compline1.setEnabled(settings.isComplineOn)
            }
        }
    }
}

extension Session {
    /// On the bus the instant 0 means "none", so a fast that began before 1970 cannot be sent.
    fileprivate var isSendable: Bool { start.secondsSinceEpoch > 0 }
}

extension TableUnit {
    fileprivate var word: Words.Interchange.Unit {
        switch self {
        case .days: .days
        case .hours: .hours
        case .minutes: .minutes
        case .seconds: .seconds
        }
    }
}

extension DateOrder {
    fileprivate var first: Words.Interchange.FirstPart {
        switch self {
        case .dayFirst: .day
        case .monthFirst: .month
        case .yearFirst: .year
        }
    }
}

extension Words.Interchange {
    /// The sentence for a file that was refused.
    static func sentence(_ error: InterchangeError) -> String {
        switch error {
        case .checksumMismatch: checksumMismatch
        case .unsupportedVersion(let version):
            unsupportedVersion(String(version), known: String(ExportFile.version))
        case .invalidFormat(let problem): invalidFormat(reason(problem))
        }
    }

    private static func reason(_ problem: FormatProblem) -> String {
        switch problem {
        case .empty: empty
        case .archive: archive
        case .unrecognized: unrecognized
        case .notJSON(_, let at): notJSON(String(at))
        case .member(let name, let at): member(name, String(at))
        case .row(let line): row(String(line))
        }
    }
}
