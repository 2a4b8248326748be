/// The unit of an amount of water.
public enum VolumeUnit: Hashable, Sendable {
    case milliliters
    case liters
    case fluidOunces
    case cups

    /// In ml. A cup is that of the United States.
    package var milliliters: Double {
        switch self {
        case .milliliters: 1
        case .liters: 1000
        case .fluidOunces: 29.5735
        case .cups: 236.588
        }
    }

    /// Reads a typed word in lower case, without spaces. The second number says how many of the unit it is.
    static func typed(_ word: String) -> (unit: VolumeUnit, count: Double)? {
        switch word {
        case "ml", "milliliter", "milliliters", "millilitre", "millilitres", "cc": (.milliliters, 1)
        case "cl": (.milliliters, 10)
        case "dl": (.milliliters, 100)
        case "l", "liter", "liters", "litre", "litres", "litro", "litros", "litri": (.liters, 1)
        case "floz", "oz", "ounce", "ounces", "fluidounce", "fluidounces": (.fluidOunces, 1)
        case "cup", "cups": (.cups, 1)
        default: nil
        }
    }
}
