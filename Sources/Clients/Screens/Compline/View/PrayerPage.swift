import Compline
import FullScreen
import Text

/// The middle of the screen as rows from top to bottom. A page that is higher than its place scrolls.
struct PrayerPage: Equatable {
    struct Row: Equatable {
        let text: String
        let tone: PrayerColors.Tone
        /// The first column of the text, from the left edge of the page.
        let column: Int

        static let empty = Row(text: "", tone: .text, column: 0)
    }

    enum Emblem: Equatable {
        case circle
        case candle
        case moon
    }

    /// Columns.
    let width: Int
    private(set) var rows: [Row] = []
    /// An emblem, and the rows that are left empty for it.
    private(set) var emblem: (kind: Emblem, rows: Range<Int>)?
    /// The row at which the reflection opens.
    private(set) var link: Int?

    init(width: Int) { self.width = max(2, width) }

    static func == (a: PrayerPage, b: PrayerPage) -> Bool {
        a.width == b.width && a.rows == b.rows && a.link == b.link
            && a.emblem?.kind == b.emblem?.kind && a.emblem?.rows == b.emblem?.rows
    }

    // MARK: Building

    mutating func space(_ count: Int = 1) {
        rows += Array(repeating: .empty, count: count)
    }

    /// Adds a text with each of its lines in the middle.
    mutating func center(_ text: String, _ tone: PrayerColors.Tone) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            for part in WrappedText.balanced(String(line), width: width) {
                rows.append(
                    Row(text: part, tone: tone, column: (width - part.cellWidth) / 2))
            }
        }
    }

    /// Adds a text as a block: its lines begin in one column, and the whole is in the middle. A line
    /// that continues another one is moved to the right.
    mutating func block(_ text: String, _ tone: PrayerColors.Tone) {
        let indent = 2
        let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            WrappedText.lines(String($0), width: width, indent: indent)
        }
        let widest = parts.flatMap { lines in
            lines.enumerated().map { $1.cellWidth + ($0 > 0 ? indent : 0) }
        }.max()
        let left = max(0, (width - (widest ?? 0)) / 2)
        for lines in parts {
            for (place, line) in lines.enumerated() {
                rows.append(Row(text: line, tone: tone, column: left + (place > 0 ? indent : 0)))
            }
        }
    }

    /// Adds names and what they mean, in two columns if both fit.
    mutating func table(_ entries: [(name: String, meaning: String)]) {
        let table = TextTable(entries.map { [$0.name, $0.meaning] }, gap: 3)
        guard table.width <= width else {
            for entry in entries { center("\(entry.name): \(entry.meaning)", .text) }
            return
        }
        let left = (width - table.width) / 2
        rows += table.rows.map { Row(text: $0.joined(), tone: .text, column: left) }
    }

    mutating func addLink(_ text: String, isChosen: Bool) {
        link = rows.count
        center(text, .link(isChosen: isChosen))
    }

    mutating func addEmblem(_ kind: Emblem, rows count: Int) {
        emblem = (kind, rows.count..<rows.count + count)
        space(count)
    }
}

extension PrayerPage {
    /// The smallest area with all texts, and some room around it.
    ///
    /// - Parameters:
    ///   - rows: where the page is on the screen.
    ///   - left: the column of the page's left edge.
    func textArea(rows: Range<Int>, left: Int) -> CellArea {
        let texts = self.rows.filter { !$0.text.isEmpty }
        let first = texts.map(\.column).min() ?? 0
        let last = texts.map { $0.column + $0.text.cellWidth }.max() ?? 0
        return CellArea(
            row: rows.lowerBound - 1, column: left + first - 3, rows: rows.count + 2,
            columns: last - first + 6)
    }
}

/// Where the parts of the screen are.
struct PrayerLayout: Equatable {
    let size: ScreenSize
    /// Whether there is room for a high button and empty rows around it.
    let isRoomy: Bool

    init(_ size: ScreenSize) {
        self.size = size
        isRoomy = size.rows >= 22
    }

    /// The row of the time.
    var timeRow: Int { isRoomy ? 1 : 0 }
    /// The row of the progress.
    var progressRow: Int { isRoomy ? size.rows - 2 : size.rows - 1 }
    var buttonRows: Int { isRoomy ? 3 : 1 }
    /// The first row of the page's place.
    var top: Int { isRoomy ? 3 : 1 }
    /// How many rows of a page are seen at once. Under them is an empty row, then the button.
    var height: Int {
        max(1, progressRow - (isRoomy ? 1 : 0) - buttonRows - 1 - top)
    }

    /// Texts are at most this wide, so that the eye finds the next line.
    var textWidth: Int { max(2, min(60, size.columns - 4)) }
    /// The column of the page's left edge.
    var left: Int { (size.columns - textWidth) / 2 }

    /// The first row of a page on the screen. A short page is in the middle, together with its
    /// button.
    func start(of page: PrayerPage) -> Int {
        let free = height - page.rows.count
        return top + max(0, free / 2)
    }

    /// The row of the button.
    func buttonRow(under page: PrayerPage) -> Int {
        start(of: page) + min(height, page.rows.count) + 1
    }

    /// How far a page can be scrolled.
    func lastScroll(of page: PrayerPage) -> Int { max(0, page.rows.count - height) }
}
