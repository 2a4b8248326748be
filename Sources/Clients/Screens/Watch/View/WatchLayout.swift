import FullScreen
import Presentation
import Text
import Words

/// Where the words and the tree are on the timer screen.
struct WatchLayout: Equatable {
    /// A part of the text.
    enum Line: Equatable {
        case digits(String, scale: Int)
        case text(String, Role)
        case gap
    }

    /// What a text is, which gives its colour.
    enum Role: Equatable {
        case title
        case body
        /// Times and water.
        case detail
        /// Keys that can be pressed.
        case quiet
        case scripture
    }

    /// A line and its place.
    struct Placed: Equatable {
        let line: Line
        let row: Int
        let column: Int
        let width: Int
        let isCentered: Bool
    }

    var lines: [Placed] = []
    /// The square of the tree; nil if there is none, or no room.
    var tree: CellArea?
    /// The last rows of the text's column, for answers.
    var notice = CellArea(row: 0, column: 0, rows: 1, columns: 1)

    /// The widest text that is comfortable to read.
    static let measure = 60

    /// - Parameters:
    ///   - hasTree: whether there is a tree to show.
    ///   - cellAspect: the height of a character divided by its width.
    init(
        _ size: ScreenSize, _ text: TimerText, hasTree: Bool, cellAspect: Double = 2,
        form: BigDigits.Form
    ) {
        let planner = Planner(size: size, text: text, aspect: cellAspect, form: form)
        if hasTree {
            let roomy = planner.beside(atLeast: 1) ?? planner.stacked
            let compact = planner.compact
            let small = compact.tree == nil ? planner.beside(atLeast: 0) : nil
            self = roomy ?? small ?? compact
        } else {
            self = planner.centered
        }
    }

    fileprivate init() {}
}

private struct Planner {
    let size: ScreenSize
    let text: TimerText
    let aspect: Double
    let form: BigDigits.Form

    typealias Line = WatchLayout.Line

    /// The room that lines may take, from the most generous.
    struct Density {
        /// The size of the digits; 0 puts the time on the line of the title.
        let scale: Int
        let hasGaps: Bool

        static let all =
            [3, 2, 1].map { Density(scale: $0, hasGaps: true) } + [
                Density(scale: 1, hasGaps: false), Density(scale: 0, hasGaps: true),
                Density(scale: 0, hasGaps: false),
            ]
    }

    // MARK: The text

    /// The time, the phase and since when.
    private func headLines(_ density: Density, width: Int) -> [Line] {
        var lines: [Line] = []
        var title = text.title
        if let duration = text.duration {
            if density.scale > 0 {
                lines.append(.digits(duration, scale: density.scale))
                if density.hasGaps { lines.append(.gap) }
            } else {
                title = "\(duration) · \(title)"
            }
        }
        lines += wrapped(title, .title, width)
        if let times = text.times { lines += wrapped(times, .detail, width) }
        return lines
    }

    private func bodyLines(_ density: Density, width: Int) -> [Line] {
        var blocks = text.paragraphs.map { wrapped($0, .body, width) }
        if let caution = text.caution { blocks.append(wrapped(caution, .body, width)) }
        if let scripture = text.scripture { blocks.append(wrapped(scripture, .scripture, width)) }
        if let water = text.water { blocks.append(wrapped(water, .detail, width)) }
        return Array(blocks.joined(separator: density.hasGaps ? [.gap] : []))
    }

    private func wrapped(_ text: String, _ role: WatchLayout.Role, _ width: Int) -> [Line] {
        WrappedText.prose(text, width: width).map { .text($0, role) }
    }

    private func height(_ lines: [Line]) -> Int {
        lines.reduce(0) { sum, line in
            if case .digits(_, let scale) = line {
                return sum + BigDigits.height(scale: scale, form)
            }
            return sum + 1
        }
    }

    private func width(_ density: Density) -> Int {
        guard let duration = text.duration, density.scale > 0 else { return 0 }
        return BigDigits.rows(duration, scale: density.scale, form)[0].count
    }

    /// The most generous density at which lines fit.
    private func fitting(
        width: Int, height: Int, _ lines: (Density) -> [Line]
    ) -> (density: Density, lines: [Line]) {
        // Large digits only where the screen is large too.
        let largest = size.rows >= 70 ? 3 : size.rows >= 36 ? 2 : 1
        var last: (Density, [Line]) = (Density(scale: 0, hasGaps: false), [])
        for density in Density.all where density.scale <= largest {
            last = (density, lines(density))
            if self.height(last.1) <= height, self.width(density) <= width { break }
        }
        return last
    }

    private func placed(
        _ lines: [Line], row: Int, column: Int, width: Int, isCentered: Bool = false
    ) -> [WatchLayout.Placed] {
        var row = row
        var result: [WatchLayout.Placed] = []
        for line in lines {
            if line != .gap {
                result.append(
                    WatchLayout.Placed(
                        line: line, row: row, column: column, width: width,
                        isCentered: isCentered))
            }
            row += height([line])
        }
        return result
    }

    // MARK: Arrangements

    /// Where short messages are shown: in the last line but one.
    private func notice(column: Int, width: Int) -> CellArea {
        CellArea(row: size.rows - 2, column: column, rows: 1, columns: width)
    }

