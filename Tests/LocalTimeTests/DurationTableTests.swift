import LocalTime
import Testing

/// The tables of durations: the text and the seconds, or why it is refused.
struct DurationTableTests {
    private static func meaning(_ text: String, _ words: TimeWords) -> String {
        do throws(DurationReading.Problem) {
            return String(try DurationReading.seconds(text, words: words))
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        ("90m", "5400"), ("90min", "5400"), ("90 min", "5400"), ("90 mins", "5400"),
        ("90 minutes", "5400"), ("1 minute", "60"), ("2h", "7200"), ("2 h", "7200"),
        ("2hr", "7200"), ("2 hrs", "7200"), ("2 hours", "7200"), ("2 Hours", "7200"),
        ("1 hour", "3600"), ("an hour", "3600"), ("one hour", "3600"), ("a minute", "60"),
        ("2h30m", "9000"), ("2h 30m", "9000"), ("2h30min", "9000"), ("2 hours 30 minutes", "9000"),
        ("2 hours, 30 minutes", "9000"), ("2 hours and 30 minutes", "9000"),
        ("3h59m58s", "14398"), ("45 sec", "45"), ("45 secs", "45"), ("45 seconds", "45"),
        ("1d", "86400"), ("1 day", "86400"), ("2 days", "172800"), ("1d 4h", "100800"),
        ("1d4h", "100800"), ("1 day 4 hours", "100800"), ("1 day, 4 hours and 5 minutes", "101100"),
        ("1.5h", "5400"), ("1,5h", "5400"), ("1.5 hours", "5400"), ("0.5d", "43200"),
        ("1.5 days", "129600"), ("PT2H30M", "9000"), ("pt2h30m", "9000"), ("PT90M", "5400"),
        ("PT1.5H", "5400"), ("PT1,5H", "5400"), ("PT45S", "45"), ("P1D", "86400"),
        ("P1DT4H", "100800"), ("P1DT4H5M6S", "101106"), ("P0D", "0"), ("P1.5D", "129600"),
        ("90", "needsUnit"), ("4", "needsUnit"), ("1.5", "needsUnit"), ("1,5", "needsUnit"),
        ("", "unreadable"), ("h", "unreadable"), ("2x", "unreadable"), ("2 weeks", "1209600"),
        ("1w 2d", "777600"), ("half an hour", "1800"), ("half a day", "43200"),
        ("two hours", "7200"),
        ("half an hour 5m", "unreadable"), ("half hour", "1800"), ("half", "unreadable"),
        ("twenty one hours", "75600"), ("1h30", "5400"), ("1h05", "3900"), ("1h5", "unreadable"),
        ("2h60", "unreadable"),
        ("2h 30", "unreadable"), ("2m30", "unreadable"), ("2h30 5s", "unreadable"),
        ("2 months", "unreadable"), ("2h ago", "unreadable"), ("2:30", "unreadable"),
        ("30m 2h", "unreadable"), ("2h 2h", "unreadable"), ("1.5h 30m", "unreadable"),
        ("2h 1.5m", "unreadable"), ("2h30", "9000"), ("2h and", "unreadable"),
        ("and 2h", "unreadable"), ("2h,", "unreadable"), ("-2h", "unreadable"),
        ("+2h", "unreadable"), ("2 h h", "unreadable"),
        ("an", "unreadable"), ("an hours ago", "unreadable"), ("P", "unreadable"),
        ("PT", "unreadable"), ("P1DT", "unreadable"), ("P4H", "unreadable"), ("PT1D", "unreadable"),
        ("P1W", "604800"), ("P1W2D", "777600"), ("PT1W", "unreadable"), ("P1M", "unreadable"),
        ("P1Y", "unreadable"),
        ("PT2H30", "unreadable"), ("PT30M2H", "unreadable"), ("PT1.5H30M", "unreadable"),
        ("P 1D", "unreadable"), ("PT 2H", "unreadable"), ("P1DT4HT5M", "unreadable"),
        ("P-1D", "unreadable"), ("PTPT2H", "unreadable"), ("P1D 4H", "unreadable"),
        ("999999999d", "unreadable"), ("999999999h", "3599999996400"),
        ("1000000000h", "unreadable"),
        ("106751991d", "9223372022400"), ("106751992d", "unreadable"),
        ("106751991d 23h 59m", "unreadable"),
        ("2h🌙", "unreadable"), ("2 Stunden", "7200"),
    ])
    func englishRow(text: String, meaning: String) {
        #expect(Self.meaning(text, .english) == meaning)
    }

