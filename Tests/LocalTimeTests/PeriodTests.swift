import Fasting
import LocalTime
import Testing

/// Periods as people type them. Now is Friday 2026-11-20 22:15.
struct PeriodTests {
    private func read(
        _ text: String, words: TimeWords = .english, firstWeekday: Int = 1
    ) -> String? {
        let reading = TimeReading(
            now: utc(2026, 11, 20, 22, 15), zone: .utc, words: words, firstWeekday: firstWeekday)
        guard let period = try? reading.period(text) else { return nil }
        return "\(TimeText.date(period.first)) \(TimeText.date(period.next.adding(days: -1)))"
    }

    private static let english = [
        (":day", "2026-11-20 2026-11-20"), (":today", "2026-11-20 2026-11-20"),
        (":yesterday", "2026-11-19 2026-11-19"), (":lastday", "2026-11-19 2026-11-19"),
        (":week", "2026-11-16 2026-11-22"), (":lastweek", "2026-11-09 2026-11-15"),
        (":month", "2026-11-01 2026-11-30"), (":lastmonth", "2026-10-01 2026-10-31"),
        (":year", "2026-01-01 2026-12-31"), (":lastyear", "2025-01-01 2025-12-31"),
        (":WEEK", "2026-11-16 2026-11-22"),
        ("today", "2026-11-20 2026-11-20"), ("yesterday", "2026-11-19 2026-11-19"),
        ("monday", "2026-11-16 2026-11-16"), ("last friday", "2026-11-13 2026-11-13"),
        ("20 Nov", "2026-11-20 2026-11-20"), ("2026-11-03", "2026-11-03 2026-11-03"),
        ("week", "2026-11-16 2026-11-22"), ("this week", "2026-11-16 2026-11-22"),
        ("last week", "2026-11-09 2026-11-15"), ("Last Month", "2026-10-01 2026-10-31"),
        ("this month", "2026-11-01 2026-11-30"), ("month", "2026-11-01 2026-11-30"),
        ("last year", "2025-01-01 2025-12-31"), ("this year", "2026-01-01 2026-12-31"),
        ("last 7 days", "2026-11-14 2026-11-20"), ("last seven days", "2026-11-14 2026-11-20"),
        ("last 2 weeks", "2026-11-07 2026-11-20"), ("last 1 day", "2026-11-20 2026-11-20"),
        ("november", "2026-11-01 2026-11-30"), ("nov", "2026-11-01 2026-11-30"),
        ("december", "2025-12-01 2025-12-31"), ("february", "2026-02-01 2026-02-28"),
        ("last 3 months", "2026-08-01 2026-10-31"), ("last 2 years", "2024-01-01 2025-12-31"),
        ("feb 2024", "2024-02-01 2024-02-29"), ("May, 2025", "2025-05-01 2025-05-31"),
        ("2026-11", "2026-11-01 2026-11-30"), ("11/2026", "2026-11-01 2026-11-30"),
        ("2025", "2025-01-01 2025-12-31"), ("9999-12", "9999-12-01 9999-12-31"),
        ("-1", "2026-10-01 2026-10-31"), ("-11", "2025-12-01 2025-12-31"),
        ("-0", "2026-11-01 2026-11-30"),
    ]

    @Test(arguments: english)
    func periodInEnglish(_ text: String, _ expected: String) { #expect(read(text) == expected) }

    @Test(arguments: [
        ("diese Woche", "2026-11-16 2026-11-22"), ("letzte Woche", "2026-11-09 2026-11-15"),
        ("letzten Monat", "2026-10-01 2026-10-31"), ("letzter Monat", "2026-10-01 2026-10-31"),
        ("dieser Monat", "2026-11-01 2026-11-30"), ("letztes Jahr", "2025-01-01 2025-12-31"),
        ("voriges Jahr", "2025-01-01 2025-12-31"), ("dieses Jahr", "2026-01-01 2026-12-31"),
        ("letzte 7 Tage", "2026-11-14 2026-11-20"), ("Oktober", "2026-10-01 2026-10-31"),
        ("März 2025", "2025-03-01 2025-03-31"), ("11.2026", "2026-11-01 2026-11-30"),
        ("gestern", "2026-11-19 2026-11-19"), (":week", "2026-11-16 2026-11-22"),
        ("last week", "2026-11-09 2026-11-15"),
    ])
    func periodInGerman(_ text: String, _ expected: String) {
        #expect(read(text, words: German.words) == expected)
    }

    @Test(arguments: [
        "", ":", ":foo", ": week day", "last", "this", "day", "last 0 days", "foo",
        "2026-13", "2026-1", "13/2026", "0000", "0000-01", "20", "-", "-x", "-99999", "november 20",
        "20:00", "yesterday 20:00",
    ])
    func isNoPeriod(_ text: String) {
        // "november 20" is a day.
        #expect(read(text) == (text == "november 20" ? "2026-11-20 2026-11-20" : nil))
    }

    @Test func weeksBeginOnTheDayOfTheLocale() {
        #expect(read(":week", firstWeekday: 0) == "2026-11-15 2026-11-21")
        #expect(read(":week", firstWeekday: 5) == "2026-11-20 2026-11-26")
        #expect(read(":week", firstWeekday: 6) == "2026-11-14 2026-11-20")
    }

    /// Each day is in exactly one span of each kind.
    @Test(arguments: CalendarSpan.allCases, [0, 1, 6])
    func spansFollowEachOther(_ span: CalendarSpan, _ firstWeekday: Int) {
        var last = span.first(of: civil(2023, 12, 1), firstWeekday: firstWeekday)
        for day in 0..<900 as Range<Int64> {
            let date = civil(2023, 12, 1, 23).adding(days: day)
            let first = span.first(of: date, firstWeekday: firstWeekday)
            #expect(first <= date)
            #expect(first == last || first.dayNumber == date.dayNumber)
            #expect(span.first(of: first, firstWeekday: firstWeekday) == first)
            if span == .week { #expect(first.weekday == firstWeekday) }
            if span == .month { #expect(first.day == 1 && first.month == date.month) }
            last = first
        }
    }
}
