import Fasting

extension Words {
    /// The words of notifications, in addition to those for the phases.
    public enum Notices {
        /// Given copy: the title of the notification at the target. The phase is the body.
        public static let hoursPassed = translated("The hours you had in mind have passed.")

        /// Replaces all words about the fast if the user wants discreet notifications.
        public static let discreet = translated("There is something to read, whenever you like.")

        /// The title above ``Words/recordsSetAside(as:restoring:)``.
        public static let setAside = translated("About your data")

        // MARK: Actions

        /// - Parameter amount: such as `250 ml`.
        public static func addWater(_ amount: String) -> String {
            "+\(amount)"
        }
        /// `{amount}`: the water of the whole day, such as `500 ml`.
        public static let waterToday = saying("Today {amount}")

        // In place of what happened, if notifications say nothing about the fast.
        public static let done = translated("Done.")
        public static let notPossible = translated("That was not possible.")
    }

    /// An amount of water in the user's unit: `250 ml`, `8.5 fl oz`.
    public static func amount(milliliters: Int64, in unit: WaterUnit) -> String {
        switch unit {
        case .milliliters:
            return translated("{number} ml", ["number": String(milliliters)])
        case .fluidOunces:
            let tenths = Int((Double(milliliters) / unit.milliliters * 10).rounded())
            let number =
                tenths % 10 == 0
                ? "\(tenths / 10)" : "\(tenths / 10)\(decimalPoint)\(tenths % 10)"
            return translated("{number} fl oz", ["number": number])
        }
    }
}
