import Fasting

extension Words {
    /// The words of the commands for kept fasts.
    public enum History {
        public static let help = translated("Show the fasts that were kept, the latest first.")
        public static let limitHelp = translated("At most so many; 20 where it is not given.")
        public static let logHelp = translated("Note a fast of the past.")
        public static let logStart = translated("When it began, in the forms of `start --at`.")
        public static let logEnd = translated("When it ended.")
        public static let editHelp = translated("Change a fast that was kept.")
        public static let deleteHelp = translated("Take away a fast that was kept.")
        public static let idHelp = translated(
            "Its id, or the first characters of it, as `atrest history` shows them.")

        public static let none = translated("No fast has been kept yet.")
        public static let editWhat = translated("Name what to change: --start, --end or --target.")
        public static let noLimit = translated("--limit is a number from 1 up.")

        /// - Parameter span: the duration, the start and the end.
        public static func logged(_ span: String) -> String {
            translated("Noted: {span}.", ["span": span])
        }
        public static func edited(_ span: String) -> String {
            translated("Changed: {span}.", ["span": span])
        }
        public static let deleted = translated("Deleted. `atrest undo` brings it back.")

        public static func ambiguous(_ id: String, count: Int) -> String {
            translated(
                "{count} ids begin with `{id}`. Write more of it.",
                ["id": String(id.prefix(64)), "count": String(count)])
        }
    }

    /// The words of `atrest water`.
    public enum Water {
        public static let help = translated("Note water, or show what was noted.")
        public static let todayHelp = translated("Show the water of today.")
        public static let addHelp = translated("Note water.")
        public static let amountHelp = translated(
            "How much: 250, 250ml, 8floz; the usual amount where it is not given.")
        public static let removeHelp = translated("Take an entry away.")
        public static let listHelp = translated("Show the entries of the last days.")
        public static let idHelp = translated(
            "The entry's id, or the first characters of it, as `atrest water list` shows them.")

        public static func today(_ amount: String) -> String {
            translated("Today {amount}", ["amount": amount])
        }
        public static func added(_ amount: String, today total: String) -> String {
            translated("{amount}. Today {total}.", ["amount": amount, "total": total])
        }
        public static let removed = translated("Removed. `atrest undo` brings it back.")
        public static let none = translated("No water was noted in the last 7 days.")

        public static let invalidAmount = translated("An amount of water is 1 to 5000 ml.")
        public static func unreadable(_ text: String) -> String {
            translated(
                "`{text}` is no amount of water. Write 250, 250ml or 8floz.",
                ["text": String(text.prefix(64))])
        }
        public static let inTheFuture = translated(
            "That time lies in the future. Name one that has passed.")
        public static func notFound(_ id: String) -> String {
            translated(
                "There is no water with the id {id}. `atrest water list` shows them.",
                ["id": String(id.prefix(64))])
        }
    }

    /// The words of `atrest calendar`.
    public enum Calendar {
        public static let help = translated("Show a month, or one day of it.")
        public static let whenHelp = translated("2026-11 or 2026-11-20; this month without it.")
        public static let nothing = translated("No fast ended on that day.")
        public static func unreadable(_ text: String) -> String {
            translated(
                "`{text}` is no month and no day. Write 2026-11 or 2026-11-20.",
                ["text": String(text.prefix(64))])
        }
        /// Given copy.
        public static let completed = translated("Completed")
    }
}
