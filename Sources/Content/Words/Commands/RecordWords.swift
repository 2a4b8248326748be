import Fasting

extension Words {
    /// The words of the commands for kept fasts.
    public enum History {
        public static let help = translated("Show past fasts, the latest first.")
        public static let limitHelp = translated(
            "Show at most this many fasts (default: 20; for a period: all).")
        public static let sinceHelp = translated(
            "Only fasts that ended at this time or later. A date means the start of that day.")
        public static let untilHelp = translated(
            "Only fasts that ended before this time. A date means the start of that day, so that "
                + "day is not included.")
        public static let monthHelp = translated(
            "Only fasts that ended in this month: 2026-11, november, or -1 for last month.")
        public static let periodHelp = translated(
            "Only fasts that ended in this period: :week, last month, november, 2026-11 or a day.")
        public static let totalHelp = translated(
            "Show how many fasts there are and how long they lasted, instead of each fast.")
        public static let byHelp = translated("The same for each `day`, `week` or `month`.")
        public static let logHelp = translated("Add a past fast.")
        public static let logStart = Help.adjustedStart
        public static let logEnd = translated(
            "When the fast ended: 12:00, today 8am, monday noon or 2026-11-20 12:00.")
        public static let logSpan = translated(
            "When the fast started and ended: yesterday 8pm - noon, 20:00 12:00, or yesterday "
                + "20:00 16h.")
        public static let editHelp = translated("Change the running fast or a past one.")
        public static let deleteHelp = translated("Delete a past fast.")
        public static let idHelp = translated(
            "`@1` for the latest past fast, `@2` for the one before it, or the id that `atrest history` "
                + "shows. By default the running one, which is also `@0`.")

        public static let deletedIDHelp = translated(
            "`@1` for the latest past fast, `@2` for the one before it, or the id that "
                + "`atrest history` shows.")

        public static let moreIDsHelp = translated("More ids.")

        // MARK: The table

        /// The names of the columns.
        public static var heads: [String] {
            [
                translated("Started"), translated("Ended"), translated("Duration"),
                translated("Target"), translated("Outcome"), translated("Id"),
            ]
        }
        /// The names of the columns of a summary.
        ///
        /// - Parameter span: the name of the first one.
        public static func totalHeads(_ span: String) -> [String] {
            [span, fasts, hours, median, range]
        }
        public static let day = translated("Day")
        public static let weekFrom = translated("Week from")
        public static let month = translated("Month")
        public static let fasts = translated("Fasts")
        public static let hours = translated("Hours")
        public static let median = translated("Median")
        public static let range = translated("Range")
        public static let now = translated("now")
        public static let running = translated("Running")

        public static let none = translated("There are no past fasts yet.")
        public static let noneThen = translated(
            "No fast ended in that period. `atrest history` shows the latest ones.")
        public static func more(shown: Int, of all: Int) -> String {
            translated(
                "Showing {shown} of {all}. `--limit` shows more.", ["shown": shown, "all": all])
        }

        // MARK: Usage

        public static let unreadableSpan = quoting(
            "`{text}` does not say when the fast started and ended. Write yesterday 8pm - noon, "
                + "20:00 12:00 or yesterday 20:00 16h.")
        public static let spanOrStart = translated(
            "Write the times only once: either alone, or with --start and --end.")
        public static let logWhat = translated(
            "Write when the fast started and ended: `atrest log yesterday 8pm - noon`. See `atrest log "
                + "--help`.")
        public static let editWhat = translated("Use --start, --end, --target or --note.")
        public static let noLimit = translated("--limit must be 1 or more.")
        public static let monthOrSince = translated(
            "Use --month, or --since and --until, but not both.")
        public static let periodOrSince = translated("Use a period or options, not both.")
        public static let unknownSpan = quoting(
            "`{text}` cannot be used here. Use day, week or month.")
        public static let sinceAfterUntil = translated("--since must be before --until.")
        public static let unreadableMonth = quoting(
            "`{text}` is not a month. Write 2026-11, november or -1 for the last one.")
        public static let unreadablePlace = quoting(
            "`{text}` is not an id. Write @1 for the latest fast, @2 for the one before it.")
        /// - Parameter text: a few digits, which are also the beginning of some id.
        public static func shortID(_ text: String) -> String {
            let decimal = text.allSatisfy(\.isWholeNumber) ? Int(text) : nil
            return translated(
                "`{text}` can be {place} or the beginning of an id. Write {place}, or at least "
                    + "{count} digits of the id.",
                ["text": .typed(text), "place": "@\(decimal ?? 1)", "count": Words.shownIDLength])
        }
        public static let notFound = quoting(
            "There is no fast `{id}`. `atrest history` shows the ids.")
        public static let runningHasNoEnd = translated(
            "That fast is still running. `atrest end --at TIME` ends it.")
        public static let deleteRunning = translated(
            "That fast is still running. `atrest abandon` stops it without keeping it.")

