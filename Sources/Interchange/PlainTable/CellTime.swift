import Fasting
import LocalTime

/// What a cell of a table says about a time: a date, a time of day, or both.
///
/// Cells are read as bytes and not with `TimeReading`: a table has up to 100,000 rows, its dates have
/// the order of the whole column, and they do not depend on the present time.
struct CellTime: Equatable {
    /// nil for a time of day alone.
    var date: CellDate?
    /// nil for a date alone.
    var clock: Clock?
    var place = Place.local

    struct Clock: Equatable {
        var hour: Int
        var minute: Int
        var second: Int
        /// Whether it had AM or PM.
        var hasHalf = false
    }

    enum Place: Equatable {
        /// The zone of the machine that imports.
        case local
        case utc
        /// Seconds east of UTC.
        case offset(Int64)
    }

    /// No time is longer.
    private static let longest = 64

    /// Reads `2026-11-20 20:00`, `20.11.26, 8:00 PM`, `Fri, 20 Nov 2026 20:00:00 +0100`,
    /// `20261120`, `11/20/2026`, `8 pm`, and seconds or milliseconds since the epoch.
    ///
    /// - Returns: nil if the text has another form. A date or a time that does not exist is not an
    ///   error here.
    init?(_ text: Bytes) {
        guard !text.isEmpty, text.count <= Self.longest else { return nil }
        if let number = Self.digits(text) {
            guard let time = Self.digitsOnly(number, count: text.count) else { return nil }
            self = time
            return
        }
        let small = Self.lowercased(text)
        var cursor = TextCursor(small[...])
        cursor.skipWeekday()
        date = CellDate(&cursor)
        if date != nil, !cursor.isAtEnd, !cursor.skipBetweenDateAndTime() { return nil }
        guard cursor.isAtEnd || cursor.readTime(into: &self), cursor.isAtEnd else { return nil }
        if date == nil && (clock == nil || place != .local) { return nil }
    }

    /// Lowers ASCII, and the "Ä" of "MÄRZ" and "JÄNNER". Names have no other capitals.
    private static func lowercased(_ text: Bytes) -> [UInt8] {
        var small = text.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        for index in small.indices.dropLast()
        where small[index] == 0xC3 && small[index + 1] == 0x84 {
            small[index + 1] = 0xA4
        }
        return small
    }

    private static func digits(_ text: Bytes) -> Int64? {
        var value: Int64 = 0
        for byte in text {
            guard Byte.isDigit(byte), text.count <= 14 else { return nil }
            value = value * 10 + Int64(byte - Byte.zero)
        }
        return value
    }

    /// `20261120`, or the seconds (9 to 11 digits) or milliseconds (12 to 14) since the epoch.
    private static func digitsOnly(_ number: Int64, count: Int) -> CellTime? {
        switch count {
        case 8 where (19_000_000..<22_000_000).contains(number):
            CellTime(
                date: .fixed(
                    year: Int(number / 10_000), month: Int(number / 100 % 100),
                    day: Int(number % 100)), clock: nil)
        case 9...11: CellTime(epoch: number)
        case 12...14: CellTime(epoch: number / 1000)
        default: nil
        }
    }

    private init(date: CellDate?, clock: Clock?) {
        self.date = date
        self.clock = clock
    }

    private init(epoch seconds: Int64) {
        let civil = CivilTime(secondsSinceEpoch: seconds)
        date = .fixed(year: civil.year, month: civil.month, day: civil.day)
        clock = Clock(hour: civil.hour, minute: civil.minute, second: civil.second)
        place = .utc
    }
}

extension CellDate {
    /// Reads a date at the cursor.
    ///
    /// - Returns: nil if there is none. The cursor has not moved then.
    fileprivate init?(_ cursor: inout TextCursor) {
        var ahead = cursor
        guard let date = Self.named(&ahead) ?? Self.numbers(&ahead) else { return nil }
        self = date
        cursor = ahead
    }

    /// `20 nov 2026`, `20. november 2026`, `20-nov-26`, `nov 20, 2026`.
    private static func named(_ cursor: inout TextCursor) -> CellDate? {
        var ahead = cursor
        var day = ahead.number(digits: 1...2)
        if day != nil { ahead.skip(". -") }
        guard let month = ahead.month() else { return nil }
        ahead.skip(". -")
        if day == nil {
            day = ahead.number(digits: 1...2)
            ahead.skip(", ")
        }
        let start = ahead.rest.count
        guard let day, let year = ahead.number(digits: 2...4) else { return nil }
        let digits = start - ahead.rest.count
        guard digits != 3 else { return nil }
        cursor = ahead
        return .fixed(year: digits == 2 ? century(year) : year, month: month, day: day)
    }

    /// `2026-11-20`, `20.11.2026`, `11/20/26`, with one separator.
    private static func numbers(_ cursor: inout TextCursor) -> CellDate? {
        var ahead = cursor
        let length = ahead.rest.prefix(while: Byte.isDigit).count
        guard let first = ahead.number(digits: 1...4), let separator = ahead.rest.first,
            [Byte.minus, Byte.point, Byte.slash].contains(separator)
        else { return nil }
        func separated() -> Int? {
            guard ahead.take(separator) else { return nil }
            if separator == Byte.point { ahead.skip(" ") }
            return ahead.number(digits: 1...4)
        }
        guard let second = separated() else { return nil }
        let before = ahead.rest.count
        guard let third = separated() else { return nil }
        let last = before - ahead.rest.count - 1
        cursor = ahead
        let hasPoints = separator == Byte.point
        switch (length, last) {
        case (4, 1...2): return .fixed(year: first, month: second, day: third)
        case (1...2, 4): return .yearLast(first, second, year: third, hasPoints: hasPoints)
        case (1...2, 1...3) where third < 100:
            return .short(first, second, third, hasPoints: hasPoints)
        default: return nil
        }
    }
}

