import TerminalPicture
import Testing

@testable import FullScreen

struct ScrollTests {
    /// 20 rows of 2 pixels.
    private static let canvas = PictureCanvas(
        .halfBlocks(.trueColor), columns: 80, rows: 20, cell: nil)

    @Test(
        arguments: [
            ([], 50), ([.up], 44), ([.down], 56), ([.wheelUp], 44), ([.wheelDown], 56),
            ([.pageUp], 14), ([.pageDown], 86), ([.home], 0), ([.end], 160), ([.end, .down], 160),
            ([.home, .up], 0), ([.pageUp, .pageUp], 0), ([.end, .pageUp], 124),
            ([.control("l")], 50), ([.character("j")], 56),
            ([.character("G")], 160),
        ] as [([ScreenKey], Int)])
    func keys(keys: [ScreenKey], top: Int) {
        var scroll = Scroll(Self.canvas, height: 200, top: 50)
        for key in keys { scroll.move(key) }
        #expect(scroll.top == top)
    }

    @Test(arguments: [(-10, 0), (0, 0), (160, 160), (200, 160)])
    func opensInsideThePicture(top: Int, expected: Int) {
        #expect(Scroll(Self.canvas, height: 200, top: top).top == expected)
    }

    @Test func lowPictureDoesNotMove() {
        var scroll = Scroll(Self.canvas, height: 30, top: 5)
        for key in [ScreenKey.down, .end, .pageDown] { scroll.move(key) }
        #expect(scroll.top == 0)
    }

    @Test(arguments: [(0, 0), (80, 180), (160, 360)])
    func keepsItsPositionInAnotherSize(top: Int, expected: Int) {
        let before = Scroll(Self.canvas, height: 200, top: top)
        #expect(Scroll(Self.canvas, height: 400, like: before).top == expected)
    }

    @Test func windowOfOneRowMovesByOne() {
        let canvas = PictureCanvas(.braille, columns: 1, rows: 1, cell: nil)
        var scroll = Scroll(canvas, height: 40, top: 0)
        scroll.move(.pageDown)
        #expect(scroll.top == 4)
    }
}

struct PictureCanvasTests {
    private static let cell = CellSize(width: 9, height: 20)

    @Test(
        arguments: [
            (.halfBlocks(.trueColor), 80, 48), (.braille, 160, 96), (.kitty, 720, 480),
            (.sixel(Sixel.Limits()), 720, 480),
        ] as [(PictureFormat, Int, Int)])
    func pixels(format: PictureFormat, width: Int, height: Int) {
        let canvas = PictureCanvas(format, columns: 80, rows: 24, cell: Self.cell)
        #expect((canvas.columns, canvas.rows) == (80, 24))
        #expect((canvas.width, canvas.height) == (width, height))
        #expect(canvas.margin == 0)
        #expect(canvas.cellWidth == Double(width) / 80)
        #expect(canvas.cellHeight == Double(height) / 24)
    }

    @Test func sixelStaysWithinWhatTheTerminalTakes() {
        let limits = Sixel.Limits(width: 500, height: 100)
        let canvas = PictureCanvas(.sixel(limits), columns: 80, rows: 24, cell: Self.cell)
        #expect((canvas.columns, canvas.rows) == (55, 5))
        #expect((canvas.width, canvas.height) == (495, 100))
        #expect(canvas.margin == 12)
    }

    @Test func kittyMakesALargePictureItself() {
        let canvas = PictureCanvas(
            .kitty, columns: 400, rows: 100, cell: CellSize(width: 10, height: 20))
        #expect((canvas.columns, canvas.rows) == (400, 100))
        #expect(canvas.width * canvas.height <= 1_200_000)
        #expect(canvas.width * canvas.height > 1_190_000)
        #expect(abs(Double(canvas.width) / Double(canvas.height) - 2) < 0.01)
    }

    @Test(arguments: [
        PictureFormat.kitty, .sixel(Sixel.Limits(width: 1, height: 1)), .halfBlocks(.trueColor),
        .braille,
    ])
    func isNeverEmpty(format: PictureFormat) {
        let canvas = PictureCanvas(format, columns: 0, rows: -1, cell: nil)
        #expect(canvas.columns == 1 && canvas.rows == 1)
        #expect(canvas.width > 0 && canvas.height > 0)
    }

    /// A terminal may claim any size that fits into 16 bits.
    @Test(arguments: [
        PictureFormat.halfBlocks(.trueColor), .braille, .kitty, .sixel(Sixel.Limits()),
    ]) func terminalOfAbsurdSizeIsNotPaintedWhole(_ format: PictureFormat) {
        for (columns, rows) in [(65_535, 65_535), (65_535, 1), (1, 65_535), (2000, 2000)] {
            let canvas = PictureCanvas(
                format, columns: columns, rows: rows, cell: CellSize(width: 256, height: 256))
            #expect(canvas.width * canvas.height <= 4_000_000, "\(columns) × \(rows)")
            #expect(canvas.columns >= 1 && canvas.rows >= 1)
        }
        // The largest real ones are used whole, as far as the format goes.
        if case .sixel = format { return }
        let real = PictureCanvas(format, columns: 1280, rows: 360, cell: nil)
        #expect(real.columns == 1280 && real.rows == 360)
    }
}
