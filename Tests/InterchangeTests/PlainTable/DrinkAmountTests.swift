import Fasting
import LocalTime
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

    /// Only water counts, at the time at which it was drunk.
    @Test(
        arguments: [
            ("Created at,Time,Amount (ml)\n2026-02-20 20:00,2026-02-20 09:10,250", ["09:10 250"]),
            ("Exported,Drunk at,Water (ml)\n2026-02-20 20:00,2026-02-20 09:10,250", ["09:10 250"]),
            ("time,offset,amount_ml\n2026-02-20 04:10,-05:00,250", ["09:10 250"]),
            (
                "Time,Amount (ml),Deleted\n2026-02-20 09:10,250,0\n2026-02-20 10:10,300,1",
                ["09:10 250"]
            ),
            (
                "Time,Drink,Amount (ml)\n2026-02-20 09:10,Water,250\n2026-02-20 10:00,Coffee,200",
                ["09:10 250"]
            ),
            ("Time,Amount (ml),Goal (ml)\n2026-02-20 09:10,250,2500", ["09:10 250"]),
            ("Time,Amount (ml)\n2026-02-20 09:10,250\n2026-02-20 10:10,-250", ["09:10 250"]),
            (
                "time,amount,unit,drink\n2026-02-20 09:10,8,oz,Water", ["09:10 237"]
            ),
            ("Time,Coffee (ml)\n2026-02-20 09:10,200", []),
            ("Time,Water goal (ml)\n2026-02-20 09:10,2500", []),
            ("Time,Water left in bottle (ml)\n2026-02-20 09:10,750", []),
            ("Time,Volume (ml),Plant\n2026-02-20 09:10,250,Ficus", []),
            ("Time,Type,Volume (ml)\n2026-02-20 09:10,Formula,120", []),
            ("Date,Time,Volume (l)\n2026-02-20,09:10,4.5", []),
        ] as [(String, [String])])
    func waterIsRead(_ table: String, _ drinks: [String]) {
        let water = (try? read(table))?.extras.water ?? []
        let found = water.map {
            "\(TimeText.iso8601($0.at).dropFirst(11).prefix(5)) \(Int($0.amount.milliliters))"
        }
        #expect(found == drinks, "\(table)")
    }
}
