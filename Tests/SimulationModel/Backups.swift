/// All fasts and all water at a moment, as a backup has them.
public struct Contents: Equatable, Sendable {
    public var fasts: [String: Fast]
    public var water: [String: Water]
    /// The id of the fast that ran then.
    public var running: String?
}

extension Model {
    /// What a backup has that is made now.
    public var contents: Contents {
        Contents(fasts: fasts.byID, water: water, running: running?.id)
    }

    /// Makes the fasts and the water as they are in a backup, as one act. A fast that runs now, or ran
    /// when the backup was made, stays as it is. As with an import, overlaps are allowed.
    mutating func restore(_ backup: Contents) throws(Refusal) -> Answer {
        let left = Set([running?.id, backup.running].compactMap(\.self))
        var contents: [(RecordName, Content?)] = []
        for id in Set(fasts.byID.keys).union(backup.fasts.keys).subtracting(left).sorted() {
            contents.append((.fast(id), backup.fasts[id].map { .fast($0) }))
        }
        for id in Set(water.keys).union(backup.water.keys).sorted() {
            contents.append((.water(id), backup.water[id].map { .water($0) }))
        }
        try commit("restore", contents, mayOverlap: true)
        return .done
    }
}

/// One backup a day, and which of them stay.
public enum BackupRule {
    public static let kept = 7

    /// The days whose backups stay: the fullest and the latest others. The fullest has the most fasts;
    /// of those the most water; of those it is the latest.
    ///
    /// - Parameter all: each day, as in 2026-11-21, with the number of fasts and of water.
    public static func daysThatStay(_ all: [(day: String, fasts: Int, water: Int)]) -> Set<String> {
        if all.count <= kept { return Set(all.map(\.day)) }
        let fullest = all.max { ($0.fasts, $0.water, $0.day) < ($1.fasts, $1.water, $1.day) }!
        let others = all.map(\.day).filter { $0 != fullest.day }.sorted(by: >)
        return Set(others.prefix(kept - 1)).union([fullest.day])
    }
}
