/// Reads durations as people type them. Rule: docs/rules/contract.md, Command line.
public enum DurationReading {
    /// Why a text is not a duration.
    public enum Problem: Error, Equatable, Sendable {
        case unreadable
        /// It is a number alone.
        case needsUnit
    }

    /// Reads `90m`, `2h30m`, `2h30`, `1.5h`, `90min`, `two hours`, `half an hour`, `1d 4h`, `PT2H30M`:
    /// each unit once, the larger ones first. A fraction is only allowed with a single unit.
    ///
    /// - Returns: whole seconds; a fraction of a second is dropped.
    public static func seconds(
        _ text: String, words: TimeWords = .english
    ) throws(Problem) -> Int64 {
        guard let typed = TypedText(text, words) else { throw .unreadable }
        if let microseconds = typed.duration(0..<typed.end) { return microseconds / 1_000_000 }
        throw typed.decimal == nil ? .unreadable : .needsUnit
    }

    /// Reads a duration where a number alone is hours: `18`, `16.5`, `18h`, `18 hours`, `1d`. Also
    /// reads the hours of a day that are fasted and those for eating, `16:8`, and `OMAD`,
    /// one meal a day, which is 23:1.
    ///
    /// - Returns: microseconds.
    public static func hours(
        _ text: String, words: TimeWords = .english
    ) throws(Problem) -> Int64 {
        guard let typed = TypedText(text, words),
            let microseconds = typed.duration(0..<typed.end) ?? typed.hoursOfDay
                ?? typed.decimal.flatMap({ $0.microseconds(each: 3600) })
        else { throw .unreadable }
        return microseconds
    }
}

/// A decimal number as typed, without a sign.
struct TypedDecimal {
    let whole: Int64
    /// The digits after the decimal point; "" if there is no point.
    let fraction: String

    init(whole: Int64, fraction: String) { (self.whole, self.fraction) = (whole, fraction) }

    var value: Double { Double("\(whole).\(fraction)0")! }

    /// - Returns: nil unless it is with halves or quarters.
    fileprivate init?(whole: Int64, over: Int, under: Int) {
        guard over > 0, over < under, [2, 4].contains(under) else { return nil }
        self.init(whole: whole, fraction: ["", "25", "5", "75"][over * 4 / under])
    }

    /// 1000 for "1,000": minutes and seconds have no fraction of three digits.
    var inThousands: TypedDecimal {
        guard fraction.count == 3, whole > 0, let ones = Int64(fraction) else { return self }
        return TypedDecimal(whole: whole * 1000 + ones, fraction: "")
    }

    /// - Parameter seconds: the length of one unit.
    /// - Returns: nil if the result is too large.
    func microseconds(each seconds: Int64) -> Int64? {
        let length = seconds * 1_000_000
        let (product, isTooLarge) = whole.multipliedReportingOverflow(by: length)
        if isTooLarge { return nil }
        // Calculated with integers: 4.1 h are 14760 s, which a binary fraction would miss by one.
        let scale = fraction.utf8.reduce(Int64(1)) { scale, _ in scale * 10 }
        let numerator = length.multipliedFullWidth(by: Int64(fraction) ?? 0)
        let part = scale.dividingFullWidth(numerator).quotient
        let (sum, overflows) = product.addingReportingOverflow(part)
        return overflows ? nil : sum
    }
}

