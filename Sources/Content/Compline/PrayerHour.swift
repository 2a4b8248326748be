import Fasting
import LocalTime

/// The part of the day. Rule: docs/rules/domain.md, Hours of the day.
public enum PrayerHour: String, CaseIterable, Sendable {
    case dawn
    case meridian
    case afternoon
    case vespers
    case compline

    /// - Parameter localHour: 0 to 23.
    public init(localHour: Int) {
        self =
            switch localHour {
            case 5..<9: .dawn
            case 9..<12: .meridian
            case 12..<17: .afternoon
            case 17..<21: .vespers
            default: .compline
            }
    }

    public init(at instant: Instant, zone: Zone) {
        self.init(localHour: zone.civil(instant).hour)
    }
}

/// A night, by the local date of its evening. It begins at 21:00, and 04:59 of the next day is still
/// part of it.
public struct PrayerNight: Hashable, Sendable {
    /// Days since 1970-01-01.
    public let evening: Int64

    /// The night that an instant is in, or the next one if it is in none.
    ///
    /// The wall clock decides, so that an hour that occurs twice or never moves no night.
    public init(at instant: Instant, zone: Zone) {
        let civil = zone.civil(instant)
        evening = civil.dayNumber - (civil.hour < Self.endHour ? 1 : 0)
    }

    /// The night that an instant is in; nil by day.
    public static func current(at instant: Instant, zone: Zone) -> PrayerNight? {
        PrayerHour(at: instant, zone: zone) == .compline
            ? PrayerNight(at: instant, zone: zone) : nil
    }

    /// The English name of the evening's day, in small letters.
    var weekday: String {
        let days = [
            "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
        ]
        return days[CivilTime(secondsSinceEpoch: evening * 86_400).weekday]
    }

    /// The first instant of the night: 21:00 of its evening.
    public func start(in zone: Zone) -> Instant {
        let date = CivilTime(secondsSinceEpoch: evening * 86_400)
        let civil = CivilTime(
            year: date.year, month: date.month, day: date.day, hour: Self.startHour)
        switch zone.resolve(civil) {
        case .instant(let start), .skipped(let start): return start
        }
    }

    private static let startHour = 21
    private static let endHour = 5
}
