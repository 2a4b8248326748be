import Client
import Contract
import Fasting
import LocalTime
import Words

/// A fast of two days or more. A calendar shows it on all days that it covers.
package struct LongFast: Equatable {
    package let isRunning: Bool
    /// From when to when at the place where it ended, or since when.
    package let times: String
    /// The same with names of months: `23 Nov 02:56`.
    package let datedTimes: String
    package let color: Color
    /// The local days from its start to its end, as ``CivilTime/dayNumber`` counts them.
    package let days: ClosedRange<Int64>

    package enum Color: Equatable {
        /// That of the tree of a completed fast.
        case tone(UInt32)
        case grey
    }

    /// How long after a day a fast may end that covers it, in seconds.
    package static let reach: Int64 = 31 * 86_400

    private init(
        from start: Instant, to end: Instant, isRunning: Bool = false, in zone: Zone, _ color: Color
    ) {
        let (first, last) = (zone.civil(start), zone.civil(end))
        (self.isRunning, self.color) = (isRunning, color)
        func text(_ form: (Instant) -> String) -> String {
            isRunning
                ? Words.since(form(start)) : Words.interval(from: form(start), to: form(end))
        }
        times = text { SessionText.full(zone.civil($0)) }
        datedTimes = text { TimeText.dated($0, now: end, zone: zone, words: .ofUser) }
        days = first.dayNumber...max(first.dayNumber, last.dayNumber)
    }

    /// - Parameter zone: for a fast that does not know at which offset it ended.
    /// - Returns: nil for less than two days.
    package init?(_ session: Session, zone: Zone) {
        guard Words.days(seconds: session.duration) != nil else { return nil }
        self.init(
            from: session.start, to: session.end, in: session.zone(orElse: zone),
            session.outcome == .completed ? .tone(Tree(of: session.id).tone) : .grey)
    }

    /// The fast that runs.
    ///
    /// - Returns: nil for less than two days, or if no fast runs.
    package init?(_ timer: Timer1State?, now: Instant, zone: Zone) {
        guard let timer, timer.isActive, let start = timer.startedAt,
            Words.days(seconds: now - start) != nil
        else { return nil }
        self.init(from: start, to: now, isRunning: true, in: zone, .grey)
    }

    /// The long ones of some fasts.
    ///
    /// - Parameters:
    ///   - known: the fasts of the calendar. Without a licence it does not have all.
    ///   - running: the long fast that runs; nil for none.
    package static func all(
        _ sessions: [Session], known: [History1.DayRow], running: LongFast? = nil, zone: Zone
    ) -> [LongFast] {
        let known = Set(known.map(\.id))
        let ended = sessions.filter { known.contains($0.id) }.map { LongFast($0, zone: zone) }
        return (ended + [running]).compactMap(\.self)
    }

    /// Whether it covers a day, and did not end on it. The list of that day has those that did.
    package func isBeforeItsEnd(on day: CivilTime) -> Bool {
        days.contains(day.dayNumber) && (isRunning || day.dayNumber < days.upperBound)
    }
}

/// What every calendar shows of a day.
package struct DayMarks: Equatable {
    /// The fasts that ended on it: a dot for each.
    package let dots: [History1.DayRow]
    /// The line of a long fast from the day before, and to the day after; nil for none.
    package let before: LongFast.Color?
    package let after: LongFast.Color?

    /// - Parameters:
    ///   - rows: the fasts that ended in the month of the day.
    ///   - longFasts: those that may cover the day.
    package init(_ day: CivilTime, _ rows: [History1.DayRow], _ longFasts: [LongFast]) {
        dots = rows.filter { Int($0.day) == day.day }
        /// - Parameter first: the first one of two days.
        func line(from first: Int64) -> LongFast.Color? {
            longFasts.first { $0.days.contains(first) && $0.days.contains(first + 1) }?.color
        }
        before = line(from: day.dayNumber - 1)
        after = line(from: day.dayNumber)
    }

    /// Whether a long fast covers the day.
    package var hasLine: Bool { before != nil || after != nil }
}
