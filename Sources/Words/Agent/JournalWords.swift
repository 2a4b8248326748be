import Fasting

extension Words {
    /// The names of acts, and the answers of undo and redo.
    public enum Journal {
        /// What an act was, as part of a sentence: "water, 300 ml at 20:05".
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
                ? translated("{act}, made on another machine", ["act": phrase])
                : translated(
                    "{act}, made on {machine}", ["act": phrase, "machine": machine])
        }

        private static func phraseAlone(
            for act: JournalEntry, in unit: WaterUnit, _ showsTarget: Bool,
            time: (Instant, Instant?) -> String
        ) -> String {
            let details = details(of: act.subject, in: unit, showsTarget, time: time)
            let values: KeyValuePairs = ["details": details]
            switch act.kind {
            // The details say it: "start at 20:00, target 16 h".
            case .start: return details
            case .end:
                if case .running = act.subject {
                    return translated("end of a fast under 4 hours, {details}", values)
                }
                return translated("end of a fast, {details}", values)
            case .abandon: return translated("stop of a fast without keeping it, {details}", values)
            case .adjust: return translated("change to the running fast, {details}", values)
            case .log: return translated("addition of a fast, {details}", values)
            case .edit: return translated("change to a fast, {details}", values)
            case .delete: return translated("deletion of a fast, {details}", values)
            case .waterAdd: return translated("water, {details}", values)
            case .waterRemove: return translated("removal of water, {details}", values)
            case .importing: return translated("import of {details}", values)
            case .restore:
                if case .backup = act.subject {
                    return translated("restore of the backup from {details}", values)
                }
                return translated("restore of {details}", values)
            }
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
                    ["start": time(start, nil), "target": hours(target)])
            case .fast(let fast):
                interval(from: time(fast.start, nil), to: time(fast.end, fast.start))
            case .water(let entry):
                water(
                    amount(milliliters: entry.amount.milliliters, in: unit),
                    at: time(entry.at, nil))
            case .records(let fasts, let water): records(fasts: fasts, water: water)
            case .backup(let day, _, _): day
            }
        }

        static func water(_ amount: String, at time: String) -> String {
            translated("{amount} at {time}", ["amount": amount, "time": time])
        }

        /// `16 h`, `16 h 30 min`.
        private static func hours(_ target: Target) -> String {
            let minutes = target.wholeSeconds / 60
            let hours = String(minutes / 60)
            return minutes % 60 == 0
                ? translated("{hours} h", ["hours": hours])
                : translated(
                    "{hours} h {minutes} min",
                    ["hours": hours, "minutes": String(minutes % 60)])
        }

        private static func records(fasts: Int, water: Int) -> String {
            let fastsText =
                fasts == 1
                ? translated("1 fast") : translated("{count} fasts", ["count": String(fasts)])
            if water == 0 { return fastsText }
            let waterText =
                water == 1
                ? translated("1 water entry")
                : translated("{count} water entries", ["count": String(water)])
            if fasts == 0 { return waterText }
            return translated("{fasts} and {water}", ["fasts": fastsText, "water": waterText])
        }

        /// An act as a separate sentence: "Water, 300 ml at 20:05."
        public static func sentence(_ phrase: String) -> String {
            phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
        }

        /// The entry of a menu that undoes an act.
        public static func undo(_ phrase: String) -> String {
            translated("Undo: {act}", ["act": phrase])
        }
    }
}
