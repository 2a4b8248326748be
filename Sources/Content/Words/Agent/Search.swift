extension Words {
    /// What people type into the search of the desktop, and what it shows.
    public enum Search {
        // MARK: Words to type

        // Ways to write the same word, separated by commas. All of them can be typed, and English
        // always works besides. What is typed begins with one of the first five.
        public static let fast = translated("fast, fasting")
        public static let water = translated("water")
        // Before or after "fast".
        public static let start = translated("start, begin")
        public static let end = translated("end, stop, finish, break")
        // Before or after "water".
        public static let add = translated("add, drink")
        // Between "end" and "fast".
        public static let article = translated("a, the, my")
        // Before the time at which a fast began.
        public static let since = translated("since, from")
        // Before a number of hours.
        public static let lasting = translated("for")

        // MARK: Results

        /// - Parameters:
        ///   - time: such as `yesterday 20:00`; nil for now.
        ///   - target: such as `18h`; nil for the default.
        public static func start(since time: String?, target: String?) -> String {
            switch (time, target) {
            case (nil, nil): translated("Start a fast")
            case (let time?, nil): translated("Start a fast, since {time}", ["time": time])
            case (nil, let target?):
                translated("Start a fast, target {target}", ["target": target])
            case (let time?, let target?):
                translated(
                    "Start a fast, since {time}, target {target}", ["time": time, "target": target])
            }
        }

        /// - Parameter time: such as `12:30` or `2026-11-20 20:00`; nil for now.
        public static func end(at time: String?) -> String {
            time.map { translated("End the fast at {time}", ["time": $0]) }
                ?? translated("End the fast")
        }

        /// - Parameters:
        ///   - amount: such as `330 ml`.
        ///   - time: such as `12:30` or `2026-11-20 20:00`; nil for now.
        public static func addWater(_ amount: String, at time: String?) -> String {
            time.map {
                translated("Add {amount} of water at {time}", ["amount": amount, "time": $0])
            } ?? translated("Add {amount} of water", ["amount": amount])
        }

        /// What a start would have: such as `16h`.
        public static let target = saying("Target {target}")

        /// `{amount}`: the water of the whole day, with what would be added.
        public static let total = saying("Brings today's total to {amount}")

        /// The end of a fast that is too short. The rest of the line is as
        /// ``Words/span(lasting:from:to:)`` returns it.
        public static let notKept = saying("{span}. Under 4 hours: it is not kept.")
    }

    /// What a launcher is told.
    public enum Launcher {
        public static func unknownAction(_ name: String, known: [String]) -> String {
            translated(
                "There is no action `{name}`. Use {known}.",
                ["name": .typed(name), "known": Words.alternatives(known)])
        }
        public static let tooManyParameters = saying(
            "The action {name} takes at most one parameter. Leave out the others.")
        public static let otherParameter = saying(
            "The parameter of the action {name} must be a text.")
        public static let opensNoFiles = translated(
            "Atrest does not open files. `atrest import FILE` imports one.")
        public static let noResult = quoting(
            "`{id}` is not the identifier of a result. Search again.")
        /// If `atrest` is not installed beside the agent, or the desktop has no terminal.
        public static let notOpened = translated(
            "Atrest could not be opened. Run `atrest watch` in a terminal.")
        public static let noTerminal = translated(
            "No terminal program was found. Run `atrest watch` in a terminal.")
        /// If neither the window nor a terminal can open, because the session bus starts programs without a display.
        public static let noDisplay = translated(
            "Atrest could not be opened, because the session bus does not know the display. Type this in a terminal: "
                + "`dbus-update-activation-environment DISPLAY WAYLAND_DISPLAY`")
    }
}
