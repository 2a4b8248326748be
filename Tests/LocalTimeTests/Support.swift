import Fasting
import LocalTime

/// Seconds since the epoch for a time in UTC.
func utc(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
) -> Instant {
    Instant(secondsSinceEpoch: civil(year, month, day, hour, minute, second).secondsSinceEpoch)
}

func civil(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
) -> CivilTime {
    CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
}

func minutes(_ count: Int64) -> Int64 { count * 60 }

/// A zone for tests, with the rules of a real one.
struct TestZone: Sendable, CustomStringConvertible {
    let description: String
    /// Seconds east of UTC before the first switch.
    let first: Int64
    /// The offset from this instant on, in seconds east of UTC.
    let switches: [(at: Instant, offset: Int64)]

    var zone: Zone {
        let (first, switches) = (first, switches)
        return Zone { instant in switches.last { $0.at <= instant }?.offset ?? first }
    }

    var offsets: Set<Int64> { Set([first] + switches.map(\.offset)) }

    static func fixed(_ name: String, _ minutesEast: Int64) -> TestZone {
        TestZone(description: name, first: minutes(minutesEast), switches: [])
    }

    static let berlin = TestZone(
        description: "Berlin", first: minutes(60),
        switches: [
            (utc(2026, 3, 29, 1), minutes(120)), (utc(2026, 10, 25, 1), minutes(60)),
        ])
    /// The clock goes back from 24:00 to 23:00, and forward from 00:00 to 01:00.
    static let santiago = TestZone(
        description: "Santiago", first: minutes(-180),
        switches: [
            (utc(2026, 4, 5, 3), minutes(-240)), (utc(2026, 9, 6, 4), minutes(-180)),
        ])
    /// Midnight occurs twice: the clock goes back from 01:00 to 00:00.
    static let azores = TestZone(
        description: "Azores", first: 0, switches: [(utc(2026, 10, 25, 1), minutes(-60))])
    /// 30 December 2011 was left out.
    static let samoa = TestZone(
        description: "Samoa", first: minutes(-600),
        switches: [(utc(2011, 12, 30, 10), minutes(840))])
    /// A day that occurred twice, the reverse of Samoa.
    static let twice = TestZone(
        description: "a day twice", first: minutes(840),
        switches: [(utc(2011, 12, 30, 10), minutes(-600))])
    /// Half an hour of summer time.
    static let lordHowe = TestZone(
        description: "Lord Howe", first: minutes(660),
        switches: [
            (utc(2026, 4, 4, 15), minutes(630)), (utc(2026, 10, 3, 15, 30), minutes(660)),
        ])
    /// The clock goes forward from 23:30 to 00:30.
    static let toronto1919 = TestZone(
        description: "Toronto 1919", first: minutes(-300),
        switches: [(utc(1919, 3, 31, 4, 30), minutes(-240))])
    /// The clock goes back from 00:01 to 23:01 of the day before.
    static let stJohns2010 = TestZone(
        description: "St. John's 2010", first: minutes(-150),
        switches: [(utc(2010, 11, 7, 2, 31), minutes(-210))])

    static let switching = [
        berlin, santiago, azores, samoa, twice, lordHowe, toronto1919, stJohns2010,
    ]
    static let steady = [
        fixed("UTC", 0), fixed("Kathmandu", 345), fixed("Chatham", 765), fixed("Marquesas", -570),
        fixed("Kiritimati", 840), fixed("Baker", -720),
        TestZone(description: "local mean time, west", first: -75, switches: []),
        TestZone(description: "local mean time, east", first: 3208, switches: []),
    ]

    /// Instants up to three days around every change, or around an ordinary day if there is none.
    func instants(step: Int64) -> [Instant] {
        let centres = switches.isEmpty ? [utc(2026, 11, 20)] : switches.map(\.at)
        return centres.flatMap { centre in
            stride(from: -3 * 86_400, through: 3 * 86_400, by: Int(step)).map { centre + Int64($0) }
        }
    }
}

extension DateWords {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    static let english = english(months: months)

    /// English with the names of months of a locale.
    static func english(months: [String]) -> DateWords {
        DateWords(
            yesterday: { "yesterday \($0)" }, months: months,
            date: { day, month, year, clock in
                "\(day) \(month) \(year.map { "\($0) " } ?? "")\(clock)"
            })
    }

    static let german = DateWords(
        yesterday: { "gestern \($0)" }, months: German.shortMonths,
        date: { day, month, year, clock in
            "\(day). \(month) \(year.map { "\($0) " } ?? "")\(clock)"
        })
}

