import Compline
import FullScreen
import Presentation
import Text
import Words

/// The reflection while it is written.
extension PrayerView {
    /// Where the parts of the screen are while the reflection is written.
    struct WritingLayout {
        /// The questions, if there is room for them, or the title alone.
        let head: [PrayerPage.Row]
        /// The rows of the field.
        let field: Range<Int>
        /// What is said under the field. While a file is named, the first line is empty for that.
        let notices: [String]
        /// The columns of the text in the field. The last one is for the cursor.
        let columns: Range<Int>
        /// The columns of the name of a file.
        let name: Range<Int>
    }

    /// The field is at least this high, if the screen allows.
    private static let smallestField = 4

    func writingLayout(_ model: PrayerModel, _ layout: PrayerLayout) -> WritingLayout {
        let notices = notices(model, layout)
        // The rows of the page, of the empty one under it, and of the button.
        let rows = layout.height + 1 + layout.buttonRows
        let gap = layout.isRoomy ? 1 : 0
        let free = rows - notices.count - 2 * gap
        let head = head(model, layout, rows: free - Self.smallestField)
        let top = layout.top + head.count + gap
        let right = layout.left + layout.textWidth
        let label = layout.left + Words.Prayer.fileName.cellWidth + 1
        return WritingLayout(
            head: head, field: top..<max(top + 1, layout.top + free + gap),
            notices: notices, columns: layout.left + 1..<max(layout.left + 3, right),
            name: label..<max(label + 2, right))
    }

    /// The title and the questions, or the title alone.
    private func head(
        _ model: PrayerModel, _ layout: PrayerLayout, rows: Int
    ) -> [PrayerPage.Row] {
        guard case .phase(let index) = model.scene,
            case .questions(let questions, _) = office.phases[index].content
        else { return [] }
        var page = PrayerPage(width: layout.textWidth)
        page.center(office.phases[index].title, .title)
        let title = page.rows
        page.space()
        for question in questions { page.center(question, .secondary) }
        return page.rows.count <= rows ? page.rows : title
    }

    /// The keys, a question or an answer.
    private func notices(_ model: PrayerModel, _ layout: PrayerLayout) -> [String] {
        func wrapped(_ text: String) -> [String] {
            WrappedText.lines(text, width: layout.textWidth)
        }
        let message = model.message.map { wrapped($0.printable) }
        switch model.mode {
        case .naming: return [""] + (message ?? wrapped(Words.Prayer.fileKeys))
        case .replacing(let path):
            return wrapped(Words.PrivateText.exists(path).printable)
                + wrapped(Words.Prayer.replaceKeys)
        case .writing, .prayer, .keys: return message ?? wrapped(Words.Prayer.writingKeys)
        }
    }

    // MARK: Drawing

    func drawWriting(
        _ model: PrayerModel, _ layout: PrayerLayout, _ ink: PrayerColors, _ frame: inout Frame
    ) {
        let places = writingLayout(model, layout)
        for (place, line) in places.head.enumerated() {
            frame.write(
                line.text, row: layout.top + place, column: layout.left + line.column,
                ink.style(line.tone))
        }
        drawField(model, layout, places, ink, &frame)
        let below = places.field.upperBound + (layout.isRoomy ? 1 : 0)
        for (place, text) in places.notices.enumerated() {
            let column = layout.left + max(0, (layout.textWidth - text.cellWidth) / 2)
            frame.write(text, row: below + place, column: column, ink.style(.secondary))
        }
        if model.mode == .naming { drawName(model, layout, places, row: below, ink, &frame) }
    }

    private func drawField(
        _ model: PrayerModel, _ layout: PrayerLayout, _ places: WritingLayout, _ ink: PrayerColors,
        _ frame: inout Frame
    ) {
        let typed = ink.style(.typed)
        let edge = features.characters != .unicode ? "|" : ink.hasNight ? "▕" : "│"
        let blank = String.spaces(layout.textWidth)
        for row in places.field {
            frame.write(edge, row: row, column: layout.left - 1, ink.style(.edge))
            frame.write(blank, row: row, column: layout.left, typed)
        }
        let window = model.reflection.window(
            in: ScreenSize(columns: places.columns.count, rows: places.field.count))
        for (place, line) in window.lines.enumerated() {
            frame.write(
                line, row: places.field.lowerBound + place, column: places.columns.lowerBound,
                typed)
        }
        if model.mode == .writing {
            frame.cursor = Frame.Place(
                row: places.field.lowerBound + window.cursor.row,
                column: places.columns.lowerBound + window.cursor.column)
        }
    }

    private func drawName(
        _ model: PrayerModel, _ layout: PrayerLayout, _ places: WritingLayout, row: Int,
        _ ink: PrayerColors, _ frame: inout Frame
    ) {
        frame.write(
            Words.Prayer.fileName, row: row, column: layout.left, ink.style(.secondary))
        let typed = ink.style(.typed)
        frame.write(
            .spaces(places.name.count), row: row,
            column: places.name.lowerBound, typed)
        let window = model.fileName.window(in: ScreenSize(columns: places.name.count, rows: 1))
        frame.write(window.lines.first ?? "", row: row, column: places.name.lowerBound, typed)
        frame.cursor = Frame.Place(
            row: row, column: places.name.lowerBound + window.cursor.column)
    }
}
