/// What is on the screen of a terminal. It produces the bytes that change the screen to another
/// frame: only the cells that differ are written.
public struct ScreenDiff {
    /// How many cells were written since the beginning. A wide character counts twice.
    public private(set) var cellsWritten = 0

    private let features: ScreenFeatures
    private var painter: Painter
    private var pictures: ScreenPictures
    private var columns = 0
    private var rows = 0
    /// The last frame, and the rows that are on the screen as it has them.
    private var last: Frame?
    /// What is on the screen, row by row; nil if that is unknown.
    private var cells: [PaintedCell?] = []
    /// Whether the screen must be cleared first.
    private var isFresh = true
    /// Where the terminal's cursor is shown.
    private var cursor: Frame.Place?

    /// - Parameter image: an even number, the first of two ids for pictures in kitty's protocol.
    public init(_ features: ScreenFeatures, image: UInt32 = 2) {
        self.features = features
        painter = Painter(features)
        pictures = ScreenPictures(features.pictures, image: image)
    }

    /// Forgets the content, so that the next frame clears the screen and is complete.
    mutating func forget() {
        last = nil
        isFresh = true
        pictures.forget()
    }

    /// The bytes that change the screen to a frame. Terminals with synchronized output show it at
    /// once.
    ///
    /// - Parameter size: the size of the screen. A larger frame is cut off.
    public mutating func bytes(to frame: Frame, _ size: ScreenSize) -> [UInt8] {
        var writer = CellWriter()
        prepare(size, &writer)
        let picture = pictures.change(to: frame.picture, size)
        for area in picture.erased { forgetCells(in: area) }
        writeCells(of: frame, &writer)
        let isCovered = pictures.isCovered(by: writer.written)
        writer.add(pictures.sixel(isNew: picture.isNew || isCovered))
        if let area = pictures.drawn { writeText(in: area, &writer) }
        writer.setPen(.plain)
        last = frame
        return finish(frame, &writer, kitty: pictures.kitty(isNew: picture.isNew))
    }

    private mutating func prepare(_ size: ScreenSize, _ writer: inout CellWriter) {
        let isResized = size.columns != columns || size.rows != rows
        columns = size.columns
        rows = size.rows
        if isResized { last = nil }
        if isFresh || isResized && pictures.isShown {
            writer.add(Array("\u{1b}[0m\u{1b}[2J".utf8))
            cells = Array(repeating: .blank, count: columns * rows)
            pictures.forget()
            last = nil
        } else if isResized {
            // Clearing would flicker while a window is dragged.
            cells = Array(repeating: nil, count: columns * rows)
        }
        isFresh = false
    }

    private mutating func forgetCells(in area: CellArea) {
        last = nil
        for row in area.rowRange.clamped(to: 0..<rows) {
            for column in area.columnRange.clamped(to: 0..<columns) {
                cells[row * columns + column] = nil
            }
        }
    }

    private mutating func writeCells(of frame: Frame, _ writer: inout CellWriter) {
        for row in 0..<rows {
            if let last, frame.hasRow(row, as: last) { continue }
            let painted = painter.row(row, of: frame, columns: columns)
            // Cells that a terminal may have changed beside the one that was written.
            var spilled = 0
            var column = 0
            while column < columns {
                let width = painted.width(column)
                let places = row * columns + column..<row * columns + column + width
                let isSame = places.allSatisfy { cells[$0] == painted[$0 - row * columns] }
                if !isSame || spilled > 0 {
                    let spill = write(painted, row, column, width, &writer)
                    spilled = max(spilled - width, spill)
                } else {
                    spilled = 0
                }
                column += width
            }
        }
    }

    /// - Returns: how many more cells the terminal may have changed.
    private mutating func write(
        _ painted: [PaintedCell], _ row: Int, _ column: Int, _ width: Int,
        _ writer: inout CellWriter
    ) -> Int {
        for place in column..<column + width { cells[row * columns + place] = painted[place] }
        cellsWritten += width
        let cell = painted[column]
        return writer.write(
            cell.character ?? " ", cell.pen, row, column, width: width,
            isLast: column + width >= columns)
    }

    /// A sixel picture covers text, so that is written again.
    private mutating func writeText(in area: CellArea, _ writer: inout CellWriter) {
        for row in area.rowRange.clamped(to: 0..<rows) {
            let painted = (0..<columns).map { cells[row * columns + $0] ?? .blank }
            var column = 0
            while column < columns {
                let width = painted.width(column)
                let isText = painted[column].character != " "
                if isText, area.columnRange.overlaps(column..<column + width) {
                    _ = write(painted, row, column, width, &writer)
                }
                column += width
            }
        }
    }

    /// Puts the cursor where the frame has it.
    private mutating func finish(
        _ frame: Frame, _ writer: inout CellWriter, kitty: [UInt8]
    ) -> [UInt8] {
        let place = frame.cursor.flatMap {
            (0..<rows).contains($0.row) && (0..<columns).contains($0.column) ? $0 : nil
        }
        let isWritten = !writer.bytes.isEmpty || !kitty.isEmpty
        if !isWritten, place == cursor { return [] }
        var bytes: [UInt8] = []
        if cursor != nil { bytes += "\u{1b}[?25l".utf8 }
        bytes += writer.bytes
        if features.characters != .console, !writer.bytes.isEmpty {
            bytes = Array("\u{1b}[?2026h".utf8) + bytes + Array("\u{1b}[?2026l".utf8)
        }
        bytes += kitty
        if let place {
            bytes += CellWriter.position(place.row, place.column) + "\u{1b}[?25h".utf8
        }
        cursor = place
        return bytes
    }
}

extension [PaintedCell] {
    /// How many cells the character at a column has.
    fileprivate func width(_ column: Int) -> Int {
        column + 1 < count && self[column + 1].character == nil ? 2 : 1
    }
}
