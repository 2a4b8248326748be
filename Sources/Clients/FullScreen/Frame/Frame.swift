import Text

/// One place of the screen.
public struct Cell: Hashable, Sendable {
    /// The character; nil if the wide character to the left continues here.
    public var character: Character?
    public var style: TextStyle

    public init(_ character: Character? = " ", _ style: TextStyle = .plain) {
        self.character = character
        self.style = style
    }
}

/// A picture for a terminal with graphics. It is shown above the ground of its cells.
public struct FramePicture: Equatable, Sendable {
    public let pixels: Pixels
    public let area: CellArea
    /// Whether text is written in front of it. With such a picture kitty 0.26 shows the grounds of
    /// all cells in another colour, so leave it out if there is no such text.
    public let isBehindText: Bool

    public init(_ pixels: Pixels, in area: CellArea, isBehindText: Bool = true) {
        self.pixels = pixels
        self.area = area
        self.isBehindText = isBehindText
    }
}

/// What a full-screen program shows at one moment. Rows and columns count from 0, from the upper left
/// corner.
public struct Frame: Equatable, Sendable {
    public let columns: Int
    public let rows: Int
    /// Each row has its own storage: a frame that is made from another one shares the rows in which
    /// nothing changes, and comparing these costs nothing.
    private(set) var grid: [[Cell]]
    /// Only for a terminal with graphics; nil for none. Other terminals get pictures as cells.
    public var picture: FramePicture?
    /// Where the terminal's cursor is shown; nil hides it.
    public var cursor: Place?

    public struct Place: Hashable, Sendable {
        public var row: Int
        public var column: Int

        public init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    /// A frame of spaces.
    public init(columns: Int, rows: Int, _ style: TextStyle = .plain) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
        let row = Array(repeating: Cell(" ", style), count: self.columns)
        grid = Array(repeating: row, count: self.rows)
    }

    /// Row by row.
    public var cells: [Cell] { grid.flatMap { $0 } }

    /// The cell at a place. Outside the frame it reads as a space, and a change is left out.
    public subscript(row: Int, column: Int) -> Cell {
        get { contains(row, column) ? grid[row][column] : Cell() }
        set {
            // A change to the same would copy a shared row.
            guard contains(row, column), grid[row][column] != newValue else { return }
            grid[row][column] = newValue
        }
    }

    /// Whether a row is the same in another frame.
    func hasRow(_ row: Int, as other: Frame) -> Bool {
        row < rows && row < other.rows && grid[row] == other.grid[row]
    }

    private func contains(_ row: Int, _ column: Int) -> Bool {
        row >= 0 && row < rows && column >= 0 && column < columns
    }

    /// Writes text into a row. What is outside the frame is left out.
    ///
    /// - Parameter style: a ground of nil keeps the ground that is there.
    /// - Returns: the column after the text.
    @discardableResult
    public mutating func write(
        _ text: String, row: Int, column: Int, _ style: TextStyle = .plain
    ) -> Int {
        var column = column
        for character in text {
            let width = character.cellWidth
            guard width > 0 else { continue }
            // A wide character never hangs over the edge.
            let isWhole = contains(row, column) && contains(row, column + width - 1)
            breakWide(row, column)
            breakWide(row, column + width)
            for place in 0..<width {
                var cell = self[row, column + place]
                cell.character = isWhole ? (place == 0 ? character : nil) : " "
                let ground = style.ground ?? cell.style.ground
                cell.style = style
                cell.style.ground = ground
                self[row, column + place] = cell
            }
            column += width
        }
        return column
    }

    /// Replaces a wide character by spaces if it reaches over the left edge of this column.
    private mutating func breakWide(_ row: Int, _ column: Int) {
        guard contains(row, column), self[row, column].character == nil else { return }
        self[row, column].character = " "
        self[row, column - 1].character = " "
    }

    /// The text of each row, without trailing spaces. For tests and for readers of the screen.
    public var lines: [String] {
        (0..<rows).map { row in
            let text = String(grid[row].compactMap(\.character))
            let end = text.lastIndex { $0 != " " }
            return end.map { String(text[...$0]) } ?? ""
        }
    }
}
