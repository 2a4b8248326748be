import Fasting
import FullScreen
import LocalTime
import Presentation
import Text
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
        let width = usualSize?.columns ?? lines.map { $0.plain.cellWidth }.max() ?? 0
        let column = max(2, (canvas.size.columns - width) / 2)
        let isWhole = lines.count <= room
        let height = max(lines.count, usualSize?.rows ?? 0)
        let top = isWhole ? max(Self.margin, (canvas.size.rows - height) * 2 / 5) : Self.margin
        for (offset, line) in shown.enumerated() {
            canvas.write(line, row: top + offset, column: column)
        }
        // A quiet sign that there is more.
        if first + shown.count < lines.count {
            canvas.write("…", row: canvas.size.rows - 1, column: column, .detail)
        }
        if first > 0 { canvas.write("…", row: 0, column: column, .detail) }
        if case .question(let question) = page {
            // The answer is in the third line.
            canvas.frame.cursor = Frame.Place(
                row: top + 2,
                column: column + question.answer.window(in: WatchQuestion.area).cursor.column)
        }
    }

    /// The size of a page whose lines change while it is shown, so that it stays where it is.
    private var usualSize: ScreenSize? {
        switch page {
        case .calendar: ScreenSize(columns: 44, rows: 12)
        case .question: ScreenSize(columns: 44, rows: 7)
        case .keys, .why, .note: nil
        }
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
        case .calendar(let calendar): lines(calendar)
        case .question(let question): lines(question, width: width)
        case .note(let text):
            text.split(separator: "\n").flatMap { wrapped(String($0), width) + [""] }
                .map { StyledText($0) } + [.dim(Words.Watch.anyKeyCloses)]
        }
    }

    private func wrapped(_ text: String, _ width: Int) -> [String] {
        WrappedText.lines(text, width: min(WatchLayout.measure, width))
    }

    /// The month, and below it the fasts of the chosen day.
    private func lines(_ calendar: WatchCalendar) -> [StyledText] {
        let (month, today) = (calendar.month, zone.civil(wall))
        return CalendarView(
            year: month.year, month: month.month, entries: calendar.content?.days ?? [],
            today: CalendarMonth(today) == month ? Int(today.day) : nil, chosen: calendar.day,
            names: .system
        ).lines() + [""] + (calendar.day(in: zone)?.lines() ?? [])
    }

    private func lines(_ question: WatchQuestion, width: Int) -> [StyledText] {
        let (title, hint) =
            switch question.subject {
            case .start: (Words.Watch.changeStart, Words.Timer.startHint)
            case .target: (Words.Watch.changeTarget, Words.Timer.targetHint)
            }
        let field = question.answer.window(in: WatchQuestion.area).lines.first ?? ""
        return [.bold(title), "", StyledText(field.padded(to: WatchQuestion.area.columns)), ""]
            + wrapped(question.problem ?? hint, width).map { .dim($0) }
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
        case .fasting:
            keys = [
                ("e", Words.Notices.endFast), ("x", Words.Panel.abandon),
                ("s", Words.Watch.changeStart), ("t", Words.Watch.changeTarget),
            ]
        case .ended: keys = [(Words.Watch.enter, Words.Watch.toTimer)]
        }
        return keys + [
            ("u", Words.Panel.undo), (Words.Watch.space, Words.Panel.addWater),
            ("w", Words.Panel.why), ("c", Words.Watch.calendar), ("f", Words.Forest.name),
            ("q", Words.Watch.leave),
        ]
    }
}
