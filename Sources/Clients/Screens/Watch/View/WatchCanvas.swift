import FullScreen
import Picture
import Presentation
import Text

/// A frame with the dusk as its ground, and the colours of the words on it.
struct WatchCanvas {
    let size: ScreenSize
    var frame: Frame
    /// nil if the terminal's own ground is used.
    let dusk: Dusk?
    private let hasColor: Bool
    let digits: BigDigits.Form

    init(_ size: ScreenSize, _ features: ScreenFeatures) {
        self.size = size
        hasColor = features.colors != nil
        digits = features.characters == .ascii ? .ascii : .box
        dusk = features.colors.flatMap { $0 == .palette16 ? nil : Dusk(rows: size.rows, $0) }
        frame = Frame(columns: size.columns, rows: size.rows)
        guard let dusk else { return }
        for row in 0..<size.rows {
            let cell = Cell(" ", TextStyle(on: dusk[row]))
            for column in 0..<size.columns { frame[row, column] = cell }
        }
    }

    // MARK: Colours

    private static func color(_ role: WatchLayout.Role) -> (color: Color, part: Double) {
        switch role {
        case .title: (Palette.highlight, 1)
        case .body: (Palette.highlight, 0.82)
        case .detail: (Palette.accent, 1)
        case .quiet: (Palette.accent, 0.7)
        case .scripture: (Palette.star, Palette.scriptureOpacity)
        }
    }

    private static let digitsPart = 0.9

    /// - Returns: nil if the text is not visible.
    private func style(
        _ color: Color, _ opacity: Double, row: Int, _ attributes: TextAttributes = []
    ) -> TextStyle? {
        guard opacity > 0.02 else { return nil }
        guard hasColor else {
            // Without colours nothing can be half there.
            return opacity >= 0.5 ? TextStyle(nil, attributes) : nil
        }
        let ground = dusk?[row] ?? RGB(Palette.duskBase)
        return TextStyle(ground.mixed(with: RGB(color), opacity), attributes)
    }

    /// The style of words at full opacity.
    func style(_ role: WatchLayout.Role, row: Int, _ attributes: TextAttributes = []) -> TextStyle {
        let (color, part) = Self.color(role)
        return style(color, part, row: row, attributes) ?? .plain
    }

    // MARK: Words

    mutating func write(_ text: String, row: Int, column: Int, _ role: WatchLayout.Role) {
        frame.write(text, row: row, column: column, style(role, row: row))
    }

    /// Draws a part of the layout.
    mutating func draw(_ placed: WatchLayout.Placed, opacity: Double) {
        switch placed.line {
        case .gap: break
        case .digits(let text, let scale): draw(digits: text, scale, placed, opacity)
        case .text(let text, let role):
            let (color, part) = Self.color(role)
            let attributes: TextAttributes = role == .scripture ? .italic : []
            guard let style = style(color, part * opacity, row: placed.row, attributes) else {
                return
            }
            frame.write(
                text, row: placed.row, column: column(of: text.cellWidth, placed), style)
        }
    }

    private mutating func draw(
        digits text: String, _ scale: Int, _ placed: WatchLayout.Placed, _ opacity: Double
    ) {
        let rows = BigDigits.rows(text, scale: scale, digits)
        let start = column(of: rows[0].count, placed)
        for (offset, line) in rows.enumerated() {
            let row = placed.row + offset
            guard
                let strokes = style(Palette.highlight, Self.digitsPart * opacity, row: row),
                let unit = style(Palette.accent, opacity, row: row)
            else { return }
            for (place, character) in line.enumerated() where character != " " {
                frame.write(
                    String(character), row: row, column: start + place,
                    character.isLetter ? unit : strokes)
            }
        }
    }

    private func column(of width: Int, _ placed: WatchLayout.Placed) -> Int {
        placed.isCentered ? placed.column + max(0, (placed.width - width) / 2) : placed.column
    }

    /// A dim `?` in the corner, as the night prayer has it: it is the key that shows the others.
    ///
    /// - Parameter hint: the key that matters now, in the row of the answers.
    mutating func drawFoot(hint: String?, _ layout: WatchLayout) {
        let row = size.rows - 2
        write("?", row: row, column: size.columns - 2, .quiet)
        guard let hint else { return }
        let place = WatchLayout.Placed(
            line: .text(hint, .quiet), row: row, column: layout.notice.column,
            width: layout.notice.columns, isCentered: layout.lines.first?.isCentered == true)
        draw(place, opacity: 1)
    }

    /// The answer to a key, in the last rows.
    mutating func drawNotice(_ text: String, _ area: CellArea) {
        let lines = WrappedText.prose(text, width: area.columns)
        let first = max(0, area.row + 1 - lines.count)
        for (offset, line) in lines.enumerated() {
            let row = first + offset
            clear(row, area.column, area.columns)
            write(line, row: row, column: area.column, .detail)
        }
    }

    /// Removes words from a part of a row.
    private mutating func clear(_ row: Int, _ column: Int, _ columns: Int) {
        for column in column..<column + columns {
            let ground = frame[row, column].style.ground
            frame[row, column] = Cell(" ", TextStyle(on: ground))
        }
    }

    /// A line with its own styles.
    mutating func write(_ line: StyledText, row: Int, column: Int) {
        var column = column
        for run in line.runs {
            var style = style(.body, row: row)
            switch run.style {
            case .plain, .verbatim: break
            case .bold: style = self.style(.title, row: row, .bold)
            case .dim: style = self.style(.detail, row: row)
            case .italic: style = self.style(.scripture, row: row, .italic)
            case .color(let red, let green, let blue):
                if hasColor { style.color = RGB(red, green, blue) }
            }
            column = frame.write(run.text.printable, row: row, column: column, style)
        }
    }
}
