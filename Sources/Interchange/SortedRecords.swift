import Fasting

/// The sixteen bytes of an id as two numbers. They sort in the same order, and compare and hash
/// many times faster.
struct SortableID: Hashable, Comparable {
    private let high: UInt64
    private let low: UInt64

    init(_ id: RecordID) {
        high = id.bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = id.bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
    }

    static func < (a: SortableID, b: SortableID) -> Bool {
        a.high != b.high ? a.high < b.high : a.low < b.low
    }
}

extension Array {
    /// The elements, newest first, then by id. Each key is calculated once, and the keys are sorted
    /// instead of the elements.
    func sorted(
        by key: (Element) -> (instant: Instant, id: RecordID)
    ) -> [Element] {
        let keys = enumerated().map { index, element in
            let (instant, id) = key(element)
            return (instant: instant, id: SortableID(id), index: index)
        }
        return keys.sorted {
            if $0.instant != $1.instant { return $0.instant > $1.instant }
            return $0.id != $1.id ? $0.id < $1.id : $0.index < $1.index
        }.map { self[$0.index] }
    }
}

extension [Session] {
    /// Newest end first, then by id. Rule: docs/rules/domain.md, Export and import.
    var newestFirst: [Session] { sorted { ($0.end, $0.id) } }

    var sortedByID: [Session] { sorted { (Instant(secondsSinceEpoch: 0), $0.id) } }
}

extension [WaterEntry] {
    /// Newest first, then by id.
    var newestFirst: [WaterEntry] { sorted { ($0.at, $0.id) } }
}
