import Client
import Contract
import Fasting
import LocalTime
import Words

extension Water1State {
    /// An amount in the user's unit.
    package func amount(_ milliliters: Int64) -> String {
        Words.amount(milliliters: milliliters, in: unit)
    }
}

extension UserInput {
    /// Reads `250`, `250ml`, `0.3l`, `8 floz`, `8.5 fl oz`. A bare number is in the user's unit.
    ///
    /// - Returns: millilitres, 1 to 5000. On the bus 0 means the quick-add amount.
    package static func amount(
        _ text: String, usually unit: WaterUnit
    ) throws(Problem) -> WaterAmount {
        do throws(AmountReading.Problem) {
            return try AmountReading.amount(text, usually: unit)
        } catch {
            switch error {
            case .needsUnit: throw Problem(.usage, Words.Water.needsUnit(text))
            case .unreadable: throw Problem(.usage, Words.Water.unreadable(text))
            case .outOfRange(let unit):
                throw Problem(.refused, Words.Water.invalidAmount(in: unit))
            }
        }
    }
}
