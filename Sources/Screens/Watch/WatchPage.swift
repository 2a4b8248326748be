import Contract
import FullScreen
import LocalTime
import Words

/// What covers the timer until it is closed.
enum WatchPage: Equatable {
    case keys
    /// What is known about a phase; nil if no fast is running.
    case why(Words.Why?, scroll: Int)
    /// - days: nil until they are known.
    case calendar(CalendarMonth, days: [History1.DayRow]?)
    /// A text that must be seen.
    case note(String)

    /// What a key does.
    enum Turn: Equatable {
        case stays
        case becomes(WatchPage)
        case closes
        /// The page closes, and the key does on the timer what it does there.
        case closesAndPasses
    }

    func turned(by key: ScreenKey) -> Turn {
        switch self {
        case .keys:
            return [.character("?"), .escape, .enter].contains(key) ? .closes : .closesAndPasses
        case .note: return .closes
        case .why(let topic, let scroll):
            if Self.closing.contains(key) || key == .character("w") { return .closes }
            guard let step = Self.step(key) else { return .stays }
            // The view limits it at the end.
            return .becomes(.why(topic, scroll: max(0, step == .min ? 0 : scroll + step)))
        case .calendar(let month, _):
            switch key {
            case .left, .pageUp: return .becomes(.calendar(month.moved(by: -1), days: nil))
            case .right, .pageDown: return .becomes(.calendar(month.moved(by: 1), days: nil))
            case .character("c"): return .closes
            default: return Self.closing.contains(key) ? .closes : .stays
            }
        }
    }

    private static let closing: [ScreenKey] = [.character("q"), .escape, .enter]

    /// How many lines a key scrolls: `.min` to the beginning; nil if it does not scroll.
    private static func step(_ key: ScreenKey) -> Int? {
        switch key {
        case .up, .character("k"): -1
        case .down, .character("j"): 1
        case .wheelUp: -3
        case .wheelDown: 3
        case .pageUp, .character("b"): -10
        case .pageDown, .character(" "): 10
        case .home, .character("g"): .min
        case .end, .character("G"): 10_000
        default: nil
        }
    }

    /// The page with its scroll limited.
    ///
    /// - Parameter limit: the first line at which the last one is still seen.
    func limited(to limit: Int) -> WatchPage {
        guard case .why(let topic, let scroll) = self else { return self }
        return .why(topic, scroll: min(scroll, max(0, limit)))
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
}
