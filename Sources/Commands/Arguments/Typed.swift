import Fasting
import LocalTime
import SDBus
import Words

/// Reads the times, durations and hours that the user types.
enum Typed {
    /// Reads a time.
    /// - Parameter limit: the latest instant that a time without a date can mean, in microseconds
    ///   since the epoch; nil for now.
    /// - Returns: microseconds since the epoch.
    static func time(_ text: String, notAfter limit: UInt64? = nil) throws(Problem) -> UInt64 {
        let instant: Instant
        do throws(TimeText.Problem) {
            instant = try TimeText.instant(
                text, now: Clock.now,
                notAfter: limit.map(Instant.init(microsecondsSinceEpoch:)), zone: .system,
                yesterday: Words.yesterdayTyped)
        } catch {
            switch error {
            case .unreadable: throw Problem(.usage, Words.unreadableTime(text))
            case .doesNotExist: throw Problem(.usage, Words.timeDoesNotExist(text))
            }
        }
        return instant.microsecondsSinceEpoch
    }

    /// Reads a duration.
    /// - Returns: the instant that lies this long before now, in microseconds since the epoch.
    static func ago(_ text: String) throws(Problem) -> UInt64 {
        guard let seconds = TimeText.duration(text) else {
            throw Problem(.usage, Words.unreadableDuration(text))
        }
        return (Clock.now - seconds).microsecondsSinceEpoch
    }

    /// Reads a number of hours. The agent checks the range.
    /// - Returns: microseconds.
    static func hours(_ text: String) throws(Problem) -> UInt64 {
        guard let hours = TimeText.decimal(text) else {
            throw Problem(.usage, Words.unreadableHours(text))
        }
        return UInt64((hours * 3_600_000_000).rounded())
    }

    /// An instant as answers show it.
    static func shown(_ microseconds: UInt64) -> String {
        TimeText.short(
            Instant(microsecondsSinceEpoch: microseconds), now: Clock.now, zone: .system,
            yesterday: Words.yesterday)
    }
}
