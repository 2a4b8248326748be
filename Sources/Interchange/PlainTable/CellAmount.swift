import LocalTime

/// A length of time in a cell, in seconds, or a number whose unit the column says.
enum CellAmount: Equatable {
    case number(Double)
    case seconds(Double)

    /// Reads `16`, `16.5`, `16,5`, `16:30`, `16:30:00`, `16h 30m`, `990 min`, `1 day 2 hours`, and
    /// the name of a pattern, `16:8`.
    ///
    /// - Returns: nil if the text has another form.
    init?(_ text: Bytes) {
        guard !text.isEmpty, text.count <= 40 else { return nil }
        let point = text.map { $0 == Byte.comma ? Byte.point : $0 }
        if let number = TextCursor.decimal(point[...]) {
            self = .number(number)
        } else if let seconds = Self.clock(text) ?? Self.units(point[...]) {
            self = .seconds(seconds)
        } else {
            return nil
        }
    }

    private static func clock(_ text: Bytes) -> Double? {
        var cursor = TextCursor(text)
        guard let hours = cursor.number(digits: 1...4), cursor.take(Byte.colon) else { return nil }
        let digits = cursor.rest.prefix(while: Byte.isDigit).count
        guard let minutes = cursor.number(digits: 1...2) else { return nil }
        // 16:8 is sixteen hours of a day.
        if digits == 1 {
            return cursor.isAtEnd && hours + minutes == 24 ? Double(hours * 3600) : nil
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

    /// `pt16h30m`, `16 hours 30 minutes`, `2d`.
    private static func units(_ text: Bytes) -> Double? {
        var rest = text.map { $0 | ($0 >= 0x41 && $0 <= 0x5A ? 0x20 : 0) }[...]
        if rest.first == UInt8(ascii: "p") { rest = rest.dropFirst() }
        if rest.first == UInt8(ascii: "t") { rest = rest.dropFirst() }
        var seconds = 0.0
        var last = Double.infinity
        while !rest.isEmpty {
            let digits = rest.prefix { Byte.isDigit($0) || $0 == Byte.point }
            guard let number = TextCursor.decimal(digits) else { return nil }
            rest = rest.dropFirst(digits.count).drop { $0 == Byte.blank }
            let word = rest.prefix { $0 >= 0x61 && $0 <= 0x7A }
            guard let unit = TableUnit(String(decoding: word, as: UTF8.self))?.seconds, unit < last
            else { return nil }
            seconds += number * unit
            last = unit
            rest = rest.dropFirst(word.count).drop { $0 == Byte.blank }
            if rest.first == UInt8(ascii: "t"), unit == 86_400 { rest = rest.dropFirst() }
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

/// The unit of a column with lengths of time.
public enum TableUnit: Equatable, Sendable {
    case days
    case hours
    case minutes
    case seconds

    /// In seconds.
    var seconds: Double {
        switch self {
        case .days: 86_400
        case .hours: 3600
        case .minutes: 60
        case .seconds: 1
        }
    }

    /// Reads a word of English or German in lower case.
    init?(_ word: String) {
        switch word {
        case "d", "day", "days", "tag", "tage": self = .days
        case "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden": self = .hours
        case "m", "min", "mins", "minute", "minutes", "minuten": self = .minutes
        case "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden":
            self = .seconds
        default: return nil
        }
    }
}
