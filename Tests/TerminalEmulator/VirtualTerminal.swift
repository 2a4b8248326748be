import CSystem

/// A small terminal for tests: bytes become cells. It knows what full-screen programs use, and
/// collects what it does not know.
public struct VirtualTerminal {
    public struct Cell: Equatable, Sendable {
        /// "" if the wide character to the left continues here.
        public var text = " "
        public var style = Style()

        public init(text: String = " ", style: Style = Style()) {
            self.text = text
            self.style = style
        }
    }

    public struct Style: Equatable, Sendable {
        public var color = Color.standard
        public var ground = Color.standard
        /// The parameters that switched attributes on: 1 bold, 2 dim, 3 italic, 4 underlined,
        /// 7 reversed.
        public var attributes: Set<Int> = []

        public init(color: Color = .standard, ground: Color = .standard) {
            self.color = color
            self.ground = ground
        }
    }

    public enum Color: Equatable, Sendable {
        case standard
        case rgb(Int, Int, Int)
        /// One of 256 colours.
        case index(Int)
        /// One of 16 colours, as its parameter.
        case console(Int)
    }

    public private(set) var columns: Int
    public private(set) var rows: Int
    /// Row by row.
    public private(set) var cells: [Cell]
    public private(set) var cursor = (row: 0, column: 0)
    /// The private modes that are not as at first.
    public private(set) var modes: [Int: Bool] = [:]
    /// How many synchronized updates have ended.
    public private(set) var updates = 0
    /// How many cells were written.
    public private(set) var cellsWritten = 0
    /// The ids of kitty's pictures.
    public private(set) var images: Set<Int> = []
    /// Where sixel pictures were drawn.
    public private(set) var sixels: [(row: Int, column: Int)] = []
    /// Sequences and controls that the terminal does not know.
    public private(set) var unknown: [String] = []

    /// Whether characters of several scalars take one place. Older terminals show each scalar that
    /// has a width.
    private let joinsCharacters: Bool
    private var style = Style()
    private var rest: [UInt8] = []
    /// Where the last character is; an accent joins it.
    private var lastPlace: Int?
    /// Whether the next character begins a new row.
    private var wrapsNext = false
    private var savedCursor = (row: 0, column: 0)

    public init(columns: Int, rows: Int, joinsCharacters: Bool = true) {
        self.columns = columns
        self.rows = rows
        self.joinsCharacters = joinsCharacters
        cells = Array(repeating: Cell(), count: columns * rows)
    }

    public subscript(row: Int, column: Int) -> Cell { cells[row * columns + column] }

    /// Whether a synchronized update is under way.
    public var isUpdating: Bool { modes[2026] == true }
    public var isAlternate: Bool { modes[1049] == true }
    public var showsCursor: Bool { modes[25] != false }

