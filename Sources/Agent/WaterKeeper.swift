import Contract
import Fasting
import LocalTime
import SDBus
import Store
import Words

/// Owns the water that was noted.
final class WaterKeeper {
    /// After a change was stored.
    var onChange: () -> Void = {}
    private let records: Records
    private let zone: Zone
    private let log: Log
    /// Of which local day, by its first instant, and how much; nil where it must be asked for.
    private var today: (day: Instant, milliliters: Int64)?

    /// At most so many entries go into one answer; whoever wants more pages.
    static let listLimit = 2000

    init(records: Records, zone: Zone, log: Log) {
        self.log = log
        self.records = records
        self.zone = zone
    }

    /// The records are others than before.
    func takeUp() { today = nil }

    /// - Parameter at: nil for now.
    /// - Returns: the id of the entry.
    /// - Throws: a refusal; nothing has changed then.
    func add(_ amount: WaterAmount, at: Instant?) throws(BusError) -> RecordID {
        let now = Clock.now
        if let at, at > now { throw BusError(.invalidTime, Words.Water.inTheFuture) }
        let store = try records.inPlace()
        let entry = WaterEntry(id: try .random(), at: at ?? now, amount: amount)
        try records.write(to: store) { (store) throws(StoreError) in try store.add(entry) }
        changed(.waterNoted)
        return entry.id
    }

    /// - Throws: NotFound, Storage.
    func remove(_ text: String) throws(BusError) {
        let store = try records.inPlace()
        guard let id = RecordID(text),
            try records.write(
                to: store, { (store) throws(StoreError) in try store.removeWater(id) })
        else { throw BusError(.notFound, Words.Water.notFound(text)) }
        changed(.waterRemoved)
    }

    /// Merges many entries, all of them or none.
    ///
    /// - Parameter isTrial: counts only.
    func merge(_ entries: [WaterEntry], isTrial: Bool) throws(BusError) -> MergeCounts {
        let now = Clock.now
        if isTrial {
            return try records.read { (store) throws(StoreError) in
                try store.merge(entries, now: now, isTrial: true)
            }
        }
        let store = try records.inPlace()
        let counts = try records.write(to: store) { (store) throws(StoreError) in
            try store.merge(entries, now: now, isTrial: false)
        }
        if counts.new + counts.changed > 0 { changed(.waterMerged) }
        return counts
    }

    /// Newest first, at most ``listLimit``.
    func list(since: Instant, until: Instant?) throws(BusError) -> [WaterEntry] {
        try records.read { (store) throws(StoreError) in
            try store.water(since: since, until: until, limit: Self.listLimit)
        }
    }

    /// Millilitres of the local day; 0 where the records do not tell.
    func total(on now: Instant) -> Int64 {
        let day = zone.startOfDay(at: now)
        if let today, today.day == day { return today.milliliters }
        // Whoever looks at the present state must not open anything for it.
        guard let store = records.openStore,
            let total = try? store.waterTotal(since: day, until: zone.midnight(after: now))
        else { return 0 }
        today = (day, total)
        return total
    }

    private func changed(_ act: Act) {
        today = nil
        log(act)
        onChange()
    }
}
