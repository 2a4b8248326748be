import Fasting

/// Where and when an act was made.
struct ActPlace {
    /// Its number in these records.
    let number: Int64
    let at: Instant
    let clock: ActClock
    /// The number of its writer in these records.
    let writer: Int64
    /// Its number on its machine; nil if it was made here.
    var remote: Int64?
}

/// The columns of an act that tell what it was.
struct ActRow {
    let kind: String
    var state = "final"
    var scope: Int64 = 0
    var of: Int64?
    var start: Instant?
    var end: Instant?
    var endOffset: Int?
    var target: Target?
    var amount: WaterAmount?
    var fasts: Int?
    var water: Int?
    var day: String?

    /// An undo or a redo.
    init(kind: String, of act: Int64) {
        self.kind = kind
        of = act
    }

    /// An act that is not shown in the journal.
    static func silent(fasts: Int, water: Int) -> ActRow {
        ActRow(
            kind: "devices", state: "final", scope: 0, .records(fasts: fasts, water: water))
    }

    init(_ kind: ActKind, _ subject: ActSubject) {
        self.init(kind: kind.rawValue, state: "done", scope: kind.scope, subject)
    }

    private init(kind: String, state: String, scope: Int64, _ subject: ActSubject) {
        self.kind = kind
        self.state = state
        self.scope = scope
        switch subject {
        case .running(let start, let target):
            self.start = start
            self.target = target
        case .fast(let session):
            start = session.start
            end = session.end
            endOffset = session.endOffset
            target = session.target
        case .water(let entry):
            start = entry.at
            amount = entry.amount
        case .records(let fasts, let water):
            self.fasts = fasts
            self.water = water
        case .backup(let day, let fasts, let water):
            self.day = day
            self.fasts = fasts
            self.water = water
        }
    }

    static let columns =
        """
        number, kind, at, state, record, start, end, end_offset, target, milliliters, fasts, water, day,
        CASE WHEN remote IS NULL THEN NULL ELSE (SELECT coalesce(label, '') FROM device_writer
        WHERE device_writer.number = act.writer) END, remote,
        kind IN ('adjust', 'edit') AND coalesce((SELECT version.start IS act.start
        AND version.end IS act.end AND version.end_offset IS act.end_offset
        AND version.target IS act.target AND version.note IS NOT (SELECT own.note FROM
        (SELECT id, act, note FROM fast UNION ALL SELECT id, act, note FROM fast_version) AS own
        WHERE own.id = act.record AND own.act = act.number) FROM fast_version AS version
        WHERE version.id = act.record AND version.act < act.number
        ORDER BY version.act DESC LIMIT 1), 0)
        """

    /// - Returns: nil if the row makes no sense.
    static func entry(_ row: Row) -> JournalEntry? {
        guard let kind = ActKind(rawValue: row.text(1)), let at: Instant = row[2],
            let subject = subject(row)
        else { return nil }
        return JournalEntry(
            number: row.integer(0), kind: kind, at: at, subject: subject,
            isUndone: row.text(3) != "done",
            // The note is another one than in the version before, and all else is as there.
            isNote: row[15] ?? false, record: row[4], machine: row.isNull(14) ? nil : row.text(13))
    }

    private static func subject(_ row: Row) -> ActSubject? {
        if let fasts: Int = row[10], let water: Int = row[11] {
            let day = row.text(12)
            return day.isEmpty
                ? .records(fasts: fasts, water: water)
                : .backup(day: day, fasts: fasts, water: water)
        }
        guard let id: RecordID = row[4], let start: Instant = row[5] else { return nil }
        if !row.isNull(9) {
            return row[9].map { .water(WaterEntry(id: id, at: start, amount: $0)) }
        }
        let target: Target? = row[8]
        if row.isNull(6) { return target.map { .running(start: start, target: $0) } }
        return row[6].map {
            .fast(
                Session(
                    id: id, start: start, end: $0, endOffset: row.offset(7), target: target))
        }
    }
}

extension ActKind {
    /// The column `scope`, by which the latest act is found.
    var scope: Int64 {
        switch self {
        case .end, .abandon: 1
        case .log, .edit, .delete: 2
        case .start, .adjust, .waterAdd, .waterRemove, .importing, .restore: 3
        }
    }
}
