/// When summer time begins and ends in each year, as the last line of a zone file says it (RFC 9636, "TZ string"):
/// `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Equatable {
    /// A time of a year, on the wall clock before it.
    private struct Change: Equatable {
        enum Day: Equatable {
            /// The week is 1 … 5, where 5 is the last one. 0 is Sunday.
            case weekday(month: Int, week: Int, day: Int)
            /// 1 … 365. 29 February does not count.
            case withoutLeapDay(Int)
            /// 0 … 365.
            case ofYear(Int)
        }

        let day: Day
        /// Seconds after midnight, which may be on another day.
        let time: Int64

        /// Seconds since 1970 on the wall clock.
        func seconds(in year: Int) -> Int64 {
            let first = CivilTime(year: year, month: 1, day: 1)
            let date: CivilTime
            switch day {
            case .ofYear(let number): date = first.adding(days: Int64(number))
            case .withoutLeapDay(let number):
                let isAfter = number > 59 && CivilTime.days(inMonth: 2, of: year) == 29
                date = first.adding(days: Int64(isAfter ? number : number - 1))
            case .weekday(let month, let week, let day):
                let begin = CivilTime(year: year, month: month, day: 1)
                let offset = (day - begin.weekday + 7) % 7 + (week - 1) * 7
                let isTooLate = offset >= CivilTime.days(inMonth: month, of: year)
                date = begin.adding(days: Int64(isTooLate ? offset - 7 : offset))
            }
            return date.secondsSinceEpoch + time
        }
    }

    /// In seconds east of UTC.
    let standard: Int64
    private var summer: (offset: Int64, begin: Change, end: Change)?

    /// - Returns: nil if the text has another form.
    init?(_ text: ArraySlice<UInt8>) {
        var cursor = TextCursor(text)
        guard cursor.skipZoneName(), let west = cursor.zoneSeconds() else { return nil }
        standard = -west
        if cursor.isAtEnd { return }
        guard cursor.skipZoneName() else { return nil }
        var offset = standard + 3600
        if cursor.rest.first != UInt8(ascii: ",") {
            guard let west = cursor.zoneSeconds() else { return nil }
            offset = -west
        }
        guard let begin = Self.change(&cursor), let end = Self.change(&cursor), cursor.isAtEnd
        else { return nil }
        summer = (offset, begin, end)
    }

    static func == (a: ZoneRule, b: ZoneRule) -> Bool {
        a.standard == b.standard && a.summer?.offset == b.summer?.offset
            && a.summer?.begin == b.summer?.begin && a.summer?.end == b.summer?.end
    }

    /// The offset at a time in seconds since 1970, in seconds east of UTC.
    func offset(at seconds: Int64) -> Int64 {
        guard let summer else { return standard }
        let year = CivilTime(secondsSinceEpoch: seconds + standard).year
        let begin = summer.begin.seconds(in: year) - standard
        let end = summer.end.seconds(in: year) - summer.offset
        // South of the equator summer time begins in one year and ends in the next.
        let isSummer =
            begin < end ? (begin..<end).contains(seconds) : !(end..<begin).contains(seconds)
        return isSummer ? summer.offset : standard
    }

    /// `,M3.5.0/2`, `,J60`, `,59`.
    private static func change(_ cursor: inout TextCursor) -> Change? {
        guard cursor.take(UInt8(ascii: ",")) else { return nil }
        let day: Change.Day
        if cursor.take(UInt8(ascii: "M")) {
            guard let month = cursor.number(digits: 1...2), cursor.take(UInt8(ascii: ".")),
                let week = cursor.number(digits: 1...1), cursor.take(UInt8(ascii: ".")),
                let weekday = cursor.number(digits: 1...1), (1...12).contains(month),
                (1...5).contains(week), weekday < 7
            else { return nil }
            day = .weekday(month: month, week: week, day: weekday)
        } else if cursor.take(UInt8(ascii: "J")) {
            guard let number = cursor.number(digits: 1...3), (1...365).contains(number) else {
                return nil
            }
            day = .withoutLeapDay(number)
        } else {
            guard let number = cursor.number(digits: 1...3), number <= 365 else { return nil }
            day = .ofYear(number)
        }
        guard cursor.take(UInt8(ascii: "/")) else { return Change(day: day, time: 7200) }
        return cursor.zoneSeconds().map { Change(day: day, time: $0) }
    }
}

extension TextCursor {
    /// Skips `CET` or `<+03>`.
    fileprivate mutating func skipZoneName() -> Bool {
        if take(UInt8(ascii: "<")) {
            while let next = rest.first, next != UInt8(ascii: ">") { _ = take(next) }
            return take(UInt8(ascii: ">"))
        }
        var count = 0
        while let next = rest.first, (0x61...0x7A).contains(next | 0x20) {
            _ = take(next)
            count += 1
        }
        return count >= 3
    }

    /// Reads `-1`, `5:30`, `+02:00:00`: hours, minutes and seconds, in seconds.
    fileprivate mutating func zoneSeconds() -> Int64? {
        let isNegative = take(UInt8(ascii: "-"))
        if !isNegative { _ = take(UInt8(ascii: "+")) }
        guard let hours = number(digits: 1...3), hours <= 167 else { return nil }
        var seconds = Int64(hours) * 3600
        for unit: Int64 in [60, 1] where take(UInt8(ascii: ":")) {
            guard let part = number(digits: 1...2), part < 60 else { return nil }
            seconds += Int64(part) * unit
        }
        return isNegative ? -seconds : seconds
    }
}
