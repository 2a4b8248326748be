import Client
import Fasting
import LocalTime
import Words

/// The words of a kept fast, in the place where it ended.
package struct SessionText {
    /// For a fast that does not know at which offset it ended.
    package let zone: Zone

    package init(zone: Zone) { self.zone = zone }

    /// The wall clock at an instant of a fast.
    package func civil(_ instant: Instant, of entry: Session) -> CivilTime {
        entry.zone(orElse: zone).civil(instant)
    }

    package static func duration(_ entry: Session) -> String {
        TimeText.duration(seconds: entry.duration)
    }

    /// `16h 0m`, and from two days on the days beside it: `130h 0m · 5 days 10 h`.
    package static func durationWithDays(_ entry: Session) -> String {
        Words.withDays(duration(entry), seconds: entry.duration)
    }

    package static func outcome(_ outcome: Outcome) -> String {
        outcome == .completed ? Words.Calendar.completed : Words.label(outcome)
    }

    /// The start and the end.
    package func interval(_ entry: Session) -> String {
        let start = civil(entry.start, of: entry)
        let end = civil(entry.end, of: entry)
        let isOneDay = start.dayNumber == end.dayNumber
        return Words.interval(
            from: full(entry.start, of: entry),
            to: isOneDay ? TimeText.clock(end) : full(entry.end, of: entry))
    }

    /// A date and a time. A fast that ended at another offset has it beside each time, so that the
    /// text can be typed as it is shown.
    package func full(_ instant: Instant, of entry: Session) -> String {
        let text = Self.full(civil(instant, of: entry))
        return entry.offset(otherThan: zone).map { text + TimeText.offset(minutes: $0) } ?? text
    }

    package static func full(_ civil: CivilTime) -> String {
        "\(TimeText.date(civil)) \(TimeText.clock(civil))"
    }
}
