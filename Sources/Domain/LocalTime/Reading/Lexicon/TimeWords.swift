import CSystem

/// The words and the form of dates that people may type in a time or a duration. English always
/// works; the words of the user's language and locale are added to it.
public struct TimeWords: Sendable {
    /// Ways to write one thing. Each is a list of words.
    typealias Phrases = [[String]]

    /// A word that has one meaning in every text.
    public enum Meaning: String, CaseIterable, Sendable {
        case now, today, yesterday, dayBeforeYesterday, tomorrow, dayAfterTomorrow, noon, midnight
        /// Before a clock time: "at".
        case at
        /// Before a time or a duration, without a meaning of its own: "about", "exactly".
        case hedge
        /// After a time of day, without a meaning of its own: "sharp".
        case hedgeAfter
        /// Before a day or a part of one: "the".
        case the
        /// Between a day and its month or week: "of".
        case of
        /// Before a part of a day, after a clock time, or before a month: "in the".
        case within
        /// Before the start of an interval, and before its end. "between" and "and" belong together.
        case from, until, between
        /// Before the length of an interval: "for".
        case lasting
        /// Before a day: "on".
        case on
        /// Before a day of the week or "night".
        case last
        /// Like the last one, but for a number of days it is not clear whether today is one of them: "past".
        case recent
        /// Before a day of the week that is to come: "next".
        case next
        /// Before a part of today: "this".
        case this
        /// Parts of a day, after its name.
        case morning, afternoon, evening, night
        case tonight
        case beforeNoon, afterNoon
        /// Before an hour: "half past", and "half to" in languages that count to the next hour.
        case halfPast, halfTo
        /// Before an hour: "quarter past", "quarter to". After a number of minutes: "past", "to".
        case quarterPast, quarterTo, past, to
        /// Before an hour, and not clear: to some, the German "viertel neun" is a quarter past eight, to others a
        /// quarter past nine.
        case quarterOpen
        /// After a number of hours, in languages that write a time of 24 hours so: "Uhr".
        case hourOfDay
        /// Before or after a duration, if it says how long ago something was.
        case agoBefore, agoAfter
        /// Before or after a duration, if it says how soon something will be.
        case soonBefore, soonAfter
        /// After a duration that is counted from the time that is changed, or from now: "earlier", "later".
        case earlier, later
        /// After a duration that is counted from a time after it: "before".
        case before
        /// After "last": "weekend".
        case weekend
        /// After a number: "and a half". A whole amount: "one and a half". The end of a word: "einhalb".
        case andHalf, oneAndHalf, halfSuffix
        /// Parts of an hour: "quarter of an hour"; "quarter", "quarters" after a number.
        case quarterHour, threeQuarterHour, quarters
        /// Between the parts of a duration.
        case and
        /// "an" in "an hour".
        case one
        /// "half an" in "half an hour".
        case half
        /// After "this" or "last", and with a number: three months, and a week of the year.
        case yearQuarter, calendarWeek
        /// After "this" or "last".
        case years, months
        case weeks, days, hours, minutes, seconds
    }

    /// The order of the numbers of a date, and what is written between them.
    public struct DateForm: Equatable, Sendable {
        let isMonthFirst: Bool
        let separator: Character
    }

    /// What a phrase can mean.
    enum Sense: Hashable, Sendable {
        case meaning(Meaning)
        /// 0 is Sunday.
        case weekday(Int)
        case month(Int)
        case number(Int)
        /// 20, 30 …, which may stand before the numbers up to nine.
        case tens(Int)
        case ordinal(Int)
    }

    /// A phrase after its first word.
    struct Entry: Equatable, Sendable {
        let rest: [String]
        let sense: Sense
    }

    /// The phrases by their first word.
    private(set) var entries: [String: [Entry]] = [:]
    /// nil if the locale's form is not known.
    private(set) var dateForm: DateForm?

    /// Whether they are those of files: names also by their beginnings, and forms that no one types.
    let isOfCells: Bool

    /// English without a locale.
    public static let english = TimeWords()

    /// Those of files: the names of months and days of all languages, and what stands around the numbers of a time.
    static let cells: TimeWords = {
        var words = TimeWords(isOfCells: true)
        for (meaning, text) in cellPhrases { words.add(text, for: meaning) }
        return words
    }()

    private init(isOfCells: Bool) { self.isOfCells = isOfCells }

