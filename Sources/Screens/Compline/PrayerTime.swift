import Compline
import Fasting
import LocalTime

/// The time on the wall, as far as the prayer knows it.
struct PrayerTime: Equatable {
    let civil: CivilTime
    /// The part of the second that has passed, from 0 to 1.
    let fraction: Double

    init(_ civil: CivilTime, fraction: Double = 0) {
        self.civil = civil
        self.fraction = fraction
    }

    /// - Parameter microseconds: since the epoch.
    init(microsecondsSinceEpoch microseconds: UInt64, _ zone: Zone) {
        let seconds = Instant(secondsSinceEpoch: Int64(microseconds / 1_000_000))
        self.init(
            zone.civil(seconds), fraction: Double(microseconds % 1_000_000) / 1_000_000)
    }

    var hour: PrayerHour { PrayerHour(localHour: civil.hour) }

    /// As in `21:30`.
    var text: String { TimeText.clock(civil) }

    /// A little more than the time that is left, so that the minute has changed then.
    var secondsToNextMinute: Double { 60 - Double(civil.second) - fraction + 0.005 }

    func isSameMinute(as other: PrayerTime) -> Bool {
        (civil.hour, civil.minute) == (other.civil.hour, other.civil.minute)
    }
}
