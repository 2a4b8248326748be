/// The window in which a part of a picture is shown.
public struct PictureCanvas: Equatable, Sendable {
    public let format: PictureFormat
    /// Its size in characters.
    public let columns: Int
    public let rows: Int
    /// Its size in painted pixels.
    public let width: Int
    public let height: Int
    /// The number of empty columns to the left of it.
    let margin: Int

    /// How many pixels are painted for the width of a character.
    public var cellWidth: Double { Double(width) / Double(columns) }
    /// How many pixels are painted for the height of a character.
    public var cellHeight: Double { Double(height) / Double(rows) }

    /// The largest window in an area of a terminal; at least one character.
    ///
    /// - Parameters:
    ///   - columns: the width of the area. Only a part is used if the area is larger than any real
    ///     terminal.
    ///   - rows: the height of the area.
    ///   - cell: the size of a character; nil counts as 10 × 20 pixels.
    ///   - kittyLimit: the most pixels in kitty's protocol, for a picture that moves.
    public init(
        _ format: PictureFormat, columns: Int, rows: Int, cell: CellSize?,
        kittyLimit: Double = Self.kittyLimit
    ) {
        let area = ScreenSize(columns: columns, rows: rows).limited
        let (columns, rows) = (area.columns, area.rows)
        let (width, height) = (cell?.width ?? 10, cell?.height ?? 20)
        switch format {
        case .halfBlocks:
            self.init(format, columns, rows, pixels: (columns, rows * 2))
        case .braille:
            self.init(format, columns, rows, pixels: (columns * 2, rows * 4))
        case .kitty:
            let whole = (width: columns * width, height: rows * height)
            // The terminal enlarges a smaller picture to the size of the window.
            let part = min(1, (kittyLimit / Double(whole.width * whole.height)).squareRoot())
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
            // If the area is one character high or wide, the other side alone becomes smaller.
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

    /// The most pixels for sixel graphics. In a larger window the picture is centred.
    private static let sixelLimit = 4_000_000.0

    /// The most pixels that are sent in kitty's protocol, 4 bytes each.
    public static let kittyLimit = 1_200_000.0
}

/// A picture laid out for a window: as high as the window, and usually wider.
public struct PictureLayout {
    /// The width of the whole picture, in pixels of the window.
    let width: Int
    /// The column of pixels at the left of the window at first.
    let start: Int
    /// Paints the window with this column of pixels at its left.
    let paint: (_ left: Int) -> Pixels

    /// - Parameters:
    ///   - width: the width of the whole picture, in pixels of the window.
    ///   - start: the column of pixels at the left of the window at first. It is limited to the end of
    ///     the picture.
    ///   - paint: returns the pixels of the window with this column at its left. So distant parts of
    ///     the picture can move less than near ones.
    public init(width: Int, start: Int, paint: @escaping (_ left: Int) -> Pixels) {
        self.width = width
        self.start = start
        self.paint = paint
    }
}