    /// Halves of the day as browsers and spreadsheets write them (source: CLDR), and words between a date and a time.
    private static let cellPhrases: [(Meaning, String)] = [
        (
            .beforeNoon,
            """
            am, a m, a, πμ, π μ, пр об, дп, de, dop, ap, f m, fm, vorm, öö, ص, ق ظ, 上午, 午前, 오전, 凌晨, 清晨, \
            早上
            """
        ),
        (
            .afterNoon,
            """
            pm, p m, p, μμ, μ μ, сл об, пп, du, odp, ip, e m, em, nachm, ös, م, ب ظ, 下午, 午後, 오후, 中午, 傍晚, \
            晚上
            """
        ),
        (
            .at,
            """
            um, at, a, à, as, klo, kl, om, alle, o, о, в, об, u, у, ob, v, plkst, saat, στις, t
            """
        ),
        (.on, "on"), (.of, "de, del, of"), (.hourOfDay, "uhr"), (.hedgeAfter, "h, ч, uur, hrs"),
    ]

    /// English.
    private init() {
        isOfCells = false
        add(
            weekdays: [
                "sun, sunday", "mon, monday", "tue, tues, tuesday", "wed, wednesday",
                "thu, thur, thurs, thursday", "fri, friday", "sat, saturday",
            ],
            months: [
                "jan, january", "feb, february", "mar, march", "apr, april", "may", "jun, june",
                "jul, july", "aug, august", "sep, sept, september", "oct, october",
                "nov, november", "dec, december",
            ])
        for (meaning, text) in Self.englishPhrases { add(text, for: meaning) }
        addNumbers(
            """
            one, two / couple / a couple / couple of / a couple of, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, \
            fifteen, sixteen, seventeen, eighteen, nineteen
            """)
        addTens("twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety")
        addOrdinals(
            """
            first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, \
            thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth, \
            twenty first, twenty second, twenty third, twenty fourth, twenty fifth, twenty sixth, \
            twenty seventh, twenty eighth, twenty ninth, thirtieth, thirty first
            """)
    }

    private static let englishPhrases: [(Meaning, String)] = [
        (.now, "now, right now, just now, exactly now, atm, at the moment"), (.today, "today"),
        (.yesterday, "yesterday, yest, yday"),
        (.dayBeforeYesterday, "day before yesterday, the day before yesterday"),
        (.tomorrow, "tomorrow"), (.dayAfterTomorrow, "day after tomorrow, the day after tomorrow"),
        (.next, "next, coming"), (.noon, "noon, midday, mid day, noontime"),
        (.midnight, "midnight, mid night"),
        (.at, "at"), (.on, "on"), (.the, "the"), (.of, "of, from"),
        (.hedge, "about, around, approximately, approx, roughly, circa, ca, exactly"),
        (.hedgeAfter, "sharp, exactly, on the dot, or so"),
        (.within, "in the, in, at, during the, at the"), (.last, "last, previous"),
        (.recent, "past, preceding, this past"), (.this, "this, current, the current"),
        (.from, "from, since"), (.until, "to, until, till, til, through, thru"),
        (.between, "between"), (.lasting, "for"),
        (.morning, "morning, mornings"), (.afternoon, "afternoon, afternoons"),
        (.evening, "evening, evenings"), (.night, "night, nights, nite"), (.tonight, "tonight"),
        (.beforeNoon, "am, a m"), (.afterNoon, "pm, p m"),
        (.halfPast, "half past, half after, half"),
        (.quarterPast, "quarter past, a quarter past, quarter after, a quarter after"),
        (.quarterTo, "quarter to, a quarter to, quarter till, quarter of, quarter before"),
        (.past, "past, after"), (.to, "to, till, before"), (.agoAfter, "ago, back"),
        (.soonBefore, "in"), (.and, "and"), (.one, "a, an, one"),
        (.half, "half, half a, half an, a half"), (.earlier, "earlier, before"), (.later, "later"),
        (.before, "before, prior to"),
        (.weekend, "weekend, week end"), (.andHalf, "and a half, and half, and an half"),
        (.quarterHour, "quarter hour, quarter of an hour, quarter of hour, a quarter of an hour"),
        (.threeQuarterHour, "three quarters of an hour, three quarter hour"),
        (
            .quarters,
            "quarter, quarters, quarter of, quarters of, quarter of a, quarters of a, quarter of an"
        ),
        (.yearQuarter, "quarter, quarters, q"), (.calendarWeek, "calendar week, wk, cw"),
        (.years, "year, years"), (.months, "month, months"),
        (.weeks, "w, week, weeks"), (.days, "d, day, days"),
        (.hours, "h, hr, hrs, hour, hours"), (.minutes, "m, min, mins, minute, minutes"),
        (.seconds, "s, sec, secs, second, seconds"),
    ]

