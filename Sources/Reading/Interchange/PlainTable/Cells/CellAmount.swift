import LocalTime

/// A length of time in a cell, in seconds, or a number whose unit the column says.
enum CellAmount: Equatable {
    case number(Double)
    case seconds(Double)

    /// Reads `16`, `16.5`, `16,5`, `1,050`, `16:30`, `16:30:00`, `16h 30m`, `990 min`, `1 day, 2:00:00`, and
    /// the name of a pattern, `16:8`, `16/8`, `16-8`.
    ///
    /// - Parameter numbers: how the column writes numbers.
    /// - Returns: nil if the text has another form.
    init?(_ text: Bytes, _ numbers: NumberForm = NumberForm()) {
        guard let first = text.first, text.count <= 40 else { return nil }
        if let plain = PlainSigns.replaced(in: text) {
            self.init(plain[...].trimmed, numbers)
            return
        }
        if Byte.isDigit(first), text.count <= 9, text.allSatisfy(Byte.isDigit) {
            self = .number(Double(text.reduce(0) { $0 * 10 + Int($1 - Byte.zero) }))
        } else if let number = numbers.number(text) {
            self = .number(number)
        } else if let seconds = Self.clock(text) ?? Self.units(text) {
            self = .seconds(seconds)
        } else {
            return nil
        }
    }

    /// The seconds of `16.03` and `1603` in a column whose name says that the last two digits are minutes. A spreadsheet
    /// writes `17.3` for `17.30`.
    static func secondsOfMinutes(_ text: Bytes) -> Double? {
        var cursor = TextCursor(text)
        guard var number = cursor.number(digits: 1...4) else { return nil }
        if cursor.take(Byte.point) || cursor.take(Byte.comma) {
            let digits = cursor.rest.count
            guard let minutes = cursor.number(digits: 1...2) else { return nil }
            number = number * 100 + (digits == 1 ? minutes * 10 : minutes)
        } else if text.count < 3 {
            return nil
        }
        guard cursor.isAtEnd, number % 100 < 60 else { return nil }
        return Double(number / 100 * 3600 + number % 100 * 60)
    }

    /// The hours of a plan whose parts add up to one day or two: `14:10`, `36:12`.
    static func hoursOfPlan(_ text: Bytes) -> Double? {
        var cursor = TextCursor(text)
        guard let fasted = cursor.number(digits: 1...2), cursor.take(Byte.colon),
            let eaten = cursor.number(digits: 1...2), cursor.isAtEnd,
            fasted + eaten == 24 || fasted + eaten == 48, fasted >= eaten
        else { return nil }
        return Double(fasted)
    }

    private static func clock(_ text: Bytes) -> Double? {
        var cursor = TextCursor(text)
        guard let hours = cursor.number(digits: 1...4), let separator = cursor.rest.first,
            [Byte.colon, Byte.slash, Byte.minus].contains(separator), cursor.take(separator)
        else { return nil }
        let digits = cursor.rest.prefix(while: Byte.isDigit).count
        guard let minutes = cursor.number(digits: 1...2) else { return nil }
        // 16:8 is sixteen hours of a day.
        if digits == 1 || separator != Byte.colon {
            return hours + minutes == 24 && hours >= minutes
                && (cursor.isAtEnd || cursor.rest.first == Byte.blank)
                ? Double(hours * 3600) : nil
        }
        var seconds = 0
        if cursor.take(Byte.colon) {
            guard let number = cursor.number(digits: 2...2), cursor.dropFraction() else {
                return nil
            }
            seconds = number
        }
        guard cursor.isAtEnd, minutes < 60, seconds < 60 else { return nil }
        return Double(hours * 3600 + minutes * 60 + seconds)
    }

    /// `p1dt2h`, `16 hours and 30 minutes`, `2d`, `16 std. 30 min.`, `17h30`, `1 day, 2:00:00`.
    private static func units(_ text: Bytes) -> Double? {
        var rest = text.map {
            $0 == Byte.comma ? Byte.point : $0 | ($0 >= 0x41 && $0 <= 0x5A ? 0x20 : 0)
        }[...]
        if rest.first == UInt8(ascii: "p") {
            return TextCursor.isoDuration(rest).map { Double($0) / 1_000_000 }
        }
        var seconds = 0.0
        var last = Double.infinity
        while !rest.isEmpty {
            let digits = rest.prefix { Byte.isDigit($0) || $0 == Byte.point }
            // Python writes the hours, minutes and seconds after the days.
            if last == 86_400, let clock = Self.clock(rest) { return seconds + clock }
            // "16:30 h"
            if last == .infinity, let colon = rest.firstIndex(of: Byte.colon),
                let end = rest.firstIndex(where: { $0 >= 0x61 || $0 == Byte.blank }), colon < end,
                let clock = Self.clock(rest[..<end]),
                TableUnit(String(decoding: rest[end...].filter { $0 >= 0x61 }, as: UTF8.self))
                    == .hours
            {
                return clock
            }
            guard let number = TextCursor.decimal(digits) else { return nil }
            rest = rest.dropFirst(digits.count).drop { $0 == Byte.blank }
            // "17h30"
            if rest.isEmpty, last == 3600, digits.count == 2, number < 60 {
                return seconds + number * 60
            }
            let word = rest.prefix { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x80 }
            guard let unit = TableUnit(String(decoding: word, as: UTF8.self))?.seconds, unit < last
            else { return nil }
            seconds += number * unit
            last = unit
            rest = rest.dropFirst(word.count).drop { $0 == Byte.blank || $0 == Byte.point }
            for joint: StaticString in [
                "and ", "und ", "et ", "y ", "e ", "en ", "og ", "och ", "i ",
            ]
            where rest.prefix(joint.utf8CodeUnitCount).equals(joint) {
                rest = rest.dropFirst(joint.utf8CodeUnitCount)
                break
            }
        }
        return last.isFinite ? seconds : nil
    }

    func seconds(_ unit: TableUnit) -> Double {
        switch self {
        case .seconds(let seconds): seconds
        case .number(let number): number * unit.seconds
        }
    }
}
