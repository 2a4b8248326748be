import ArgumentParsing
import Fasting
import Presentation
import Words

/// `--at TIME` or `--ago DURATION`.
struct TimeOptions: ParsableArguments {
    @Option(help: ArgumentHelp(Words.Help.at, valueName: "time")) var at: String?
    @Option(help: ArgumentHelp(Words.Help.ago, valueName: "duration")) var ago: String?

    /// nil if neither option was given.
    func moment() throws(Problem) -> Instant? {
        switch (at, ago) {
        case (nil, nil): return nil
        case (let at?, nil): return try UserInput.time(at)
        case (nil, let ago?): return try UserInput.ago(ago)
        default: throw Problem(.usage, Words.atOrAgo)
        }
    }
}
