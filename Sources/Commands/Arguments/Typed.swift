import Fasting
import LocalTime
import SDBus
import Words

/// Reads the times, durations and hours that the user types.
enum Typed {
    /// Reads a time.
    ///
    /// - Parameter limit: the latest instant that a time without a date can mean; nil for now.
    static func time(_ text: String, notAfter limit: Instant? = nil) throws(Problem) -> Instant {
        do throws(TimeText.Problem) {
            return try TimeText.instant(
                text, now: Clock.now, notAfter: limit, zone: .system,
                yesterday: Words.yesterdayTyped)
        } catch {
            switch error {
            case .unreadable: throw Problem(.usage, Words.unreadableTime(text))
            case .doesNotExist: throw Problem(.usage, Words.timeDoesNotExist(text))
            }
        }
    }

    /// Reads a day: `2026-11-20`, `today` or `yesterday`.
    static func day(_ text: String) throws(Problem) -> CivilTime {
        let today = Zone.system.civil(Clock.now)
        switch text.lowercased() {
        case "today": return today
        case "yesterday", Words.yesterdayTyped: return today.adding(days: -1)
        default:
            guard let day = TimeText.date(text) else {
                throw Problem(.usage, Words.Restore.unreadableDay(text))
            }
            return day
        }
    }

    /// Reads a duration.
    ///
    /// - Returns: the instant that lies this long before now.
    static func ago(_ text: String) throws(Problem) -> Instant {
        guard let seconds = TimeText.duration(text) else {
            throw Problem(.usage, Words.unreadableDuration(text))
        }
        return Clock.now - seconds
    }

    /// Reads a number of hours. The agent checks the range.
    static func hours(_ text: String) throws(Problem) -> Duration {
        guard let hours = TimeText.decimal(text) else {
            throw Problem(.usage, Words.unreadableHours(text))
        }
        let microseconds = (hours * 3_600_000_000).rounded()
        return .microseconds(Int64(exactly: microseconds) ?? .max)
    }

    /// An instant as answers show it.
    static func shown(_ instant: Instant) -> String {
        TimeText.short(instant, now: Clock.now, zone: .system, yesterday: Words.yesterday)
    }
}
