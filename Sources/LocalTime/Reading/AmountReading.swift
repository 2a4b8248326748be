import Fasting

/// Reads amounts of water as people type them. Rule: docs/rules/contract.md, Command line.
public enum AmountReading {
    /// Why a text is not an amount.
    public enum Problem: Error, Equatable, Sendable {
        case unreadable
        /// It is not between 1 and 5000 ml.
        case outOfRange
    }

    /// Reads `250`, `250ml`, `0.3l`, `8 floz`, `8.5 fl oz`.
    ///
    /// - Parameter unit: of a number alone.
    public static func amount(
        _ text: String, usually unit: WaterUnit
    ) throws(Problem) -> WaterAmount {
        let typed = text.lowercased().filter { $0 != " " }
        let number = typed.prefix { $0.isNumber || $0 == "." || $0 == "," }
        let factor: Double? =
            switch typed.dropFirst(number.count) {
            case "": unit.milliliters
            case "ml": 1
            case "l": 1000
            case "floz", "oz": WaterUnit.fluidOunces.milliliters
            default: nil
            }
        guard let factor, let count = TimeText.decimal(number) else { throw .unreadable }
        let milliliters = (count * factor).rounded()
        guard let amount = Int64(exactly: milliliters).flatMap(WaterAmount.init(milliliters:))
        else { throw .outOfRange }
        return amount
    }
}
