import Fasting

extension Words {
    /// What stands in notices beside the words for the phases.
    public enum Notices {
        public static let targetReached = translated("Target reached")
        public static let targetReachedText = translated("The hours you had in mind have passed.")
        /// Under the text of a phase that begins in the same second.
        public static let targetReachedToo = translated("Target reached.")

        public static let complete = translated("The fast is complete")

        /// In the place of any words about the fast, where others may look on.
        public static let discreet = translated("There is something to read, whenever you like.")

        /// The title over ``Words/recordsSetAside(as:)``.
        public static let setAside = translated("The records were begun anew")

        // MARK: Actions

        public static let endFast = translated("End fast")
        /// - Parameter amount: as in `250 ml`.
        public static func addWater(_ amount: String) -> String {
            "+\(amount)"
        }
        /// - Parameter amount: as in `500 ml`; all of today's.
        public static func waterToday(_ amount: String) -> String {
            translated("Today {amount}", ["amount": amount])
        }
    }

    /// An amount of water as a person reads it: `250 ml`, `8.5 fl oz`.
    public static func amount(milliliters: Int64, in unit: WaterUnit) -> String {
        switch unit {
        case .milliliters:
            return translated("{number} ml", ["number": String(milliliters)])
        case .fluidOunces:
            let tenths = Int((Double(milliliters) / unit.milliliters * 10).rounded())
            let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
            return translated("{number} fl oz", ["number": number])
        }
    }
}
