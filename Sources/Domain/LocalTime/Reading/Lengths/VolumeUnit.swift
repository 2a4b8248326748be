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
        words[word]
    }

    /// The words of the units, in lower case, which are also those of columns.
    package static let words: [String: (unit: VolumeUnit, count: Double)] = {
        var words: [String: (unit: VolumeUnit, count: Double)] = [:]
        for (unit, count, names) in [
            (VolumeUnit.milliliters, 1.0, "ml milliliter milliliters millilitre millilitres cc"),
            (.milliliters, 10, "cl centiliter centiliters centilitre centilitres zentiliter"),
            (.milliliters, 100, "dl deciliter deciliters decilitre decilitres deziliter"),
            (.liters, 1, "l liter liters litre litres litro litros litri"),
            (.fluidOunces, 1, "floz oz ounce ounces fluidounce fluidounces"),
            (.cups, 1, "cup cups"),
        ] {
            for name in names.split(separator: " ") { words[String(name)] = (unit, count) }
        }
        return words
    }()
}
