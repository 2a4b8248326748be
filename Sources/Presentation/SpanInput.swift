import Contract
import Fasting
import LocalTime
import Words

extension UserInput {
    /// Reads the start and the end of a past fast from the words of a command line: `yesterday 8pm -
    /// noon`, `20:00 12:00`, `mon 8pm to tue noon`, `yesterday 20:00 16h`.
    ///
    /// The words are divided at each place where a time can end. If two of them can be meant, they are
    /// named.
    package static func span(_ words: [String]) throws(Problem) -> (start: Instant, end: Instant) {
        let text = words.joined(separator: " ")
        let parts = spanParts(of: words)
        guard let first = parts.first else {
            throw Problem(.usage, Words.History.unreadableSpan(text))
        }
        if parts.count > 1 {
            let meanings = parts.map { "\($0.start) - \($0.end)" }
            throw Problem(.usage, Words.Times.ambiguous(text, meanings))
        }
        if let seconds = try? seconds(first.end) {
            let start = try time(first.start, notAfter: Clock.now - seconds)
            return (start, start + seconds)
        }
        do throws(IntervalProblem) {
            return try interval(start: first.start, end: first.end)
        } catch {
            throw error.problem
        }
    }

    /// What is before and after the only divider of a text; nil if there is none.
    static func ends(ofSpan text: String) -> (start: String, end: String)? {
        var words = text.split(separator: " ").map(String.init)
        if words.first.map({ Words.Times.isFrom($0) }) == true { words.removeFirst() }
        let dividers = words.indices.filter { isDivider(words[$0]) }
        guard dividers.count == 1, let at = dividers.first, at > 0, at + 1 < words.count else {
            return nil
        }
        let parts = [words[..<at], words[(at + 1)...]].map { $0.joined(separator: " ") }
        return (parts[0], parts[1])
    }

    private struct SpanParts {
        let start: String
        let end: String
    }

    /// The ways to divide words into a start and an end. With a word such as "to" or a dash, only there.
    private static func spanParts(of words: [String]) -> [SpanParts] {
        var words = words.flatMap(dashesApart)
        if words.first.map({ Words.Times.isFrom($0) }) == true { words.removeFirst() }
        // A longer text is never two times.
        guard (2...24).contains(words.count) else { return [] }
        let places = 1..<words.count
        func parts(_ place: Int, _ length: Int) -> SpanParts? {
            let start = words[..<place].joined(separator: " ")
            let end = words[(place + length)...].joined(separator: " ")
            guard isTimeOfDay(start), isTimeOfDay(end) || (try? seconds(end)) != nil else {
                return nil
            }
            return SpanParts(start: start, end: end)
        }
        let divided = places.filter { isDivider(words[$0]) }.compactMap { parts($0, 1) }
        return divided.isEmpty ? places.compactMap { parts($0, 0) } : divided
    }

    /// Whether a text is a time, or clearly means one, even if that time does not exist.
    private static func isTimeOfDay(_ text: String) -> Bool {
        do throws(TimeReading.Problem) {
            _ = try reading(notAfter: nil).instant(text)
            return true
        } catch {
            switch error {
            case .unreadable, .noClock, .isDuration: return false
            case .doesNotExist, .otherWeekday, .ambiguous: return true
            }
        }
    }

    private static func seconds(_ text: String) throws(DurationReading.Problem) -> Int64 {
        try DurationReading.seconds(text, words: words)
    }

    /// `20:00-12:00` in three words.
    private static func dashesApart(_ word: String) -> [String] {
        let parts = word.split(omittingEmptySubsequences: false, whereSeparator: isDash)
        guard parts.count == 2, isTimeOfDay(String(parts[0])), isTimeOfDay(String(parts[1])) else {
            return [word]
        }
        return [String(parts[0]), "-", String(parts[1])]
    }

    private static func isDivider(_ word: String) -> Bool {
        word.allSatisfy(isDash) || Words.Times.isUntil(word)
    }

    private static func isDash(_ character: Character) -> Bool {
        ["-", "\u{2013}", "\u{2014}"].contains(character)
    }
}