private enum LengthRules {
    /// `2`, `1.5`, `1/2`, `2 1/2`, `two`, `an`, `half an`, `one and a half`, `two and three quarters`.
    static let amounts: [Rule<TypedDecimal>] =
        decimals + [
            Rule("#1 / _#1") { TypedDecimal(whole: 0, over: $0[0], under: $0[1]) },
            Rule("#1-9 ^#1 / _#1") { TypedDecimal(whole: Int64($0[0]), over: $0[1], under: $0[2]) },
            Rule("n") { TypedDecimal(whole: Int64($0[0]), fraction: "") },
            Rule("one") { _ in TypedDecimal(whole: 1, fraction: "") },
            Rule("one? half") { _ in TypedDecimal(whole: 0, fraction: "5") },
            Rule("oneAndHalf") { _ in TypedDecimal(whole: 1, fraction: "5") },
            Rule("halves") { TypedDecimal(whole: Int64($0[0] / 2), fraction: "5") },
            Rule("count andHalf") { TypedDecimal(whole: Int64($0[0]), fraction: "5") },
            Rule("count and quarters") { TypedDecimal(whole: Int64($0[0]), over: 1, under: 4) },
            Rule("count and count quarters") { match in
                (1...3).contains(match[1])
                    ? TypedDecimal(whole: Int64(match[0]), over: match[1], under: 4) : nil
            },
        ]
    /// "a quarter of a liter", "three quarters of a liter"
    static let quarters: [Rule<TypedDecimal>] = [
        Rule("one? quarters") { _ in TypedDecimal(whole: 0, over: 1, under: 4) },
        Rule("count quarters") { TypedDecimal(whole: 0, over: $0[0], under: 4) },
    ]
    static let decimals: [Rule<TypedDecimal>] = [
        Rule("#1-9") { TypedDecimal(whole: Int64($0[0]), fraction: "") },
        Rule("#1-9 .|, _#1-9") {
            TypedDecimal(whole: Int64($0[0]), fraction: $0.digits(2))
        },
    ]
    static let unit = Pattern("unit")
    static let joint = Pattern("~+|,? and?")
    /// After hours, a number is minutes: "2h30", "1 hour thirty", "2 hours and 10".
    static let minutes: [Rule<Int64>] = [
        Rule("_#2") { Int64($0[0]) }, Rule("~+|,? and? n") { $0[0] > 0 ? Int64($0[0]) : nil },
        Rule("~,? and #1-9") { $0[0] > 0 ? Int64($0[0]) : nil },
    ]
    /// "2:30 hours", "8:30 h". "20:30 h" and "8:30h" are times of day.
    static let hoursAndMinutes = [
        Rule<Int64>("#1-2 : _#2 ^hours") { match in
            let isOpen = match[0] <= 12 && match[1] < 60 && match.digits().first != "0"
            return isOpen ? Int64(match[0] * 60 + match[1]) : nil
        }
    ]
    /// "a quarter of an hour", "dreiviertel Stunde", in minutes.
    static let partsOfHour = [
        Rule<Int64>("one? threeQuarterHour") { _ in 45 },
        Rule<Int64>("one? quarterHour") { _ in 15 },
    ]
    static let hoursOfDay: [Rule<Int64>] = [
        Rule("'omad'") { _ in 23 },
        Rule("#1-2 :|/ _#1-2") { match in
            // 8:16 may be eating and fasting.
            match[0] + match[1] == 24 && (1...12).contains(match[1]) ? Int64(match[0]) : nil
        },
    ]
}

/// A length as far as it was read.
struct TypedLength {
    var microseconds: Int64 = 0
    /// The place of its last unit; -1 before the first.
    fileprivate(set) var last = -1
    fileprivate var count = 0
    fileprivate var hasFraction = false

    /// Whether its last unit is one of a clock.
    var isInHours: Bool { last >= 2 }

    /// - Returns: nil if the unit is not smaller than the last, or the length is too large.
    fileprivate func adding(_ amount: TypedDecimal, _ place: Int) -> TypedLength? {
        let hasFraction = hasFraction || !amount.fraction.isEmpty
        guard place > last, !hasFraction || count == 0,
            let part = (place > 2 ? amount.inThousands : amount).microseconds(
                each: DurationUnit.all[place].seconds)
        else { return nil }
        let (sum, isTooLarge) = microseconds.addingReportingOverflow(part)
        return isTooLarge
            ? nil
            : TypedLength(
                microseconds: sum, last: place, count: count + 1, hasFraction: hasFraction)
    }
}

extension TypedText {
    /// The number that is the whole text.
    var decimal: TypedDecimal? {
        read(LengthRules.decimals, at: 0).first { $0.end == end }?.0
    }

    /// The amount with words or with a fraction that the whole text is: `half a liter`, `1/2 l`.
    var volume: (amount: Double, unit: VolumeUnit, count: Double)? {
        for (amount, end) in read(LengthRules.amounts + LengthRules.quarters, at: 0)
        where end < self.end {
            let word = written(end..<self.end).filter { $0 != "." }
            guard let (unit, count) = VolumeUnit.typed(word) else { continue }
            return (amount.value, unit, count)
        }
        return nil
    }

    /// The hours of a fast in `16:8` or `OMAD`, in microseconds. Both numbers are a day together.
    fileprivate var hoursOfDay: Int64? {
        read(LengthRules.hoursOfDay, at: 0).first { $0.end == end }.map { $0.0 * 3_600_000_000 }
    }

    /// The duration that a range of the text is.
    ///
    /// - Returns: microseconds; nil if it is none.
    func duration(_ range: Range<Int>) -> Int64? {
        lengths(at: range.lowerBound).first { $0.end == range.upperBound }?.length.microseconds
    }

    /// The lengths that begin at a position.
    func lengths(at start: Int) -> [(length: TypedLength, end: Int)] {
        var found: [(length: TypedLength, end: Int)] = []
        for at in hedged(start) {
            if let word = word(at), word == "p" || word == "pt" {
                var end = at + 1
                while end < self.end, !isAfterSpace(end) { end += 1 }
                if let length = TextCursor.isoDuration(Array(written(at..<end).utf8)[...]) {
                    found.append((TypedLength(microseconds: length), end))
                }
            }
            extend(TypedLength(), at, &found)
        }
        return found
    }

