import Fasting
import LocalTime

extension Words {
    /// `{text}`: what was given as a local time of 24 hours.
    public static let noTimeOfDay = quoting(
        "`{text}` is not a time of day. Write hours and minutes, such as 21:30.")
}

extension Words {
    /// Times and durations: how they are written, the words that people may type in them, and what
    /// is said about a text that is none.
    public enum Times {
        /// - Parameters:
        ///   - month: its short name.
        ///   - year: nil for this year.
        public static func date(
            _ day: Int, _ month: String, _ year: Int?, _ clock: String
        ) -> String {
            guard let year else {
                return translated(
                    "{day} {month} {time}", ["day": day, "month": month, "time": clock])
            }
            return translated(
                "{day} {month} {year} {time}",
                ["day": day, "month": month, "year": String(year), "time": clock])
        }

        /// When something is, inside a sentence: `at 05:59` today, `tomorrow at 05:59`, `on 6 Dec at 22:58`, with the year
        /// if it is another one.
        public static func when(_ instant: Instant, now: Instant, zone: Zone) -> String {
            let (civil, today) = (zone.civil(instant), zone.civil(now))
            let clock = TimeText.clock(civil)
            switch civil.dayNumber - today.dayNumber {
            case 0: return translated("at {time}", ["time": clock])
            case 1: return translated("tomorrow at {time}", ["time": clock])
            case -1: return translated("yesterday at {time}", ["time": clock])
            default:
                let month = CalendarNames.shortMonths[civil.month - 1]
                guard civil.year != today.year else {
                    return translated(
                        "on {day} {month} at {time}",
                        ["day": civil.day, "month": month, "time": clock])
                }
                return translated(
                    "on {day} {month} {year} at {time}",
                    ["day": civil.day, "month": month, "year": String(civil.year), "time": clock])
            }
        }

        // MARK: Words to type

        // Ways to write the same word, separated by commas. All of them can be typed, and English
        // always works besides.
        public static let now = translated("now, right now, just now")
        public static let today = translated("today")
        public static let dayBeforeYesterday = translated("day before yesterday")
        public static let tomorrow = translated("tomorrow")
        public static let dayAfterTomorrow = translated("day after tomorrow")
        public static let noon = translated("noon, midday")
        public static let midnight = translated("midnight")
        // Before a clock time, before a day, and before a day of the week that is over.
        public static let at = translated("at")
        public static let on = translated("on")
        public static let last = translated("last")
        // Before a day of the week that is to come.
        public static let next = translated("next, coming")
        // Before a part of today: "this morning".
        public static let this = translated("this")
        public static let morning = translated("morning")
        public static let afternoon = translated("afternoon")
        public static let evening = translated("evening")
        public static let night = translated("night")
        public static let tonight = translated("tonight")
        // Before an hour: "half past eight", "quarter to nine".
        public static let halfPast = translated("half past")
        // Half an hour before an hour, as in German "halb neun".
        public static let halfTo = translated("half to")
        public static let quarterPast = translated("quarter past, a quarter past")
        public static let quarterTo = translated("quarter to, a quarter to")
        // Before an hour, if regions mean different times by it, as by German "viertel neun". It is asked which.
        public static let quarterOpen = translated("quarter about")
        // Between minutes and an hour: "ten past eight", "ten to nine".
        public static let past = translated("past")
        public static let to = translated("to")
        // After a number of hours from 0 to 23, as in German "20 Uhr".
        public static let hourOfDay = translated("o'clock")
        public static let and = translated("and")
        public static let one = translated("a, an, one")
        // Before the start and the end of a fast: "from 8pm to noon", "between 8pm and noon". And before its
        // length: "8pm for 16h".
        public static let until = translated("to, until, till")
        public static let from = translated("from")
        public static let between = translated("between")
        public static let lasting = translated("for")
        // Before a time or a duration. They mean nothing: what follows is read as it is said.
        public static let hedge = translated("about, around, roughly, exactly")
        // After a time of day, without a meaning.
        public static let hedgeAfter = translated("sharp, exactly, or so")
        // Before a day or a month, and between a day and its month.
        public static let the = translated("the")
        public static let of = translated("of")
        // Before a part of a day, and before a month: "8 in the evening", "in October".
        public static let within = translated("in the, in, at")
        // Before a number of days, which may end today or yesterday.
        public static let recent = translated("past, preceding")
        // After a duration: "15 minutes earlier", "an hour later", "2h before noon".
        public static let earlier = translated("earlier, before")
        public static let later = translated("later")
        public static let before = translated("before")
        public static let weekend = translated("weekend")
        // Three months, and a week of the year, before a number: "Q3", "calendar week 47".
        public static let yearQuarter = translated("quarter, q")
        public static let calendarWeek = translated("calendar week, wk")

