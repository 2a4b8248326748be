import Text

/// A text in rows of a width. Long lines continue in the next row, at a word if possible.
public struct TextLayout: Equatable, Sendable {
    public struct Row: Equatable, Sendable {
        /// The part of the text, in bytes of UTF-8, without a line feed.
        public let range: Range<Int>
        /// The part of it that is shown: spaces at the end are left out if they do not fit.
        public let shown: Range<Int>
        /// True if the same line of the text continues in the next row.
        public let isContinued: Bool
    }

    /// At least one.
    public let rows: [Row]
    public let cursorRow: Int
    /// In cells, always less than the width.
    public let cursorColumn: Int
    private let text: String

    /// - Parameters:
    ///   - width: in cells. The last one is kept free, so that the cursor has a place behind a full
    ///     row.
    ///   - cursor: in bytes of UTF-8, between two characters.
    ///   - isAtRowEnd: whether the cursor is at the end of a row that continues, and not at the
    ///     beginning of the next one.
    init(of text: String, width: Int, cursor: Int, isAtRowEnd: Bool) {
        self.text = text
        var wrap = Wrap(width: max(1, width - 1))
        for character in text { wrap.add(character) }
        wrap.endLine()
        rows = wrap.rows

        // The row of the cursor is the last one that does not begin after it.
        var row = rows.lastIndex { $0.range.lowerBound <= cursor } ?? 0
        if isAtRowEnd, row > 0, rows[row].range.lowerBound == cursor, rows[row - 1].isContinued {
            row -= 1
        }
        let before = text[text.indices(ofBytes: rows[row].range.lowerBound..<cursor)]
        cursorRow = row
        cursorColumn = min(before.reduce(0) { $0 + $1.cellWidth }, max(0, width - 1))
    }

    /// What is shown in each row.
    public var lines: [String] { lines(of: rows[...]) }

    func lines(of rows: ArraySlice<Row>) -> [String] {
        rows.map { String(text[text.indices(ofBytes: $0.shown)]) }
    }
}

/// Breaks a text into rows, one character after the other.
private struct Wrap {
    let width: Int
    private(set) var rows: [TextLayout.Row] = []
    /// Where the row begins that is not complete yet.
    private var start = 0
    /// The end of the text so far.
    private var here = Place()
    /// The last place in the row at which it can be broken; nil if there is none.
    private var lastBreak: Place?

    private struct Place {
        /// In bytes of UTF-8.
        var offset = 0
        /// In cells from the beginning of the row.
        var column = 0
        /// Where the part of the row ends that is shown if it is broken here.
        var shownEnd = 0
    }

    init(width: Int) { self.width = width }

    mutating func add(_ character: Character) {
        let kind = character.wrapping
        if kind == .feed {
            endLine()
            here = Place(offset: start + 1, column: 0, shownEnd: start + 1)
            start += 1
            return
        }
        let cells = character.cellWidth
        if cells == 2, here.offset > start { lastBreak = here }
        // Blanks never begin a row that continues another one, so they may exceed the width.
        if kind != .blank, here.column + cells > width, here.offset > start {
            if let lastBreak { breakRow(at: lastBreak) }
            // A word that is longer than the row is broken anywhere.
            if here.column + cells > width, here.offset > start { breakRow(at: here) }
        }
        here.column += cells
        here.offset += character.utf8.count
        if kind != .blank || here.column <= width { here.shownEnd = here.offset }
        if kind != .other || cells == 2 { lastBreak = here }
    }

    private mutating func breakRow(at place: Place) {
        endRow(at: place, isContinued: true)
        // No blank follows the last place, so the rest of the row is shown.
        here.column -= place.column
        here.shownEnd = here.offset
        lastBreak = nil
    }

    mutating func endLine() {
        endRow(at: here, isContinued: false)
        lastBreak = nil
    }

    private mutating func endRow(at place: Place, isContinued: Bool) {
        rows.append(
            TextLayout.Row(
                range: start..<place.offset, shown: start..<place.shownEnd,
                isContinued: isContinued))
        start = place.offset
    }
}

extension Character {
    fileprivate enum Wrapping {
        case feed
        /// A space at which a row can be broken.
        case blank
        /// A sign after which a row can be broken.
        case dash
        case other
    }

    fileprivate var wrapping: Wrapping {
        switch self {
        case "\n": .feed
        case "-", "\u{2010}", "–", "—": .dash
        default: breaksLine && (self == " " || !isASCII) ? .blank : .other
        }
    }
}

extension String {
    /// Converts offsets in UTF-8 to indices.
    func indices(ofBytes range: Range<Int>) -> Range<Index> {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        return start..<utf8.index(start, offsetBy: range.count)
    }
}