extension TextCursor {
    /// Skips any of these bytes.
    fileprivate mutating func skip(_ bytes: StaticString) {
        let bytes = UnsafeBufferPointer(start: bytes.utf8Start, count: bytes.utf8CodeUnitCount)
        while let next = rest.first, bytes.contains(next) { _ = take(next) }
    }

    /// The letters that come next, and other bytes beyond ASCII.
    private var word: Bytes { rest.prefix { $0 >= 0x80 || $0 >= 0x61 && $0 <= 0x7A } }

    private mutating func take(word count: Int) {
        for byte in rest.prefix(count) { _ = take(byte) }
    }

    /// Reads the name of a month in English or German, or its first letters.
    fileprivate mutating func month() -> Int? {
        let word = word
        guard word.count >= 3 else { return nil }
        let names: [[StaticString]] = [
            ["january", "januar", "jänner"], ["february", "februar"], ["march", "märz", "mrz"],
            ["april"], ["may", "mai"], ["june", "juni"], ["july", "juli"], ["august"],
            ["september"], ["october", "oktober"], ["november"], ["december", "dezember"],
        ]
        for (index, spellings) in names.enumerated()
        where spellings.contains(where: { $0.starts(with: word) }) {
            take(word: word.count)
            return index + 1
        }
        return nil
    }

    /// Skips `fri, ` or `freitag `, unless it is a month.
    fileprivate mutating func skipWeekday() {
        let word = word
        let days: [StaticString] = [
            "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
            "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend",
            "sonntag",
        ]
        guard word.count >= 2, days.contains(where: { $0.starts(with: word) }) else { return }
        var ahead = self
        guard ahead.month() == nil else { return }
        take(word: word.count)
        skip("., ")
    }

    /// - Returns: false if something other than a separator comes next.
    fileprivate mutating func skipBetweenDateAndTime() -> Bool {
        let before = rest.count
        skip(", ")
        for separator: StaticString in ["t", "um", "at", "@", "-"]
        where word.equals(separator) || rest.prefix(1).equals(separator) {
            take(word: separator.utf8CodeUnitCount)
            break
        }
        skip(" ")
        return rest.count < before
    }

    /// Reads `20:00`, `20:00:05.25`, `8 pm` or `8:00 p.m.`, and an offset after it.
    fileprivate mutating func readTime(into time: inout CellTime) -> Bool {
        guard let hour = number(digits: 1...2) else { return false }
        var clock = CellTime.Clock(hour: hour, minute: 0, second: 0)
        let hasMinutes = take(Byte.colon)
        if hasMinutes {
            guard let minute = number(digits: 2...2) else { return false }
            clock.minute = minute
            if take(Byte.colon) {
                guard let second = number(digits: 2...2), dropFraction() else { return false }
                clock.second = second
            }
        }
        skip(" ")
        if let isAfternoon = half() {
            // 13 PM does not exist.
            clock.hour = (1...12).contains(hour) ? hour % 12 + (isAfternoon ? 12 : 0) : 99
            clock.hasHalf = true
            skip(" ")
        } else if !hasMinutes {
            return false
        } else if word.equals("uhr") {
            take(word: 3)
        }
        time.clock = clock
        guard !isAtEnd else { return true }
        guard let place = place() else { return false }
        time.place = place
        return true
    }

    /// Reads AM or PM.
    private mutating func half() -> Bool? {
        for (text, isAfternoon) in [
            ("am", false), ("pm", true), ("a.m.", false), ("p.m.", true),
        ] as [(StaticString, Bool)] where rest.prefix(text.utf8CodeUnitCount).equals(text) {
            take(word: text.utf8CodeUnitCount)
            return isAfternoon
        }
        return nil
    }

    /// Reads `z`, `utc`, `gmt`, `+01:00`, `+0100` or `+1`.
    private mutating func place() -> CellTime.Place? {
        for name: StaticString in ["z", "utc", "gmt"] where rest.equals(name) {
            take(word: name.utf8CodeUnitCount)
            return .utc
        }
        let isWest = take(Byte.minus)
        guard isWest || take(Byte.plus) else { return nil }
        let length = rest.prefix(while: Byte.isDigit).count
        guard let number = number(digits: 1...4), length != 3 else { return nil }
        var (hours, minutes) = length == 4 ? (number / 100, number % 100) : (number, 0)
        if length < 4, take(Byte.colon) {
            guard let part = self.number(digits: 2...2) else { return nil }
            minutes = part
        }
        guard hours < 24, minutes < 60 else { return nil }
        if isWest { (hours, minutes) = (-hours, -minutes) }
        return .offset(Int64(hours * 3600 + minutes * 60))
    }
}

extension StaticString {
    /// Whether the text begins with these bytes.
    fileprivate func starts(with word: Bytes) -> Bool {
        word.count <= utf8CodeUnitCount
            && zip(word, 0...).allSatisfy { $0 == utf8Start[$1] }
    }
}