        // Before a unit: "half an hour".
        public static let half = translated("half, half a, half an")
        // After a number: "two and a half hours". A word for one and a half. And the end of a word that adds a
        // half to a number, as in German "zweieinhalb".
        public static let andHalf = translated("and a half")
        public static let oneAndHalf = translated("one and a half")
        public static let halfSuffix = translated("-and-a-half")
        // Parts of an hour. And quarters after a number: "two and three quarters of an hour".
        public static let quarterHour = translated("quarter hour, quarter of an hour")
        public static let threeQuarterHour = translated("three quarters of an hour")
        public static let quarters = translated("quarter, quarters")
        // 20, 30, 40, 50, 60, 70, 80, 90.
        public static let tens = translated(
            "twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety")
        // The days of a month, from the first to the thirty-first. Ways to write the same one are separated
        // by slashes.
        public static let ordinals = translated(
            "first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, "
                + "twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, "
                + "nineteenth, twentieth, twenty first, twenty second, twenty third, twenty fourth, "
                + "twenty fifth, twenty sixth, twenty seventh, twenty eighth, twenty ninth, "
                + "thirtieth, thirty first")
        // The numbers from 1 to 24. Ways to write the same number are separated by slashes.
        public static let numbers = translated(
            "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, "
                + "fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty one, "
                + "twenty two, twenty three, twenty four")
        // After "this" or "last".
        public static let year = translated("year, years")
        public static let month = translated("month, months")
        public static let weeks = translated("w, week, weeks")
        public static let days = translated("d, day, days")
        public static let hours = translated("h, hr, hrs, hour, hours")
        public static let minutes = translated("m, min, mins, minute, minutes")
        public static let seconds = translated("s, sec, secs, second, seconds")

        /// `2h ago`, as it is typed.
        public static func past(_ duration: String) -> String {
            translated("{duration} ago", ["duration": duration])
        }

        /// What is typed before and after a duration to say how long ago something was.
        public static var ago: (before: String, after: String) { around(past) }

        /// What is typed before and after a duration to say how soon something will be.
        public static var soon: (before: String, after: String) {
            around { translated("in {duration}", ["duration": $0]) }
        }

        private static func around(_ text: (String) -> String) -> (before: String, after: String) {
            // A control character would be quoted.
            let mark = "\u{E000}"
            let parts = text(mark).split(
                separator: Character(mark), maxSplits: 1, omittingEmptySubsequences: false)
            return (
                before: String(parts.first ?? ""), after: parts.count > 1 ? String(parts[1]) : ""
            )
        }

        // MARK: Usage

