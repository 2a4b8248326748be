import AgentCore
import Contract
import Fasting
import SDBus
import Words

/// `app.atrest.Water1` on the bus.
final class Water1Object: Water1Handler {
    private let engine: Engine
    let published: PublishedProperties<Water1Properties>

    init(engine: Engine, bus: Bus) {
        self.engine = engine
        published = PublishedProperties(engine, on: bus)
    }

    // MARK: Methods

    func add(ml: UInt32, at: UInt64) throws -> RecordID {
        let amount = ml == 0 ? nil : try WaterAmount(checking: ml)
        return try engine.add(.addWater(amount, at: Instant(noneIfZero: at)))
    }

    func remove(id text: String) throws {
        guard let id = RecordID(text) else {
            throw BusError(.notFound, Words.Water.notFound(text))
        }
        try engine.carryOut(.removeWater(id))
    }

    func list(since: UInt64, until: UInt64) throws -> [Water1.EntryRow] {
        let since = Instant(microsecondsSinceEpoch: since)
        let until = Instant(noneIfZero: until)
        return try engine.answering { (engine) throws(Refusal) in
            try engine.water(since: since, until: until)
        }.map {
            Water1.EntryRow(id: $0.id, at: $0.at, amount: $0.amount)
        }
    }

    func merge(
        entries: [Water1.MergeRow], options: [String: Value]
    ) throws -> History1.MergeResult {
        guard entries.count <= Engine.waterListLimit else {
            throw BusError.invalidArgs(Words.tooManyAtOnce(Engine.waterListLimit))
        }
        let isDryRun = try CallOptions(options, History1.MergeOptions.keys).flag(.dryRun) ?? false
        return try engine.merge(
            .merge(water: entries.map { try WaterEntry($0) }, isDryRun: isDryRun))
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
