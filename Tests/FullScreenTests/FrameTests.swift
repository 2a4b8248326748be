import Testing

@testable import FullScreen

/// What frames have in common, so that a large screen costs little while a small part of it moves.
struct FrameTests {
    private static func storage(_ frame: Frame) -> [UnsafePointer<Cell>?] {
        frame.grid.map { $0.withUnsafeBufferPointer(\.baseAddress) }
    }

    @Test func onlyChangedRowsAreCopied() {
        let still = Frame(columns: 30, rows: 5, TextStyle(on: RGB(5, 5, 16)))
        var frame = still
        frame[2, 7] = Cell("*")
        let isShared = zip(Self.storage(still), Self.storage(frame)).map { $0 == $1 }
        #expect(isShared == [true, true, false, true, true])
        #expect((0..<5).map { frame.hasRow($0, as: still) } == isShared)
        #expect(still[2, 7].character == " ")
    }

    @Test func drawingTheSameCopiesNothing() {
        var still = Frame(columns: 30, rows: 3)
        still.write("night", row: 1, column: 4)
        var frame = still
        frame.write("night", row: 1, column: 4)
        frame[0, 0] = Cell()
        #expect(Self.storage(still) == Self.storage(frame))
    }

    @Test func rowsAreComparedByTheirCells() {
        let frame = Frame(columns: 30, rows: 3)
        #expect(frame.hasRow(1, as: Frame(columns: 30, rows: 2)))
        #expect(!frame.hasRow(2, as: Frame(columns: 30, rows: 2)))
        #expect(!frame.hasRow(1, as: Frame(columns: 29, rows: 3)))
        #expect(frame.cells == Array(repeating: Cell(), count: 90))
    }
}
