import Fasting
import LocalTime

extension Words {
    /// The names of acts, and the answers of undo and redo.
    public enum Journal {
        /// What an act was, as part of a sentence: "adding 300 ml of water at 20:05".
        ///
        /// - Parameters:
        ///   - unit: for water.
        ///   - showsTarget: false on surfaces that show the target only if they are asked.
        ///   - time: writes an instant of a record. The second one is the start of the fast that ends
        ///     then; nil if the instant ends no fast.
        public static func phrase(
            for act: JournalEntry, in unit: WaterUnit, showsTarget: Bool = true,
            time: (Instant, Instant?) -> String
        ) -> String {
            let phrase = phraseAlone(for: act, in: unit, showsTarget, time: time)
            guard let machine = act.machine else { return phrase }
            return machine.isEmpty
                ? translated("{act}, made on another device", ["act": phrase])
                : translated("{act}, made on {machine}", ["act": phrase, "machine": machine])
        }

        private static func phraseAlone(
            for act: JournalEntry, in unit: WaterUnit, _ showsTarget: Bool,
            time: (Instant, Instant?) -> String
        ) -> String {
            let details = details(of: act.subject, in: unit, showsTarget, time: time)
            let values: Holes = ["details": details]
            switch act.kind {
            case .start: return start(act.subject, details, showsTarget, time: time)
            case .end:
                if case .running = act.subject {
                    return translated("ending a fast under 4 hours, {details}", values)
                }
                return translated("ending a fast, {details}", values)
            case .abandon:
                return translated("stopping a fast without keeping it, {details}", values)
            case .adjust where act.isNote:
                return translated("changing the note of the running fast")
            case .adjust: return translated("changing the running fast, {details}", values)
            case .log: return translated("adding a fast, {details}", values)
            case .edit where act.isNote:
                return translated("changing the note of a fast, {details}", values)
            case .edit: return translated("changing a fast, {details}", values)
            case .delete: return translated("deleting a fast, {details}", values)
            case .waterAdd: return water(act.subject, in: unit, isDeleted: false, time)
            case .waterRemove: return water(act.subject, in: unit, isDeleted: true, time)
            case .importing: return translated("importing {details}", values)
            case .restore:
                if case .backup = act.subject {
                    return translated("restoring the backup from {details}", values)
                }
                return translated("restoring {details}", values)
            }
        }

        private static func start(
            _ subject: ActSubject, _ details: String, _ showsTarget: Bool,
            time: (Instant, Instant?) -> String
        ) -> String {
            guard case .running(let start, let target) = subject else { return details }
            let since = time(start, nil)
            return showsTarget
                ? translated(
                    "starting a fast at {start}, target {target}",
                    ["start": since, "target": TimeText.hours(target)])
                : translated("starting a fast at {start}", ["start": since])
        }

        private static func water(
            _ subject: ActSubject, in unit: WaterUnit, isDeleted: Bool,
            _ time: (Instant, Instant?) -> String
        ) -> String {
            guard case .water(let entry) = subject else { return "" }
            let values: Holes = [
                "amount": amount(milliliters: entry.amount.milliliters, in: unit),
                "time": time(entry.at, nil),
            ]
            return isDeleted
                ? translated("deleting {amount} of water at {time}", values)
                : translated("adding {amount} of water at {time}", values)
        }

        private static func details(
            of subject: ActSubject, in unit: WaterUnit, _ showsTarget: Bool,
            time: (Instant, Instant?) -> String
        ) -> String {
            switch subject {
            case .running(let start, _) where !showsTarget:
                translated("start at {start}", ["start": time(start, nil)])
            case .running(let start, let target):
                translated(
                    "start at {start}, target {target}",
                    ["start": time(start, nil), "target": TimeText.hours(target)])
            case .fast(let fast):
                interval(from: time(fast.start, nil), to: time(fast.end, fast.start))
            case .water(let entry):
                water(
                    amount(milliliters: entry.amount.milliliters, in: unit),
                    at: time(entry.at, nil))
            case .records(let fasts, let water): Words.records(fasts: fasts, water: water)
            case .backup(let day, _, _): day
            }
        }

        static func water(_ amount: String, at time: String) -> String {
            translated("{amount} at {time}", ["amount": amount, "time": time])
        }

        /// An act as a separate sentence: "Adding 300 ml of water at 20:05."
        public static func sentence(_ phrase: String) -> String {
            phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
        }

        /// The entry of a menu that undoes an act.
        public static let undo = saying("Undo: {act}")
    }
}
