import Fasting
import Store

/// What has to be written so that the present records become those of a backup.
///
/// Fasts that run now, or ran when the backup was made, stay as they are. Rule:
/// docs/rules/domain.md, Backups.
struct Restoration: Equatable {
    private(set) var fasts: [RecordChange<Session>] = []
    private(set) var water: [RecordChange<WaterEntry>] = []
    private(set) var counts = RestoreCounts()

    /// Whether the records are those of the backup.
    var isEmpty: Bool { fasts.isEmpty && water.isEmpty }

    /// Those of fasts come first.
    var writes: [RecordWrite] { fasts.map(\.write) + water.map(\.write) }

    /// Reads each list once.
    ///
    /// - Parameters:
    ///   - present: the open records.
    ///   - running: the id of the fast that runs now; nil if none does.
    init(of backup: RecordSet, over present: RecordSet, running: RecordID?) {
        let left = [running, backup.active].compactMap(\.self)
        fasts = compare(backup.sessions, present.sessions, leaving: left)
        water = compare(backup.water, present.water, leaving: [])
    }

    func changes(_ id: RecordID) -> Bool {
        fasts.contains { $0.id == id } || water.contains { $0.id == id }
    }

    /// Walks along both lists, which are in the order of their ids.
    private mutating func compare<Record: StoredRecord>(
        _ backup: [Record], _ present: [Record], leaving left: [RecordID]
    ) -> [RecordChange<Record>] {
        var (backup, present) = (backup[...], present[...])
        var changes: [RecordChange<Record>] = []
        while let id = Self.lesser(backup.first?.id, present.first?.id) {
            let earlier = Self.take(id, from: &backup)
            let now = Self.take(id, from: &present)
            if left.contains(id) { continue }
            switch (earlier, now) {
            case (nil, nil): break
            case (nil, let now?):
                counts.removed += 1
                changes.append(.removed(now))
            case (let earlier?, nil):
                counts.returned += 1
                changes.append(.returned(earlier))
            case (let earlier?, let now?) where earlier != now:
                counts.changed += 1
                changes.append(.changed(now: now, backup: earlier))
            case (_?, _?): counts.equal += 1
            }
        }
        return changes
    }

    private static func lesser(_ a: RecordID?, _ b: RecordID?) -> RecordID? {
        guard let a, let b else { return a ?? b }
        return min(a, b)
    }

    /// Removes the first record if it has this id.
    private static func take<Record: StoredRecord>(
        _ id: RecordID, from records: inout ArraySlice<Record>
    ) -> Record? {
        records.first?.id == id ? records.popFirst() : nil
    }
}

extension RecordChange where Record: StoredRecord {
    fileprivate var id: RecordID { latest.id }

    fileprivate var write: RecordWrite {
        switch self {
        case .returned(let record), .changed(_, let record): record.write
        case .removed(let record): Record.removal(of: record.id)
        }
    }
}

private protocol StoredRecord: Equatable {
    var id: RecordID { get }
    /// Stores the record.
    var write: RecordWrite { get }
    static func removal(of id: RecordID) -> RecordWrite
}

extension Session: StoredRecord {
    fileprivate var write: RecordWrite { .keep(self) }
    fileprivate static func removal(of id: RecordID) -> RecordWrite { .removeFast(id) }
}

extension WaterEntry: StoredRecord {
    fileprivate var write: RecordWrite { .water(self) }
    fileprivate static func removal(of id: RecordID) -> RecordWrite { .removeWater(id) }
}
