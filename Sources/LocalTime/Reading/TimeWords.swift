import CSystem

/// The words and the form of dates that people may type in a time or a duration. English always
/// works; the words of the user's language and locale are added to it.
public struct TimeWords: Sendable {
    /// Ways to write one thing. Each is a list of words.
    typealias Phrases = [[String]]

    /// A word that has one meaning in every text.
    public enum Meaning: CaseIterable, Sendable {
        case now, today, yesterday, dayBeforeYesterday, tomorrow, noon, midnight
        /// Before a clock time: "at".
        case at
        /// Before a day: "on".
        case on
        /// Before a day of the week or "night".
        case last
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
        /// After a number of hours, in languages that write a time of 24 hours so: "Uhr".
        case hourOfDay
        /// Before or after a duration, if it says how long ago something was.
        case agoBefore, agoAfter
        /// Before or after a duration, if it says how soon something will be.
        case soonBefore, soonAfter
        /// Between the parts of a duration.
        case and
        /// "an" in "an hour".
        case one
        /// "half an" in "half an hour".
        case half
        /// After "this" or "last".
        case years, months
        case weeks, days, hours, minutes, seconds
    }

    /// The order of the numbers of a date, and what is written between them.
    public struct DateForm: Equatable, Sendable {
        let isMonthFirst: Bool
        let separator: Character
    }

    private(set) var phrases: [Meaning: Phrases] = [:]
    /// The words for the numbers from 1.
    private(set) var numbers: [Phrases] = []
    /// The names of the days, from Sunday.
    private(set) var weekdays: [Phrases]
    /// The names of the months, from January.
    private(set) var months: [Phrases]
    /// nil if the locale's form is not known.
    private(set) var dateForm: DateForm?

    /// English without a locale.
    public static let english = TimeWords()

    /// English.
    private init() {
        weekdays = [
            "sun, sunday", "mon, monday", "tue, tues, tuesday", "wed, wednesday",
            "thu, thur, thurs, thursday", "fri, friday", "sat, saturday",
        ].map(Self.phrases)
        months = [
            "jan, january", "feb, february", "mar, march", "apr, april", "may", "jun, june",
            "jul, july", "aug, august", "sep, sept, september", "oct, october", "nov, november",
            "dec, december",
        ].map(Self.phrases)
        for (meaning, text) in [
            (.now, "now"), (.today, "today"), (.yesterday, "yesterday"),
            (.dayBeforeYesterday, "day before yesterday, the day before yesterday"),
            (.tomorrow, "tomorrow"), (.noon, "noon, midday"), (.midnight, "midnight"), (.at, "at"),
            (.on, "on"), (.last, "last"), (.this, "this"), (.morning, "morning"),
            (.afternoon, "afternoon"), (.evening, "evening"), (.night, "night"),
            (.tonight, "tonight"), (.beforeNoon, "am, a m"), (.afterNoon, "pm, p m"),
            (.halfPast, "half past"), (.quarterPast, "quarter past, a quarter past"),
            (.quarterTo, "quarter to, a quarter to"), (.past, "past"), (.to, "to"),
            (.agoAfter, "ago"), (.soonBefore, "in"), (.and, "and"), (.one, "a, an, one"),
            (.half, "half, half a, half an"), (.years, "year"), (.months, "month"),
            (.weeks, "w, week, weeks"), (.days, "d, day, days"),
            (.hours, "h, hr, hrs, hour, hours"), (.minutes, "m, min, mins, minute, minutes"),
            (.seconds, "s, sec, secs, second, seconds"),
        ] as [(Meaning, String)] {
            add(text, for: meaning)
        }
        addNumbers(
            """
            one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, \
            fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty one, twenty two, \
            twenty three, twenty four
            """)
    }

    /// Adds words of another language.
    ///
    /// - Parameter text: the ways to write it, separated by commas.
    public mutating func add(_ text: String, for meaning: Meaning) {
        phrases[meaning, default: []] += Self.phrases(text)
    }

    /// Adds the words for the numbers from 1.
    ///
    /// - Parameter text: the words in order, separated by commas. Ways to write the same number are
    ///   separated by slashes.
    public mutating func addNumbers(_ text: String) {
        for (at, words) in text.split(separator: ",").enumerated() {
            if at == numbers.count { numbers.append([]) }
            numbers[at] += words.split(separator: "/").flatMap { Self.phrases(String($0)) }
        }
    }

    /// Adds names of the days, from Sunday, and of the months, from January.
    public mutating func add(weekdays: [String], months: [String]) {
        for (at, name) in weekdays.enumerated() { self.weekdays[at % 7] += Self.phrases(name) }
        for (at, name) in months.enumerated() { self.months[at % 12] += Self.phrases(name) }
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
        let days = (0..<7).map(Int32.init)
        let months = (0..<12).map(Int32.init)
        func names(_ numbers: [Int32], _ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
            numbers.map { name($0).map { String(cString: $0) } ?? "" }
        }
        add(
            weekdays: names(days, cintl_day) + names(days, cintl_short_day),
            months: names(months, cintl_month) + names(months, cintl_short_month)
                + names(months, cintl_month_alone))
        add(String(cString: cintl_before_noon()), for: .beforeNoon)
        add(String(cString: cintl_after_noon()), for: .afterNoon)
        setDateForm(String(cString: cintl_date_form()))
    }

    /// The ways to write something, from a text such as "day, days".
    private static func phrases(_ text: String) -> Phrases {
        text.lowercased().split(separator: ",").compactMap { phrase in
            let words = phrase.split { $0 == "." || $0.isWhitespace }.map { String($0) }
            let isReadable = !words.isEmpty && words.allSatisfy { $0.allSatisfy(\.isLetter) }
            return isReadable ? words : nil
        }
    }

    subscript(meaning: Meaning) -> [[String]] { phrases[meaning] ?? [] }
}
