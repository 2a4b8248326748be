/// What restoring a backup does to one record that differs.
public enum RecordChange<Record: Equatable & Sendable>: Equatable, Sendable {
    /// It is in the backup and not in the records.
    case returned(Record)
    /// It is in both, and not the same.
    case changed(now: Record, backup: Record)
    /// It is in the records and not in the backup.
    case removed(Record)

    /// The record as it is now, or if it is missing now, as it was.
    public var latest: Record {
        switch self {
        case .returned(let record), .removed(let record), .changed(let record, _): record
        }
    }

    /// The record as it is in the backup; nil if it is not there.
    public var backup: Record? {
        switch self {
        case .returned(let record), .changed(_, let record): record
        case .removed: nil
        }
    }

    /// The record as it is now; nil if it is missing.
    public var now: Record? {
        switch self {
        case .removed(let record), .changed(let record, _): record
        case .returned: nil
        }
    }

    public var kind: RecordChangeKind {
        switch self {
        case .returned: .returned
        case .changed: .changed
        case .removed: .removed
        }
    }
}

/// What happens to a record, without the record. The raw values are those of Journal1.Compare.
public enum RecordChangeKind: String, CaseIterable, Sendable {
    case returned, changed, removed
}

/// The records that restoring a backup changes: fasts and water, each the newest first.
public struct RecordChanges: Equatable, Sendable {
    public var fasts: [RecordChange<Session>]
    public var water: [RecordChange<WaterEntry>]

    public init(fasts: [RecordChange<Session>] = [], water: [RecordChange<WaterEntry>] = []) {
        self.fasts = fasts
        self.water = water
    }

    /// The newest of each kind, fasts before water.
    ///
    /// - Parameter limit: how many of each kind there are at most.
    public func newest(_ limit: Int) -> RecordChanges {
        var room: [RecordChangeKind: Int] = [:]
        func take<Record>(_ changes: [RecordChange<Record>]) -> [RecordChange<Record>] {
            changes.filter { change in
                let left = room[change.kind] ?? limit
                room[change.kind] = max(0, left - 1)
                return left > 0
            }
        }
        return RecordChanges(
            fasts: take(fasts.sorted { $0.latest.end > $1.latest.end }),
            water: take(water.sorted { $0.latest.at > $1.latest.at }))
    }
}
