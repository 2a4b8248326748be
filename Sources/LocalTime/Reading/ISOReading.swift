import Fasting

extension TimeText {
    /// Reads `2026-11-20`.
    ///
    /// - Returns: nil for anything else, and if there is no such date.
    public static func date(_ text: some StringProtocol) -> CivilTime? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let year = number(parts[0], digits: 4...4),
            let month = number(parts[1], digits: 2...2), let day = number(parts[2], digits: 2...2)
        else { return nil }
        return CivilTime(validYear: year, month: month, day: day)
    }

    /// `2026-11-20 20:00` with a space or a `T`, or `20261120T2000`, and the offset after it in seconds
    /// east of UTC.
    ///
    /// - Parameter text: in lower case.
    /// - Returns: nil for another form. The offset is nil if there is none.
    static func dated(_ text: String) -> (CivilTime, offset: Int64?)? {
        let parts = text.split(
            maxSplits: 1, omittingEmptySubsequences: false,
            whereSeparator: { $0 == " " || $0 == "t" })
        guard parts.count == 2 else { return nil }
        let rest = parts[1]
        let sign = rest.firstIndex { "z+-".contains($0) }
        let time = rest[..<(sign ?? rest.endIndex)]
        let isBasic = parts[0].allSatisfy(\.isASCIIDigit) && text.contains("t")
        guard let date = date(isBasic ? grouped(parts[0], [4, 2, 2], "-") : parts[0]),
            let clock = clock(isBasic ? grouped(time, [2, 2, 2], ":") : time)
        else { return nil }
        guard let sign else { return (clock.on(date), offset: nil) }
        guard let offset = offset(rest[sign...]) else { return nil }
        return (clock.on(date), offset: offset)
    }

    /// Puts signs between groups of digits, as the extended form has them.
    private static func grouped(_ digits: Substring, _ lengths: [Int], _ sign: String) -> Substring
    {
        var rest = digits
        var groups: [Substring] = []
        for length in lengths where !rest.isEmpty {
            groups.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return Substring(groups.joined(separator: sign) + rest)
    }

    /// `20:00` or `20:00:15`; a fraction of a second is dropped.
    private static func clock(_ text: Substring) -> TypedClock? {
        var whole = text
        if let point = text.firstIndex(of: "."), !text[text.index(after: point)...].isEmpty,
            text[text.index(after: point)...].allSatisfy(\.isASCIIDigit)
        {
            guard text[..<point].count(where: { $0 == ":" }) == 2 else { return nil }
            whole = text[..<point]
        }
        let parts = whole.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3,
            let hour = number(parts[0], digits: 1...2),
            let minute = number(parts[1], digits: 2...2),
            let second = parts.count == 3 ? number(parts[2], digits: 2...2) : 0,
            hour < 24, minute < 60, second < 60
        else { return nil }
        return TypedClock(hour: hour, minute: minute, second: second)
    }

    /// `z`, `+01:00`, `+0100` or `+01`, in seconds east of UTC.
    private static func offset(_ text: Substring) -> Int64? {
        if text == "z" { return 0 }
        let sign: Int64 = text.first == "-" ? -1 : 1
        guard text.first != "z" else { return nil }
        let rest = text.dropFirst()
        let colonIsRight =
            !rest.contains(":") || (rest.count == 5 && rest.dropFirst(2).first == ":")
        let digits = rest.filter { $0 != ":" }
        guard colonIsRight, digits.count == 2 || digits.count == 4,
            let hours = number(digits.prefix(2), digits: 2...2),
            let minutes = digits.count == 4 ? number(digits.dropFirst(2), digits: 2...2) : 0,
            hours <= 23, minutes <= 59
        else { return nil }
        return sign * Int64(hours * 3600 + minutes * 60)
    }

    private static func number(_ text: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.count), text.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(text)
    }

    // MARK: Sentences of the agent

    /// Writes the instants in a sentence in another form.
    ///
    /// - Parameters:
    ///   - sentence: has instants as ``withOffset(_:zone:)`` writes them.
    ///   - written: receives all instants, and returns the other form of each.
    public static func rewritten(
        _ sentence: String, _ written: ([Instant]) -> [String]
    ) -> String {
        let length = "2026-11-20 20:00+01:00".utf8.count
        // The text before each instant, and the text after the last one.
        var texts: [String] = []
        var instants: [Instant] = []
        var text = ""
        var rest = sentence[...]
        while let first = rest.first {
            if first.isASCIIDigit {
                let candidate = rest.prefix(length)
                if candidate.utf8.count == length, candidate.hasOffsetForm,
                    let (civil, offset) = dated(String(candidate)), let offset
                {
                    instants.append(
                        Instant(secondsSinceEpoch: civil.secondsSinceEpoch - offset))
                    texts.append(text)
                    text = ""
                    rest = rest.dropFirst(length)
                    continue
                }
            }
            text.append(rest.removeFirst())
        }
        return zip(texts, written(instants)).map { $0 + $1 }.joined() + text
    }
}

extension Substring {
    /// Whether it has the digits and signs of `2026-11-20 20:00+01:00`.
    fileprivate var hasOffsetForm: Bool {
        zip(self, "0000-00-00 00:00±00:00").allSatisfy { character, form in
            switch form {
            case "0": character.isASCIIDigit
            case "±": character == "+" || character == "-"
            default: character == form
            }
        }
    }
}
