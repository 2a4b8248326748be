import Fasting

/// A date and a time on a wall clock, in the proleptic Gregorian calendar, without a zone.
public struct CivilTime: Hashable, Comparable, Sendable {
    public var year: Int
    /// 1 … 12.
    public var month: Int
    /// 1 … 31.
    public var day: Int
    public var hour: Int
    public var minute: Int
    public var second: Int

    public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// - Returns: nil if there is no such date or time, such as 30 February or 25:00.
    public init?(
        validYear year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
    ) {
        guard (1...9999).contains(year), (1...12).contains(month), (0...23).contains(hour),
            (0...59).contains(minute), (0...59).contains(second),
            day >= 1, day <= Self.days(inMonth: month, of: year)
        else { return nil }
        self.init(
            year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }

    /// As the one above, but 24:00 is the end of the day.
    package init?(
        validYear year: Int, month: Int, day: Int, hourOrEnd hour: Int, minute: Int, second: Int
    ) {
        let isEnd = hour == 24 && minute == 0 && second == 0
        guard
            let time = CivilTime(
                validYear: year, month: month, day: day, hour: isEnd ? 0 : hour, minute: minute,
                second: second)
        else { return nil }
        self = isEnd ? time.adding(days: 1) : time
    }

    /// The wall clock at a number of seconds since 1970-01-01 00:00:00.
    public init(secondsSinceEpoch: Int64) {
        let (days, seconds) = secondsSinceEpoch.flooredDivision(by: 86_400)
        let date = CalendarDay(number: days).date
        self.init(
            year: date.year, month: date.month, day: date.day, hour: Int(seconds / 3600),
            minute: Int(seconds % 3600 / 60), second: Int(seconds % 60))
    }

    /// Seconds since 1970-01-01 00:00:00 on the same clock.
    public var secondsSinceEpoch: Int64 {
        dayNumber * 86_400 + Int64(hour) * 3600 + Int64(minute) * 60 + Int64(second)
    }

    /// Days since 1970-01-01.
    public var dayNumber: Int64 { calendarDay.number }

    public var calendarDay: CalendarDay {
        CalendarDay(uncheckedYear: year, month: month, day: day)
    }

    /// 1 … 366.
    public var dayOfYear: Int {
        Int(dayNumber - CivilTime(year: year, month: 1, day: 1).dayNumber) + 1
    }

    public func adding(days: Int64) -> CivilTime {
        CivilTime(secondsSinceEpoch: secondsSinceEpoch + days * 86_400)
    }

    /// The year of the Gregorian calendar for one of four digits. One of the Buddhist calendar, as Thai and Lao write
    /// it, is 543 larger, and in the Gregorian calendar it is centuries away.
    package static func gregorian(_ year: Int) -> Int {
        (2443...2642).contains(year) ? year - 543 : year
    }

    /// The year that two digits mean: 1970 … 2039. Others, as those of Thailand, have none: 0.
    package static func century(_ year: Int) -> Int {
        (40..<70).contains(year) ? 0 : year < 40 ? 2000 + year : 1900 + year
    }

    public static func days(inMonth month: Int, of year: Int) -> Int {
        CalendarDay.days(inMonth: month, of: year)
    }

    public static func < (a: CivilTime, b: CivilTime) -> Bool {
        a.secondsSinceEpoch < b.secondsSinceEpoch
    }
}
