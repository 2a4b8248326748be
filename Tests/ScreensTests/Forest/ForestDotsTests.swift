import Testing

@testable import Screens

@Suite struct ForestDotsTests {
    /// Rows of what is lighter than the ground, and what becomes of them.
    @Test(arguments: [
        // A light tree in front of a dark one, which has a gap beside it.
        ([20, 20, 50, 50], [25, 0, 62, 62]),
        // The smooth edge of a tree has nothing behind it.
        ([0, 20, 50, 50], [0, 25, 62, 62]),
        // Trees that are about as light as each other.
        ([30, 30, 40, 40], [37, 37, 50, 50]),
        // A star is lighter in its middle.
        ([120, 120, 200, 120], [150, 150, 250, 150]),
        ([7, 0, 7, 0], [0, 0, 0, 0]),
    ])
    func lighterTreesHaveAGapAround(row: [Int], expected: [Int]) {
        let rows = ForestDots.outlined(row + row + row, width: row.count)
        #expect(rows == expected + expected + expected)
    }
}
