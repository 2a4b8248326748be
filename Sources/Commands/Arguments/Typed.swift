import Fasting
import LocalTime
import SDBus
import Words

/// Reads what people type into what the bus takes.
enum Typed {
    /// Microseconds since the epoch.
    ///
    /// - Parameter limit: microseconds since the epoch: the latest that a time without a day can
    ///   mean; nil for now.
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

    /// Microseconds since the epoch, so long before now.
    static func ago(_ text: String) throws(Problem) -> UInt64 {
        guard let seconds = TimeText.duration(text) else {
            throw Problem(.usage, Words.unreadableDuration(text))
        }
        return (Clock.now - seconds).microsecondsSinceEpoch
    }

    /// Microseconds. The agent says which lengths it takes.
    static func hours(_ text: String) throws(Problem) -> UInt64 {
        guard let hours = TimeText.decimal(text) else {
            throw Problem(.usage, Words.unreadableHours(text))
        }
        return UInt64((hours * 3_600_000_000).rounded())
    }

    /// How an instant stands in an answer.
    static func shown(_ microseconds: UInt64) -> String {
        TimeText.short(
            Instant(microsecondsSinceEpoch: microseconds), now: Clock.now, zone: .system,
            yesterday: Words.yesterday)
    }
}
