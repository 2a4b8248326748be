import Client
import Contract
import Fasting
import LocalTime
import Picture
import Words

/// A month as a grid with a dot for each fast that ended in it. Pure.
struct CalendarView {
    let year: Int
    let month: Int
    let entries: [CalendarEntry]
    /// What stands out; nil where it is in another month.
    let today: Int?
    let names: CalendarNames

    /// Columns of a day: the number, then its dots.
    private static let numberWidth = 3
    private static let cellWidth = 5

    /// At most 35 columns wide.
    func lines(_ output: Output) -> [String] {
        let width = 7 * Self.cellWidth
        let title = "\(names.months[month - 1]) \(year)"
        let margin = String(repeating: " ", count: max(0, (width - Self.columns(title)) / 2))
        let days = (0..<7).map { names.days[(names.firstDay + $0) % 7] }
        let head = days.map { Self.cell(String($0.prefix(Self.numberWidth)), []) }.joined()
        return [margin + output.bold(title), output.dim(Self.trimmed(head))] + weeks(output)
    }

    private func weeks(_ output: Output) -> [String] {
        let first = CivilTime(year: year, month: month, day: 1)
        let offset = (first.weekday - names.firstDay + 7) % 7
        let length = CivilTime.days(inMonth: month, of: year)
        let blank = String(repeating: " ", count: Self.cellWidth)
        var cells = Array(repeating: blank, count: offset)
        cells += (1...length).map { cell($0, output) }
        return stride(from: 0, to: cells.count, by: 7).map { at in
            Self.trimmed(cells[at..<min(at + 7, cells.count)].joined())
        }
    }

    private func cell(_ day: Int, _ output: Output) -> String {
        let marks = entries.filter { $0.day == day }.map { Self.mark($0, output) }
        let number = String(day)
        let cell = Self.cell(number, marks)
        guard day == today else { return cell }
        let blanks = cell.prefix { $0 == " " }
        return blanks + output.bold(number) + cell.dropFirst(blanks.count + number.count)
    }

    /// A number or a name that ends at the third column, and what follows it.
    private static func cell(_ text: String, _ marks: [String]) -> String {
        // Two dots have room; the day itself shows all of them.
        let room = max(0, cellWidth - numberWidth - marks.count)
        return String(repeating: " ", count: max(0, numberWidth - columns(text))) + text
            + marks.prefix(cellWidth - numberWidth).joined() + String(repeating: " ", count: room)
    }

    /// Filled for a completed fast, in the tone of its tree; empty and grey for one that ended early.
    private static func mark(_ entry: CalendarEntry, _ output: Output) -> String {
        if entry.mark == Outcome.completed.rawValue {
            let tones = Palette.tones
            return output.colored("●", tones[Int(entry.tone) % tones.count].bytes)
        }
        return output.dim("○")
    }

    private static func trimmed(_ line: String) -> String {
        var line = line[...]
        while line.last == " " { line.removeLast() }
        return String(line)
    }

    /// How wide a text is on a terminal: characters of the east take two columns.
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
                let day = CivilTime(year: year, month: month, day: entry.day)
                return .object([
                    ("day", .string(TimeText.date(day))), ("id", .string(entry.id)),
                    ("mark", .string(entry.mark)), ("tone", .integer(Int64(entry.tone))),
                ])
            })
    }
}

/// The fasts that ended on one day. Pure.
struct DayView {
    let date: CivilTime
    let entries: [HistoryEntry]
    let view: HistoryView

    /// - Parameter entries: those that ended about that day, in any order.
    init(_ date: CivilTime, _ entries: [HistoryEntry], zone: Zone) {
        view = HistoryView(zone: zone)
        self.date = date
        let view = view
        self.entries = entries.filter { view.civil($0.end, of: $0).dayNumber == date.dayNumber }
            .sorted { ($0.end, $0.id) < ($1.end, $1.id) }
    }

    private func milestone(_ entry: HistoryEntry) -> Milestone {
        Milestone(elapsed: entry.duration)
    }

    func lines(_ output: Output) -> [String] {
        [output.bold(TimeText.date(date))]
            + (entries.isEmpty ? [Words.Calendar.nothing] : [])
            + entries.flatMap { entry in
                [
                    [
                        HistoryView.duration(entry), HistoryView.outcome(entry.outcome),
                        Words.title(milestone(entry)),
                    ].joined(separator: " · "),
                    output.dim(view.interval(entry)),
                ]
            }
    }

    var json: JSON {
        .array(
            entries.map { entry in
                guard case .object(let members) = HistoryView.json(entry) else { return .null }
                let phase = milestone(entry)
                return .object(
                    members + [
                        (
                            "milestone",
                            .object([
                                ("key", .string(phase.rawValue)),
                                ("title", .string(Words.title(phase))),
                            ])
                        )
                    ])
            })
    }
}
