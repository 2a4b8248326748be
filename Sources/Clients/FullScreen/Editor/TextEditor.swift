/// A small editor for plain text of several lines. It is a value: keys go in, and lines and the place of
/// the cursor come out.
///
/// The text has no control characters except line feeds. The cursor is always between two characters
/// as the reader sees them (grapheme clusters), so that an emoji or a letter with accents is one step.
///
/// The area that the text is shown in is passed to each call, because up and down depend on it.
public struct TextEditor: Equatable, Sendable {
    public private(set) var text = ""
    /// The cursor, in bytes of UTF-8 from the beginning of the text.
    public private(set) var cursor = 0
    /// The most bytes of UTF-8 that the text can have. More input is left out.
    public let limit: Int

    /// What the last Ctrl-K, Ctrl-U or Ctrl-W deleted. Ctrl-Y inserts it.
    private var deleted = ""
    /// The column that up and down aim at, in cells; nil if another key was the last one.
    private var column: Int?
    /// Where a long line continues in the next row, the cursor has two places. True for the end of
    /// the upper row.
    private var isAtRowEnd = false
    /// The first row that is shown.
    private var firstRow = 0

    /// - Parameters:
    ///   - text: what is in the editor at first. The cursor is at its end.
    ///   - limit: in bytes of UTF-8.
    public init(_ text: String = "", limit: Int = 65_536) {
        self.limit = max(0, limit)
        insert(text)
    }

    public var isEmpty: Bool { text.isEmpty }

    /// Empties the editor. The memory of the old text is freed, and not overwritten.
    public mutating func clear() { self = TextEditor(limit: limit) }

    // MARK: Input

    /// Does what a key stands for.
    ///
    /// - Parameter area: where the text is shown.
    /// - Returns: false if the editor has no use for the key.
    public mutating func handle(_ key: ScreenKey, in area: ScreenSize) -> Bool {
        guard let act = TextEditorAct(key) else { return false }
        perform(act, in: area)
        return true
    }

    /// Inserts text that was pasted. Line ends of other systems become line feeds and tabs become
    /// four spaces. Other control characters are left out, and so is what exceeds the limit.
    ///
    /// - Returns: false if a part exceeds the limit.
    @discardableResult
    public mutating func paste(_ text: String, in area: ScreenSize) -> Bool {
        let isWhole = insert(text)
        moved(in: area)
        return isWhole
    }

    mutating func perform(_ act: TextEditorAct, in area: ScreenSize) {
        let aim = column
        let wasAtRowEnd = isAtRowEnd
        switch act {
        case .insert(let character): insert(String(character))
        case .insertDeleted: insert(deleted)
        case .delete(let range):
            let other = place(of: range)
            let bounds = min(cursor, other)..<max(cursor, other)
            if range.isKept, !bounds.isEmpty {
                deleted = String(text[text.indices(ofBytes: bounds)])
            }
            replace(bounds, with: "")
        case .move(let range): cursor = place(of: range)
        case .rows(let count):
            moveRows(count, toward: aim, wasAtRowEnd, in: area)
            return
        case .page(let count):
            let rows = max(1, area.rows - 1)
            moveRows(count * rows, toward: aim, wasAtRowEnd, in: area)
            return
        case .rowStart, .rowEnd:
            let layout = layout(width: area.columns)
            let row = layout.rows[layout.cursorRow]
            cursor = act == .rowStart ? row.range.lowerBound : row.range.upperBound
            moved(in: area, isAtRowEnd: act == .rowEnd && row.isContinued)
            return
        }
        moved(in: area)
    }

    /// Forgets the column that up and down aimed at, and shows the row of the cursor.
    private mutating func moved(in area: ScreenSize, isAtRowEnd: Bool = false) {
        column = nil
        self.isAtRowEnd = isAtRowEnd
        show(in: area, layout(width: area.columns))
    }

    private mutating func moveRows(
        _ count: Int, toward aim: Int?, _ wasAtRowEnd: Bool, in area: ScreenSize
    ) {
        let layout = layout(width: area.columns)
        let aim = aim ?? layout.cursorColumn
        let target = layout.cursorRow + count
        if layout.rows.indices.contains(target) || abs(count) > 1 {
            let row = layout.rows[min(max(0, target), layout.rows.count - 1)]
            cursor = place(ofColumn: aim, in: row)
            isAtRowEnd = row.isContinued && cursor == row.range.upperBound
            column = aim
        } else {
            // Above the first row is the beginning of the text, and below the last row is its end.
            cursor = count < 0 ? 0 : text.utf8.count
            isAtRowEnd = false
            column = nil
        }
        show(in: area, self.layout(width: area.columns))
    }

    /// The place in a row that is nearest to a column, from the left.
    private func place(ofColumn aim: Int, in row: TextLayout.Row) -> Int {
        var place = row.range.lowerBound
        var column = 0
        for character in text[text.indices(ofBytes: row.range)] {
            column += character.cellWidth
            if column > aim { break }
            place += character.utf8.count
        }
        return place
    }

    // MARK: Changing the text

