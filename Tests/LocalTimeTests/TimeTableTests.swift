import Fasting
import Foundation
import LocalTime
import Testing

/// The tables of what people type, and what it means at 22:15 on Friday 20 November 2026 in Berlin. A row has the text, `=`
/// and the local time, or `!` and why it is refused.
struct TimeTableTests {
    /// One row of a table.
    struct Row: CustomTestStringConvertible, Sendable {
        let text: String
        /// The local time or the name of the problem.
        let meaning: String
        let words: TimeWords
        let isGerman: Bool

        var testDescription: String { isGerman ? "\(text) (German)" : text }

        /// - Parameter table: the name of a file in Tables.
        static func rows(_ table: String, _ words: TimeWords, isGerman: Bool = false) -> [Row] {
            let file = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "Tables/\(table).txt")
            return try! String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
                line in
                let sign = line.lastIndex { "=!".contains($0) }!
                let text = line[..<sign].split(separator: " ", omittingEmptySubsequences: false)
                    .joined(separator: " ")
                let meaning = line[sign...].dropFirst(2)
                return Row(
                    text: String(text.reversed().drop { $0 == " " }.reversed()),
                    meaning: String(meaning), words: words, isGerman: isGerman)
            }
        }
    }

    static let rows =
        ["clock", "days", "dates", "ago"].flatMap { Row.rows($0, .english) }
        + Row.rows("german", German.words, isGerman: true)

    /// Friday 20 November 2026, 22:15 in Berlin.
    static let now = utc(2026, 11, 20, 21, 15)

    /// The local time, with seconds if it has any, or the name of the problem.
    static func meaning(
        _ text: String, _ words: TimeWords, _ zone: TestZone = .berlin, now: Instant = now,
        notAfter limit: Instant? = nil
    ) -> String {
        let reading = TimeReading(now: now, notAfter: limit, zone: zone.zone, words: words)
        do throws(TimeReading.Problem) {
            let instant = try reading.instant(text)
            let seconds = zone.zone.civil(instant).second
            return TimeText.full(instant, zone: zone.zone)
                + (seconds == 0 ? "" : ":\(seconds < 10 ? "0" : "")\(seconds)")
        } catch {
            if case .ambiguous(let meanings) = error {
                #expect(meanings.count > 1 && Set(meanings).count == meanings.count)
                return "ambiguous"
            }
            if case .clockOrDuration = error { return "clockOrDuration" }
            if case .noSuchDate = error { return "noSuchDate" }
            return "\(error)"
        }
    }

    @Test func tablesAreLong() { #expect(Self.rows.count > 350) }

    @Test(arguments: rows) func rowIsReadAsItSays(row: Row) {
        #expect(Self.meaning(row.text, row.words) == row.meaning)
    }

    /// White space and case carry no meaning, except in ISO 8601.
    @Test(arguments: rows.filter { !$0.text.contains("+") })
    func spacesAndCaseCarryNoMeaning(row: Row) {
        let texts = [
            row.text.uppercased(), " \t\(row.text)\n",
            row.text.split(separator: " ").joined(separator: " \u{A0} "),
        ]
        for text in texts { #expect(Self.meaning(text, row.words) == row.meaning, "\(text)") }
    }

    /// English is read the same in every language, except if a word of the language can
    /// be meant, or a date has the form of its locale.
    @Test(arguments: rows.filter { !$0.isGerman && $0.meaning.hasPrefix("2") })
    func englishWorksInEveryLanguage(row: Row) {
        let isDate = row.text.contains("/") || row.text.contains(".11")
        if !isDate { #expect(Self.meaning(row.text, German.words) == row.meaning) }
    }

    @Test(
        arguments: [
            ("%m/%d/%Y", "10/09/2026 20:00", "2026-10-09 20:00"),
            ("%m/%d/%y", "10/9/26 20:00", "2026-10-09 20:00"),
            ("%D", "10/9 8pm", "2026-10-09 20:00"),
            ("%d/%m/%y", "10/9/26 20:00", "2026-09-10 20:00"),
            ("%d/%m/%Y", "10/9/2026 20:00", "2026-09-10 20:00"),
            ("%d-%m-%Y", "10-09-2026 20:00", "2026-09-10 20:00"),
            ("%d-%m-%Y", "10-09 20:00", "2026-09-10 20:00"),
            ("%-d. %-m. %Y", "10. 9. 2026 20:00", "2026-09-10 20:00"),
            ("%e.%m.%Y", "10.9.2026 20:00", "2026-09-10 20:00"),
            ("%m/%d/%Y", "20/11/2026 20:00", "2026-11-20 20:00"),
            ("%d/%m/%Y", "11/20/2026 20:00", "2026-11-20 20:00"),
            ("%m/%d/%Y", "2026-11-18 20:00", "2026-11-18 20:00"),
            ("%Y-%m-%d", "10/9/2026 20:00", "ambiguous"), ("%F", "10/9/2026 20:00", "ambiguous"),
            ("%d %b %Y", "10/9/2026 20:00", "ambiguous"), ("", "10/9/2026 20:00", "ambiguous"),
            ("%Y年%m月%d日", "10/9/2026 20:00", "ambiguous"), ("%", "10/9 20:00", "ambiguous"),
        ] as [(String, String, String)])
    func numbersAreInTheOrderOfTheLocale(form: String, text: String, meaning: String) {
        var words = TimeWords.english
        words.setDateForm(form)
        #expect(Self.meaning(text, words) == meaning)
    }

    /// A time without a whole date is the latest before the limit.
    @Test(arguments: [
        ("20:00", "2026-11-17 20:00"), ("8pm", "2026-11-17 20:00"), ("noon", "2026-11-18 12:00"),
        ("midnight", "2026-11-18 00:00"), ("wed 20:00", "2026-11-11 20:00"),
        ("wed 11:00", "2026-11-18 11:00"), ("tue 20:00", "2026-11-17 20:00"),
        ("18 Nov 20:00", "2025-11-18 20:00"), ("18 Nov 11:00", "2026-11-18 11:00"),
        ("yesterday 20:00", "2026-11-19 20:00"), ("2h ago", "2026-11-20 20:15"),
        ("2026-11-20 20:00", "2026-11-20 20:00"),
    ])
    func limitCountsForTimesWithoutAWholeDate(text: String, meaning: String) {
        // Wednesday 18 November, 13:00 in Berlin.
        #expect(Self.meaning(text, .english, notAfter: utc(2026, 11, 18, 12)) == meaning)
    }

    @Test(
        arguments: [
            (.berlin, utc(2026, 3, 30, 12), "yesterday 2:30 am", "doesNotExist"),
            (.berlin, utc(2026, 3, 30, 12), "sunday 02:30", "doesNotExist"),
            (.berlin, utc(2026, 3, 30, 12), "last sunday 02:30", "doesNotExist"),
            (.berlin, utc(2026, 3, 30, 12), "29 Mar 02:30", "doesNotExist"),
            (.berlin, utc(2026, 3, 30, 12), "29.3.2026 02:30", "doesNotExist"),
            (.berlin, utc(2026, 3, 30, 12), "sunday 3 am", "2026-03-29 03:00"),
            (.berlin, utc(2026, 3, 29, 0, 30), "sunday 02:30", "2026-03-22 02:30"),
            (.berlin, utc(2026, 10, 26, 12), "sunday 2:30 am", "2026-10-25 02:30"),
            (.berlin, utc(2026, 10, 26, 12), "25 Oct 02:30", "2026-10-25 02:30"),
            (.berlin, utc(2026, 10, 25, 12), "12h ago", "2026-10-25 02:00"),
            (.santiago, utc(2026, 9, 6, 12), "midnight", "doesNotExist"),
            (.santiago, utc(2026, 9, 7, 12), "yesterday 00:30", "doesNotExist"),
            (.santiago, utc(2026, 9, 7, 12), "sunday 1 am", "2026-09-06 01:00"),
            (.azores, utc(2026, 10, 26, 12), "sunday 00:30", "2026-10-25 00:30"),
            (.azores, utc(2026, 10, 25, 12), "midnight", "2026-10-25 00:00"),
            (.samoa, utc(2011, 12, 31, 12), "30 Dec 20:00", "doesNotExist"),
            (.samoa, utc(2011, 12, 31, 12), "29 Dec 8pm", "2011-12-29 20:00"),
            (.samoa, utc(2011, 12, 30, 18), "yesterday noon", "doesNotExist"),
            (.lordHowe, utc(2026, 10, 4, 12), "2:15 am", "doesNotExist"),
            (.lordHowe, utc(2026, 10, 4, 12), "sunday 2:30 am", "2026-10-04 02:30"),
            (.twice, utc(2011, 12, 31, 20), "30 Dec 20:00", "2011-12-30 20:00"),
        ] as [(TestZone, Instant, String, String)])
    func changesOfTheClockAreRespected(
        zone: TestZone, now: Instant, text: String, meaning: String
    ) {
        #expect(Self.meaning(text, .english, zone, now: now) == meaning)
    }

    @Test(arguments: [
        ("2026-11-18", "2026-11-18"), ("today", "2026-11-20"), ("Yesterday", "2026-11-19"),
        ("monday", "2026-11-16"), ("friday", "2026-11-20"), ("last friday", "2026-11-13"),
        ("18 Nov", "2026-11-18"), ("Nov 18, 2025", "2025-11-18"), ("21 Nov", "2025-11-21"),
        ("20.11.", "2026-11-20"), ("day before yesterday", "2026-11-18"),
        ("tomorrow", "2026-11-21"), ("this morning", "2026-11-20"), ("last night", "2026-11-19"),
        // Only one of the two orders gives the day of the week.
        ("thu 12/11/2026", "2026-11-12"), ("thu 11/12/2026", "2026-11-12"),
        ("thu 10/9", "2026-09-10"), ("fri 9.10.2026", "2026-10-09"),
    ])
    func dayIsRead(text: String, day: String) throws {
        let reading = TimeReading(now: Self.now, zone: TestZone.berlin.zone, words: .english)
        #expect(TimeText.date(try reading.day(text)) == day)
    }

    @Test(arguments: ["", "20:00", "now", "monday 20:00", "9.10.", "31.11.", "2026-11"])
    func otherTextsAreNoDay(text: String) {
        let reading = TimeReading(now: Self.now, zone: TestZone.berlin.zone, words: .english)
        #expect(throws: TimeReading.Problem.self) { try reading.day(text) }
    }

    @Test(
        arguments: [
            ("thu 20 Nov 2026", .otherWeekday), ("mon 10/11/2026", .otherWeekday),
            ("thu 20 Nov 2026 20:00", .unreadable),
            ("31.11.", .noSuchDate(year: nil, month: 11, day: 31)),
            ("2026-02-29", .noSuchDate(year: 2026, month: 2, day: 29)),
            ("9.10.2026", .ambiguous([utc(2026, 9, 9, 22), utc(2026, 10, 8, 22)])),
        ] as [(String, TimeReading.Problem)])
    func problemOfADayIsNamed(text: String, problem: TimeReading.Problem) {
        let reading = TimeReading(now: Self.now, zone: TestZone.berlin.zone, words: .english)
        #expect(throws: problem) { try reading.day(text) }
    }

    /// Midnight does not exist on 6 September in Santiago. The day is a meaning all the same.
    @Test func ambiguousDayMayBeginAfterMidnight() {
        let reading = TimeReading(
            now: utc(2026, 11, 20), zone: TestZone.santiago.zone, words: .english)
        #expect(
            throws: TimeReading.Problem.ambiguous([utc(2026, 6, 9, 4), utc(2026, 9, 6, 4)])
        ) { try reading.day("6/9/2026") }
    }

    /// Texts that no person types: they are refused, and nothing breaks.
    @Test func strangeTextsAreUnreadable() {
        let parts = [
            "🌙", "½", "\u{0}", "\u{301}", "\u{202E}20:00", "👨‍👩‍👧", "a", "Ⅷ", "²",
            "yesterday ", "vor ", "am ", "20:00 am ", "mon ", "9.10.", "1h", "an hour and ", "p1d",
            "999999999d ", "2026-11-20 ", ",", "\n", "-", "{text}", "%s", "\\", "'; DROP TABLE",
        ]
        for part in parts {
            for count in [1, 7, 5000] {
                let text = String(repeating: part, count: count)
                for words in [TimeWords.english, German.words] {
                    let meaning = Self.meaning(text, words)
                    #expect(!meaning.hasPrefix("2"), "\(part) × \(count) is read as \(meaning)")
                }
            }
        }
    }

    /// The day of the week may show that a date is the next one.
    private static func hasDateAndWeekday(_ text: String) -> Bool {
        let weekdays: Set = [
            "mon", "monday", "tue", "tues", "tuesday", "wed", "wednesday", "thu", "thurs",
            "thursday", "fri", "friday", "sat", "saturday", "sun", "sunday", "montag", "mittwoch",
            "freitag", "mo", "di", "mi", "do", "fr", "sa", "so",
        ]
        let words = text.lowercased().split { !$0.isLetter }.map { String($0) }
        return words.contains(where: weekdays.contains) && text.contains(where: \.isNumber)
    }

    /// Pieces of real texts in any order: what is accepted is in the past, or names a day or the future.
    @Test func randomMixturesBreakNothing() {
        let pieces = TimeTableTests.rows.flatMap { $0.text.split(separator: " ").map(String.init) }
        var random = SplitMix64(seed: 20)
        var accepted = 0
        for _ in 0..<6000 {
            let count = Int.random(in: 1...5, using: &random)
            let text = (0..<count).map { _ in pieces.randomElement(using: &random)! }
                .joined(separator: [" ", "", ", "].randomElement(using: &random)!)
            let reading = TimeReading(
                now: Self.now, zone: TestZone.berlin.zone, words: German.words)
            guard let instant = try? reading.instant(text) else { continue }
            accepted += 1
            let names = ["202", "to", "this", "heute", "morgen", "diesen", "in"]
            let isDated =
                names.contains { text.lowercased().contains($0) }
                || Self.hasDateAndWeekday(text) && instant - Self.now <= 305 * 86_400
            #expect(instant <= Self.now || isDated, "\(text)")
        }
        #expect(accepted > 150)
    }
}