    /// Adds words of another language.
    ///
    /// - Parameter text: the ways to write it, separated by commas.
    public mutating func add(_ text: String, for meaning: Meaning) {
        add(Self.phrases(text), .meaning(meaning))
    }

    /// Adds the words for the numbers from 1.
    ///
    /// - Parameter text: the words in order, separated by commas. Ways to write the same number are
    ///   separated by slashes.
    public mutating func addNumbers(_ text: String) { add(list: text) { .number($0 + 1) } }

    /// Adds the words for 20, 30, and so on, as ``addNumbers(_:)`` does.
    public mutating func addTens(_ text: String) { add(list: text) { .tens($0 * 10 + 20) } }

    /// Adds the words for the days of a month from the first, as ``addNumbers(_:)`` does.
    public mutating func addOrdinals(_ text: String) { add(list: text) { .ordinal($0 + 1) } }

    private mutating func add(list: String, _ sense: (Int) -> Sense) {
        for (at, words) in list.split(separator: ",").enumerated() {
            for word in words.split(separator: "/") { add(Self.phrases(String(word)), sense(at)) }
        }
    }

    /// Adds names of the days, from Sunday, and of the months, from January.
    public mutating func add(weekdays: [String], months: [String]) {
        for (at, name) in weekdays.enumerated() { add(Self.phrases(name), .weekday(at % 7)) }
        for (at, name) in months.enumerated() { add(Self.phrases(name), .month(at % 12 + 1)) }
    }

    private mutating func add(_ phrases: Phrases, _ sense: Sense) {
        for phrase in phrases {
            let entry = Entry(rest: Array(phrase.dropFirst()), sense: sense)
            if !(entries[phrase[0]] ?? []).contains(entry) {
                entries[phrase[0], default: []].append(entry)
            }
        }
    }

    /// Sets the form of dates.
    ///
    /// - Parameter format: as strftime(3) takes it. A form without two numbers beside each other is
    ///   ignored, and so is one that begins with the year.
    public mutating func setDateForm(_ format: String) {
        var fields: [Character] = []
        var separators: [Character] = []
        var isField = false
        for character in format == "%D" ? "%m/%d/%y" : format {
            if isField, character != "-" {
                fields.append(character == "e" ? "d" : character)
                isField = false
            } else if character == "%" {
                isField = true
            } else if !isField, character != " ", separators.count < fields.count {
                separators.append(character)
            }
        }
        guard let separator = separators.first, "./-".contains(separator) else { return }
        switch fields.prefix(2) {
        case ["d", "m"]: dateForm = DateForm(isMonthFirst: false, separator: separator)
        case ["m", "d"]: dateForm = DateForm(isMonthFirst: true, separator: separator)
        default: break
        }
    }

    /// Adds the names and the form of dates of the user's locale. They come from libc, once
    /// setlocale(3) was called. The locale "C" adds nothing.
    public mutating func addLocale() {
        guard CivilTime.localeHasDateForm else { return }
        let names = CalendarNames.system
        add(
            weekdays: CalendarNames.wholeDays + names.days,
            months: names.months + CalendarNames.shortMonths + CalendarNames.monthsAlone)
        add(LocaleText.text(CINTL_BEFORE_NOON), for: .beforeNoon)
        add(LocaleText.text(CINTL_AFTER_NOON), for: .afterNoon)
        setDateForm(LocaleText.text(CINTL_DATE_FORM))
    }

    /// The ways to write something, from a text such as "day, days".
    private static func phrases(_ text: String) -> Phrases {
        text.lowercased().split(separator: ",").compactMap { phrase in
            let words = phrase.split { $0 == "." || $0.isWhitespace }.map { String($0) }
            let isReadable = !words.isEmpty && words.allSatisfy { $0.allSatisfy(\.isLetter) }
            return isReadable ? words.map(\.foldedAsTyped) : nil
        }
    }
}
