import Fasting
import LocalTime
import Presentation
import Testing
import Text
import TimerSamples
import Words

@testable import Commands

struct TableTests {
    private let table = Table(
        rows: [
            ["discreet", "false", "notifications that say nothing about the fast"],
            ["", "", "a second sentence"], ["water-unit", "ml", "ml or floz"],
        ].map { .init(cells: $0.map { StyledText($0) }, narrow: .beside(2)) })

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

    @Test func marksOfASCII() {
        #expect(PlainMarks.replaced(in: "✓ a · b ● ○ ✗ “x” …") == "+ a - b * o x \"x\" ...")
        #expect(PlainMarks.replaced(in: "Müller 8°") == "Müller 8°")
        let line: StyledText = "✓ " + .verbatim("✓")
        #expect(line.mapped(PlainMarks.replaced).plain == "+ ✓")
    }
}