    private func extend(
        _ length: TypedLength, _ start: Int, _ found: inout [(length: TypedLength, end: Int)]
    ) {
        func add(_ amount: TypedDecimal, _ place: Int, _ end: Int) {
            guard let longer = length.adding(amount, place) else { return }
            found.append((longer, end))
            extend(longer, end, &found)
        }
        if length.count == 0 {
            for (minutes, end) in read(LengthRules.hoursAndMinutes, at: start) {
                let length = TypedLength(microseconds: minutes * 60_000_000, last: 3, count: 2)
                found.append((length, end))
            }
        } else if length.count == 1, !length.hasFraction {
            // "an hour and a half"
            let half = DurationUnit.all[length.last].seconds * 500_000
            for end in ends(of: .andHalf, at: start) {
                found.append((TypedLength(microseconds: length.microseconds + half), end))
            }
        }
        if length.last == 2, !length.hasFraction {
            for (minutes, end) in read(LengthRules.minutes, at: start) where minutes < 60 {
                found.append(
                    (TypedLength(microseconds: length.microseconds + minutes * 60_000_000), end))
            }
        }
        for at in length.count == 0 ? [start] : ends(of: LengthRules.joint, at: start) {
            for (amount, end) in read(LengthRules.amounts, at: at) {
                for match in matches(LengthRules.unit, at: end) { add(amount, match[0], match.end) }
            }
            for (minutes, end) in read(LengthRules.partsOfHour, at: at) {
                add(TypedDecimal(whole: minutes, fraction: ""), 3, end)
            }
        }
    }
}

extension TextCursor {
    /// Reads a whole text in lower case as a duration in ISO 8601: `pt2h30m`, `p1dt4h`. Only the last number may have
    /// a fraction.
    ///
    /// - Returns: microseconds.
    package static func isoDuration(_ text: ArraySlice<UInt8>) -> Int64? {
        var cursor = TextCursor(text)
        guard cursor.take(UInt8(ascii: "p")) else { return nil }
        var (total, last) = (Int64(0), Int64.max)
        var (isTime, hasFraction) = (false, false)
        repeat {
            if !isTime { isTime = cursor.take(UInt8(ascii: "t")) }
            guard !hasFraction, let amount = cursor.typedDecimal(), let sign = cursor.rest.first,
                let unit = isoUnit(sign, isTime), unit < last, cursor.take(sign),
                let part = amount.microseconds(each: unit)
            else { return nil }
            let (sum, isTooLarge) = total.addingReportingOverflow(part)
            if isTooLarge { return nil }
            (total, last, hasFraction) = (sum, unit, !amount.fraction.isEmpty)
        } while !cursor.isAtEnd
        return total
    }

    private static func isoUnit(_ sign: UInt8, _ isTime: Bool) -> Int64? {
        DurationUnit.all.enumerated().first { place, unit in
            unit.sign == Unicode.Scalar(sign) && (place > 1) == isTime
        }?.element.seconds
    }

    private mutating func typedDecimal() -> TypedDecimal? {
        guard let whole = number(digits: 1...9) else { return nil }
        guard take(UInt8(ascii: ".")) || take(UInt8(ascii: ",")) else {
            return TypedDecimal(whole: Int64(whole), fraction: "")
        }
        let digits = rest.prefix(while: Self.isDigit)
        guard (1...9).contains(digits.count), number(digits: 1...9) != nil else { return nil }
        return TypedDecimal(
            whole: Int64(whole), fraction: String(decoding: digits, as: UTF8.self))
    }
}

/// The units of a duration, the longest first, with their letters in ISO 8601.
enum DurationUnit {
    static let all: [(meaning: TimeWords.Meaning, seconds: Int64, sign: Unicode.Scalar)] = [
        (.weeks, 604_800, "w"), (.days, 86_400, "d"), (.hours, 3600, "h"), (.minutes, 60, "m"),
        (.seconds, 1, "s"),
    ]
}

extension TimeText {
    /// Reads a decimal number without a sign, with a point or a comma: `16`, `16.5`, `16,5`.
    public static func decimal(_ text: some StringProtocol) -> Double? {
        guard text.utf8.count <= 19,
            text.allSatisfy({ $0.isASCIIDigit || $0 == "." || $0 == "," })
        else { return nil }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard (1...2).contains(parts.count), parts.allSatisfy({ (1...9).contains($0.count) }) else {
            return nil
        }
        return Double(parts.joined(separator: "."))
    }
}
