import LocalTime

/// Times that people and programs write in words, numbers and signs.
extension CellTime {
    /// - Parameters:
    ///   - hasPoints: whether `20.00` alone is a time of day.
    ///   - isCroatian: whether "listopad" is the month of Croatian; nil if a point after the day decides.
    init?(written text: Bytes, hasPoints: Bool, isCroatian: Bool? = nil) {
        let small = Self.small(text)
        var cursor = TextCursor(small[...])
        let before = cursor.takeWeekday()
        self.init(date: nil, clock: nil)
        weekday = before
        date = CellDate(&cursor, isCroatian)
        if date == nil, let yearless = YearlessDate(&cursor) {
            // `Nov 20 20:00:00 CET 2026`
            guard cursor.readTime(into: &self, hasPoints: false), let year = cursor.yearAtEnd()
            else {
                return nil
            }
            date = .fixed(year: year, month: yearless.month, day: yearless.day)
            return
        }
        if date != nil, !cursor.isAtEnd, !cursor.skipBetweenDateAndTime(&weekday) { return nil }
        let hasPoints = hasPoints || date != nil
        guard cursor.isAtEnd || cursor.readTime(into: &self, hasPoints: hasPoints), cursor.isAtEnd
        else {
            return nil
        }
        if date == nil && (clock == nil || place != .local) { return nil }
    }

    /// Whether a cell has the name of a month in Croatian. The whole column is Croatian then.
    static func isCroatian(_ cell: Bytes) -> Bool {
        let words = cell.split { $0 < 0x80 && !Byte.isLetter($0) }
        return words.contains {
            EuropeanNames.isCroatianMonth(String(decoding: $0, as: UTF8.self).lowercased())
        }
    }

    /// In lower case, also the "Ä" of "MÄRZ".
    private static func small(_ text: Bytes) -> [UInt8] {
        var small = [UInt8](text)
        for at in small.indices {
            let isLarge =
                (0x41...0x5A).contains(small[at])
                || at > 0 && small[at - 1] == 0xC3 && (0x80...0x9E).contains(small[at])
            if isLarge { small[at] |= 0x20 }
        }
        return small
    }
}

/// A month and a day in front of a time, with the year at the end.
private struct YearlessDate {
    let month: Int
    let day: Int

    init?(_ cursor: inout TextCursor) {
        var ahead = cursor
        guard let month = ahead.month() else { return nil }
        ahead.skip(". ")
        guard let day = ahead.number(digits: 1...2), ahead.take(Byte.blank) else { return nil }
        ahead.skip(" ")
        (self.month, self.day) = (month, day)
        cursor = ahead
    }
}

extension CellDate {
    /// Reads a date at the cursor.
    ///
    /// - Returns: nil if there is none. The cursor has not moved then.
    fileprivate init?(_ cursor: inout TextCursor, _ isCroatian: Bool?) {
        var ahead = cursor
        guard
            let date = Self.numbers(&ahead) ?? Self.named(&ahead, isCroatian) ?? Self.yearFirst(
                &ahead)
                ?? Self.ideographs(&ahead)
        else { return nil }
        self = date
        cursor = ahead
    }

    /// `20 nov 2026`, `20. november 2026`, `20-nov-26`, `nov 20, 2026`, `20 de noviembre de 2026`.
    private static func named(_ cursor: inout TextCursor, _ isCroatian: Bool?) -> CellDate? {
        var ahead = cursor
        var day = ahead.number(digits: 1...2)
        let hasPoint = day != nil && ahead.rest.first == Byte.point
        if day != nil {
            ahead.skip(". -/")
            ahead.skipOf()
        }
        guard let month = ahead.month(isCroatian: isCroatian ?? hasPoint) else { return nil }
        ahead.skip(". -/,")
        ahead.skipOf()
        if day == nil {
            day = ahead.number(digits: 1...2)
            ahead.skipOrdinal()
            guard !ahead.isAtEnd, ahead.rest.first != Byte.colon else { return nil }
            ahead.skip(", ")
        }
        let start = ahead.rest.count
        guard let day, let year = ahead.number(digits: 2...4) else { return nil }
        let digits = start - ahead.rest.count
        guard digits != 3, ahead.rest.first != Byte.colon else { return nil }
        cursor = ahead
        return .fixed(year: digits == 2 ? CivilTime.century(year) : year, month: month, day: day)
    }

