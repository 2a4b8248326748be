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
private struct TypedDecimal {
    let whole: Int64
    /// The digits after the decimal point; "" if there is no point.
    let fraction: String

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
        if ends(of: [["omad"]], at: 0).contains(end) { return 23 * hour }
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
        var at = range.lowerBound
        if at < range.upperBound, ends(of: [["p"], ["pt"]], at: at).isEmpty == false {
            return isoDuration(range)
        }
        var units = DurationUnit.allCases[...]
        var total: Int64 = 0
        var count = 0
        var hasFraction = false
        while at < range.upperBound {
            if count > 0 {
                at = skippingComma(at)
                at = ends(of: .and, at: at).first ?? at
            }
            guard let (amount, after) = amount(at: at) else { return nil }
            let last = units.startIndex
            at = after
            // The minutes of "2h30".
            let isBareMinutes =
                at == range.upperBound && number(at - 1, 2...2, touches: true) != nil
                && last > 0 && DurationUnit.allCases[last - 1] == .hours && amount.whole < 60
            guard let (unit, next) = isBareMinutes ? (.minutes, end: at) : unit(at: at),
                let place = units.firstIndex(of: unit),
                let part = amount.microseconds(each: unit.seconds)
            else { return nil }
            units = units[(place + 1)...]
            at = next
            count += 1
            hasFraction = hasFraction || !amount.fraction.isEmpty
            let (sum, isTooLarge) = total.addingReportingOverflow(part)
            if isTooLarge { return nil }
            total = sum
        }
        return count == 0 || hasFraction && count > 1 || at != range.upperBound ? nil : total
    }

    /// `2`, `1.5`, `two`, `an`, `half an` at a position.
    private func amount(at start: Int) -> (TypedDecimal, end: Int)? {
        if let (number, end) = decimal(at: start) { return (number, end) }
        if let end = ends(of: .half, at: start).max() {
            return (TypedDecimal(whole: 0, fraction: "5"), end)
        }
        if let end = ends(of: .one, at: start).first {
            return (TypedDecimal(whole: 1, fraction: ""), end)
        }
        return numberWord(start).map {
            (TypedDecimal(whole: Int64($0.number), fraction: ""), $0.end)
        }
    }

    private func unit(at start: Int) -> (DurationUnit, end: Int)? {
        for unit in DurationUnit.allCases {
            // The full stop of an abbreviation belongs to it: "Std."
            if let end = ends(of: unit.meaning, at: start).first { return (unit, end: end) }
        }
        return nil
    }

    /// `PT2H30M`, `P1DT4H`. Only the last number may have a fraction.
    private func isoDuration(_ range: Range<Int>) -> Int64? {
        var units = DurationUnit.allCases[...]
        var at = range.lowerBound
        var total: Int64 = 0
        var isTime = !ends(of: [["pt"]], at: at).isEmpty
        if isTime { units = units.dropFirst(2) }
        at += 1
        guard at < range.upperBound else { return nil }
        var isLast = false
        while at < range.upperBound {
            guard !isLast, !isAfterSpace(at), let (amount, next) = decimal(at: at),
                !isAfterSpace(next)
            else { return nil }
            isLast = !amount.fraction.isEmpty
            // "P1DT4H" has the letters "dt" beside each other.
            let names: [(DurationUnit, String, startsTime: Bool)] = [
                (.weeks, "w", false), (.weeks, "wt", true), (.days, "d", false),
                (.days, "dt", true), (.hours, "h", false),
                (.minutes, "m", false), (.seconds, "s", false),
            ]
            guard
                let (unit, _, startsTime) = names.first(where: {
                    !ends(of: [[$0.1]], at: next).isEmpty
                }), (unit >= .days) != isTime, let place = units.firstIndex(of: unit),
                let part = amount.microseconds(each: unit.seconds)
            else { return nil }
            units = units[(place + 1)...]
            at = next + 1
            if startsTime {
                isTime = true
                // A "T" is followed by a time.
                guard at < range.upperBound else { return nil }
            }
            let (sum, isTooLarge) = total.addingReportingOverflow(part)
            if isTooLarge { return nil }
            total = sum
        }
        return total
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
