import Fasting
import LocalTime
import Presentation
import Testing
import Text
import TimerSamples
import Words

@testable import Commands

struct FoldedTableTests {
    private let table = FoldedTable(rows: [
        .init(cells: ["discreet", "false"], text: "notifications that say nothing about the fast"),
        .init(cells: ["", ""], text: "a second sentence"),
        .init(cells: ["water-unit", "ml"], text: "ml or floz"),
    ])

    @Test func allFitsIntoOneLineEach() {
        for width in [nil, 80] as [Int?] {
            #expect(
                table.lines(width: width).map(\.plain) == [
                    "discreet    false  notifications that say nothing about the fast",
                    "                   a second sentence",
                    "water-unit  ml     ml or floz",
                ])
        }
    }

    @Test func sentenceIsWrappedBesideItsCells() {
        #expect(
            table.lines(width: 46).map(\.plain) == [
                "discreet    false  notifications that say",
                "                   nothing about the fast",
                "                   a second sentence",
                "water-unit  ml     ml or floz",
            ])
    }

    @Test func sentenceIsBelowItsCellsIfThereIsNoRoom() {
        #expect(
            table.lines(width: 30).map(\.plain) == [
                "discreet    false", "  notifications that say", "  nothing about the fast",
                "  a second sentence", "water-unit  ml", "  ml or floz",
            ])
    }

    /// A sentence has 24 columns beside its cells, or is below them.
    @Test(arguments: [(43, true), (42, false)])
    func leastRoomIsExact(_ width: Int, _ isBeside: Bool) {
        let first = table.lines(width: width).first?.plain
        #expect(first?.hasPrefix("discreet    false  not") == isBeside)
    }

    @Test(arguments: [20, 24, 30, 40, 60, 80, 120])
    func settingsFitTheTerminal(_ width: Int) {
        let lines = SettingsView(settings: Settings()).lines(width: width).map(\.plain)
        // A key is never broken, so that it can be copied.
        let widest = lines.map(\.cellWidth).max() ?? 0
        #expect(widest <= max(width, 29))
        #expect(lines.joined(separator: " ").contains("water-unit"))
    }

    @Test func amountsOfWaterEndAtTheRight() throws {
        let entries = [("A", Int64(330)), ("B", 50), ("C", 1200)].map { id, milliliters in
            WaterEntry(
                id: recordID(id), at: noon, amount: WaterAmount(milliliters: milliliters)!)
        }
        let lines = WaterCommand.List.lines(entries, in: .milliliters).map(\.plain)
        let widths = Set(lines.map(\.cellWidth))
        #expect(widths.count == 1)
        #expect(lines[1].contains("   50 ml  "))
    }

    @Test func marksOfASCII() {
        #expect(PlainMarks.replaced(in: "✓ a · b ● ○ ✗ “x” …") == "+ a - b * o x \"x\" ...")
        #expect(PlainMarks.replaced(in: "Müller 8°") == "Müller 8°")
        let line: StyledText = "✓ " + .verbatim("✓")
        #expect(line.mapped(PlainMarks.replaced).plain == "+ ✓")
    }
}
