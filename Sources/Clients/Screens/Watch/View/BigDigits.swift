/// A duration as `12h 30m` in large numerals of thin strokes. The units stay small.
enum BigDigits {
    /// The form of the strokes.
    enum Form: Equatable {
        /// Lines of box-drawing characters.
        case box
        /// `_` and `|`, for locales without UTF-8. Always three rows high.
        case ascii
    }

    /// The number of rows at a scale of 1, 2, 3 …
    static func height(scale: Int, _ form: Form) -> Int { form == .ascii ? 3 : 2 * scale + 1 }

    /// The rows, all equally wide.
    ///
    /// - Parameters:
    ///   - text: digits are drawn large, other characters as they are, in the last row.
    ///   - scale: from 1. In ASCII it is ignored.
    static func rows(_ text: String, scale: Int, _ form: Form) -> [String] {
        let height = height(scale: scale, form)
        var rows = Array(repeating: "", count: height)
        var before: Character?
        for character in text {
            let glyph: [String]
            if let digit = character.wholeNumberValue, character.isASCII {
                glyph = form == .ascii ? ascii(digit) : box(digit, side: 2 * scale + 1)
            } else {
                let blank = Array(repeating: " ", count: height - 1)
                // Hours and minutes are further apart than a number and its unit.
                let space = String(repeating: " ", count: scale + 1)
                glyph =
                    character == " "
                    ? Array(repeating: space, count: height) : blank + [String(character)]
            }
            // A space between neighbours, but none around the space between hours and minutes.
            let gap = before == nil || before == " " || character == " " ? "" : " "
            for row in 0..<height { rows[row] += gap + glyph[row] }
            before = character
        }
        // A 1 is at the right. At the beginning the space before it is left out.
        let blank = rows.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return rows.map { String($0.dropFirst(blank)) }
    }

    /// The strokes of a digit, as in a display of seven segments.
    private struct Strokes: OptionSet {
        let rawValue: UInt8

        static let top = Strokes(rawValue: 1)
        static let upperRight = Strokes(rawValue: 2)
        static let lowerRight = Strokes(rawValue: 4)
        static let bottom = Strokes(rawValue: 8)
        static let lowerLeft = Strokes(rawValue: 16)
        static let upperLeft = Strokes(rawValue: 32)
        static let middle = Strokes(rawValue: 64)

        static let right: Strokes = [.upperRight, .lowerRight]
        static let left: Strokes = [.upperLeft, .lowerLeft]

        static let digits: [Strokes] = [
            [.top, .left, .right, .bottom],
            right,
            [.top, .upperRight, .middle, .lowerLeft, .bottom],
            [.top, .right, .middle, .bottom],
            [.upperLeft, .middle, .right],
            [.top, .upperLeft, .middle, .lowerRight, .bottom],
            [.top, .left, .middle, .lowerRight, .bottom],
            [.top, .right],
            [.top, .left, .right, .middle, .bottom],
            [.top, .upperLeft, .right, .middle, .bottom],
        ]
    }

    // MARK: ASCII

    private static func ascii(_ digit: Int) -> [String] {
        let strokes = Strokes.digits[digit]
        func mark(_ stroke: Strokes, _ character: String) -> String {
            strokes.contains(stroke) ? character : " "
        }
        return [
            " \(mark(.top, "_")) ",
            mark(.upperLeft, "|") + mark(.middle, "_") + mark(.upperRight, "|"),
            mark(.lowerLeft, "|") + mark(.bottom, "_") + mark(.lowerRight, "|"),
        ]
    }

    // MARK: Box drawing

    /// The directions in which lines leave a cell.
    private struct Arms: OptionSet, Hashable {
        let rawValue: UInt8

        static let up = Arms(rawValue: 1)
        static let right = Arms(rawValue: 2)
        static let down = Arms(rawValue: 4)
        static let left = Arms(rawValue: 8)
    }

    private static let characters: [Arms: Character] = [
        []: " ", [.up]: "╵", [.right]: "╶", [.down]: "╷", [.left]: "╴",
        [.up, .down]: "│", [.left, .right]: "─",
        [.down, .right]: "╭", [.down, .left]: "╮", [.up, .right]: "╰", [.up, .left]: "╯",
        [.up, .down, .right]: "├", [.up, .down, .left]: "┤",
    ]

    /// Strokes from cell to cell, with round corners.
    ///
    /// - Parameter side: rows and columns, an odd number. A cell is twice as high as wide, so the
    ///   digit is too.
    private static func box(_ digit: Int, side: Int) -> [String] {
        let strokes = Strokes.digits[digit]
        var grid = Array(repeating: Array(repeating: Arms(), count: side), count: side)
        let last = side - 1
        let middle = last / 2
        func across(_ row: Int) {
            for column in 0..<last {
                grid[row][column].insert(.right)
                grid[row][column + 1].insert(.left)
            }
        }
        func down(_ column: Int, _ rows: Range<Int>) {
            for row in rows {
                grid[row][column].insert(.down)
                grid[row + 1][column].insert(.up)
            }
        }
        if strokes.contains(.top) { across(0) }
        if strokes.contains(.middle) { across(middle) }
        if strokes.contains(.bottom) { across(last) }
        if strokes.contains(.upperLeft) { down(0, 0..<middle) }
        if strokes.contains(.lowerLeft) { down(0, middle..<last) }
        if strokes.contains(.upperRight) { down(last, 0..<middle) }
        if strokes.contains(.lowerRight) { down(last, middle..<last) }
        // A bare stroke would join the digit after it: 13 would look like a B.
        if strokes == .right {
            grid[0][last].insert(.left)
            grid[0][last - 1].insert(.right)
        }
        return grid.map { String($0.map { characters[$0] ?? " " }) }
    }
}