    /// `2026. nov. 20.`, `2026-nov-20`, `2026 november 20`.
    private static func yearFirst(_ cursor: inout TextCursor) -> CellDate? {
        var ahead = cursor
        guard let year = ahead.number(digits: 4...4) else { return nil }
        ahead.skip(". -/")
        guard let month = ahead.month() else { return nil }
        ahead.skip(". -/")
        guard let day = ahead.number(digits: 1...2), ahead.rest.first != Byte.colon else {
            return nil
        }
        _ = ahead.take(Byte.point)
        cursor = ahead
        return .fixed(year: year, month: month, day: day)
    }

    /// `2026-11-20`, `20.11.2026`, `11/20/26`, `2026. 11. 20.`, with one separator.
    private static func numbers(_ cursor: inout TextCursor) -> CellDate? {
        var ahead = cursor
        let length = ahead.rest.prefix(while: Byte.isDigit).count
        guard let first = ahead.number(digits: 1...4), let separator = ahead.rest.first,
            [Byte.minus, Byte.point, Byte.slash].contains(separator)
        else { return nil }
        func separated() -> (number: Int, digits: Int)? {
            guard ahead.take(separator) else { return nil }
            if separator == Byte.point { ahead.skip(" ") }
            let digits = ahead.rest.prefix(while: Byte.isDigit).count
            return ahead.number(digits: 1...4).map { ($0, digits) }
        }
        guard let (second, _) = separated(), let (third, digits) = separated() else { return nil }
        cursor = ahead
        let hasPoints = separator == Byte.point
        if hasPoints, length == 4 { _ = cursor.take(Byte.point) }
        switch (length, digits) {
        case (4, 1...2): return .fixed(year: first, month: second, day: third)
        case (1...2, 4): return .yearLast(first, second, year: third, hasPoints: hasPoints)
        case (1...2, 1...3) where third < 100:
            return .short(first, second, third, hasPoints: hasPoints)
        default: return nil
        }
    }

    /// `2026年11月22日`, `2026년 11월 22일`.
    private static func ideographs(_ cursor: inout TextCursor) -> CellDate? {
        var ahead = cursor
        guard let year = ahead.number(digits: 4...4), ahead.take("年") || ahead.take("년") else {
            return nil
        }
        ahead.skip(" ")
        guard let month = ahead.number(digits: 1...2), ahead.take("月") || ahead.take("월") else {
            return nil
        }
        ahead.skip(" ")
        guard let day = ahead.number(digits: 1...2), ahead.take("日") || ahead.take("일") else {
            return nil
        }
        cursor = ahead
        return .fixed(year: year, month: month, day: day)
    }
}

extension TextCursor {
    /// Reads the name of a month.
    fileprivate mutating func month(isCroatian: Bool = false) -> Int? {
        let word = word
        guard word.count >= 3,
            let month = EuropeanNames.month(
                String(decoding: word, as: UTF8.self), isCroatian: isCroatian)
        else { return nil }
        take(count: word.count)
        return month
    }

    /// Skips the `de` of `20 de noviembre de 2026`, and the `of` of English.
    fileprivate mutating func skipOf() {
        for name: StaticString in ["de ", "del ", "of "] where take(name) { return skip(" ") }
    }

    /// Skips the `th` of `20th`.
    fileprivate mutating func skipOrdinal() {
        for ending: StaticString in ["st", "nd", "rd", "th"] where word.equals(ending) {
            take(count: 2)
            return
        }
    }

    /// Reads `fri, ` or `freitag `, unless it is a month.
    ///
    /// - Returns: the day; nil if there is none, or it is not clear which.
    fileprivate mutating func takeWeekday() -> Int? {
        let word = word
        let name = String(decoding: word, as: UTF8.self)
        guard word.count >= 2, EuropeanNames.isDay(name) else { return nil }
        var ahead = self
        if ahead.month() != nil,
            ahead.rest.first.map({ $0 == Byte.blank || $0 == Byte.point }) ?? true
        {
            ahead.skip(". ")
            // "mar 20" is a date, "mar 20 mai" a Tuesday.
            if ahead.number(digits: 1...2) != nil {
                ahead.skip(" ")
                if ahead.month() == nil { return nil }
            } else {
                return nil
            }
        }
        take(count: word.count)
        skip("., ")
        return EuropeanNames.weekday(name)
    }

