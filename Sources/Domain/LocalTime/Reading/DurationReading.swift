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

    init(whole: Int64, quarters: Int) {
        self.init(whole: whole, fraction: ["", "25", "5", "75"][quarters])
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

extension TypedText {
    /// The number that is the whole text.
    fileprivate var decimal: TypedDecimal? {
        decimal(at: 0).flatMap { $0.end == end ? $0.number : nil }
    }

    /// The hours of a fast in `16:8` or `OMAD`, in microseconds. Both numbers are a day together.
    fileprivate var hoursOfDay: Int64? {
        let hour: Int64 = 3_600_000_000
        if word(0) == "omad", end == 1 { return 23 * hour }
        guard end == 3, let fasting = number(0, 1...2), isSign(":", at: 1),
            let eating = number(2, 1...2, touches: true), fasting + eating == 24, eating > 0
        else { return nil }
        return Int64(fasting) * hour
    }

    /// `16`, `16.5` or `16,5` at a position. At most 9 digits on each side of the point.
    private func decimal(at start: Int) -> (number: TypedDecimal, end: Int)? {
        guard let whole = number(start, 1...9) else { return nil }
        let isPoint = isSign(".", at: start + 1) || isSign(",", at: start + 1)
        if isPoint, let fraction = digits(start + 2, touches: true), fraction.count <= 9 {
            return (TypedDecimal(whole: Int64(whole), fraction: fraction), end: start + 3)
        }
        return (TypedDecimal(whole: Int64(whole), fraction: ""), end: start + 1)
    }

    /// The duration that a range of the text is.
    ///
    /// - Returns: microseconds; nil if it is none.
    func duration(_ range: Range<Int>) -> Int64? {
        for at in hedged(range.lowerBound) where at < range.upperBound {
            if let length = plainDuration(at..<range.upperBound) { return length }
        }
        return nil
    }

    private func plainDuration(_ range: Range<Int>) -> Int64? {
        var at = range.lowerBound
        if let word = word(at), word == "p" || word == "pt" {
            guard !range.dropFirst().contains(where: isAfterSpace) else { return nil }
            return TextCursor.isoDuration(Array(written(range).utf8)[...])
        }
        var units = DurationUnit.allCases[...]
        var total: Int64 = 0
        var count = 0
        var hasFraction = false
        func add(_ amount: TypedDecimal, _ unit: DurationUnit) -> Bool {
            guard let place = units.firstIndex(of: unit),
                let part = (unit < .hours ? amount.inThousands : amount)
                    .microseconds(each: unit.seconds)
            else { return false }
            let (sum, isTooLarge) = total.addingReportingOverflow(part)
            (total, count) = (sum, count + 1)
            units = units[(place + 1)...]
            return !isTooLarge
        }
        while at < range.upperBound {
            if count > 0 {
                // "an hour and a half"
                if ends(of: .andHalf, at: at).contains(range.upperBound), count == 1, !hasFraction {
                    let last = DurationUnit.allCases[units.startIndex - 1]
                    let half = TypedDecimal(whole: 0, fraction: "5").microseconds(
                        each: last.seconds)
                    return half.map { total + $0 }
                }
                at = afterJoint(at)
            }
            if count == 0, let (hours, minutes, end) = hoursAndMinutes(at: at),
                end <= range.upperBound
            {
                guard add(hours, .hours), add(minutes, .minutes) else { return nil }
                at = end
                continue
            }
            if let (minutes, end) = partOfHour(at: at), end <= range.upperBound {
                guard add(TypedDecimal(whole: minutes, fraction: ""), .minutes) else { return nil }
                at = end
                continue
            }
            guard let (amount, after) = amount(at: at), after <= range.upperBound else {
                return nil
            }
            let isBareMinutes =
                after == range.upperBound && isMinutes(amount, at, after, units.startIndex)
            guard let (unit, next) = isBareMinutes ? (.minutes, end: after) : unit(at: after),
                next <= range.upperBound, add(amount, unit)
            else { return nil }
            at = next
            hasFraction = hasFraction || !amount.fraction.isEmpty
        }
        return count == 0 || hasFraction && count > 1 ? nil : total
    }

    /// The position after what may stand between two parts of a duration.
    private func afterJoint(_ at: Int) -> Int {
        if isSign("+", at: at, touches: false) { return at + 1 }
        let next = skippingComma(at)
        return ends(of: .and, at: next).first ?? next
    }

    /// Whether a number after hours is minutes: "2h30", "1 hour thirty", "2 hours and 10".
    ///
    /// - Parameter place: of the first unit that may follow.
    private func isMinutes(_ amount: TypedDecimal, _ start: Int, _ end: Int, _ place: Int) -> Bool {
        guard place > 0, DurationUnit.allCases[place - 1] == .hours, amount.whole < 60,
            amount.fraction.isEmpty
        else { return false }
        if number(end - 1, 2...2, touches: true) != nil { return true }
        let hasWord = !isNumber(start) || word(start - 1) != nil && isAfterAnd(start)
        return hasWord && amount.whole > 0
    }

    private func isAfterAnd(_ at: Int) -> Bool { ends(of: .and, at: at - 1).contains(at) }

    /// "2:30 hours", "8:30 h". "20:30 h" and "8:30h" are times of day.
    private func hoursAndMinutes(
        at start: Int
    ) -> (hours: TypedDecimal, minutes: TypedDecimal, end: Int)? {
        guard let hours = number(start, 1...2), hours <= 12, digits(start)?.first != "0",
            isSign(":", at: start + 1),
            let minutes = number(start + 2, 2...2, touches: true), minutes < 60,
            isAfterSpace(start + 3), let end = ends(of: .hours, at: start + 3).first
        else { return nil }
        return (
            TypedDecimal(whole: Int64(hours), fraction: ""),
            TypedDecimal(whole: Int64(minutes), fraction: ""), end
        )
    }

    /// "a quarter of an hour", "dreiviertel Stunde", in minutes.
    private func partOfHour(at start: Int) -> (minutes: Int64, end: Int)? {
        for at in [start] + ends(of: .one, at: start) {
            if let end = ends(of: .threeQuarterHour, at: at).max() { return (45, end) }
            if let end = ends(of: .quarterHour, at: at).max() { return (15, end) }
        }
        return nil
    }

    /// `2`, `1.5`, `1/2`, `two`, `an`, `half an`, `one and a half`, `two and three quarters` at a position.
    private func amount(at start: Int) -> (TypedDecimal, end: Int)? {
        if let (quarters, end) = fraction(at: start) {
            return (TypedDecimal(whole: 0, quarters: quarters), end)
        }
        if let end = ends(of: .oneAndHalf, at: start).max() {
            return (TypedDecimal(whole: 1, fraction: "5"), end)
        }
        if let whole = wholeBeforeHalf(at: start) {
            return (TypedDecimal(whole: Int64(whole), fraction: "5"), start + 1)
        }
        let one = ends(of: .one, at: start).map { (TypedDecimal(whole: 1, fraction: ""), end: $0) }
        let spelled = numberWord(start).map {
            (TypedDecimal(whole: Int64($0.number), fraction: ""), end: $0.end)
        }
        let decimal = decimal(at: start).map { ($0.number, end: $0.end) }
        guard let (number, end) = decimal ?? spelled ?? one.first else {
            return ends(of: .half, at: start).max().map {
                (TypedDecimal(whole: 0, fraction: "5"), $0)
            }
        }
        if let end = ends(of: .half, at: start).max() {
            return (TypedDecimal(whole: 0, fraction: "5"), end)
        }
        // "2 1/2"
        if number.fraction.isEmpty, isNumber(end), isAfterSpace(end),
            let (part, end) = fraction(at: end)
        {
            return (TypedDecimal(whole: number.whole, quarters: part), end)
        }
        if number.fraction.isEmpty, let (quarters, end) = addedQuarters(at: end) {
            return (TypedDecimal(whole: number.whole, quarters: quarters), end)
        }
        return (number, end)
    }

    /// `1/2`, `3/4`, in quarters.
    private func fraction(at start: Int) -> (quarters: Int, end: Int)? {
        guard let over = number(start, 1...1), isSign("/", at: start + 1),
            let under = number(start + 2, 1...1, touches: true), over > 0, over < under,
            [2, 4].contains(under)
        else { return nil }
        return (over * 4 / under, start + 3)
    }

    /// "and a half", "and a quarter", "and three quarters" before a unit.
    private func addedQuarters(at start: Int) -> (Int, end: Int)? {
        for end in ends(of: .andHalf, at: start) where unit(at: end) != nil { return (2, end) }
        for at in ends(of: .and, at: start) {
            for (count, end) in [(number: 1, end: at)] + counts(at: at)
            where (1...3).contains(count) {
                for end in ends(of: .quarters, at: end) where unit(at: end) != nil {
                    return (count, end)
                }
            }
        }
        return nil
    }

    /// The 2 of "zweieinhalb".
    private func wholeBeforeHalf(at start: Int) -> Int? {
        guard let word = word(start), word.utf8.count > 6 else { return nil }
        for (suffix, entries) in words.entries where word.hasSuffix(suffix) {
            guard entries.contains(where: { $0.sense == .meaning(.halfSuffix) }) else { continue }
            let senses = words.entries[String(word.dropLast(suffix.count))] ?? []
            for case .number(let number) in senses.map(\.sense) { return number }
        }
        return nil
    }

    private func unit(at start: Int) -> (DurationUnit, end: Int)? {
        for unit in DurationUnit.allCases {
            // The full stop of an abbreviation belongs to it: "Std."
            if let end = ends(of: unit.meaning, at: start).first { return (unit, end: end) }
        }
        if isSign("'", at: start) || isSign("\u{2032}", at: start) {
            return (.minutes, end: start + 1)
        }
        return nil
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
        let unit: DurationUnit? =
            switch (sign, isTime) {
            case (UInt8(ascii: "w"), false): .weeks
            case (UInt8(ascii: "d"), false): .days
            case (UInt8(ascii: "h"), true): .hours
            case (UInt8(ascii: "m"), true): .minutes
            case (UInt8(ascii: "s"), true): .seconds
            default: nil
            }
        return unit?.seconds
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

/// The units of a duration, the longest first.
private enum DurationUnit: CaseIterable, Comparable {
    case weeks, days, hours, minutes, seconds

    static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }

    var seconds: Int64 {
        switch self {
        case .weeks: 604_800
        case .days: 86_400
        case .hours: 3600
        case .minutes: 60
        case .seconds: 1
        }
    }

    var meaning: TimeWords.Meaning {
        switch self {
        case .weeks: .weeks
        case .days: .days
        case .hours: .hours
        case .minutes: .minutes
        case .seconds: .seconds
        }
    }
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
