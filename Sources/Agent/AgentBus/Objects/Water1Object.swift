import AgentCore
import Contract
import Fasting
import SDBus
import Words

/// `app.atrest.Water1` on the bus.
final class Water1Object: PublishingObject<Water1Properties>, Water1Handler {
    // MARK: Methods

    func remove(id text: String) throws -> Journal1.ActResult {
        guard let id = RecordID(text) else {
            throw BusError(.notFound, Words.Water.notFound(text))
        }
        return try engine.change(.removeWater(id))
    }

    func add(options: [String: Value]) throws -> Water1.AddResult {
        let options = try CallOptions(options, Water1.AddOptions.keys)
        let (id, act) = try engine.add(
            .addWater(
                options.amount(.milliliters), at: options.instant(.at), id: options.id(.id)))
        guard let entry = try engine.waterEntry(id) else { throw Refusal.waterNotFound(id) }
        return Water1.AddResult(
            id: entry.id, at: entry.at, milliliters: entry.amount,
            todayMilliliters: UInt32(clamping: engine.snapshot.waterToday), act: act)
    }

    func list(options: [String: Value]) throws -> [Water1.EntryRow] {
        let options = try CallOptions(options, Water1.ListOptions.keys)
        let since = try options.bound(.since) ?? Instant(secondsSinceEpoch: 0)
        let (until, id) = (try options.bound(.until), try options.id(.after))
        let limit = try options.limit(.limit)
        return try engine.water(since: since, until: until, after: id, limit: limit)
            .map(Water1.EntryRow.init)
    }
}

extension Water1.EntryRow {
    fileprivate init(_ entry: WaterEntry) {
        self.init(id: entry.id, at: entry.at, amount: entry.amount)
    }
}

extension Water1Properties {
    init(_ snapshot: Snapshot) {
        self.init()
        todayMilliliters = UInt32(clamping: snapshot.waterToday)
        recentMilliliters = UInt32(clamping: snapshot.recentWater)
        quickAdd = UInt32(snapshot.settings.quickAdd.milliliters)
        unit = snapshot.settings.waterUnit.rawValue
    }
}
