import Compline
import Fasting
import LocalTime

/// The local time that the prayer shows.
package struct PrayerTime: Equatable {
    package let civil: CivilTime
    /// The part of the second that has passed, from 0 to 1.
    package let fraction: Double

    package init(_ civil: CivilTime, fraction: Double = 0) {
        self.civil = civil
        self.fraction = fraction
    }

    /// - Parameter microseconds: since the epoch.
    package init(microsecondsSinceEpoch microseconds: UInt64, _ zone: Zone) {
        let seconds = Instant(secondsSinceEpoch: Int64(microseconds / 1_000_000))
        self.init(
            zone.civil(seconds), fraction: Double(microseconds % 1_000_000) / 1_000_000)
    }

    package var hour: PrayerHour { PrayerHour(localHour: civil.hour) }

    /// As in `21:30`.
    package var text: String { TimeText.clock(civil) }

    /// A little more than the time that is left, so that the minute has changed then.
    package var secondsToNextMinute: Double { 60 - Double(civil.second) - fraction + 0.005 }

    package func isSameMinute(as other: PrayerTime) -> Bool {
        (civil.hour, civil.minute) == (other.civil.hour, other.civil.minute)
    }
}
