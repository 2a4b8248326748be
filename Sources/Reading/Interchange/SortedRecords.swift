import Fasting

extension Array {
    /// The elements, newest first, then by id. Each key is calculated once, and the keys are sorted
    /// instead of the elements.
    func sorted(
        by key: (Element) -> (instant: Instant, id: RecordID)
    ) -> [Element] {
        let keys = enumerated().map { index, element in
            let (instant, id) = key(element)
            return (instant: instant, id: id, index: index)
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