    /// The text of each row, without trailing spaces.
    public var lines: [String] {
        (0..<rows).map { row in
            let text = (0..<columns).map { self[row, $0].text }.joined()
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The content stays in the upper left corner.
    public mutating func resize(columns: Int, rows: Int) {
        var new = [Cell](repeating: Cell(), count: columns * rows)
        for row in 0..<min(rows, self.rows) {
            for column in 0..<min(columns, self.columns) {
                new[row * columns + column] = self[row, column]
            }
            // Half a wide character does not stay.
            let last = min(columns, self.columns) - 1
            if last + 1 < self.columns, self[row, last + 1].text.isEmpty {
                new[row * columns + last].text = " "
            }
        }
        (self.columns, self.rows, cells) = (columns, rows, new)
        cursor = (min(cursor.row, rows - 1), min(cursor.column, columns - 1))
        lastPlace = nil
    }

    public mutating func feed(_ bytes: some Sequence<UInt8>) {
        rest += bytes
        var place = 0
        while place < rest.count, let length = feedOne(rest[place...]) { place += length }
        rest.removeFirst(place)
    }

    /// - Returns: how many bytes were used; nil if the sequence is incomplete.
    private mutating func feedOne(_ bytes: ArraySlice<UInt8>) -> Int? {
        let first = bytes[bytes.startIndex]
        switch first {
        case 0x1b: return escape(bytes)
        case 0x18: return 1
        case 0x0d:
            cursor.column = 0
            wrapsNext = false
            return 1
        case 0x0a:
            lineFeed()
            return 1
        case 0x08:
            cursor.column = max(0, cursor.column - 1)
            return 1
        case 0..<0x20, 0x7f:
            unknown.append("control \(first)")
            return 1
        default:
            let length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
            guard bytes.count >= length else { return nil }
            let text = String(decoding: bytes.prefix(length), as: UTF8.self)
            for scalar in text.unicodeScalars { write(scalar) }
            return length
        }
    }

    // MARK: Text

    private mutating func write(_ scalar: Unicode.Scalar) {
        let width = max(0, Int(cterminal_width(scalar.value)))
        if joins(scalar, width) { return }
        guard width > 0 else {
            if let lastPlace { cells[lastPlace].text.unicodeScalars.append(scalar) }
            return
        }
        if wrapsNext {
            lineFeed()
            cursor.column = 0
        }
        guard cursor.column + width <= columns else { return }
        let place = cursor.row * columns + cursor.column
        clearHalf(place, cursor.column)
        clearHalf(place + width, cursor.column + width)
        cells[place] = Cell(text: String(scalar), style: style)
        if width == 2 { cells[place + 1] = Cell(text: "", style: style) }
        cellsWritten += width
        lastPlace = place
        wrapsNext = modes[7] == nil && cursor.column + width >= columns
        cursor.column = min(columns - 1, cursor.column + width)
    }

    /// Scrolls in the last row.
    private mutating func lineFeed() {
        wrapsNext = false
        if cursor.row + 1 < rows {
            cursor.row += 1
        } else {
            cells.removeFirst(columns)
            cells += Array(repeating: Cell(), count: columns)
            lastPlace = nil
        }
    }

    /// Adds the scalar to the last character, if both make one.
    private mutating func joins(_ scalar: Unicode.Scalar, _ width: Int) -> Bool {
        guard joinsCharacters, let place = lastPlace else { return false }
        var text = cells[place].text
        text.unicodeScalars.append(scalar)
        guard text.count == 1, width > 0 || scalar.value == 0xfe0f else { return false }
        let column = place % columns
        cells[place].text = text
        guard column + 1 < columns else { return true }
        // Joined characters are wide.
        clearHalf(place + 2, column + 2)
        cells[place + 1] = Cell(text: "", style: cells[place].style)
        cursor.column = min(columns - 1, column + 2)
        return true
    }

    /// A wide character that reaches over the left edge of a place is removed.
    private mutating func clearHalf(_ place: Int, _ column: Int) {
        guard column > 0, column < columns, cells[place].text.isEmpty else { return }
        cells[place].text = " "
        cells[place - 1].text = " "
    }

    // MARK: Sequences

    private mutating func escape(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count > 1 else { return nil }
        switch bytes[bytes.startIndex + 1] {
        case UInt8(ascii: "["):
            let body = bytes.dropFirst(2)
            guard let end = body.firstIndex(where: { !(0x20...0x3f).contains($0) }) else {
                return nil
            }
            control(
                String(decoding: body[..<end], as: UTF8.self), Character(Unicode.Scalar(bytes[end]))
            )
            return end - bytes.startIndex + 1
        case UInt8(ascii: "_"), UInt8(ascii: "P"):
            // CAN ends a string, too.
            guard let end = bytes.dropFirst().firstIndex(where: { $0 == 0x1b || $0 == 0x18 }) else {
                return nil
            }
            if bytes[end] == 0x18 { return end - bytes.startIndex + 1 }
            guard end + 1 < bytes.endIndex else { return nil }
            string(String(decoding: bytes[bytes.startIndex + 1..<end], as: UTF8.self))
            return end - bytes.startIndex + 2
        case UInt8(ascii: "\\"): return 2
        default:
            unknown.append("escape \(bytes[bytes.startIndex + 1])")
            return 2
        }
    }

    private mutating func string(_ text: String) {
        if text.hasPrefix("P") {
            sixels.append(cursor)
        } else if let id = text.firstMatch(of: /[,G]i=(\d+)/).flatMap({ Int($0.1) }) {
            if text.contains("a=d") { images.remove(id) } else { images.insert(id) }
        } else if !text.hasPrefix("_Gq=2,m=") {
            unknown.append(text)
        }
    }

    private mutating func control(_ parameters: String, _ end: Character) {
        if parameters.hasPrefix("?"), let mode = Int(parameters.dropFirst()),
            end == "h" || end == "l"
        {
            return set(mode, end == "h")
        }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
            Int($0) ?? 0
        }
        let first = numbers.first ?? 0
        switch end {
        case "H":
            let column = numbers.count > 1 ? numbers[1] : 1
            cursor = (min(rows, max(1, first)) - 1, min(columns, max(1, column)) - 1)
        case "C": cursor.column = min(columns - 1, cursor.column + max(1, first))
        case "J" where first == 2:
            cells = Array(
                repeating: Cell(text: " ", style: Style(ground: style.ground)), count: cells.count)
            images = []
        case "K" where first == 0:
            for column in cursor.column..<columns {
                cells[cursor.row * columns + column] = Cell(
                    text: " ", style: Style(ground: style.ground))
            }
        case "m": select(numbers)
        default: unknown.append("CSI \(parameters) \(end)")
        }
        if end != "m" {
            lastPlace = nil
            wrapsNext = false
        }
    }

    private mutating func set(_ mode: Int, _ isSet: Bool) {
        switch mode {
        case 1049:
            if !isSet { cursor = savedCursor } else if !isAlternate { savedCursor = cursor }
            cells = Array(repeating: Cell(), count: cells.count)
        case 2026 where !isSet && isUpdating: updates += 1
        case 7, 25, 1000, 1006, 2004, 2026: break
        default: unknown.append("mode \(mode)")
        }
        let atFirst = mode == 25 || mode == 7
        modes[mode] = isSet == atFirst ? nil : isSet
    }

    private mutating func select(_ numbers: [Int]) {
        var place = 0
        while place < numbers.count {
            let number = numbers[place]
            place += 1
            switch number {
            case 0: style = Style()
            case 1...4, 7: style.attributes.insert(number)
            case 39: style.color = .standard
            case 49: style.ground = .standard
            case 30...37, 90...97: style.color = .console(number)
            case 38, 48:
                var color = Color.standard
                if numbers[place] == 2 {
                    color = .rgb(numbers[place + 1], numbers[place + 2], numbers[place + 3])
                    place += 4
                } else {
                    color = .index(numbers[place + 1])
                    place += 2
                }
                if number == 38 { style.color = color } else { style.ground = color }
            default: unknown.append("SGR \(number)")
            }
        }
    }
}