    /// Reads `20:00`, `20:00:05.25`, `20.00`, `20h30`, `8 pm` or `8:00 p.m.`, and an offset after it.
    ///
    /// - Parameter hasPoints: whether `20.00` and `20h30` are times of day.
    fileprivate mutating func readTime(into time: inout CellTime, hasPoints: Bool) -> Bool {
        let first = halfInFront()
        guard let hour = number(digits: 1...2) else { return false }
        var clock = CellTime.Clock(hour: hour, minute: 0, second: 0)
        guard let hasMinutes = readMinutes(into: &clock, hasPoints: hasPoints) else { return false }
        skip(" ")
        if let isAfternoon = first ?? half() {
            // 13 PM does not exist. Japanese counts from 0 to 11.
            let isHour = (first == nil ? 1...12 : 0...12).contains(hour)
            clock.hour = isHour ? hour % 12 + (isAfternoon ? 12 : 0) : 99
            clock.hasHalf = true
            skip(" ")
        } else if !hasMinutes {
            // "20 Uhr"
            guard takeWord(of: ["uhr"]) else { return false }
        } else {
            takeWord(of: ["uhr", "h", "ч.", "ч", "uur", "hrs"])
        }
        time.clock = clock
        guard !isAtEnd else { return true }
        let before = self
        if let place = place() {
            time.place = place
        } else if before.rest.first.map(Byte.isDigit) != true {
            return false
        }
        return true
    }

    /// - Returns: whether there are minutes; nil if they are not two digits.
    private mutating func readMinutes(
        into clock: inout CellTime.Clock, hasPoints: Bool
    ) -> Bool? {
        var ahead = self
        ahead.skip(" ")
        // Without a date, "16h" is a length.
        if hasPoints, ahead.take(UInt8(ascii: "h")) {
            ahead.skip(" ")
            if ahead.rest.first.map(Byte.isDigit) ?? false {
                guard let minute = ahead.number(digits: 2...2) else { return nil }
                clock.minute = minute
            }
            self = ahead
            return true
        }
        if take("时") || take("時") || take("點") || take("点") {
            if rest.first.map(Byte.isDigit) ?? false {
                guard let minute = number(digits: 1...2) else { return nil }
                clock.minute = minute
            }
            _ = take("分")
            return true
        }
        let isPoint = hasPoints && rest.first == Byte.point
        guard take(isPoint ? Byte.point : Byte.colon) else { return false }
        guard let minute = number(digits: 2...2) else { return nil }
        clock.minute = minute
        if take(isPoint ? Byte.point : Byte.colon) {
            guard let second = number(digits: 2...2) else { return nil }
            clock.second = second
            if take(Byte.comma) {
                guard number(digits: 1...9) != nil else { return nil }
            } else if !dropFraction() {
                return nil
            }
        }
        return true
    }

    /// The year at the end of the text.
    fileprivate mutating func yearAtEnd() -> Int? {
        skip(" ")
        guard let year = number(digits: 4...4), isAtEnd else { return nil }
        return year
    }

    /// Reads `z`, `utc`, `gmt+0100`, `+01:00`, `+0100`, `+1` or `cet`, and a name in brackets after it.
    mutating func place() -> CellTime.Place? {
        var place: CellTime.Place?
        if let hours = ZoneNames.hours[String(decoding: word, as: UTF8.self)] {
            take(count: word.count)
            place = hours == 0 ? .utc : .offset(hours * 3600)
        }
        if place == nil || place == .utc, let offset = offset(mayBeShort: true) {
            place = .offset(offset)
            skipZoneName()
        }
        guard place != nil else { return nil }
        var ahead = self
        ahead.skip(" ")
        // The offset counts; the name of the zone only explains it.
        if let open = ahead.rest.first, let close = ahead.rest.last, ahead.rest.count > 2,
            open == UInt8(ascii: "(") && close == UInt8(ascii: ")")
                || open == Byte.openBracket && close == Byte.closeBracket
        {
            take(count: rest.count)
        } else if ahead.isAtEnd || ahead.rest.first.map(Byte.isDigit) == true {
            self = ahead
        }
        return place
    }

    /// Skips the `CET` of `+0100 CET`, which only explains the offset.
    private mutating func skipZoneName() {
        var ahead = self
        guard ahead.take(Byte.blank) else { return }
        let name = ahead.word
        guard (2...5).contains(name.count), name.count == ahead.rest.count else { return }
        take(count: name.count + 1)
    }
}
