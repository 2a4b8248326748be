/// A day of the proleptic Gregorian calendar, without a zone. As text: `2026-11-28`.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Days since 1970-01-01.
    public let number: Int64

    public init(number: Int64) { self.number = number }

    /// Counts a date that exists. The result for any other one means nothing.
    public init(uncheckedYear year: Int, month: Int, day: Int) {
        // With years that begin in March, the leap day is the last day.
        let marchYear = Int64(month > 2 ? year : year - 1)
        let (era, yearOfEra) = marchYear.flooredDivision(by: 400)
        let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
        number =
            era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    /// - Returns: nil if there is no such date, such as 30 February, or the year is not from 1 to 9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.days(inMonth: month, of: year)
        else { return nil }
        self.init(uncheckedYear: year, month: month, day: day)
    }

    /// Reads what ``description`` writes.
    ///
    /// - Returns: nil for any other text, and if there is no such date.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The month is 1 … 12, the day 1 … 31.
    public var date: (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (number + 719_468).flooredDivision(by: 146_097)
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = Int(marchMonth < 10 ? marchMonth + 3 : marchMonth - 9)
        let year = Int(era * 400 + yearOfEra) + (month <= 2 ? 1 : 0)
        return (year, month, Int(dayOfYear - (153 * marchMonth + 2) / 5 + 1))
    }

    /// 0 is Sunday. 1970-01-01 was a Thursday.
    public var weekday: Int { Int((number + 4).flooredDivision(by: 7).remainder) }

    public var description: String {
        let (year, month, day) = date
        return [(year, 4), (month, 2), (day, 2)].map { number, width in
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }.joined(separator: "-")
    }

    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    public static func + (day: CalendarDay, days: Int64) -> CalendarDay {
        CalendarDay(number: day.number + days)
    }

    public static func < (a: CalendarDay, b: CalendarDay) -> Bool { a.number < b.number }
}

extension Int64 {
    /// The quotient rounded down, and a remainder that is never negative.
    package func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let remainder = ((self % divisor) + divisor) % divisor
        return ((self - remainder) / divisor, remainder)
    }
}
