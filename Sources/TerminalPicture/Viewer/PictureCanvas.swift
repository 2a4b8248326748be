/// The window through which a picture is looked at.
public struct PictureCanvas: Equatable, Sendable {
    public let format: PictureFormat
    /// The characters that it takes.
    public let columns: Int
    public let rows: Int
    /// As many pixels are to be painted for it.
    public let width: Int
    public let height: Int
    /// Columns left of it that stay empty.
    let margin: Int

    /// How many pixels are painted for a character, from left to right.
    public var cellWidth: Double { Double(width) / Double(columns) }
    /// The same from top to bottom.
    public var cellHeight: Double { Double(height) / Double(rows) }

    /// The largest window in an area of a terminal, and at least one character.
    ///
    /// - Parameters:
    ///   - columns: of the area. Of one that is larger than any real terminal a part is used.
    ///   - rows: of the area.
    ///   - cell: of the terminal; nil paints graphics for characters of 10 × 20 pixels.
    public init(_ format: PictureFormat, columns: Int, rows: Int, cell: CellSize?) {
        let columns = min(max(1, columns), Self.columnLimit)
        let rows = min(max(1, rows), Self.cellLimit / columns)
        let (width, height) = (cell?.width ?? 10, cell?.height ?? 20)
        switch format {
        case .halfBlocks:
            self.init(format, columns, rows, pixels: (columns, rows * 2))
        case .braille:
            self.init(format, columns, rows, pixels: (columns * 2, rows * 4))
        case .kitty:
            let whole = (width: columns * width, height: rows * height)
            // The terminal makes a smaller picture as large as the window.
            let part = min(1, (Self.kittyLimit / Double(whole.width * whole.height)).squareRoot())
            let pixels = (
                max(1, Int(Double(whole.width) * part)), max(1, Int(Double(whole.height) * part))
            )
            self.init(format, columns, rows, pixels: pixels)
        case .sixel(let limits):
            var fitting = (
                columns: max(1, min(columns, (limits.width ?? .max) / width)),
                rows: max(1, min(rows, (limits.height ?? .max) / height))
            )
            let area = Double(fitting.columns * width * fitting.rows * height)
            let part = min(1, (Self.sixelLimit / area).squareRoot())
            fitting.columns = max(1, Int(Double(fitting.columns) * part))
            fitting.rows = max(1, Int(Double(fitting.rows) * part))
            // Of an area that is one character high, or wide, the one side has to give way alone.
            let cells = Int(Self.sixelLimit) / (width * height)
            fitting.columns = max(1, min(fitting.columns, cells / fitting.rows))
            fitting.rows = max(1, min(fitting.rows, cells / fitting.columns))
            self.init(
                format, fitting.columns, fitting.rows,
                pixels: (fitting.columns * width, fitting.rows * height),
                margin: (columns - fitting.columns) / 2)
        }
    }

    private init(
        _ format: PictureFormat, _ columns: Int, _ rows: Int, pixels: (Int, Int), margin: Int = 0
    ) {
        self.format = format
        self.columns = columns
        self.rows = rows
        (width, height) = pixels
        self.margin = margin
    }

    /// A screen of 7680 × 4320 pixels with characters of 6 × 12 pixels has 1280 columns and 360 rows.
    /// A terminal may claim 65,535 of each, and a picture for that would not fit into memory.
    private static let columnLimit = 2000
    private static let cellLimit = 500_000

    /// So many pixels at most are painted for sixel graphics; a larger window shows the picture in
    /// its middle.
    private static let sixelLimit = 4_000_000.0

    /// So many pixels at most are sent to a terminal in kitty's protocol, at 4 bytes each.
    private static let kittyLimit = 1_200_000.0
}

/// A picture laid out for a window: as wide as it, and mostly taller.
public struct PictureLayout {
    /// Of the whole picture, in pixels of the window.
    let height: Int
    /// The row of pixels that the window opens at.
    let start: Int
    /// Paints the window as it is with a row of pixels at its top.
    let paint: (_ top: Int) -> Pixels

    /// - Parameters:
    ///   - height: of the whole picture, in pixels of the window.
    ///   - start: the row of pixels that is at the window's top at first. One too far down is as far
    ///     down as can be.
    ///   - paint: gives what the window shows with this row of pixels at its top, as many pixels as
    ///     the window has. What is further away may so move less.
    public init(height: Int, start: Int, paint: @escaping (_ top: Int) -> Pixels) {
        self.height = height
        self.start = start
        self.paint = paint
    }
}
