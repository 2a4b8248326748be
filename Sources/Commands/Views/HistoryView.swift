import Client
import Contract
import Fasting
import LocalTime
import Words

/// The list of kept fasts.
struct HistoryView {
    let zone: Zone

    /// The wall clock at an instant of a fast, in the place where the fast ended.
    func civil(_ instant: Instant, of entry: Session) -> CivilTime {
        // If the user is still there, the local zone also knows the offset at the start.
        guard let offset = entry.endOffset, zone.offsetMinutes(at: entry.end) != offset else {
            return zone.civil(instant)
        }
        return CivilTime(secondsSinceEpoch: instant.secondsSinceEpoch + Int64(offset) * 60)
    }

    static func duration(_ entry: Session) -> String {
        TimeText.duration(seconds: entry.duration)
    }

    static func outcome(_ outcome: Outcome) -> String {
        outcome == .completed ? Words.Calendar.completed : Words.label(outcome)
    }

    /// The duration, the start and the end.
    func span(_ entry: Session) -> String {
        let (start, end) = times(entry)
        return Words.span(Self.duration(entry), from: start, to: end)
    }

    /// The start and the end.
    func interval(_ entry: Session) -> String {
        let (start, end) = times(entry)
        return Words.interval(from: start, to: end)
    }

    private func times(_ entry: Session) -> (start: String, end: String) {
        let start = civil(entry.start, of: entry)
        let end = civil(entry.end, of: entry)
        let isOneDay = start.dayNumber == end.dayNumber
        return (Self.full(start), isOneDay ? TimeText.clock(end) : Self.full(end))
    }

    private static func full(_ civil: CivilTime) -> String {
        "\(TimeText.date(civil)) \(TimeText.clock(civil))"
    }

    /// One line for each fast, in columns.
    func lines(_ entries: [Session]) -> [StyledText] {
        let durations = entries.map(Self.duration)
        let outcomes = entries.map { Self.outcome($0.outcome) }
        let widths = (
            durations.map(\.count).max() ?? 0, outcomes.map(\.count).max() ?? 0
        )
        return entries.indices.map { at in
            let entry = entries[at]
            let when =
                Self.full(civil(entry.start, of: entry)) + "  "
                + Self.full(civil(entry.end, of: entry))
            return when + "  " + durations[at].padded(to: widths.0, alignment: .right) + "  "
                + outcomes[at].padded(to: widths.1) + "  "
                + .dim(String(entry.id.description.prefix(Words.shownIDLength)))
        }
    }

    static func json(_ entry: Session) -> JSON {
        .object([
            ("id", .string(entry.id.description)), ("startedAt", time(entry.start)),
            ("endedAt", time(entry.end)),
            ("durationSeconds", .integer(entry.duration)),
            (
                "targetSeconds",
                .optional(entry.target) { .number(Double($0.microseconds) / 1_000_000) }
            ),
            ("utcOffsetMinutes", .optional(entry.endOffset) { .integer(Int64($0)) }),
            ("outcome", .string(entry.outcome.rawValue)), ("tree", .string(entry.tree.rawValue)),
        ])
    }

    static func time(_ instant: Instant) -> JSON { .string(TimeText.iso8601(instant)) }
}
