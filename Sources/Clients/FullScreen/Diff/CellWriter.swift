import Text

/// Writes characters at places of the screen, with the shortest reasonable escape sequences.
struct CellWriter {
    private(set) var bytes: [UInt8] = []
    /// The cells that were written.
    private(set) var written: [CellArea] = []

    /// nil if the terminal's pen is unknown. Each frame begins and ends with a plain one.
    private var pen: Pen? = .plain
    /// Where the next character would appear; nil if it is unknown.
    private var place: (row: Int, column: Int)?

    /// The most scalars of a character that are sent. Accents can be piled up without end.
    private static let scalarLimit = 16

    /// - Parameter isLast: whether the character ends the row.
    /// - Returns: how many cells to the right a terminal may have changed too.
    mutating func write(
        _ character: Character, _ pen: Pen, _ row: Int, _ column: Int, width: Int, isLast: Bool
    ) -> Int {
        move(row, column)
        setPen(pen)
        note(row, column, width)
        if character.isASCII {
            bytes += character.utf8
            place = isLast ? nil : (row, column + width)
            return 0
        }
        let shape = CharacterShape(character)
        if shape.isUncertain {
            // The terminal may take it for narrower than it is.
            bytes += Array(repeating: UInt8(ascii: " "), count: width)
            place = nil
            move(row, column)
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: character.unicodeScalars.prefix(Self.scalarLimit))
        bytes += String(text).utf8
        place = isLast || shape.isUncertain ? nil : (row, column + width)
        return shape.widest - width
    }

    /// Appends bytes after which the cursor's position is unknown.
    mutating func add(_ more: [UInt8]) {
        bytes += more
        if !more.isEmpty { place = nil }
    }

    mutating func setPen(_ pen: Pen) {
        bytes += pen.change(from: self.pen).utf8
        self.pen = pen
    }

    private mutating func move(_ row: Int, _ column: Int) {
        if let place, place.row == row, place.column <= column {
            switch column - place.column {
            case 0: return
            case 1: bytes += "\u{1b}[C".utf8
            case let count: bytes += "\u{1b}[\(count)C".utf8
            }
        } else {
            bytes += Self.position(row, column)
        }
        place = (row, column)
    }

    private mutating func note(_ row: Int, _ column: Int, _ width: Int) {
        if let last = written.last, last.row == row, last.columnRange.upperBound == column {
            written[written.count - 1].columns += width
        } else {
            written.append(CellArea(row: row, column: column, rows: 1, columns: width))
        }
    }

    /// Moves the cursor.
    static func position(_ row: Int, _ column: Int) -> [UInt8] {
        switch (row, column) {
        case (0, 0): Array("\u{1b}[H".utf8)
        case (_, 0): Array("\u{1b}[\(row + 1)H".utf8)
        default: Array("\u{1b}[\(row + 1);\(column + 1)H".utf8)
        }
    }
}
