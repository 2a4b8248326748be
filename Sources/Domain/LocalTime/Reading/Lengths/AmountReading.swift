import Fasting

/// Reads amounts of water as people type them. Rule: docs/rules/contract.md, Command line.
public enum AmountReading {
    /// Why a text is not an amount.
    public enum Problem: Error, Equatable, Sendable {
        case unreadable
        /// It is a number alone that can be one of litres.
        case needsUnit
        /// It is not between 1 and 5000 ml. The unit is the one in which it was given.
        case outOfRange(in: WaterUnit)
    }

    /// Reads `250`, `250ml`, `1,500 ml`, `0.3l`, `5 dl`, `8 floz`, `8.5 fl oz`, `half a liter`, `1/2 l`.
    ///
    /// - Parameter unit: of a number alone. Less than 10 ml must be named (rule: docs/rules/contract.md, Command line),
    ///   but for a single one.
    public static func amount(
        _ text: String, usually unit: WaterUnit, words: TimeWords = .english
    ) throws(Problem) -> WaterAmount {
        let typed = PlainSigns.withDecimals(text).lowercased().trimmed
        let number = String(typed.prefix { $0.isASCIIDigit || ".,' ".contains($0) }).trimmed
        let word = typed.dropFirst(number.count).filter { $0 != "." && $0 != " " }
        let usual: VolumeUnit = unit == .milliliters ? .milliliters : .fluidOunces
        let volume: VolumeUnit
        let units: Double
        if let (unit, count) = word.isEmpty ? (usual, 1) : VolumeUnit.typed(word),
            case let isInMilliliters = unit == .milliliters && count == 1,
            let amount = form(of: number, isInMilliliters: isInMilliliters, unit).number(
                Array(number.utf8)[...])
        {
            (volume, units) = (unit, amount * count)
            if word.isEmpty, unit == .milliliters, amount < 10, number != "1" { throw .needsUnit }
        } else {
            guard let (amount, unit, count) = TypedText(text, words)?.volume else {
                throw .unreadable
            }
            (volume, units) = (unit, amount * count)
        }
        let milliliters = (units * volume.milliliters).rounded()
        guard let water = Int64(exactly: milliliters).flatMap(WaterAmount.init(milliliters:)) else {
            throw .outOfRange(in: volume == .fluidOunces ? .fluidOunces : .milliliters)
        }
        return water
    }

    /// How the number is written: `1,500` ml have thousands, and so has `12,000`, which is too much, as `1,000` fl oz
    /// are. `236.588` ml are a cup, and `8.125` of a larger unit is a decimal number.
    private static func form(
        of number: String, isInMilliliters: Bool, _ volume: VolumeUnit
    ) -> NumberForm {
        var votes = NumberFormVotes()
        votes.count(Array(number.utf8)[...])
        let sign = number.utf8.first { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }
        let parts = number.split { $0 == "," || $0 == "." }
        let isGroup =
            volume != .liters && parts.count == 2 && parts[1].count == 3 && parts[0] != "0"
            && (isInMilliliters && parts[0].count < 3 || parts[1] == "000")
        return isGroup
            ? NumberForm(thousands: sign)
            : votes.form(nil, isInMilliliters ? .milliliters : .liters)
    }
}
