import Client
import Contract
import Fasting
import LocalTime
import Presentation
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
