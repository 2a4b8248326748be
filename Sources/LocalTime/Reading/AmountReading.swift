import Fasting

/// Reads amounts of water as people type them. Rule: docs/rules/contract.md, Command line.
public enum AmountReading {
    /// Why a text is not an amount.
    public enum Problem: Error, Equatable, Sendable {
        case unreadable
        /// It is not between 1 and 5000 ml. The unit is the one in which it was given.
        case outOfRange(in: WaterUnit)
    }

    /// Reads `250`, `250ml`, `0.3l`, `8 floz`, `8.5 fl oz`.
    ///
    /// - Parameter unit: of a number alone.
    public static func amount(
        _ text: String, usually unit: WaterUnit
    ) throws(Problem) -> WaterAmount {
        let typed = text.lowercased().filter { $0 != " " }
        let number = typed.prefix { $0.isNumber || $0 == "." || $0 == "," }
        let suffix = typed.dropFirst(number.count)
        let unit: WaterUnit? =
            switch suffix {
            case "": unit
            case "ml", "l": .milliliters
            case "floz", "oz": .fluidOunces
            default: nil
            }
        guard let unit, let count = TimeText.decimal(number) else { throw .unreadable }
        let milliliters = (count * (suffix == "l" ? 1000 : unit.milliliters)).rounded()
        guard let amount = Int64(exactly: milliliters).flatMap(WaterAmount.init(milliliters:))
        else { throw .outOfRange(in: unit) }
        return amount
    }
}