    /// - Returns: false if a part exceeds the limit.
    @discardableResult
    private mutating func insert(_ typed: String) -> Bool {
        let (new, isWhole) = Self.plain(typed, most: limit - text.utf8.count)
        replace(cursor..<cursor, with: new)
        return isWhole
    }

    /// Replaces a part of the text and moves the cursor behind the new part.
    private mutating func replace(_ range: Range<Int>, with new: String) {
        text.replaceSubrange(text.indices(ofBytes: range), with: new)
        cursor = boundary(from: range.lowerBound + new.utf8.count)
    }

    /// The text without control characters, cut at a character so that it has at most `most` bytes.
    private static func plain(_ typed: String, most: Int) -> (text: String, isWhole: Bool) {
        var plain = ""
        var wasReturn = false
        for scalar in typed.unicodeScalars {
            // One more character than there is room for, so that the last one is complete.
            if plain.utf8.count > most { break }
            switch scalar {
            case "\n": if !wasReturn { plain.append("\n") }
            case "\r", "\u{2028}", "\u{2029}": plain.append("\n")
            case "\t": plain.append("    ")
            case _ where scalar.properties.generalCategory == .control: break
            default: plain.unicodeScalars.append(scalar)
            }
            wasReturn = scalar == "\r"
        }
        guard plain.utf8.count > most else { return (plain, true) }
        var end = plain.startIndex
        var count = 0
        while end < plain.endIndex {
            count += plain[end].utf8.count
            if count > most { break }
            end = plain.index(after: end)
        }
        return (String(plain[..<end]), false)
    }

    // MARK: Places

    /// The first place between two characters that is not before this one. Two parts of a text can
    /// join to one character, for example a letter and an accent.
    private func boundary(from place: Int) -> Int {
        // A line feed never joins, so the search begins at the last one.
        var index = paragraphStart(of: place)
        var boundary = text.utf8.distance(from: text.startIndex, to: index)
        while boundary < place {
            boundary += text[index].utf8.count
            index = text.index(after: index)
        }
        return boundary
    }

    private func paragraphStart(of place: Int) -> String.Index {
        let end = text.utf8.index(text.startIndex, offsetBy: place)
        return text.utf8[..<end].lastIndex(of: UInt8(ascii: "\n")).map(text.utf8.index(after:))
            ?? text.startIndex
    }

    /// The other end of a range that begins at the cursor.
    private func place(of range: TextEditorAct.Range) -> Int {
        let here = text.utf8.index(text.startIndex, offsetBy: cursor)
        let place =
            switch range {
            case .characterBefore: here > text.startIndex ? text.index(before: here) : here
            case .characterAfter: here < text.endIndex ? text.index(after: here) : here
            case .wordBefore: text.start(ofWordBefore: here, \.isPartOfWord)
            case .blankWordBefore: text.start(ofWordBefore: here) { !$0.isWhitespace }
            case .wordAfter: text.end(ofWordAfter: here)
            case .paragraphStart: paragraphStart(of: cursor)
            case .paragraphEnd, .paragraphEndOrFeed:
                text.utf8[here...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
            }
        if range == .paragraphEndOrFeed, place == here, here < text.endIndex {
            // Only the line feed is left. Deleting it joins the lines.
            return cursor + 1
        }
        return text.utf8.distance(from: text.startIndex, to: place)
    }

    // MARK: Showing

    /// The rows of the text in a width, and the place of the cursor in them.
    ///
    /// - Parameter width: in cells. The last one is kept free for the cursor.
    public func layout(width: Int) -> TextLayout {
        TextLayout(of: text, width: width, cursor: cursor, isAtRowEnd: isAtRowEnd)
    }

    /// The part of the text that is shown in an area. It moves only when the cursor would leave it.
    public func window(in area: ScreenSize) -> TextWindow {
        let layout = layout(width: area.columns)
        let first = firstRow(in: area, layout)
        let rows = layout.rows[first...].prefix(max(1, area.rows))
        return TextWindow(
            lines: layout.lines(of: rows),
            cursor: Frame.Place(row: layout.cursorRow - first, column: layout.cursorColumn),
            hasMoreAbove: first > 0, hasMoreBelow: rows.endIndex < layout.rows.endIndex)
    }

    private mutating func show(in area: ScreenSize, _ layout: TextLayout) {
        firstRow = firstRow(in: area, layout)
    }

    private func firstRow(in area: ScreenSize, _ layout: TextLayout) -> Int {
        let height = max(1, area.rows)
        // No empty rows below the text while there is text above.
        let first = min(firstRow, max(0, layout.rows.count - height))
        return min(max(first, layout.cursorRow - height + 1), layout.cursorRow)
    }
}

/// What an area shows of a text.
public struct TextWindow: Equatable, Sendable {
    /// Each fits into the width. Spaces at the end are left out if they do not fit.
    public let lines: [String]
    /// Counted from the upper left corner of the area.
    public let cursor: Frame.Place
    public let hasMoreAbove: Bool
    public let hasMoreBelow: Bool
}
