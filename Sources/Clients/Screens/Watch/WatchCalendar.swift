import Contract
import Fasting
import FullScreen
import LocalTime
import Presentation

/// The calendar over the timer: a month, and the fasts of one of its days.
struct WatchCalendar: Equatable {
    let month: Month
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

    init(_ month: Month, day: Int) {
        self.month = month
        self.day = min(max(1, day), month.length)
    }

    init(_ day: CivilTime) { self.init(Month(of: day), day: day.day) }

    /// What a key shows; nil if it does nothing here.
    func turned(by key: ScreenKey) -> WatchCalendar? {
        switch key {
        case .left: moved(byDays: -1)
        case .right: moved(byDays: 1)
        case .up: moved(byDays: -7)
        case .down: moved(byDays: 7)
        case .pageUp: shown(month.adding(-1), day: day)
        case .pageDown: shown(month.adding(1), day: day)
        default: nil
        }
    }

    /// A day outside the month shows its own month.
    private func moved(byDays days: Int) -> WatchCalendar {
        let day = month.day(self.day).adding(days: Int64(days))
        return shown(Month(of: day), day: day.day)
    }

    /// Another day, with the content if it is of the same month. The agent knows no month before the first one.
    private func shown(_ month: Month, day: Int) -> WatchCalendar {
        guard Month.known.contains(month) else { return self }
        var next = WatchCalendar(month, day: day)
        if month == self.month { next.content = content }
        return next
    }

    /// The fasts of the chosen day; nil until they are known.
    func day(in zone: Zone) -> DayView? {
        content.map {
            DayView(
                month.day(day), $0.sessions, shown: Set($0.days.map(\.id)),
                longFasts: $0.longFasts, zone: zone)
        }
    }
}
