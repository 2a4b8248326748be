import Fasting
import Store

/// What has to be written so that the present records become those of a backup.
///
/// Fasts that run now, or ran when the backup was made, stay as they are. Rule:
/// docs/rules/domain.md, Backups.
struct Restoration: Equatable {
    private(set) var writes: [RecordWrite] = []
    private(set) var counts = RestoreCounts()
    /// How many of the writes are about fasts. They come first.
    private(set) var fasts = 0

    /// How many of the writes are about water.
    var water: Int { writes.count - fasts }

    /// Reads each list once.
    ///
    /// - Parameters:
    ///   - present: the open records.
    ///   - running: the id of the fast that runs now; nil if none does.
    init(of backup: RecordSet, over present: RecordSet, running: RecordID?) {
        let left = [running, backup.active].compactMap(\.self)
        compare(backup.sessions, present.sessions, leaving: left)
        fasts = writes.count
        compare(backup.water, present.water, leaving: [])
    }

    func changes(_ id: RecordID) -> Bool { writes.contains { $0.id == id } }

    /// Walks along both lists, which are in the order of their ids.
    private mutating func compare<Record: StoredRecord>(
        _ backup: [Record], _ present: [Record], leaving left: [RecordID]
    ) {
        var (backup, present) = (backup[...], present[...])
        while let id = Self.lesser(backup.first?.id, present.first?.id) {
            let earlier = Self.take(id, from: &backup)
            let now = Self.take(id, from: &present)
            if left.contains(id) { continue }
            switch (earlier, now) {
            case (nil, _):
                counts.removed += 1
                writes.append(Record.removal(of: id))
            case (let earlier?, nil):
                counts.returned += 1
                writes.append(earlier.write)
            case (let earlier?, let now?) where earlier != now:
                counts.changed += 1
                writes.append(earlier.write)
            case (_?, _?): counts.equal += 1
            }
        }
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
