import ArgumentParsing
import Fasting
import LocalTime
import Presentation
import Words

/// `--since TIME`, `--until TIME`, `--month YYYY-MM`: which fasts, by their end.
struct IntervalOptions: ParsableArguments {
    @Option(help: ArgumentHelp(Words.History.sinceHelp, valueName: "time")) var since: String?
    @Option(help: ArgumentHelp(Words.History.untilHelp, valueName: "time")) var until: String?
    @Option(help: ArgumentHelp(Words.History.monthHelp, valueName: "month"))
    var month: String?

    func interval() throws -> Interval {
        if let month {
            guard since == nil, until == nil else {
                throw Problem(.usage, Words.History.monthOrSince)
            }
            return try Interval(month: month, zone: .system)
        }
        // Fasts end after 1970. On the bus 0 means that there is no limit.
        let first = Instant(secondsSinceEpoch: 1)
        let interval = Interval(
            since: try since.map { max(first, try UserInput.boundary($0)) },
            until: try until.map { max(first + 1, try UserInput.boundary($0)) })
        if let since = interval.since, let until = interval.until, since >= until {
            throw Problem(.usage, Words.History.sinceAfterUntil)
        }
        return interval
    }
}

/// An interval that contains its beginning but not its end. nil means that there is no limit.
struct Interval: Equatable {
    var since: Instant?
    var until: Instant?

    var isEverything: Bool { since == nil && until == nil }

    func contains(_ instant: Instant) -> Bool {
        since.map { $0 <= instant } ?? true && until.map { instant < $0 } ?? true
    }

    /// Whether a fast that still runs belongs into it.
    func includesWhatRuns(at now: Instant) -> Bool { until.map { $0 > now } ?? true }
}

extension Interval {
    /// - Parameter month: as in `2026-11`.
    init(month: String, zone: Zone) throws(Problem) {
        guard let first = TimeText.date(month + "-01") else {
            throw Problem(.usage, Words.History.unreadableMonth(month))
        }
        let next = first.adding(days: Int64(CivilTime.days(inMonth: first.month, of: first.year)))
        let earliest = Instant(secondsSinceEpoch: 1)
        self.init(
            since: max(earliest, zone.start(of: first)),
            until: max(earliest + 1, zone.start(of: next)))
    }
}
