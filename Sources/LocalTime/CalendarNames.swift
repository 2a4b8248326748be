import CIntl

/// How a calendar is written where the user is: through libc, once the locale is set.
public struct CalendarNames: Equatable, Sendable {
    /// From January.
    public let months: [String]
    /// Short, from Sunday.
    public let days: [String]
    /// The day on which a week begins: 0 is Sunday.
    public let firstDay: Int

    public init(months: [String], days: [String], firstDay: Int) {
        self.months = months
        self.days = days
        self.firstDay = firstDay
    }

    public static var system: CalendarNames {
        CalendarNames(
            months: (0..<12).map { String(cString: cintl_month($0)) },
            days: (0..<7).map { String(cString: cintl_short_day($0)) },
            firstDay: Int(cintl_first_weekday()))
    }
}

extension CivilTime {
    /// 0 is Sunday.
    public var weekday: Int {
        // 1970-01-01 was a Thursday.
        Int(((dayNumber + 4) % 7 + 7) % 7)
    }
}
