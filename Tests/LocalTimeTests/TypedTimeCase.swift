import Fasting
import Foundation
import LocalTime

/// A text that people type, and what it is expected to mean, in UTC.
struct TypedTimeCase: Sendable {
    let language: String
    let now: CivilTime
    /// `at`, `log`, `history` or `ago`.
    let kind: String
    let text: String
    let expected: String
    /// What the table says about the reading: `right`, or why another one or a refusal is meant.
    let verdict: String

    /// The rows of a table with the columns of this type.
    static func rows(_ name: String) throws -> [TypedTimeCase] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Tables/\(name).tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map
        {
            let fields = $0.split(separator: "\t", omittingEmptySubsequences: false).map(
                String.init)
            return TypedTimeCase(
                language: fields[0], now: civilTime(fields[1]), kind: fields[2], text: fields[3],
                expected: fields[4], verdict: fields.count > 5 ? fields[5] : "right")
        }
    }

    private static func civilTime(_ text: String) -> CivilTime {
        let fields = text.split { !$0.isNumber }.map { Int($0)! }
        return CivilTime(
            year: fields[0], month: fields[1], day: fields[2], hour: fields[3], minute: fields[4],
            second: fields[5])
    }

    private var reading: TimeReading {
        var words = language == "de" ? German.words : TimeWords.english
        if language == "en" { words.setDateForm("%m/%d/%Y") }
        return TimeReading(
            now: Instant(secondsSinceEpoch: now.secondsSinceEpoch), zone: .utc, words: words,
            firstWeekday: language == "de" ? 1 : 0)
    }

    /// What the text is read as, in the form of ``expected``, or the name of the problem.
    var meaning: String {
        do {
            switch kind {
            case "at": return Self.written(try reading.instant(text))
            case "log":
                let interval = try reading.interval(text)
                return Self.written(interval.start) + "/" + Self.written(interval.end)
            case "ago":
                let words = language == "de" ? German.words : TimeWords.english
                return "\(try DurationReading.seconds(text, words: words)) s"
            default:
                let period = try reading.period(text)
                return TimeText.date(period.first) + ".."
                    + TimeText.date(period.next.adding(days: -1))
            }
        } catch {
            let problem = "\(error)"
            return String(problem.prefix { $0 != "(" })
        }
    }

    private static func written(_ instant: Instant) -> String {
        let civil = CivilTime(secondsSinceEpoch: instant.secondsSinceEpoch)
        let second = civil.second < 10 ? "0\(civil.second)" : "\(civil.second)"
        return "\(TimeText.date(civil))T\(TimeText.clock(civil)):\(second)"
    }

    /// `right`, `past form` if the expected time is in the future and another was read, `wrong`, or the name
    /// of the problem.
    var result: String {
        let meaning = meaning
        guard meaning.first?.isNumber == true else { return meaning }
        if matches(meaning) { return "right" }
        let nowText = Self.written(Instant(secondsSinceEpoch: now.secondsSinceEpoch))
        let last = expected.split { "/".contains($0) }.last.map(String.init) ?? ""
        let end = kind == "history" ? String(expected.suffix(10)) : last
        let isAhead = kind == "history" ? end > nowText.prefix(10) : isAhead(end)
        return kind != "ago" && isAhead ? "past form" : "wrong"
    }

    /// Whether an expected time is after now. A part that may be anything is the present one, or 0.
    private func isAhead(_ text: String) -> Bool {
        let fields = text.split { "-T:".contains($0) }.map { Int($0) }
        let time = CivilTime(
            year: fields[0] ?? now.year, month: fields[1] ?? now.month, day: fields[2] ?? now.day,
            hour: fields[3] ?? 0, minute: fields[4] ?? 0, second: fields[5] ?? 0)
        return time > now
    }

    private func matches(_ meaning: String) -> Bool {
        let wanted = expected.split { "-T:/. ".contains($0) }
        let read = meaning.split { "-T:/. ".contains($0) }
        if kind == "ago" {
            return abs((Double(wanted[0]) ?? 0) - (Double(read[0]) ?? -9)) <= 2
        }
        return wanted.count == read.count
            && zip(wanted, read).allSatisfy { $0 == "*" || Int($0) == Int($1) }
    }
}
