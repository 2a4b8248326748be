import ArgumentParser
import Client
import Contract
import Fasting
import Glibc
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
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let output = Output(color: outputOptions.color)
        let found = try read()
        if let problem = Self.refusal(count: found.sessions.count) { throw problem }
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        let takesSettings = settings && !found.extras.settings.isEmpty
        // With --yes the records are counted while they are merged, so no dry run is needed.
        let asks = dryRun || !yes
        let counts = try importRecords(found, agent, isTrial: asks)
        for line in lines(found, counts) { try output.line(line) }
        if dryRun { return }
        if counts.new + counts.changed == 0 && !takesSettings {
            return try output.line(
                counts.equal > 0 ? Words.Interchange.nothingNew : Words.Interchange.declined)
        }
        if asks {
            try confirm()
            _ = try importRecords(found, agent, isTrial: false)
        }
        if takesSettings { try apply(found.extras.settings, agent) }
        try output.line(Words.Interchange.done)
    }

    // MARK: Reading

    private func read() throws(Problem) -> ImportFile {
        let bytes = try InputFile.bytes(of: file)
        do throws(InterchangeError) {
            return try ImportFile(reading: bytes, now: Clock.now, zone: .system)
        } catch {
            throw Problem(.badInput, Words.Interchange.sentence(error))
        }
    }

    /// How many fasts go into one message: an array on the bus holds 64 MiB, and a fast takes 104
    /// bytes of it with its offset from UTC (D-Bus Specification, "Valid Signatures" and "Marshaling").
    static let mostFasts = 600_000

    /// - Returns: nil if the fasts can be sent.
    static func refusal(count: Int) -> Problem? {
        count <= mostFasts
            ? nil : Problem(.badInput, Words.Interchange.tooManyFasts(count, most: mostFasts))
    }

    // MARK: Preview

    private func lines(_ file: ImportFile, _ counts: MergeCounts) -> [String] {
        let summary = file.summary
        let program =
            summary.version.map { Words.Interchange.versioned(file.source.name, String($0)) }
            ?? file.source.name
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
        var report = try asking { () throws(ClientError) in
            try agent.merge(file.sessions.filter(\.isSendable), isTrial: isTrial)
        }
        do throws(Problem) {
            for slice in file.extras.water.slices(of: 1000) {
                report += try asking { () throws(ClientError) in
                    try agent.merge(water: slice, isTrial: isTrial)
                }
            }
        } catch {
            // The fasts are merged already, and the client cannot take that back.
            if isTrial { throw error }
            throw Problem(error.exitStatus, Words.Interchange.waterIsMissing(error.sentence ?? ""))
        }
        return report
    }

    private func apply(_ stored: [String: String], _ agent: AgentProxy) throws {
        let settings = Settings(stored: stored)
        for key in Settings.Key.allCases where stored[key.rawValue] != nil {
            try asking { () throws(ClientError) in try agent.set(key, to: settings.value(key)) }
        }
        if stored[Settings.vigilKey] != nil {
            try asking { () throws(ClientError) in try agent.vigil1.setEnabled(settings.isVigilOn) }
        }
    }

    /// Asks on the terminal, even if the file comes from standard input.
    private func confirm() throws(Problem) {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0, isatty(STDERR_FILENO) != 0 else {
            throw Problem(.usage, Words.Interchange.noTerminal)
        }
        defer { close(terminal) }
        let question = Words.Interchange.ask + " "
        _ = question.withCString { write(terminal, $0, strlen($0)) }
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = Glibc.read(terminal, &buffer, buffer.count)
        let answer = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
            .filter { !$0.isWhitespace }.lowercased()
        let isYes = Words.Interchange.yes.split(separator: " ").contains { $0 == answer }
        if !isYes { throw Problem(.refused, Words.Interchange.declined) }
    }
}

extension Session {
    /// On the bus the instant 0 means "none", so a fast that began before 1970 cannot be sent.
    fileprivate var isSendable: Bool { start.secondsSinceEpoch > 0 }
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

extension Array {
    /// The elements in order, in groups of at most `length`.
    fileprivate func slices(of length: Int) -> [[Element]] {
        stride(from: 0, to: count, by: length).map {
            Array(self[$0..<Swift.min($0 + length, count)])
        }
    }
}
