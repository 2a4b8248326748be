import Contract
import Fasting
import LocalTime
import Words

extension UserInput {
    /// Reads the start and the end of a past fast from the words of a command line: `yesterday 8pm -
    /// noon`, `20:00 12:00`, `8 - 11pm`, `mon 8pm to tue noon`, `yesterday 20:00 16h`.
    package static func span(_ words: [String]) throws(Problem) -> (start: Instant, end: Instant) {
        let text = words.joined(separator: " ")
        do throws(TextProblem) {
            let interval = try reading(notAfter: nil).interval(text)
            return (interval.start, interval.end)
        } catch {
            guard error.problem != .unreadable else {
                let sentence = unreadable(text, Words.History.unreadableSpan) {
                    try reading(notAfter: nil).interval($0)
                }
                throw Problem(.usage, sentence)
            }
            throw Problem(.usage, sentence(error.problem, error.text))
        }
    }
}
