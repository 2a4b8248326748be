import Fasting
import LocalTime
import Presentation
import Testing
import Words

/// The times of a past fast in the words of a command line.
struct SpanInputTests {
    private func span(_ text: String) -> String? {
        let words = text.split(separator: " ").map(String.init)
        guard let (start, end) = try? UserInput.span(words) else { return nil }
        let zone = Zone.system
        return "\(TimeText.full(start, zone: zone)) \(TimeText.full(end, zone: zone))"
    }

    private static let dated = [
        "2026-02-03 20:00 - 2026-02-04 12:00", "2026-02-03 20:00 2026-02-04 12:00",
        "3 Feb 2026 8pm - noon", "3 Feb 2026 8pm noon", "3 Feb 2026 8pm to noon",
        "3 Feb 2026 8pm – 12:00", "from 3 Feb 2026 at 8pm until noon",
        "3 Feb 2026 20:00-12:00", "3 Feb 2026 8pm 16h", "3 Feb 2026 20:00 16 hours",
        "8pm 3 Feb 2026 - 4 Feb 2026 noon", "2026-02-03T20:00 12:00",
    ]

    @Test(arguments: dated)
    func startAndEndAreFound(_ text: String) {
        #expect(span(text) == "2026-02-03 20:00 2026-02-04 12:00")
    }

    /// The end is the latest one, and the start the latest before it.
    @Test func timesWithoutADayAreTheLatest() throws {
        let (start, end) = try UserInput.span(["20:00", "12:00"])
        let (otherStart, otherEnd) = try UserInput.interval(start: "20:00", end: "12:00")
        #expect(start == otherStart && end == otherEnd)
        #expect(end - start == 16 * 3600 || Zone.system.offset(start) != Zone.system.offset(end))
        let (begin, past) = try UserInput.span(["8pm", "16h"])
        #expect(past - begin == 16 * 3600)
        #expect(past <= Clock.now)
    }

    @Test func twoLengthsAreTimesAgoOrAskedAbout() throws {
        let (start, end) = try UserInput.interval(start: "90m", end: "30m")
        #expect(end - start == 3600 && (1800...1900).contains(Clock.now - end))
        let problem = #expect(throws: UserInput.IntervalProblem.self) {
            try UserInput.interval(start: "6h", end: "1h")
        }
        #expect(problem?.problem.sentence?.contains("6h ago - 1h ago") == true)
    }

    @Test(arguments: [
        "", "20:00", "yesterday 8pm", "-", "20:00 -", "- 20:00", "foo bar", "yesterday - today",
        "20:00 12:00 foo", "16h 20:00", "8pm to", "to 8pm", "16h",
    ])
    func isNoSpan(_ text: String) { #expect(span(text) == nil) }

    @Test func twoMeaningsAreNamed() {
        do {
            _ = try UserInput.span(["8pm", "monday", "noon"])
            Issue.record("read")
        } catch {
            // A whole time on each side of a dash, so that they can be typed.
            let readings = error.sentence?.matches(of: /2\d{3}-[\d-]+ 20:00 - 2\d{3}-[\d-]+ 12:00/)
            #expect(Set(readings?.map { String($0.0) } ?? []).count == 2)
            for reading in readings ?? [] { #expect(span(String(reading.0)) != nil) }
        }
        #expect(span("8pm monday - noon") != nil)
    }

    private func sentence(_ text: String) -> String? {
        do {
            _ = try UserInput.span(text.split(separator: " ").map(String.init))
            return nil
        } catch {
            return error.sentence
        }
    }

    @Test(arguments: [
        (
            "yesterdy 8pm - noon",
            Words.Times.misspelt("yesterdy 8pm - noon", "yesterday 8pm - noon")
        ),
        ("2026-02-03T20:00:00Z", Words.Times.noEnd("2026-02-03T20:00:00Z")),
        ("29 Feb 2026 8pm - noon", Words.Times.noSuchDate(29, "February", 2026)),
        ("16h until noon", Words.History.unreadableSpan("16h until noon")),
    ])
    func refusalLeadsOn(_ text: String, _ sentence: String) {
        #expect(self.sentence(text) == sentence)
    }

    /// The part that is to blame is named, as it is where only one time is typed.
    @Test(arguments: [
        ("3 Feb 2026 - 4 Feb 2026 noon", "3 Feb 2026"),
        ("3 Feb 2026 8pm - 4 Feb 2026", "4 Feb 2026"),
    ])
    func partWithoutATimeOfDayIsNamed(_ text: String, _ part: String) {
        #expect(sentence(text) == Words.Times.noClock(part, "20:00"))
    }

    @Test(arguments: ["3 Feb 2026 8pm - 12", "3 Feb 2026 at 8 - 12", "3 Feb 2026 9am - 5"])
    func readingsOfAnAmbiguousSpanAreRead(_ text: String) throws {
        let sentence = try #require(self.sentence(text))
        let readings = sentence.matches(of: /2026-[\d-]+ \d\d:\d\d - 2026-[\d-]+ \d\d:\d\d/)
            .map { String($0.0) }
        #expect(Set(readings).count == readings.count && readings.count > 1, "\(sentence)")
        for reading in readings { #expect(span(reading) == reading.replacing(" - ", with: " ")) }
    }

    @Test func manyWordsAreRefused() {
        #expect(span(Array(repeating: "8pm", count: 500).joined(separator: " ")) == nil)
    }
}
