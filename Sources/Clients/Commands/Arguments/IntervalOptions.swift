import Fasting
import LocalTime
import Presentation
import Words

/// A period such as `:week`, or `--since TIME`, `--until TIME`, `--month MONTH`: which fasts, by their
/// end.
struct IntervalOptions: ParsableArguments {
    @Argument(.period, Words.History.periodHelp) var period: [String] = []
    @Option(.day, Words.History.sinceHelp) var since: String?
    @Option(.day, Words.History.untilHelp) var until: String?
    @Option(.month, Words.History.monthHelp) var month: String?

    /// - Parameter orLimit: whether a number alone may be meant as `--limit`.
    func interval(orLimit: Bool = false) throws -> Interval {
        let text = period.isEmpty ? nil : period.joined(separator: " ")
        if text != nil, since != nil || until != nil || month != nil {
            throw Problem(.usage, Words.History.periodOrSince)
        }
        if let month {
            guard since == nil, until == nil else {
                throw Problem(.usage, Words.History.monthOrSince)
            }
            return try Interval(month: month, zone: .system)
        }
        if let text {
            let likely = orLimit && Int(text) != nil ? ["atrest history --limit \(text)"] : []
            let period = try UserInput.period(text) {
                Words.CommandLine.suggesting(likely, after: Words.Times.unreadablePeriod($0))
            }
            return Interval(period, zone: .system)
        }
        if let since, let until {
            let (first, next) = try UserInput.boundaries(since: since, until: until)
            guard first < next else { throw Problem(.usage, Words.History.sinceAfterUntil) }
            return Interval(since: max(.earliest, first), until: max(.earliest + 1, next))
        }
        return Interval(
            since: try since.map { max(.earliest, try UserInput.boundary($0)) },
            until: try until.map { max(.earliest + 1, try UserInput.boundary($0)) })
    }
}

/// An interval that contains its beginning but not its end. nil means that there is no limit.
struct Interval: Equatable {
    var since: Instant?
    var until: Instant?
    /// The numbers of its days; nil if it is not made of days. A fast belongs to the day on which it ended where
    /// it ended, also for a reader in another zone (rule: docs/rules/domain.md, Time).
    private(set) var days: Range<Int64>?

    var isEverything: Bool { since == nil && until == nil }

    func contains(_ instant: Instant) -> Bool {
        since.map { $0 <= instant } ?? true && until.map { instant < $0 } ?? true
    }

    /// - Parameter zone: of fasts that do not know at which offset they ended.
    func contains(_ session: Session, zone: Zone) -> Bool {
        days?.contains(session.localEnd(in: zone).dayNumber) ?? contains(session.end)
    }

    /// What the ends of its fasts are in.
    var ofEnds: (since: Instant?, until: Instant?) {
        guard let days else { return (since, until) }
        let ends = Session.ends(on: days)
        return (ends.lowerBound, ends.upperBound)
    }

    /// Whether a fast that still runs belongs into it.
    func includesWhatRuns(at now: Instant) -> Bool { until.map { $0 > now } ?? true }
}

extension Interval {
    /// - Parameter month: as in `2026-11`, `november`, `last month`, `-1`.
    init(month: String, zone: Zone) throws(Problem) {
        guard let period = try? UserInput.period(month), period.isMonth else {
            throw Problem(.usage, Words.History.unreadableMonth(month))
        }
        self.init(period, zone: zone)
    }

    init(_ period: Period, zone: Zone) {
        self.init(
            since: max(.earliest, zone.start(of: period.first)),
            until: max(.earliest + 1, zone.start(of: period.next)),
            days: period.first.dayNumber..<period.next.dayNumber)
    }
}
