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

    /// The wall clock at a number of seconds since 1970-01-01 00:00:00.
    public init(secondsSinceEpoch: Int64) {
        let (days, seconds) = secondsSinceEpoch.flooredDivision(by: 86_400)
        let date = Self.date(ofDay: days)
        self.init(
            year: date.year, month: date.month, day: date.day, hour: Int(seconds / 3600),
            minute: Int(seconds % 3600 / 60), second: Int(seconds % 60))
    }

    /// Seconds since 1970-01-01 00:00:00 on the same clock.
    public var secondsSinceEpoch: Int64 {
        dayNumber * 86_400 + Int64(hour) * 3600 + Int64(minute) * 60 + Int64(second)
    }

    /// Days since 1970-01-01.
    public var dayNumber: Int64 {
        // With years that begin in March, the leap day is the last day.
        let marchYear = Int64(month > 2 ? year : year - 1)
        let (era, yearOfEra) = marchYear.flooredDivision(by: 400)
        let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    /// 1 … 366.
    public var dayOfYear: Int {
        Int(dayNumber - CivilTime(year: year, month: 1, day: 1).dayNumber) + 1
    }

    public func adding(days: Int64) -> CivilTime {
        CivilTime(secondsSinceEpoch: secondsSinceEpoch + days * 86_400)
    }

    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    public static func < (a: CivilTime, b: CivilTime) -> Bool {
        a.secondsSinceEpoch < b.secondsSinceEpoch
    }

    private static func date(ofDay days: Int64) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = Int(marchMonth < 10 ? marchMonth + 3 : marchMonth - 9)
        let year = Int(era * 400 + yearOfEra) + (month <= 2 ? 1 : 0)
        return (year, month, Int(dayOfYear - (153 * marchMonth + 2) / 5 + 1))
    }
}

extension Int64 {
    /// The quotient rounded down, and a remainder that is never negative.
    fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let remainder = ((self % divisor) + divisor) % divisor
        return ((self - remainder) / divisor, remainder)
    }
}
