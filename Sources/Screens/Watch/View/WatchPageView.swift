import Fasting
import FullScreen
import LocalTime
import Presentation
import TextCells
import Words

/// A page over the timer: the keys, what is known about a phase, the calendar.
struct WatchPageView {
    let page: WatchPage
    let text: TimerText
    let zone: Zone
    let wall: Instant

    /// The rows above and below the lines.
    static let margin = 2

    func draw(on canvas: inout WatchCanvas) {
        let lines = lines(width: canvas.size.columns - 4)
        let room = canvas.size.rows - 2 * Self.margin
        var first = 0
        if case .why(_, let scroll) = page { first = min(scroll, max(0, lines.count - room)) }
        let shown = lines.dropFirst(first).prefix(room)
        let width = lines.map { $0.plain.cellWidth }.max() ?? 0
        let column = max(2, (canvas.size.columns - width) / 2)
        let isWhole = lines.count <= room
        let top = isWhole ? max(Self.margin, (canvas.size.rows - lines.count) * 2 / 5) : Self.margin
        for (offset, line) in shown.enumerated() {
            canvas.write(line, row: top + offset, column: column)
        }
        // A quiet sign that there is more.
        if first + shown.count < lines.count {
            canvas.write("…", row: canvas.size.rows - 1, column: column, .detail)
        }
        if first > 0 { canvas.write("…", row: 0, column: column, .detail) }
    }

    /// How far a page can be scrolled.
    func scrollLimit(_ size: ScreenSize) -> Int {
        lines(width: size.columns - 4).count - (size.rows - 2 * Self.margin)
    }

    func lines(width: Int) -> [StyledText] {
        switch page {
        case .keys: keys(width: width)
        case .why(let topic, _):
            topic.map { WhyView(topic: $0).lines(width: width) } ?? WhyView.topics
        case .calendar(let month, let days):
            CalendarView(
                year: month.year, month: month.month, entries: days ?? [],
                today: CalendarMonth(zone.civil(wall)) == month ? Int(zone.civil(wall).day) : nil,
                names: .system
            ).lines()
        case .note(let text):
            WrappedText.lines(text, width: min(WatchLayout.measure, width)).map { StyledText($0) }
        }
    }

    /// The keys that do something in this state.
    private func keys(width: Int) -> [StyledText] {
        let table = TextTable(Self.keys(text.kind).map { [$0.key, $0.meaning] }, gap: 3)
        let column = table.starts[1]
        return [.bold(Words.Watch.keys), ""]
            + table.rows.flatMap { row in
                WrappedText.lines(row[1], width: width - column).enumerated().map {
                    .dim($0 == 0 ? row[0] : .spaces(column)) + $1
                }
            }
    }

    private static func keys(_ kind: TimerText.Kind) -> [(key: String, meaning: String)] {
        var keys: [(String, String)] = []
        switch kind {
        case .away: return [(Words.Watch.enter, Words.Panel.start), ("q", Words.Watch.leave)]
        case .idle: keys = [(Words.Watch.enter, Words.Panel.begin)]
        case .fasting: keys = [("e", Words.Notices.endFast), ("x", Words.Panel.abandon)]
        case .ended: keys = [(Words.Watch.enter, Words.Watch.toTimer)]
        }
        return keys + [
            ("u", Words.Panel.undo), (Words.Watch.space, Words.Panel.addWater),
            ("w", Words.Panel.why), ("c", Words.Watch.calendar), ("f", Words.Forest.name),
            ("q", Words.Watch.leave),
        ]
    }
}
