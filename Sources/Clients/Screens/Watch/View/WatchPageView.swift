import Client
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
    /// What Undo would undo; nil if it is unknown.
    var journal: Journal1State?
    let zone: Zone
    let wall: Instant

    /// The rows above and below the lines.
    static let margin = 2

    func draw(on canvas: inout WatchCanvas) {
        let room = canvas.size.rows - 2 * Self.margin
        let lines = lines(width: canvas.size.columns - 4, rows: room)
        let first = min(scroll(lines, room), max(0, lines.count - room))
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

    /// The first line to show.
    private func scroll(_ lines: [StyledText], _ room: Int) -> Int {
        switch page {
        case .why(_, let scroll): return scroll
        case .keys:
            let chosen = lines.firstIndex { $0.plain.hasPrefix(Self.mark) } ?? 0
            return max(0, chosen - room / 2)
        case .calendar, .question, .note: return 0
        }
    }

    /// In front of the choice that Enter makes.
    private static let mark = "> "

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

    /// - Parameter rows: that can be seen at once.
    func lines(width: Int, rows: Int = .max) -> [StyledText] {
        switch page {
        case .keys(let chosen): keys(chosen, width: width, rows: rows)
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
        CalendarView(
            calendar.month, calendar.content?.days ?? [],
            longFasts: calendar.content?.longFasts ?? [], today: zone.civil(wall),
            chosen: calendar.day, names: .system
        ).lines() + [""] + (calendar.day(in: zone)?.lines() ?? [])
    }

    private func lines(_ question: WatchQuestion, width: Int) -> [StyledText] {
        let (title, hint) =
            switch question.subject {
            case .start: (Words.Watch.changeStart, Words.Timer.startHint)
            case .target: (Words.Watch.changeTarget, Words.Timer.targetHint)
            case .end: (Words.Watch.endAt, Words.Timer.startHint)
            }
        let field = question.answer.window(in: WatchQuestion.area).lines.first ?? ""
        return [.bold(title), "", StyledText(field.padded(to: WatchQuestion.area.columns)), ""]
            + wrapped(question.problem ?? hint, width).map { .dim($0) }
    }

    private func meaning(_ choice: WatchChoice) -> String {
        choice == .undo ? journal?.undoLabel(in: zone) ?? choice.meaning : choice.meaning
    }

    /// The keys that do something in this state, and what works on any keyboard. A small screen has the keys alone.
    private func keys(_ chosen: WatchChoice?, width: Int, rows: Int) -> [StyledText] {
        let choices = WatchChoice.all(text.kind)
        let table = TextTable(
            choices.map { [($0 == chosen ? Self.mark : "  ") + $0.keyName, meaning($0)] }, gap: 3)
        let column = table.starts[1]
        let lines = zip(choices, table.rows).flatMap { choice, row in
            WrappedText.lines(row[1], width: width - column).enumerated().map {
                let key: StyledText = .dim($0 == 0 ? row[0] : .spaces(column))
                return key + (choice == chosen ? .bold($1) : StyledText($1))
            }
        }
        let hint = wrapped(Words.Watch.arrows, width).map { StyledText.dim($0) }
        let whole = [.bold(Words.Watch.keys), ""] + lines + [""] + hint
        return whole.count <= rows ? whole : lines + hint
    }
}