/// German as the catalogue and the locale de_DE give it.
enum German {
    static let shortMonths = [
        "Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez",
    ]
    static let words: TimeWords = {
        var words = TimeWords.english
        for (meaning, text) in phrases { words.add(text, for: meaning) }
        words.add(
            weekdays: [
                "Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag",
                "So", "Mo", "Di", "Mi", "Do", "Fr", "Sa",
            ],
            months: [
                "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
                "Oktober", "November", "Dezember",
            ] + shortMonths)
        words.addNumbers(numbers)
        words.addTens(tens)
        words.addOrdinals(ordinals)
        words.setDateForm("%d.%m.%Y")
        return words
    }()

    private static let phrases: [(TimeWords.Meaning, String)] = [
        (.now, "jetzt, genau jetzt, jetzt gerade, gerade, gerade eben, eben, soeben"),
        (.today, "heute"), (.yesterday, "gestern"),
        (.dayBeforeYesterday, "vorgestern"), (.tomorrow, "morgen"), (.noon, "Mittag, mittags"),
        (.midnight, "Mitternacht, null Uhr"), (.at, "um"), (.on, "am, zum"),
        (.the, "der, die, das, den, dem"), (.of, "des, der"),
        (.hedge, "gegen, etwa, ungefähr, ca, circa, zirka, rund, genau, exakt, so, Punkt"),
        (.within, "am, in der, im, in, in den, zu"), (.from, "von, vom, ab, seit"),
        (.until, "bis, auf"), (.between, "zwischen"), (.lasting, "für"),
        (
            .last,
            """
            letzten, letzte, letzter, letztem, letztes, vorigen, vorige, voriger, voriges, vorigem, \
            vergangene, vergangener, vergangenes, vorangegangene
            """
        ),
        (
            .recent,
            "vergangenen, vorangegangenen"
        ),
        (.this, "diesen, diese, dieser, dieses, diesem, heute"),
        (.years, "Jahr, Jahre, Jahren, Jahres"), (.months, "Monat, Monate, Monaten, Monats"),
        (.morning, "Morgen, früh, Vormittag, morgens, vormittags, Früh"),
        (.afternoon, "Nachmittag, nachmittags"), (.evening, "Abend, abends"),
        (.night, "Nacht, nachts"), (.tonight, "heute Nacht"), (.halfTo, "halb, half"),
        (.quarterPast, "viertel nach"), (.quarterTo, "viertel vor, dreiviertel, drei viertel"),
        (.quarterOpen, "viertel"), (.hedgeAfter, "genau, pünktlich"), (.past, "nach"),
        (.to, "vor"), (.hourOfDay, "Uhr"), (.agoBefore, "vor "), (.agoAfter, ""),
        (.soonBefore, "in "), (.soonAfter, ""), (.earlier, "früher, vorher, zuvor"),
        (.before, "vor"), (.and, "und"), (.one, "ein, eine, einer, einem, einen"),
        (
            .half,
            "halbe, halben, halber, eine halbe, einer halben, einem halben, einen halben"
        ),
        (.weekend, "Wochenende"), (.yearQuarter, "Quartal, Q"),
        (.calendarWeek, "Kalenderwoche, KW"),
        (.andHalf, "und eine halbe, und einhalb, und eine halb"),
        (.oneAndHalf, "anderthalb, eineinhalb"), (.halfSuffix, "einhalb"),
        (.quarterHour, "Viertelstunde, viertel Stunde"),
        (.threeQuarterHour, "Dreiviertelstunde, dreiviertel Stunde"), (.quarters, "viertel"),
        (.weeks, "Woche, Wochen"),
        (.days, "Tag, Tage, Tagen"), (.hours, "Std, Stunde, Stunden"),
        (.minutes, "Min, Minute, Minuten"), (.seconds, "Sek, Sekunde, Sekunden"),
    ]
    private static let numbers = """
        eins / ein, zwei / zwo, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, \
        dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, \
        einundzwanzig, zweiundzwanzig, dreiundzwanzig, vierundzwanzig
        """
    private static let tens = """
        zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig
        """
    /// Each with its endings.
    private static let ordinals = [
        "erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt", "zehnt",
        "elft",
        "zwölft", "dreizehnt", "vierzehnt", "fünfzehnt", "sechzehnt", "siebzehnt", "achtzehnt",
        "neunzehnt", "zwanzigst", "einundzwanzigst", "zweiundzwanzigst", "dreiundzwanzigst",
        "vierundzwanzigst", "fünfundzwanzigst", "sechsundzwanzigst", "siebenundzwanzigst",
        "achtundzwanzigst", "neunundzwanzigst", "dreißigst", "einunddreißigst",
    ].map { stem in ["e", "er", "en"].map { stem + $0 }.joined(separator: " / ") }.joined(
        separator: ", ")
}
