import Contract
import Fasting
import FullScreen
import LocalTime
import Presentation

/// The calendar over the timer: a month, and the fasts of one of its days.
struct WatchCalendar: Equatable {
    let month: CalendarMonth
    /// 1 to the number of days of the month.
    private(set) var day: Int
    /// nil until they are known.
    var content: Content?

    /// What the agent knows of a month.
    struct Content: Equatable {
        let days: [History1.DayRow]
        /// The fasts that ended around the month.
        let sessions: [Session]
        /// Those that may cover a day of the month.
        var longFasts: [LongFast] = []
    }

    init(_ month: CalendarMonth, day: Int) {
        self.month = month
        self.day = min(max(1, day), month.length)
    }

    init(_ day: CivilTime) { self.init(CalendarMonth(day), day: Int(day.day)) }

    /// What a key shows; nil if it does nothing here.
    func turned(by key: ScreenKey) -> WatchCalendar? {
        switch key {
        case .left: moved(byDays: -1)
        case .right: moved(byDays: 1)
        case .up: moved(byDays: -7)
        case .down: moved(byDays: 7)
        case .pageUp: WatchCalendar(month.moved(by: -1), day: day)
        case .pageDown: WatchCalendar(month.moved(by: 1), day: day)
        default: nil
        }
    }

    /// A day outside the month shows its own month.
    private func moved(byDays days: Int) -> WatchCalendar {
        let day = self.day + days
        var next = self
        if (1...month.length).contains(day) {
            next.day = day
        } else if day < 1 {
            let before = month.moved(by: -1)
            // The first month has none before it.
            if before != month { next = WatchCalendar(before, day: before.length + day) }
        } else {
            let after = month.moved(by: 1)
            if after != month { next = WatchCalendar(after, day: day - month.length) }
        }
        return next
    }

    /// The fasts of the chosen day; nil until they are known.
    func day(in zone: Zone) -> DayView? {
        content.map {
            DayView(
                CivilTime(year: month.year, month: month.month, day: day), $0.sessions,
                shown: Set($0.days.map(\.id)), longFasts: $0.longFasts, zone: zone)
        }
    }
}

/// A month of a calendar.
struct CalendarMonth: Equatable {
    let year: Int
    /// 1 to 12.
    let month: Int

    init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    init(_ day: CivilTime) { self.init(year: day.year, month: day.month) }

    /// Stays in the years that the bus can name.
    func moved(by months: Int) -> CalendarMonth {
        let count = min(max(1970 * 12, year * 12 + month - 1 + months), 9999 * 12 + 11)
        return CalendarMonth(year: count / 12, month: count % 12 + 1)
    }

    private var first: CivilTime { CivilTime(year: year, month: month, day: 1) }

    /// In days.
    var length: Int {
        let next = CivilTime(year: year + month / 12, month: month % 12 + 1, day: 1)
        return Int(next.dayNumber - first.dayNumber)
    }

    /// When fasts of its days can have ended: every zone is within a day of UTC.
    var reach: Range<Instant> {
        let begin = max(0, first.secondsSinceEpoch - 86_400)
        let end = first.secondsSinceEpoch + Int64(length + 1) * 86_400 + LongFast.reach
        return Instant(secondsSinceEpoch: begin)..<Instant(secondsSinceEpoch: end)
    }
}
