import CSystem

/// The names in a calendar, in the user's locale. They come from libc, once setlocale(3) was
/// called.
public struct CalendarNames: Equatable, Sendable {
    /// The months, from January.
    public let months: [String]
    /// The short names of the days, from Sunday.
    public let days: [String]
    /// The first day of the week; 0 is Sunday.
    public let firstDay: Int

    public init(months: [String], days: [String], firstDay: Int) {
        self.months = months
        self.days = days
        self.firstDay = firstDay
    }

    public static var system: CalendarNames {
        CalendarNames(
            months: (0..<12).map { LocaleText.text(CINTL_MONTH, $0) },
            days: (0..<7).map { LocaleText.text(CINTL_SHORT_DAY, $0) },
            firstDay: Int(cintl_first_weekday()))
    }
}

extension CalendarNames {
    /// The short names of the months in the user's locale, from January.
    public static var shortMonths: [String] {
        (0..<12).map { LocaleText.text(CINTL_SHORT_MONTH, $0) }
    }

    /// The names of the days in the user's locale, from Sunday.
    public static var wholeDays: [String] { (0..<7).map { LocaleText.text(CINTL_DAY, $0) } }

    /// The names of the months without a day, in languages that inflect them, from January.
    public static var monthsAlone: [String] {
        (0..<12).map { LocaleText.text(CINTL_MONTH_ALONE, $0) }
    }
}

extension CivilTime {
    /// The day of the week; 0 is Sunday.
    public var weekday: Int { calendarDay.weekday }
}
