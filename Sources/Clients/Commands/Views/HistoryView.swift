import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Text
import Words

/// The list of kept fasts, in columns, or in two lines each where a terminal is too narrow for columns.
struct HistoryView {
    let zone: Zone
    /// The columns of the terminal; nil if it is none.
    let width: Int?
    /// Whether the note of a fast stands below it.
    var withNotes = false

    private var text: SessionText { SessionText(zone: zone) }

    /// The fasts, the running one first.
    ///
    /// - Parameter note: of the running one.
    func lines(
        _ entries: [Session], running: Timer1State?, note: String = "", now: Instant
    ) -> [StyledText] {
        let running = running.map { timer in
            let elapsed = timer.elapsed(at: now)
            return row(
                timer.startedAt.map { SessionText.full(zone.civil($0)) } ?? "",
                Words.History.now, elapsed.map(TimeText.duration(seconds:)) ?? "",
                days: elapsed.flatMap(Words.days(seconds:)), timer.target,
                Words.History.running, "@0", note: note, .bold)
        }
        let ended = entries.map { entry in
            row(
                text.full(entry.start, of: entry), text.full(entry.end, of: entry),
                SessionText.duration(entry), days: Words.days(seconds: entry.duration),
                entry.target, SessionText.outcome(entry.outcome),
                String(entry.id.description.prefix(Words.shownIDLength)), note: entry.note.text)
        }
        // The durations and the targets end at the right.
        return Table(
            heads: Words.History.heads, rows: (running.map { [$0] } ?? []) + ended, right: [2, 3]
        ).lines(width: width)
    }

    /// - Parameter days: beside the duration of a fast of two days or more; nil for others. They are before the hours,
    ///   which stay below each other. A pipe has the hours alone, so that programs find each word in its place.
    private func row(
        _ start: String, _ end: String, _ duration: String, days: String?, _ target: Target?,
        _ outcome: String, _ id: String, note: String, _ style: StyledText.Style = .plain
    ) -> Table.Row {
        let target = target.map(TimeText.hours) ?? ""
        let time = (width == nil ? nil : days).map { "\($0) · \(duration)" } ?? duration
        let day = start.prefix { $0 != " " } + " "
        let shortEnd = end.hasPrefix(day) ? String(end.dropFirst(day.count)) : end
        return Table.Row(
            cells: [start, end, time, target, outcome].map { StyledText($0, style) } + [.dim(id)],
            narrow: .below(
                StyledText(Words.interval(from: start, to: shortEnd), style),
                parts: [duration, days ?? "", target, outcome, id]),
            below: withNotes ? lines(ofNote: note) : [])
    }

    private func lines(ofNote note: String) -> [StyledText] {
        note.split(separator: "\n").map { String($0).printable }.flatMap { paragraph in
            width.map { WrappedText.lines(paragraph, width: max(10, $0 - 4)) } ?? [paragraph]
        }.map { .dim("    " + $0) }
    }

    static func json(_ entry: Session, withNote: Bool = false) -> JSON {
        let fast = JSON.answer([
            "id": entry.id, "startedAt": entry.start, "endedAt": entry.end,
            "durationSeconds": entry.duration, "targetSeconds": entry.target,
            "utcOffsetMinutes": entry.endOffset, "outcome": entry.outcome.rawValue,
            "tree": entry.tree.rawValue,
        ])
        guard withNote, case .object(let members) = fast else { return fast }
        return .object(members + [("note", entry.note.stated.json)])
    }
}

/// What `atrest history --total` shows: how many fasts there are, and how long they lasted.
struct TotalView {
    /// nil for one span.
    let span: CalendarSpan?
    let totals: [History1.TotalRow]

    /// - Parameter width: the columns of the terminal; nil if it is none. Only a terminal gets heads.
    func lines(width: Int?) -> [StyledText] {
        guard let span else { return totals.flatMap(Self.list) }
        let heads = Words.History.totalHeads(Self.head(span))
        let rows = totals.map { row in
            let (name, facts) = (Self.name(row, span), TotalText(row).facts.map(\.value))
            return Table.Row(
                cells: ([name] + facts).map { StyledText($0) },
                narrow: .below(
                    StyledText(name),
                    parts: zip(heads.dropFirst(), facts).map { "\($0) \($1)" }))
        }
        return Table(heads: heads, rows: rows, right: [1, 2, 3]).lines(width: width)
    }

    /// One span needs no columns.
    private static func list(_ row: History1.TotalRow) -> [StyledText] {
        Table(
            rows: TotalText(row).facts.map {
                Table.Row(cells: [.dim($0.name), StyledText($0.value)])
            }
        )
        .lines(width: nil)
    }

    // MARK: Cells

    private static func head(_ span: CalendarSpan) -> String {
        switch span {
        case .day: Words.History.day
        case .week: Words.History.weekFrom
        case .month: Words.History.month
        }
    }

    /// The day, or the month as it is typed: `2026-11`.
    private static func name(_ row: History1.TotalRow, _ span: CalendarSpan) -> String {
        let day = row.firstDay ?? ""
        return span == .month ? String(day.dropLast(3)) : day
    }

    private static func seconds(_ microseconds: UInt64?) -> Int64 {
        Int64((microseconds ?? 0) / 1_000_000)
    }

    // MARK: JSON

    var json: JSON {
        .array(
            totals.map { row in
                .answer([
                    "begin": row.begin, "firstDay": row.firstDay, "fasts": row.number,
                    "durationSeconds": Self.seconds(row.durationTotal),
                    "medianSeconds": Self.seconds(row.median),
                    "shortestSeconds": Self.seconds(row.shortest),
                    "longestSeconds": Self.seconds(row.longest),
                ])
            })
    }
}
