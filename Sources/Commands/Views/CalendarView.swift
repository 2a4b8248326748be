import Client
import Contract
import Fasting
import LocalTime
import Picture
import Presentation
import Words

/// A month as a grid, with a dot for each fast that ended in it.
struct CalendarView {
    let year: Int
    let month: Int
    let entries: [History1.DayRow]
    /// The day to emphasise; nil if today is in another month.
    let today: Int?
    let names: CalendarNames

    /// The columns of a day: its number, then its dots.
    private static let numberWidth = 3
    private static let cellWidth = 5

    /// At most 35 columns wide.
    func lines() -> [StyledText] {
        let width = 7 * Self.cellWidth
        let title = "\(names.months[month - 1]) \(year)"
        let margin = String(repeating: " ", count: max(0, (width - Self.columns(title)) / 2))
        let days = grid.weekdays.map { names.days[$0] }
        let head = days.map { Self.cell(String($0.prefix(Self.numberWidth))) }.joined()
        return [margin + .bold(title), StyledText.dim(head).withoutTrailingSpaces] + weeks()
    }

    private var grid: MonthGrid {
        MonthGrid(Month(year: year, month: month), firstDay: names.firstDay)
    }

    private func weeks() -> [StyledText] {
        let blank = StyledText(String(repeating: " ", count: Self.cellWidth))
        return grid.weeks.map { $0.map { $0.map(cell) ?? blank }.joined().withoutTrailingSpaces }
    }

    private func cell(_ day: Int) -> StyledText {
        // Two dots fit into a cell; `atrest calendar DAY` shows every fast.
        let marks = entries.filter { Int($0.day) == day }.prefix(Self.cellWidth - Self.numberWidth)
        let room = String(repeating: " ", count: Self.cellWidth - Self.numberWidth - marks.count)
        let number = String(day)
        let indent = Self.indent(number)
        let text = day == today ? indent + .bold(number) : StyledText(indent + number)
        return text + marks.map(Self.mark).joined() + room
    }

    /// A name of a day in a cell without dots.
    private static func cell(_ name: String) -> String {
        indent(name) + name + String(repeating: " ", count: cellWidth - numberWidth)
    }

    /// The spaces before a number or a name that ends at the third column.
    private static func indent(_ text: String) -> String {
        String(repeating: " ", count: max(0, numberWidth - columns(text)))
    }

    /// Filled for a completed fast, in the tone of its tree; empty and dim for one that ended early.
    private static func mark(_ entry: History1.DayRow) -> StyledText {
        guard entry.mark == .completed else { return .dim("○") }
        let tones = Palette.tones
        let (red, green, blue) = tones[Int(entry.tone) % tones.count].bytes
        return StyledText("●", .color(red: red, green: green, blue: blue))
    }

    /// The width of a text on a terminal: East Asian characters take two columns.
    private static func columns(_ text: String) -> Int {
        text.reduce(0) { sum, character in
            let scalar = character.unicodeScalars.first!.value
            let isWide = (0x1100...0x115F).contains(scalar) || (0x2E80...0xD7A3).contains(scalar)
            return sum + (isWide ? 2 : 1)
        }
    }

    var json: JSON {
        .array(
            entries.map { entry in
                let day = CivilTime(year: year, month: month, day: Int(entry.day))
                return .object([
                    JSON.schema, ("day", .string(TimeText.date(day))),
                    ("id", .string(entry.id.description)),
                    ("mark", .string(entry.mark.rawValue)), ("tone", .integer(Int64(entry.tone))),
                ])
            })
    }
}
