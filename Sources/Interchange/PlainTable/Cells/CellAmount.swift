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

    private static func clock(_ text: Bytes) -> Double? {
        var cursor = TextCursor(text)
        guard let hours = cursor.number(digits: 1...4), let separator = cursor.rest.first,
            [Byte.colon, Byte.slash, Byte.minus].contains(separator), cursor.take(separator)
        else { return nil }
        let digits = cursor.rest.prefix(while: Byte.isDigit).count
        guard let minutes = cursor.number(digits: 1...2) else { return nil }
        // 16:8 is sixteen hours of a day.
        if digits == 1 || separator != Byte.colon {
            return hours + minutes == 24 && (cursor.isAtEnd || cursor.rest.first == Byte.blank)
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

    /// `pt16h30m`, `16 hours and 30 minutes`, `2d`, `16 std. 30 min.`, `17h30`, `1 day, 2:00:00`.
    private static func units(_ text: Bytes) -> Double? {
        var rest = text.map {
            $0 == Byte.comma ? Byte.point : $0 | ($0 >= 0x41 && $0 <= 0x5A ? 0x20 : 0)
        }[...]
        if rest.first == UInt8(ascii: "p") { rest = rest.dropFirst() }
        if rest.first == UInt8(ascii: "t") { rest = rest.dropFirst() }
        var seconds = 0.0
        var last = Double.infinity
        while !rest.isEmpty {
            let digits = rest.prefix { Byte.isDigit($0) || $0 == Byte.point }
            // Python writes the hours, minutes and seconds after the days.
            if last == 86_400, let clock = Self.clock(rest) { return seconds + clock }
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

/// How a column writes numbers: whether a comma or a point is the decimal sign or separates thousands.
struct NumberForm: Equatable {
    /// The sign that separates thousands; nil if every comma and every point is the decimal sign.
    var thousands: UInt8?

    /// Reads a number without a sign.
    func number(_ text: Bytes) -> Double? {
        var plain: [UInt8] = []
        plain.reserveCapacity(text.count)
        var at = text.startIndex
        while at < text.endIndex {
            let byte = text[at]
            if byte == thousands || byte == UInt8(ascii: "'") {
                guard isGroup(text, after: at) else { return nil }
            } else if byte == Byte.blank {
                guard isGroup(text, after: at) else { return nil }
            } else if byte == 0xC2, at + 1 < text.endIndex, text[at + 1] == 0xA0 {
                at += 1
            } else if byte == 0xE2, at + 2 < text.endIndex, text[at + 1] == 0x80,
                text[at + 2] == 0xAF
            {
                at += 2
            } else if byte == Byte.comma || byte == Byte.point {
                plain.append(Byte.point)
            } else if Byte.isDigit(byte) {
                plain.append(byte)
            } else {
                return nil
            }
            at += 1
        }
        return TextCursor.decimal(plain[...])
    }

    /// Whether three digits, and no fourth one, come after a sign that separates thousands.
    private func isGroup(_ text: Bytes, after sign: Int) -> Bool {
        sign > text.startIndex && text[(sign + 1)...].prefix(while: Byte.isDigit).count == 3
    }
}

/// Finds the form of the numbers in a column.
struct NumberFormVotes {
    private var commas = Votes()
    private var points = Votes()
    private var (hasBothCommaFirst, hasBothPointFirst) = (false, false)

    private struct Votes {
        /// Numbers that have the sign.
        var all = 0
        /// Those in which three digits follow, and up to three precede.
        var groups = 0
        /// Those of them that may be a few thousand: one digit, which is not 0, precedes.
        var fewThousand = 0
        /// Those in which it comes twice.
        var repeated = 0
        /// Those whose three digits are a usual fraction: 000, 250, 500, 750.
        var fractions = 0
    }

    mutating func count(_ cell: Bytes) {
        guard cell.contains(Byte.comma) || cell.contains(Byte.point), cell.count <= 24,
            cell.allSatisfy({ Byte.isDigit($0) || $0 == Byte.comma || $0 == Byte.point })
        else { return }
        let comma = cell.lastIndex(of: Byte.comma)
        let point = cell.lastIndex(of: Byte.point)
        if let comma, let point {
            if comma < point { hasBothCommaFirst = true } else { hasBothPointFirst = true }
        } else if let comma {
            Self.count(cell, comma, Byte.comma, &commas)
        } else if let point {
            Self.count(cell, point, Byte.point, &points)
        }
    }

    private static func count(_ cell: Bytes, _ last: Int, _ sign: UInt8, _ votes: inout Votes) {
        votes.all += 1
        if cell.firstIndex(of: sign) != last { votes.repeated += 1 }
        let after = cell[(last + 1)...]
        guard after.count == 3, (1...3).contains(cell[..<last].filter(Byte.isDigit).count) else {
            return
        }
        votes.groups += 1
        if last == cell.startIndex + 1, cell.first != Byte.zero { votes.fewThousand += 1 }
        if cell.first == Byte.zero
            || ["000", "250", "500", "750"].contains(where: { after.equals($0) })
        {
            votes.fractions += 1
        }
    }

    /// - Parameters:
    ///   - unit: of the column; nil if it is not known. Minutes and less have no fraction of three digits, hours
    ///     have no thousands.
    ///   - volume: the unit of a column of drinks. `1.500` ml are a litre and a half; `236.588` ml are a cup.
    func form(_ unit: TableUnit?, _ volume: VolumeUnit? = nil) -> NumberForm {
        if hasBothCommaFirst { return NumberForm(thousands: Byte.comma) }
        if hasBothPointFirst { return NumberForm(thousands: Byte.point) }
        for (votes, sign) in [(commas, Byte.comma), (points, Byte.point)] where votes.all > 0 {
            if votes.repeated > 0 { return NumberForm(thousands: sign) }
            if let volume {
                let isThousands = votes.groups > 0 && votes.fewThousand == votes.groups
                if volume == .milliliters, isThousands { return NumberForm(thousands: sign) }
                continue
            }
            guard votes.groups == votes.all else { continue }
            let isLarge =
                switch unit {
                case .hours, .days: false
                case .minutes, .seconds, .milliseconds: true
                case nil: votes.fractions < votes.all
                }
            if isLarge { return NumberForm(thousands: sign) }
        }
        return NumberForm()
    }
}
