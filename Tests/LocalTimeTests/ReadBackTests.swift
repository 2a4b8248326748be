import Fasting
import LocalTime
import Testing

/// Everything that the program prints is read back to the same minute. If a local time occurs
/// twice, the earlier one is read.
struct ReadBackTests {
    struct Language: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let write: DateWords
        let read: TimeWords
    }

    static let languages = [
        Language(testDescription: "English", write: .english, read: .english),
        Language(testDescription: "German", write: .german, read: German.words),
        // The names of the locales ja_JP and ko_KR have numbers in them, ca_ES has "de març".
        language("Japanese", months: (1...12).map { $0 < 10 ? " \($0)月" : "\($0)月" }),
        language("Korean", months: (1...12).map { $0 < 10 ? " \($0)월" : "\($0)월" }),
        language(
            "Catalan",
            months: [
                "de gen.", "de febr.", "de març", "d’abr.", "de maig", "de juny", "de jul.",
                "d’ag.", "de set.", "d’oct.", "de nov.", "de des.",
            ]),
        // Names of which three letters would not be enough.
        language(
            "French",
            months: [
                "janv.", "févr.", "mars", "avril", "mai", "juin", "juil.", "août", "sept.", "oct.",
                "nov.", "déc.",
            ]),
    ]

    /// English with the names of months of a locale.
    private static func language(_ name: String, months: [String]) -> Language {
        var words = TimeWords.english
        words.add(weekdays: [], months: months)
        return Language(testDescription: name, write: .english(months: months), read: words)
    }

    @Test(arguments: languages) func monthHasItsNameIfThatIsReadBack(language: Language) {
        let text = TimeText.dated(
            utc(2026, 3, 12, 20), now: utc(2026, 11, 20), zone: .utc, words: language.write)
        let expected = [
            "English": "12 Mar 20:00", "German": "12. Mär 20:00", "French": "12 mars 20:00",
        ]
        #expect(text == expected[language.testDescription] ?? "2026-03-12 20:00")
    }

    /// Records an issue if a text is read as another time.
    private func check(
        _ text: String, _ instant: Instant, now: Instant, _ zone: Zone, _ language: Language
    ) -> Bool {
        let reading = TimeReading(now: now, zone: zone, words: language.read)
        var minute = zone.civil(instant)
        minute.second = 0
        let read = try? reading.instant(text)
        if let read, zone.civil(read) == minute,
            read <= instant || zone.resolve(minute, latestUpTo: now) == .instant(read)
        {
            return true
        }
        Issue.record("\(text), written of \(instant) at \(now), is read as \(read as Any)")
        return false
    }

    private static let delays: [Int64] = [
        0, 1800, 5 * 3600, 20 * 3600, 30 * 3600, 80 * 3600, 200 * 86_400, 400 * 86_400,
    ]

    @Test(arguments: TestZone.switching + TestZone.steady, languages)
    func writtenTimeIsReadBack(test: TestZone, language: Language) {
        let zone = test.zone
        for instant in test.instants(step: 20_011) {
            for delay in Self.delays {
                let now = instant + delay
                let times = TimeText.interval(
                    from: instant - 5 * 3600, to: instant, now: now, zone: zone,
                    words: language.write)
                let texts = [
                    TimeText.short(instant, now: now, zone: zone, words: language.write),
                    TimeText.full(instant, zone: zone),
                ]
                for text in texts where !check(text, instant, now: now, zone, language) { return }
                guard check(times.start, instant - 5 * 3600, now: now, zone, language) else {
                    return
                }
            }
        }
    }

    /// These are without a day for a while, and are read in that time.
    @Test(arguments: TestZone.steady, languages)
    func lastingAndRecordedAreReadBack(test: TestZone, language: Language) {
        let zone = test.zone
        for instant in test.instants(step: 17_011) {
            for delay in Self.delays {
                let now = instant + delay
                let texts = [
                    TimeText.lasting(instant, now: now, zone: zone, words: language.write),
                    TimeText.recorded(instant, recordedAt: now, zone: zone, words: language.write),
                ]
                for text in texts where !check(text, instant, now: now, zone, language) { return }
            }
        }
    }

    /// An end with its time alone is on the day of the start, so a day after the start is the limit.
    @Test(arguments: TestZone.steady) func recordedEndIsReadBackAfterItsStart(test: TestZone) {
        let zone = test.zone
        for start in test.instants(step: 4001) {
            for length: Int64 in [60, 3600, 16 * 3600, 86_340, 86_400, 90_000] {
                let end = start + length
                let text = TimeText.recorded(
                    end, after: start, recordedAt: end, zone: zone, words: .english)
                // One with its date is the latest day that is so, up to the end.
                let limit = text.contains(" ") ? end : start + 86_399
                let reading = TimeReading(
                    now: start + 400 * 86_400, notAfter: limit, zone: zone, words: .english)
                let read = try? reading.instant(text)
                #expect(read.map { end - $0 < 60 && $0 <= end } == true, "\(text)")
            }
        }
    }

    @Test(arguments: languages) func randomTimesInRandomZonesAreReadBack(language: Language) {
        var random = SplitMix64(seed: 14)
        for _ in 0..<1500 {
            let test = TestZone.steady.randomElement(using: &random)!
            let zone = test.zone
            let now = Instant(secondsSinceEpoch: .random(in: 0...4_000_000_000, using: &random))
            let age = Int64.random(in: 0...12, using: &random)
            let instant = now - .random(in: 0...(Int64(1) << (age * 2 + 4)), using: &random)
            let texts = [
                TimeText.short(instant, now: now, zone: zone, words: language.write),
                TimeText.full(instant, zone: zone),
                TimeText.recorded(instant, recordedAt: now, zone: zone, words: language.write),
            ]
            for text in texts where !check(text, instant, now: now, zone, language) { return }
            let reading = TimeReading(now: now, zone: zone, words: language.read)
            // These have the seconds, or the offset.
            #expect((try? reading.instant(TimeText.iso8601(instant))) == instant)
            let minutes = zone.offsetMinutes(at: instant)
            let local = instant.secondsSinceEpoch + Int64(minutes) * 60
            let whole =
                Instant(secondsSinceEpoch: local - (local % 60 + 60) % 60) - Int64(minutes) * 60
            #expect((try? reading.instant(TimeText.withOffset(instant, zone: zone))) == whole)
        }
    }

    @Test(arguments: TestZone.switching + TestZone.steady)
    func iso8601IsReadBackInEveryZone(test: TestZone) {
        let reading = TimeReading(now: utc(2026, 11, 20), zone: test.zone, words: .english)
        let lost = test.instants(step: 2003).first {
            (try? reading.instant(TimeText.iso8601($0))) != $0
        }
        #expect(lost == nil)
    }

    @Test(arguments: languages) func durationIsReadBack(language: Language) {
        for minutes in stride(from: Int64(0), through: 10_080, by: 7) {
            let texts = [
                TimeText.duration(seconds: minutes * 60), "\(minutes / 60) h \(minutes % 60) min",
            ]
            for text in texts {
                let seconds = try? DurationReading.seconds(text, words: language.read)
                let hours = try? DurationReading.hours(text, words: language.read)
                guard seconds == minutes * 60, hours == minutes * 60_000_000 else {
                    Issue.record("\(text) is read as \(seconds as Any), \(hours as Any)")
                    return
                }
            }
        }
    }
}
