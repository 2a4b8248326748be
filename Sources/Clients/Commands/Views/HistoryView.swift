import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Text
import Words

/// The list of kept fasts.
struct HistoryView {
    let zone: Zone

    private var text: SessionText { SessionText(zone: zone) }

    /// The fasts as a table, the running one first.
    ///
    /// - Parameter note: of the running one.
    func table(
        _ entries: [Session], running: Timer1State?, note: String = "", now: Instant
    ) -> HistoryTable {
        HistoryTable(
            rows: (running.map { [row($0, note: note, now: now)] } ?? []) + entries.map(row))
    }

    private func row(_ entry: Session) -> HistoryTable.Row {
        HistoryTable.Row(
            start: text.full(entry.start, of: entry), end: text.full(entry.end, of: entry),
            duration: SessionText.duration(entry), days: Words.days(seconds: entry.duration),
            target: entry.target.map(TimeText.hours) ?? "",
            outcome: SessionText.outcome(entry.outcome),
            id: String(entry.id.description.prefix(Words.shownIDLength)), note: entry.note.text)
    }

    private func row(_ timer: Timer1State, note: String, now: Instant) -> HistoryTable.Row {
        HistoryTable.Row(
            start: timer.startedAt.map { SessionText.full(zone.civil($0)) } ?? "",
            end: Words.History.now,
            duration: timer.elapsed(at: now).map(TimeText.duration(seconds:)) ?? "",
            days: timer.elapsed(at: now).flatMap(Words.days(seconds:)),
            target: timer.target.map(TimeText.hours) ?? "",
            outcome: Words.History.running, id: "@0", note: note,
            isRunning: true)
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

/// Fasts in columns, or in two lines each where a terminal is too narrow for columns.
struct HistoryTable {
    struct Row: Equatable {
        let start: String
        let end: String
        let duration: String
        /// Beside the duration of a fast of two days or more; nil for others.
        var days: String?
        let target: String
        let outcome: String
        let id: String
        /// Empty if there is none.
        var note = ""
        var isRunning = false

        /// - Parameter withDays: whether the days are before the hours, which stay below each other. A
        ///   pipe has the hours alone, so that programs find each word in its place.
        fileprivate func cells(withDays: Bool) -> [String] {
            let time = (withDays ? days : nil).map { "\($0) · \(duration)" } ?? duration
            return [start, end, time, target, outcome, id]
        }
    }

    let rows: [Row]

    /// - Parameters:
    ///   - width: the columns of the terminal; nil if it is none. Only a terminal gets heads.
    ///   - withNotes: whether the note of a fast stands below it.
    func lines(width: Int?, withNotes: Bool = false) -> [StyledText] {
        if rows.isEmpty { return [] }
        let heads = width == nil ? [] : [Words.History.heads]
        // The durations and the targets end at the right.
        let table = TextTable(
            heads + rows.map { $0.cells(withDays: width != nil) }, rightAligned: [2, 3])
        func notes(_ row: Row) -> [StyledText] { withNotes ? Self.note(row, width: width) : [] }
        if let width, table.width > width {
            return rows.flatMap { Self.narrow($0, width) + notes($0) }
        }
        return table.rows.prefix(heads.count).map { .dim($0.joined()) }
            + zip(rows, table.rows.dropFirst(heads.count)).flatMap { row, cells in
                let text = cells.dropLast().joined()
                return [(row.isRunning ? .bold(text) : StyledText(text)) + .dim(cells[5])]
                    + notes(row)
            }
    }

    /// The note below its fast.
    private static func note(_ row: Row, width: Int?) -> [StyledText] {
        if row.note.isEmpty { return [] }
        let paragraphs = row.note.split(separator: "\n").map { String($0).printable }
        let lines = paragraphs.flatMap { paragraph in
            width.map { WrappedText.lines(paragraph, width: max(10, $0 - 4)) } ?? [paragraph]
        }
        return lines.map { .dim("    " + $0) }
    }

    /// The times in the first line, everything else in the second, each wrapped if need be.
    private static func narrow(_ row: Row, _ width: Int) -> [StyledText] {
        let day = row.start.prefix { $0 != " " }
        let isOneDay = row.end.hasPrefix(day + " ")
        let end = isOneDay ? String(row.end.dropFirst(day.count + 1)) : row.end
        let times = WrappedText.lines(Words.interval(from: row.start, to: end), width: width)
        let parts = [row.duration, row.days ?? "", row.target, row.outcome, row.id]
            .filter { !$0.isEmpty }
        let rest = WrappedText.lines(ofParts: parts, width: max(10, width - 2))
        return times.map { row.isRunning ? .bold($0) : StyledText($0) }
            + rest.map { .dim("  " + $0) }
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
        let heads = [Words.History.totalHeads(Self.head(span))]
        let rows = totals.map { row in
            [Self.name(row, span)] + TotalText(row).facts.map(\.value)
        }
        let table = TextTable((width == nil ? [] : heads) + rows, rightAligned: [1, 2, 3])
        if let width, table.width > width {
            return rows.flatMap { Self.narrow($0, heads[0], width) }
        }
        return table.rows.enumerated().map { at, cells in
            width != nil && at == 0 ? .dim(cells.joined()) : StyledText(cells.joined())
        }
    }

    /// One span needs no columns.
    private static func list(_ row: History1.TotalRow) -> [StyledText] {
        TextTable(TotalText(row).facts.map { [$0.name, $0.value] })
            .rows.map { .dim($0[0]) + $0[1] }
    }

    /// The span in the first line, everything else in the second, wrapped if need be.
    private static func narrow(
        _ cells: [String], _ heads: [String], _ width: Int
    ) -> [StyledText] {
        let parts = zip(heads, cells).dropFirst().map { "\($0) \($1)" }
        let rest = WrappedText.lines(ofParts: parts, width: max(10, width - 2))
        return [StyledText(cells[0])] + rest.map { .dim("  " + $0) }
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
