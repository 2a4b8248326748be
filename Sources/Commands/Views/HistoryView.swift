import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// The list of kept fasts.
struct HistoryView {
    let zone: Zone

    /// The wall clock at an instant of a fast, in the place where the fast ended.
    func civil(_ instant: Instant, of entry: Session) -> CivilTime {
        entry.zone(orElse: zone).civil(instant)
    }

    static func duration(_ entry: Session) -> String {
        TimeText.duration(seconds: entry.duration)
    }

    static func outcome(_ outcome: Outcome) -> String {
        outcome == .completed ? Words.Calendar.completed : Words.label(outcome)
    }

    /// The start and the end.
    func interval(_ entry: Session) -> String {
        let (start, end) = times(entry)
        return Words.interval(from: start, to: end)
    }

    private func times(_ entry: Session) -> (start: String, end: String) {
        let start = civil(entry.start, of: entry)
        let end = civil(entry.end, of: entry)
        let isOneDay = start.dayNumber == end.dayNumber
        return (
            full(entry.start, of: entry),
            isOneDay ? TimeText.clock(end) : full(entry.end, of: entry)
        )
    }

    /// A date and a time. A fast that ended at another offset has it beside each time, so that the
    /// text can be typed as it is shown.
    private func full(_ instant: Instant, of entry: Session) -> String {
        let text = Self.full(civil(instant, of: entry))
        return entry.offset(otherThan: zone).map { text + TimeText.offset(minutes: $0) } ?? text
    }

    private static func full(_ civil: CivilTime) -> String {
        "\(TimeText.date(civil)) \(TimeText.clock(civil))"
    }

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
            start: full(entry.start, of: entry), end: full(entry.end, of: entry),
            duration: Self.duration(entry),
            target: entry.target.map(TimeText.hours) ?? "",
            outcome: Self.outcome(entry.outcome),
            id: String(entry.id.description.prefix(Words.shownIDLength)), note: entry.note.text)
    }

    private func row(_ timer: Timer1State, note: String, now: Instant) -> HistoryTable.Row {
        HistoryTable.Row(
            start: timer.startedAt.map { Self.full(zone.civil($0)) } ?? "",
            end: Words.History.now,
            duration: timer.elapsed(at: now).map(TimeText.duration(seconds:)) ?? "",
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
