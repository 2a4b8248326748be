import Fasting
import LocalTime
import PictureSamples
import Presentation
import Testing
import Words

@testable import Screens

/// The line below the forest in a terminal.
struct ForestViewTests {
    private func footer(_ columns: Int, isCited: Bool, trees: Int = 3) -> String {
        let view = ForestView(
            Samples.sessions(trees), isStill: true,
            inscription: "Consider how they grow.", citation: "Luke 12")
        return view.footer(columns, isCited: isCited).0.withoutTrailingSpaces
    }

    @Test func citationIsShownOnRequest() {
        #expect(footer(23, isCited: false) == "Consider how they grow.")
        #expect(footer(23, isCited: true) == "        Luke 12")
    }

    @Test func lineThatIsTooWideIsLeftOut() {
        #expect(!footer(22, isCited: false).contains("Consider"))
        #expect(footer(22, isCited: true).contains("Luke 12"))
    }

    @Test func withoutTreesThereIsNoCitation() {
        #expect(!footer(60, isCited: true, trees: 0).contains("Luke 12"))
    }

    /// Trees that are too old to be drawn count too. The last of the samples that left a tree is named.
    @Test(arguments: [
        (0, "Your forest grows here."),
        (1, "1 tree. The newest: 16h 0m, 14 Nov 2023 22:13 to 15 Nov 2023 14:13."),
        (7, "7 trees. The newest: 12h 0m, 20 Nov 2023 22:13 to 21 Nov 2023 10:13."),
        (230, "230 trees. The newest: 16h 0m, 30 Jun 22:13 to 1 Jul 14:13."),
    ])
    func inWordsItIsASentence(_ count: Int, _ sentence: String) {
        let reader = ActAnswer.Reader(
            now: Instant(secondsSinceEpoch: 1_720_000_000), zone: Zone { _ in 0 })
        let view = ForestView(Samples.sessions(count), isStill: true)
        #expect(view.words(for: reader) == [sentence])
    }

    /// Each page has the size of the terminal, and the newest tree is in the last one.
    @Test(arguments: [(0, 1), (9, 1), (60, 3), (400, 7)])
    func withoutATerminalItIsPrintedInPages(_ count: Int, _ pages: Int) {
        let view = ForestView(Samples.sessions(count), isStill: true)
        let lines = view.lines(width: 80, usesColor: false)
        #expect(lines.count == pages * 24 + (count == 0 ? 1 : 0))
    }

    /// Without trees there are some stars, and four dotted lines of the land: at the horizon and where each depth begins.
    @Test func landIsDottedLines() {
        let lines = ForestView([], isStill: true).lines(width: 80, usesColor: false)
        let land = lines.prefix(24).suffix(12).map { Array($0.plain.unicodeScalars) }
        var counts: [Int: Int] = [:]
        for row in land {
            for (column, scalar) in row.enumerated() where scalar.value != 0x2800 {
                // A dot in the left half of every second character.
                #expect(column % 2 == 0 && (scalar.value - 0x2800) & 0b1011_1000 == 0)
                counts[column, default: 0] += (scalar.value - 0x2800).nonzeroBitCount
            }
        }
        #expect(counts.count == 40 && counts.values.allSatisfy { (3...4).contains($0) })
    }

    /// Vigil may be turned off while the citation is shown.
    @Test func withoutInscriptionThereIsNoCitation() {
        var view = ForestView(
            Samples.sessions(3), isStill: true,
            inscription: "Consider how they grow.", citation: "Luke 12")
        view.inscription = nil
        #expect(!view.footer(60, isCited: true).0.contains("Luke 12"))
    }
}

extension String {
    fileprivate var withoutTrailingSpaces: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
