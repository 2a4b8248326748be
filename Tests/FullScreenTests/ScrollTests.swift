import Testing

@testable import FullScreen

struct ScrollTests {
    /// 80 columns of a pixel.
    private static let canvas = PictureCanvas(
        .halfBlocks(.trueColor), columns: 80, rows: 20, cell: nil)

    @Test(
        arguments: [
            ([], 100), ([.left], 94), ([.right], 106), ([.up], 94), ([.down], 106),
            ([.wheelUp], 94), ([.wheelDown], 106), ([.pageUp], 24), ([.pageDown], 176),
            ([.home], 0), ([.end], 200), ([.end, .right], 200), ([.end, .down], 200),
            ([.home, .left], 0), ([.home, .up], 0), ([.pageUp, .pageUp], 0),
            ([.end, .pageUp], 124), ([.control("l")], 100), ([.character("j")], 106),
            ([.character("h")], 94), ([.character("l")], 106), ([.character("G")], 200),
        ] as [([ScreenKey], Int)])
    func keys(keys: [ScreenKey], left: Int) {
        var scroll = Scroll(Self.canvas, width: 280, left: 100)
        for key in keys { scroll.move(key) }
        #expect(scroll.left == left)
    }

    @Test(arguments: [(-10, 0), (0, 0), (200, 200), (240, 200), (.max, 200)])
    func opensInsideThePicture(left: Int, expected: Int) {
        #expect(Scroll(Self.canvas, width: 280, left: left).left == expected)
    }

    @Test func narrowPictureDoesNotMove() {
        var scroll = Scroll(Self.canvas, width: 30, left: 5)
        for key in [ScreenKey.right, .down, .end, .pageDown] { scroll.move(key) }
        #expect(scroll.left == 0)
    }

    @Test(arguments: [(0, 0), (100, 240), (200, 480)])
    func keepsItsPositionInAnotherSize(left: Int, expected: Int) {
        let before = Scroll(Self.canvas, width: 280, left: left)
        #expect(Scroll(Self.canvas, width: 560, like: before).left == expected)
    }

    /// A picture that did not scroll opens at its end, as at first.
    @Test func windowThatBecomesNarrowShowsTheEnd() {
        let before = Scroll(Self.canvas, width: 80, left: 0)
        #expect(Scroll(Self.canvas, width: 100, like: before).left == 20)
    }

    @Test func windowOfOneColumnMovesByOne() {
        let canvas = PictureCanvas(.braille, columns: 1, rows: 1, cell: nil)
        var scroll = Scroll(canvas, width: 40, left: 0)
        scroll.move(.pageDown)
        #expect(scroll.left == 2)
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
