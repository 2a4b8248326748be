import Client
import Contract
import Fasting
import LocalTime
import Picture
import Text
import Words

/// A month as a grid, with a dot for each fast that ended in it, and a line over the days of a long one.
package struct CalendarView {
    package let month: Month
    package let entries: [History1.DayRow]
    /// Those that may cover a day of the month.
    let longFasts: [LongFast]
    /// It is emphasised, if it is in the month.
    let today: CivilTime?
    /// The day with a mark before it, whose fasts are shown elsewhere; nil for none.
    let chosen: Int?
    let names: CalendarNames

    package init(
        _ month: Month, _ entries: [History1.DayRow], longFasts: [LongFast] = [],
        today: CivilTime?, chosen: Int? = nil, names: CalendarNames
    ) {
        self.month = month
        self.entries = entries
        self.longFasts = longFasts
        self.today = today
        self.chosen = chosen
        self.names = names
    }

    /// The columns of a day: its number, then its dots.
    private static let numberWidth = 3
    private static let cellWidth = 5

    /// What the marks of the month mean; none if it has no mark.
    package var legend: [StyledText] {
        let marks = [
            (Outcome.completed, StyledText("●")), (.endedEarly, .dim("○")),
        ].filter { outcome, _ in entries.contains { $0.mark == outcome } }
        let words = marks.map { $1 + " \(Words.label($0))" }
        return words.isEmpty ? [] : ["", words.dropFirst().reduce(words[0]) { $0 + "   " + $1 }]
    }

    /// At most 35 columns wide.
    package func lines() -> [StyledText] {
        let width = 7 * Self.cellWidth
        let title = "\(names.months[month.month - 1]) \(month.year)"
        let margin = (width - title.cellWidth) / 2
        let head = grid.weekdays.map {
            let name = names.days[$0].truncated(to: Self.numberWidth)
            return name.padded(to: Self.numberWidth, .right).padded(to: Self.cellWidth)
        }.joined()
        return [.spaces(margin) + .bold(title), StyledText.dim(head).withoutTrailingSpaces]
            + weeks()
    }

    private var grid: MonthGrid { MonthGrid(month, firstDay: names.firstDay) }

    private func weeks() -> [StyledText] {
        let blank = StyledText(.spaces(Self.cellWidth))
        return grid.weeks.map { $0.map { $0.map(cell) ?? blank }.joined().withoutTrailingSpaces }
    }

    private func cell(_ day: Int) -> StyledText {
        let date = month.day(day)
        let marks = DayMarks(date, entries, longFasts)
        // Two dots fit into a cell; `atrest calendar DAY` shows every fast.
        let dots = marks.dots.prefix(Self.cellWidth - Self.numberWidth).map(Self.mark).joined()
        let room = Self.cellWidth - Self.numberWidth - dots.plain.cellWidth
        let number = String(day)
        let text = date.dayNumber == today?.dayNumber ? .bold(number) : StyledText(number)
        let width = Self.numberWidth - number.cellWidth
        let margin =
            day == chosen
            ? Self.line(marks.before, width - 1) + .bold(">") : Self.line(marks.before, width)
        return margin + text + dots + Self.line(marks.after, room)
    }

    /// A part of the line of a long fast; spaces if there is none.
    private static func line(_ color: LongFast.Color?, _ width: Int) -> StyledText {
        guard let color else { return StyledText(.spaces(width)) }
        let line = String(repeating: "─", count: width)
        switch color {
        case .grey: return .dim(line)
        case .tone(let tone): return colored(line, tone)
        }
    }

    /// Filled for a completed fast, in the tone of its tree; empty and dim for one that ended early.
    private static func mark(_ entry: History1.DayRow) -> StyledText {
        guard entry.mark == .completed else { return .dim("○") }
        return colored("●", entry.tone)
    }

    private static func colored(_ text: String, _ tone: UInt32) -> StyledText {
        let place = Int(tone) % Palette.tones.count
        let light = Palette.tones[place]
        // Amber and gold are too light for white paper.
        let color = light.luminance > 0.3 ? Palette.darkTones[place] : light
        let (red, green, blue) = color.bytes
        return StyledText(text, .color(red: red, green: green, blue: blue))
    }
}
