import Fasting
import Foundation
import LocalTime
import Testing

@testable import Interchange

/// One text has one meaning: what a person types and the same text in a cell of a table are the same, or one of the two
/// is refused.
struct TwoReadersTests {
    // MARK: Times

    private struct Typed {
        var isGerman = false
        var now = utc(2026, 3, 1, 12)
        let text: String

        /// The cells of the tables that other tests import.
        static let cells: [Typed] = {
            let files = try! PeoplesFile.all(
                in: "times", "fasting-programs", "time-trackers", "histories", "spreadsheets",
                "health", "shapes", "languages", "cells")
            let pieces = files.flatMap { $0.text.split { ",;\t|\n\"[]{}".contains($0) } }
            return Set(pieces.map { $0.drop { $0 == " " } }.filter { $0.count >= 8 }).map {
                Typed(text: String($0))
            }
        }()

        /// The typed times of the tables in Tests/LocalTimeTests/Tables.
        static func rows() throws -> [Typed] {
            let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
            return try ["facts", "own"].flatMap { name in
                let file = tests.appendingPathComponent("LocalTimeTests/Tables/\(name).tsv")
                return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
                    $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                }
            }.filter { $0[2] == "at" }.map { fields in
                let now = fields[1].split { !$0.isNumber }.map { Int($0)! }
                return Typed(
                    isGerman: fields[0] == "de",
                    now: utc(now[0], now[1], now[2], now[3], now[4], now[5]), text: fields[3])
            }
        }

        var asTyped: Instant? {
            var words = TimeWords.english
            words.setDateForm(isGerman ? "%d.%m.%Y" : "%m/%d/%Y")
            return try? TimeReading(now: now, zone: .utc, words: words).instant(text)
        }

        /// A drink is read at any time. So a year later is the latest time that is not in the future.
        var asCell: Instant? {
            let cell = text.replacing("\"", with: "\"\"")
            let table = "time;water (ml)\n\"\(cell)\";250\n"
            let order: DateOrder = isGerman ? .dayFirst : .monthFirst
            let file = try? ImportFile(
                reading: bytes(table), now: now + 366 * 86_400, zone: .utc,
                ImportOptions(dateOrder: order))
            return file?.extras.water.first?.at
        }
    }

    /// Texts whose two meanings differ today. A row that is not needed is a failure.
    private static let knownTimes: [String: String] = [:]

    @Test func typedTimeMeansTheSameInACell() throws {
        var differences: Set<String> = []
        var both = 0
        for row in try Typed.rows() + Typed.cells {
            guard let typed = row.asTyped, let cell = row.asCell else { continue }
            both += 1
            if typed != cell { differences.insert(row.text) }
        }
        #expect(differences == Set(Self.knownTimes.keys))
        #expect(both > 60)
    }

    // MARK: Amounts

    private static let numbers = [
        "8", "12", "250", "1000", "0.5", "0,5", "1.5", "1,5", "1.50", "1.500", "1,500", "1.000",
        "1,000", "2.250", "1 000", "1'000", "1’000", "1\u{202F}500", "236.588", "12,000", "0,250",
        "1.234,5", "1,234.5", "1,2,3", "1..5", "250.", ".5", ",5", "½", "1½", "2e2", "+250", "-250",
        "٢٥٠", "250ml",
    ]
    private static let units = [
        "", "ml", " ml", " ML", "l", " L", " cl", " dl", " oz", "floz", " fl oz", " cups",
    ]

    private static func inCell(_ text: String, _ column: String) -> Int64? {
        let file = try? read("time;\(column)\n2026-02-20 10:00;\(text)\n")
        return file?.extras.water.first?.amount.milliliters
    }

    /// Amounts whose two meanings differ today. A row that is not needed is a failure.
    private static let knownAmounts: [String: String] = [:]

    @Test(arguments: [("water (ml)", WaterUnit.milliliters), ("water (oz)", .fluidOunces)])
    func typedAmountMeansTheSameInACell(column: String, unit: WaterUnit) {
        var differences: Set<String> = []
        var both = 0
        for number in Self.numbers {
            for suffix in Self.units {
                let text = number + suffix
                guard let typed = try? AmountReading.amount(text, usually: unit),
                    let cell = Self.inCell(text, column)
                else { continue }
                both += 1
                if typed.milliliters != cell {
                    differences.insert("\(column) \(text)")
                }
            }
        }
        #expect(differences == Set(Self.knownAmounts.keys.filter { $0.hasPrefix(column) }))
        #expect(both > 5)
    }
}
