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
        guard let time = ISO8601Text(Array(text.utf8)[...]), let civil = time.civil else {
            return nil
        }
        return (civil, time.offset)
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
