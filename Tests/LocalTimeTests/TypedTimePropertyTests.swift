import Fasting
import Testing

@testable import LocalTime

/// What holds for every text.
struct TypedTimePropertyTests {
    private static func reading(_ now: Instant, _ words: TimeWords) -> TimeReading {
        TimeReading(now: now, zone: TestZone.berlin.zone, words: words)
    }

    private static func shown(_ interval: TypedInterval) -> String {
        [interval.start, interval.end].map { TimeText.full($0, zone: TestZone.berlin.zone) }
            .joined(separator: " - ")
    }

    // MARK: Dated intervals

    private static let intervals: [(String, String, isGerman: Bool)] = [
        ("24 nov 2025 20:00 - 25 nov 12:00", "2025-11-24 20:00 - 2025-11-25 12:00", false),
        ("24 nov 20:00 - 25 nov 2025 12:00", "2025-11-24 20:00 - 2025-11-25 12:00", false),
        ("24 20:00 - 25 nov 2025 12:00", "2025-11-24 20:00 - 2025-11-25 12:00", false),
        ("24 nov 2025 20:00 - 25 12:00", "2025-11-24 20:00 - 2025-11-25 12:00", false),
        ("31 dec 20:00 - 1 jan 2026 12:00", "2025-12-31 20:00 - 2026-01-01 12:00", false),
        ("31 dec 2025 20:00 - 1 jan 12:00", "2025-12-31 20:00 - 2026-01-01 12:00", false),
        ("2025-11-24 8pm - noon", "2025-11-24 20:00 - 2025-11-25 12:00", false),
        ("24 nov 2025 8pm for 16h", "2025-11-24 20:00 - 2025-11-25 12:00", false),
        ("24 nov 2025 3:30-11:30pm", "2025-11-24 15:30 - 2025-11-24 23:30", false),
        ("24.11. 20 Uhr bis 25.11.2025 12 Uhr", "2025-11-24 20:00 - 2025-11-25 12:00", true),
        (
            "24. November 2025 20 Uhr - 25. November 12 Uhr", "2025-11-24 20:00 - 2025-11-25 12:00",
            true
        ),
    ]

    /// A dated interval means the same on each later day.
    @Test(arguments: intervals)
    func datedIntervalMeansTheSameOnEveryLaterDay(text: String, meaning: String, isGerman: Bool)
        throws
    {
        for day in stride(from: Int64(0), to: 800, by: 11) {
            let now = utc(2026, 1, 2, 12) + day * 86_400
            let words = isGerman ? German.words : .english
            let read = try Self.reading(now, words).interval(text)
            guard Self.shown(read) == meaning else {
                Issue.record("\(text) is \(Self.shown(read)) at \(now)")
                return
            }
        }
    }

    @Test(arguments: [
        ("10 nov 2024 - 20 nov", "2024-11-10 2024-11-20"),
        ("10 nov - 20 nov 2024", "2024-11-10 2024-11-20"),
        ("10 - 20 nov 2024", "2024-11-10 2024-11-20"), ("dec 2023 - feb", "2023-12-01 2024-02-29"),
        ("28 dec - 3 jan 2025", "2024-12-28 2025-01-03"),
        ("nov 10 - 20, 2024", "2024-11-10 2024-11-20"),
        ("10-20 nov 2024", "2024-11-10 2024-11-20"),
    ])
    func datedPeriodMeansTheSameOnEveryLaterDay(text: String, meaning: String) throws {
        for day in stride(from: Int64(0), to: 800, by: 11) {
            let period = try Self.reading(utc(2025, 2, 1, 12) + day * 86_400, .english).period(text)
            let shown =
                "\(TimeText.date(period.first)) \(TimeText.date(period.next.adding(days: -1)))"
            guard shown == meaning else {
                Issue.record("\(text) is \(shown) on day \(day)")
                return
            }
        }
    }

    // MARK: Reading back

    /// The start and the end of a fast as they are printed, with a dash between them.
    @Test(arguments: ReadBackTests.languages)
    func printedIntervalIsReadBack(language: ReadBackTests.Language) {
        var random = SplitMix64(seed: 48)
        let zone = TestZone.berlin.zone
        for _ in 0..<300 {
            let now = utc(2026, 11, 20, 21, 15) + .random(in: 0...20_000_000, using: &random)
            let end = now - .random(in: 0...(3 * 86_400), using: &random)
            let start = end - .random(in: (4 * 3600)...(40 * 3600), using: &random)
            let times = TimeText.interval(
                from: start, to: end, now: now, zone: zone, words: language.write)
            let text = "\(times.start) - \(times.end)"
            let expected = TimeText.full(start, zone: zone) + " - " + TimeText.full(end, zone: zone)
            let reading = Self.reading(now, language.read)
            do {
                let read = try reading.interval(text)
                if Self.shown(read) == expected { continue }
                Issue.record("\(text), printed of \(expected), is \(Self.shown(read))")
            } catch {
                Issue.record("\(text): \(error)")
            }
            return
        }
    }

    // MARK: Random texts

    private static let vocabulary = """
        at about 8 20 20:00 8:30 8pm am pm noon midnight yesterday today monday last this night morning in the evening \
        tonight 15th of november nov 2026 2025 26 24 20.11. 11/20/2026 2026-11-20 2h ago half an hour before now - 1 \
        and a quarter to past nine o'clock week month from until between for 16h UTC +0100 3:30-11:30pm so um 20 Uhr \
        gestern Abend morgens bis letzten zwei Tage vor einer Stunde anderthalb , . / 1795377600 730 2000 listopad
        """.split(separator: " ").map(String.init)

    /// Random texts of words of the grammar never crash and never take more steps than the limit. What is read
    /// is one thing: its printed form means the same, and so does the text in capitals or with other spaces.
    @Test func randomTextsAreReadInFewSteps() {
        var random = SplitMix64(seed: 7)
        var (most, read) = (0, 0)
        for number in 0..<1000 {
            let count = Int.random(in: 1...(number.isMultiple(of: 4) ? 30 : 4), using: &random)
            let text = (0..<count).map { _ in Self.vocabulary.randomElement(using: &random)! }
                .joined(separator: " ")
            let words = number.isMultiple(of: 2) ? TimeWords.english : German.words
            let reading = Self.reading(utc(2026, 11, 25, 20), words)
            let budget = ReadingBudget()
            if let typed = TypedText(text, words, budget) {
                _ = typed.readings(0..<typed.end)
                most = max(most, budget.steps)
            }
            let both = reading.ofOneText
            _ = try? both.interval(text)
            _ = try? both.period(text)
            most = max(most, both.budget?.steps ?? 0)
            guard let instant = try? reading.instant(text) else { continue }
            read += 1
            #expect(
                (try? reading.instant(
                    "  " + text.split(separator: " ").joined(separator: "\u{202F} "))) == instant)
            let iso = TimeText.iso8601(instant)
            #expect((try? reading.instant(iso)) == instant)
        }
        #expect(most <= ReadingBudget.limit + 300)
        #expect(read > 20)
    }

    /// The texts of the tables need few steps, so that the limit refuses none that people type.
    @Test func typedTextsNeedFewSteps() throws {
        for row in try TypedTimeCase.rows("facts") + TypedTimeCase.rows("own") {
            let budget = ReadingBudget()
            let words = row.language == "de" ? German.words : .english
            guard let typed = TypedText(row.text, words, budget) else { continue }
            _ = typed.readings(0..<typed.end)
            #expect(budget.steps < ReadingBudget.limit / 3, "\(row.text): \(budget.steps)")
        }
    }
}