    @Test(arguments: [
        ("2 Stunden", "7200"), ("1 Stunde", "3600"), ("eine Stunde", "3600"), ("2 Std", "7200"),
        ("2 Std.", "7200"), ("2 Std. 30 Min.", "9000"), ("2 Stunden 30 Minuten", "9000"),
        ("2 Stunden und 30 Minuten", "9000"), ("1,5 Stunden", "5400"), ("90 Min", "5400"),
        ("90 minuten", "5400"), ("1 Tag", "86400"), ("2 Tage", "172800"), ("2 Tagen", "172800"),
        ("1 Tag und 4 Stunden", "100800"), ("45 Sekunden", "45"), ("45 Sek.", "45"),
        ("2h30m", "9000"), ("2 hours", "7200"), ("PT2H30M", "9000"), ("90", "needsUnit"),
        ("vor 2 Stunden", "unreadable"), ("2 Wochen", "1209600"), ("Stunde", "unreadable"),
        ("zwei Stunden", "7200"), ("eine halbe Stunde", "1800"), ("halbe Stunde", "1800"),
    ])
    func germanRow(text: String, meaning: String) {
        #expect(Self.meaning(text, German.words) == meaning)
    }

    /// A number alone is hours. The result has microseconds, since a target may have a fraction.
    @Test(
        arguments: [
            ("18", 64_800_000_000), ("18h", 64_800_000_000), ("18 hours", 64_800_000_000),
            ("18.5", 66_600_000_000), ("18,5", 66_600_000_000), ("18.5h", 66_600_000_000),
            ("16h 30m", 59_400_000_000), ("16h30m", 59_400_000_000),
            ("16 h 30 min", 59_400_000_000),
            ("1d", 86_400_000_000), ("7 days", 604_800_000_000), ("P1D", 86_400_000_000),
            ("PT18H", 64_800_000_000), ("960m", 57_600_000_000), ("16.333", 58_798_800_000),
            ("16.333h", 58_798_800_000), ("0.000000001", 3), (" 18 ", 64_800_000_000),
            ("16:8", 57_600_000_000), ("18:6", 64_800_000_000), ("20:4", 72_000_000_000),
            ("23:1", 82_800_000_000), ("OMAD", 82_800_000_000), (" 16:8 ", 57_600_000_000),
            ("0", 0), ("999999999", 3_599_999_996_400_000_000),
        ] as [(String, Int64)])
    func hoursAreRead(text: String, microseconds: Int64) throws {
        #expect(try DurationReading.hours(text) == microseconds)
    }

    @Test(arguments: [
        "", "h", "-18", "+18", "18x", "18:00", "24:0", "16:9", "16:08:00", "16: 8", "8:16:0",
        "18 18", "1.2.3", "nan", "inf", "1e3", "0x10",
        "1000000000", "18 uhr", "sixteen", "18%", "18h 5", "@18",
    ])
    func otherTextsAreNoHours(text: String) {
        #expect(throws: DurationReading.Problem.unreadable) { try DurationReading.hours(text) }
    }

    @Test func hugeTextsAreRefused() {
        for part in ["9", "1h", " ", "h", "1d ", "p", "an ", "1.", "\u{301}", "🌙"] {
            let text = String(repeating: part, count: 10_000)
            for words in [TimeWords.english, German.words] {
                #expect(throws: DurationReading.Problem.unreadable) {
                    try DurationReading.seconds(text, words: words)
                }
            }
        }
    }
}
