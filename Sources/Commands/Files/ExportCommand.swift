import ArgumentParsing
import Client
import Contract
import Fasting
import Glibc
import Interchange
import LocalTime
import SDBus
import Words

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: Words.Interchange.exportHelp)

    enum Format: String, CaseIterable {
        case json
        case csv
        case ics
    }

    @Argument(help: ArgumentHelp(Words.Interchange.exportFile)) var file: String
    @Option(help: ArgumentHelp(Words.Interchange.formatHelp)) var format: String?
    @OptionGroup var intervalOptions: IntervalOptions
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let format = try chosenFormat()
        let interval = try intervalOptions.interval()
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        let sessions = try asking { () throws(ClientError) in
            try agent.sessions(in: interval)
        }
        if format == .ics, sessions.isEmpty {
            throw Problem(
                .refused,
                interval.isEverything ? Words.Interchange.nothingToExport : Words.History.noneThen)
        }
        switch format {
        case .json:
            let extras = try asking { () throws(ClientError) in
                Extras(
                    water: try agent.waterEntries().filter { interval.contains($0.at) },
                    settings: try agent.settings().stored)
            }
            try write(
                ExportFile(generatedAt: Clock.now, sessions: sessions, extras: extras))
        case .csv: try write(CSVExport(sessions: sessions))
        case .ics:
            try write(
                CalendarExport(generatedAt: Clock.now, sessions: sessions) { session in
                    Words.Interchange.eventTitle(TimeText.duration(seconds: session.duration))
                })
        }
    }

    private func chosenFormat() throws(Problem) -> Format {
        if let format {
            guard let known = Format(rawValue: format.lowercased()) else {
                let likely = Likely.words(
                    for: format, among: Format.allCases.map(\.rawValue), synonyms: Likely.formats)
                throw Problem(
                    .usage,
                    Words.CommandLine.suggesting(
                        likely, after: Words.Interchange.unknownFormat(format)))
            }
            return known
        }
        let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return file.contains(".") ? Format(rawValue: ending) ?? .json : .json
    }

    private func write(_ export: some ChunkedFile) throws {
        let all = export.sessions.count
        let progress = Progress()
        let target = try OutputFile(file)
        try export.forEachChunk { chunk, done in
            try target.write(chunk)
            progress.show(Words.Interchange.progress(done, of: all))
        }
        progress.clear()
        try target.close()
        if file != "-" {
            try Output(color: outputOptions.color).line(Words.Interchange.exported(all, to: file))
        }
    }
}