        public static let unreadable = quoting(
            "`{text}` is not a time. Write 20:00, 8pm, yesterday 20:00, monday 20:00, 2h ago or "
                + "2026-11-20 20:00.")
        public static let doesNotExist = quoting(
            "{text} does not exist: the clocks were set forward. Write a time before or after the "
                + "change.")
        /// - Parameter clock: a time of that day.
        public static func noClock(_ text: String, _ clock: String) -> String {
            translated(
                "`{text}` has no time of day. Add one, as in `{text} {time}`.",
                ["text": .typed(text), "time": clock])
        }
        public static let isDuration = quoting(
            "`{text}` is a duration, not a time. Write `{text} ago`.")
        public static let otherWeekday = quoting(
            "In `{text}`, the date and the day of the week do not match. Leave one of them out.")
        /// A time, where the start and the end of a fast are needed.
        public static let noEnd = quoting(
            "`{text}` is only one time. Add when the fast ended, as in `{text} - now`.")
        /// - Parameters:
        ///   - month: its name.
        ///   - year: nil if the day is in no year.
        public static func noSuchDate(_ day: Int, _ month: String, _ year: Int?) -> String {
            guard let year else {
                return translated(
                    "There is no {day} {month}. Write another day.",
                    ["day": String(day), "month": month])
            }
            return translated(
                "{year} has no {day} {month}. Write another day.",
                ["day": String(day), "month": month, "year": String(year)])
        }
        /// - Parameter other: the text with one letter set right.
        public static func misspelt(_ text: String, _ other: String) -> String {
            translated(
                "`{text}` cannot be read. Did you mean `{other}`?",
                ["text": .typed(text), "other": .typed(other)])
        }
        /// - Parameter meanings: at least two times that the text can mean. At most four are named.
        public static func ambiguous(_ text: String, _ meanings: [String]) -> String {
            translated(
                "`{text}` can mean {meanings}. Write one of them.",
                ["text": .typed(text), "meanings": alternatives(Array(meanings.prefix(4)))])
        }
        /// - Parameter clock: the same time of day, as `atrest plan` reads it.
        public static func futureStart(_ text: String, _ clock: String) -> String {
            translated(
                "`{text}` is in the future, but a fast starts now or in the past. Start it then, or let "
                    + "`atrest plan {time}` offer it every day at that time.",
                ["text": .typed(text), "time": clock])
        }
        /// - Parameter other: the same time of day, yesterday.
        public static func futureEnd(_ text: String, _ other: String) -> String {
            translated(
                "`{text}` is in the future today. If you mean {time}, write it with its day.",
                ["text": .typed(text), "time": other])
        }
        /// `{text}`: a day without a time of day.
        public static let futureDay = quoting(
            "`{text}` is in the future. Write a time in the past, such as yesterday 20:00.")
        public static let before1970 = translated(
            "Times before 1970 cannot be used. Use a later one.")

        public static let unreadablePeriod = quoting(
            "`{text}` is not a period. Write :week, last month, october - november, 2026-11 or a day."
        )
        /// `{text}`: two days or months, such as `22 nov - 1 nov`.
        public static let periodEndsFirst = quoting(
            "`{text}` ends before it begins. Write the earlier one first.")
        public static let unreadableDuration = quoting(
            "`{text}` is not a duration. Write 90m, 2h30m or 1.5h.")
        public static let needsUnit = quoting(
            "`{text}` has no unit. Write {text}h for hours or {text}m for minutes.")
        public static let unreadableHours = quoting(
            "`{text}` is not a number of hours. Write 16, 16.5, 18h or 16h 30m.")
    }
}

extension Words.Help {
    public static let at = translated(
        "When it happened: 20:00, 8pm, yesterday 20:00, monday 20:00, 2h ago or 2026-11-20 20:00.")
    public static let ago = translated("How long ago it happened: 90m, 2h30m or 1.5h.")
    public static let target = translated(
        "The target of the fast: 18, 18h or 16h 30m, from 4 to 168 hours.")
    public static let adjustedStart = translated(
        "When the fast started: 20:00, yesterday 20:00, monday 8pm or 2026-11-20 20:00.")
}

extension DateWords {
    /// As the user's language and locale write dates.
    public static var ofUser: DateWords {
        DateWords(
            yesterday: Words.yesterday, months: CalendarNames.shortMonths, date: Words.Times.date)
    }
}