        // MARK: Answers

        /// `{span}`: the duration, the start and the end.
        public static let logged = saying("Added: {span}.")
        public static let endsInTheFuture = saying(
            "That fast would end in the future: {time}. Use an earlier end.")
        public static let edited = saying("Changed: {span}.")
        /// The span: the duration, the start and the end.
        public static let deleted = saying("Deleted: {span}.")

        public static func ambiguous(_ id: String, count: Int) -> String {
            counted(
                "{count} id begins with `{id}`. Type more of it.",
                "{count} ids begin with `{id}`. Type more of it.", count,
                ["id": .typed(id)])
        }
    }

    /// The words of `atrest water`.
    public enum Water {
        public static let help = translated("Add water, or show what was added.")
        public static let todayHelp = translated("Show how much water was added today.")
        public static let addHelp = translated("Add water.")
        public static let amountHelp = translated(
            "How much: 250, 250ml, 0.3l, 8floz. By default the amount in the settings.")
        public static let removeHelp = translated("Delete an entry.")
        public static let listHelp = translated("Show the entries of the last 7 days.")
        public static let idHelp = translated(
            "`@1` for the latest entry, `@2` for the one before it, or the id that `atrest water list` "
                + "shows.")

        public static let today = saying("Today {amount}")
        /// - Parameters:
        ///   - time: of the water; nil if it is of today.
        ///   - total: today's water.
        public static func added(_ amount: String, at time: String?, today total: String) -> String
        {
            guard let time else {
                return translated(
                    "Added {amount}. Today {total}.", ["amount": amount, "total": total])
            }
            return translated(
                "Added {amount}, {time}. Today {total}.",
                ["amount": amount, "time": time, "total": total])
        }
        public static func removed(_ amount: String, at time: String) -> String {
            translated("Deleted: {amount}, {time}.", ["amount": amount, "time": time])
        }
        public static let none = translated("No water was added in the last 7 days.")

        /// - Parameter unit: in which the amount was given.
        public static func invalidAmount(in unit: WaterUnit) -> String {
            switch unit {
            case .milliliters: translated("An amount of water must be from 1 to 5,000 ml.")
            case .fluidOunces: translated("An amount of water must be from 0.1 to 169 fl oz.")
            }
        }
        /// A number that can be one of litres.
        public static let needsUnit = quoting(
            "`{text}` has no unit. Write `{text} l`, or millilitres such as 250.")
        public static let unreadable = quoting(
            "`{text}` is not an amount of water. Write 250, 250ml or 8floz.")
        public static let unreadablePlace = quoting(
            "`{text}` is not an id. Write @1 for the latest entry, @2 for the one before it.")
        public static let inTheFuture = translated(
            "That time is in the future. Use an earlier one.")
        public static let notFound = quoting(
            "There is no water entry `{id}`. `atrest water list` shows the ids.")
    }

    /// The words of `atrest calendar`.
    public enum Calendar {
        public static let help = translated("Show a month, or one day.")
        public static let whenHelp = translated(
            "2026-11, november, -1 for the last month, or a day: 2026-11-20, yesterday (default: this "
                + "month).")
        public static let nothing = translated("No fast ended on that day.")
        /// A day of a fast of two days or more. The times of the fast follow.
        public static let isCovered = translated("This day is part of a long fast.")
        /// What a screen reader says after the date of such a day.
        public static let covered = translated("part of a long fast")
        /// A day before those that the calendar knows without a licence.
        public static let notShown = translated("The calendar does not show that day.")
        public static let unreadable = quoting(
            "`{text}` is not a month or a day. Write 2026-11, november, -1 or 2026-11-20.")
        /// Given copy.
        public static let completed = translated("Completed")
    }
}
