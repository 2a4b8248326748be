import Client
import Contract
import Fasting
import LocalTime
import Presentation
import SDBus
import Text
import Words

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "export", Words.Interchange.exportHelp,
        examples: ["export fasts.json", "export fasts.csv :year"])

    @Argument(.file, Words.Interchange.exportFile) var file: String
    @Option(.exportFormat, Words.Interchange.formatHelp) var format: String?
    @OptionGroup var intervalOptions: IntervalOptions
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let format = try chosenFormat()
        let interval = try intervalOptions.interval()
        let agent = try AgentProxy.starting()
        let sessions = try agent.sessions(in: interval)
        if format == .ics, sessions.isEmpty {
            throw Problem(
                .refused,
                interval.isEverything ? Words.Interchange.nothingToExport : Words.History.noneThen)
        }
        let export = try RecordsExport(
            format, of: agent, sessions: sessions, now: Clock.now, includes: interval.contains)
        let progress = Progress()
        let count = try export.write(to: file, now: Clock.now) { done, all in
            progress.show(Words.Interchange.progress(done, of: all))
        }
        progress.clear()
        if file != "-" {
            try outputOptions.output.line(format.answer(count, to: file))
        }
    }

    func chosenFormat() throws(Problem) -> ExportFormat {
        guard let format else {
            let name = file.lowercased()
            if ExportFormat(rawValue: name) != nil {
                throw Problem(.usage, Words.Interchange.formatOrFile(file))
            }
            // `fasts.cvs` is not JSON.
            if let last = name.split(separator: "/").last,
                let ending = last.split(separator: ".").dropFirst().last.map(String.init),
                ExportFormat(rawValue: ending) == nil
            {
                let likely = Suggestions.words(
                    for: ending, among: ExportFormat.allCases.map(\.rawValue),
                    synonyms: Suggestions.formats)
                if !likely.isEmpty {
                    throw Problem(
                        .usage,
                        Words.CommandLine.suggesting(
                            likely.map {
                                "atrest export \("\(file.dropLast(ending.count))\($0)".shellWord)"
                            },
                            after: Words.Interchange.unknownFormat(ending)))
                }
            }
            return ExportFormat(fileName: file)
        }
        return try Suggestions.value(
            format, synonyms: Suggestions.formats, orElse: Words.Interchange.unknownFormat)
    }
}