    /// The text in the middle: there is no tree.
    var centered: WatchLayout {
        let width = min(WatchLayout.measure, size.columns - 4)
        let column = (size.columns - width) / 2
        let fit = fitting(width: width, height: size.rows - 4) {
            let body = bodyLines($0, width: width)
            return headLines($0, width: width) + (body.isEmpty || !$0.hasGaps ? [] : [.gap, .gap])
                + body
        }
        var layout = WatchLayout()
        // A little above the middle looks like the middle.
        let row = max(1, (size.rows - height(fit.lines)) * 2 / 5)
        layout.lines = placed(
            fit.lines, row: row, column: column, width: width, isCentered: true)
        layout.notice = notice(column: column, width: width)
        return layout
    }

    /// The picture at the right of the text. Rule: docs/rules/picture.md, Trees: the tree has 72 % of
    /// the picture's width, and its top is at 28 % of its height.
    ///
    /// - Parameter scale: the smallest size of the digits.
    func beside(atLeast scale: Int) -> WatchLayout? {
        guard size.columns >= 64, Double(size.columns) >= Double(size.rows) * aspect * 0.75 else {
            return nil
        }
        let tallest = Int((Double(size.rows) * 0.72 - 1) * aspect / 0.72)
        let columns = min(size.columns * 45 / 100, tallest)
        let side = Int((Double(columns) * 0.72).rounded())
        let rows = Int((Double(side) / aspect).rounded())
        guard side >= 10 else { return nil }
        // What is left is shared by the margins, so that text and picture are one group.
        let width = min(WatchLayout.measure, size.columns - columns - 5)
        let margin = max(3, (size.columns - columns - width) / 2)
        let column = min(margin, size.columns - columns - width - 1)
        let fit = fitting(width: width, height: size.rows - 4) {
            headLines($0, width: width) + ($0.hasGaps ? [.gap] : []) + bodyLines($0, width: width)
        }
        guard fit.density.scale >= scale else { return nil }
        var layout = WatchLayout()
        let row = max(1, (size.rows - 2 - height(fit.lines)) / 2)
        layout.lines = placed(fit.lines, row: row, column: column, width: width)
        let top = min(
            Int((Double(size.rows) * 0.28).rounded()), size.rows - rows - 1)
        layout.tree = CellArea(
            row: max(0, top), column: size.columns - columns + (columns - side) / 2, rows: rows,
            columns: side)
        layout.notice = notice(column: column, width: width)
        return layout
    }

    /// The time above the picture and the text below it, as on a phone.
    var stacked: WatchLayout? {
        let width = min(WatchLayout.measure, size.columns - 4)
        let column = (size.columns - width) / 2
        let half = fitting(width: width, height: size.rows / 2) {
            headLines($0, width: width) + bodyLines($0, width: width)
        }
        let head = headLines(half.density, width: width)
        let body = bodyLines(half.density, width: width)
        let highest = max(Int((Double(size.rows) * 0.28).rounded()), height(head) + 3)
        let room = size.rows - highest - height(body) - 4
        let side = min(Int(Double(size.columns) * 0.72), Int(Double(room) * aspect))
        let rows = Int((Double(side) / aspect).rounded())
        guard rows >= 8 else { return nil }
        var layout = WatchLayout()
        layout.lines =
            placed(
                head, row: max(1, (highest - height(head)) / 2), column: column, width: width,
                isCentered: true)
            + placed(
                body, row: highest + rows + 1, column: column, width: width, isCentered: true)
        layout.tree = CellArea(
            row: highest, column: (size.columns - side) / 2, rows: rows, columns: side)
        layout.notice = notice(column: column, width: width)
        return layout
    }

    /// The tree in the corner beside the time; without a tree if there is no room for it.
    var compact: WatchLayout {
        let width = min(WatchLayout.measure, size.columns - 4)
        let fit = fitting(width: width, height: size.rows - 2) {
            headLines($0, width: width) + ($0.hasGaps ? [.gap] : []) + bodyLines($0, width: width)
        }
        var layout = WatchLayout()
        layout.notice = CellArea(
            row: size.rows - 2, column: 2, rows: 1, columns: width)
        guard fit.density.scale > 0, let corner = corner(fit.density, width: width) else {
            layout.lines = placed(fit.lines, row: 1, column: 2, width: width)
            return layout
        }
        let head = headLines(fit.density, width: corner.headWidth)
        let body = bodyLines(fit.density, width: width)
        layout.tree = corner.tree
        layout.lines =
            placed(
                head, row: 1 + max(0, corner.tree.rows - height(head)) / 2, column: 2,
                width: corner.headWidth)
            + placed(body, row: corner.below, column: 2, width: width)
        return layout
    }

    /// The largest tree in the upper right corner that leaves room for the words.
    private func corner(
        _ density: Density, width: Int
    ) -> (tree: CellArea, headWidth: Int, below: Int)? {
        let body = height(bodyLines(density, width: width))
        let whole = height(headLines(density, width: width))
        let free = size.columns - 6 - self.width(density)
        for rows in stride(from: Int(Double(free) / aspect), through: 4, by: -1) {
            let side = Int((Double(rows) * aspect).rounded())
            let headWidth = size.columns - 6 - side
            let head = height(headLines(density, width: headWidth))
            let below = 1 + max(head, rows) + (density.hasGaps ? 1 : 0)
            // Words are not broken for a larger tree.
            guard head == whole, below + body < size.rows else { continue }
            let tree = CellArea(
                row: 1, column: size.columns - 2 - side, rows: rows, columns: side)
            return (tree, headWidth, below)
        }
        return nil
    }
}
