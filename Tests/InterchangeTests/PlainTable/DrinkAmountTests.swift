import Fasting
import Testing

@testable import Interchange

/// The numbers in a column of drinks: a sign in them separates thousands, or is the decimal sign.
struct DrinkAmountTests {
    @Test(
        arguments: [
            // Millilitres, as people and as programs write them.
            ("ml", ["1.500", "250"], [1500, 250]), ("ml", ["1,000"], [1000]),
            ("ml", ["1.000", "2.250"], [1000, 2250]), ("ml", ["1'500", "1 500"], [1500, 1500]),
            ("ml", ["236.588", "473.176"], [237, 473]),
            ("ml", ["250.0", "330,0"], [250, 330]),
            // A part that cannot be meant is left out and counted.
            ("ml", ["1,000", "0,5"], [1000]),
            // Litres have three digits after the decimal sign.
            ("l", ["1.500", "0,250"], [1500, 250]), ("l", ["1.5", "0.330"], [1500, 330]),
            ("oz", ["8", "12.5"], [237, 370]),
        ] as [(String, [String], [Int])])
    func amountsAreRead(_ unit: String, _ cells: [String], _ milliliters: [Int]) throws {
        let rows = cells.enumerated().map { "2026-02-20 1\($0):00;\($1)\n" }
        let file = try read("time;water (\(unit))\n" + rows.joined())
        let amounts = file.extras.water.sorted { $0.at < $1.at }.map { Int($0.amount.milliliters) }
        #expect(amounts == milliliters)
        #expect(file.skipped[.water] == cells.count - milliliters.count)
    }
}
