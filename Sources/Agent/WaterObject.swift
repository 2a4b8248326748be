import Contract
import Fasting
import SDBus
import Words

/// `app.atrest.Water1` on the bus.
final class WaterObject {
    private let bus: Bus
    private let water: WaterKeeper
    private let settings: SettingsKeeper
    private let board: Board<WaterSnapshot>
    private let readable: () throws -> Void

    /// - Parameter readable: makes sure that what is shown is of today, or throws.
    init(
        bus: Bus, water: WaterKeeper, settings: SettingsKeeper, present: Present,
        readable: @escaping () throws -> Void
    ) {
        self.bus = bus
        self.water = water
        self.settings = settings
        self.readable = readable
        board = Board(
            Water1.interface, on: bus, fields: WaterSnapshot.fields,
            snapshot: WaterSnapshot(of: present))
    }

    /// Makes the interface reachable, until the slot is let go of.
    func export() throws(SystemError) -> Slot {
        try bus.export(
            Interface(Water1.interface, methods + board.members(readable)),
            at: ObjectPath(Names.objectPath))
    }

    /// Announces what differs from what was known.
    func announce(_ present: Present) throws(SystemError) {
        try board.announce(WaterSnapshot(of: present))
    }

    /// - Throws: InvalidArgs for what can be no entry, InvalidValue for no amount.
    private static func entry(_ entry: Entry) throws(BusError) -> WaterEntry {
        let (text, at, ml, extras) = entry.fields
        try Options.check(extras, known: [])
        guard let id = RecordID(text) else { throw .invalidArgs(Words.noID(text)) }
        guard let amount = WaterAmount(milliliters: ml) else {
            throw BusError(.invalidValue, Words.Water.invalidAmount)
        }
        return WaterEntry(id: id, at: Instant(microsecondsSinceEpoch: at), amount: amount)
    }

    private typealias Entry = BusStruct<String, UInt64, UInt32, [String: Value]>

    private var methods: [Interface.Member] {
        [
            .method(Water1.Method.add.rawValue, in: ["ml", "at"], out: ["id"]) {
                [unowned self] (ml: UInt32, at: UInt64) throws -> String in
                let amount = ml == 0 ? settings.current.quickAdd : WaterAmount(milliliters: ml)
                guard let amount else {
                    throw BusError(.invalidValue, Words.Water.invalidAmount)
                }
                let at = at == 0 ? nil : Instant(microsecondsSinceEpoch: at)
                return try water.add(amount, at: at).description
            },
            .method(Water1.Method.remove.rawValue, in: ["id"]) {
                [unowned self] (id: String) throws -> Void in try water.remove(id)
            },
            .method(Water1.Method.list.rawValue, in: ["since", "until"], out: ["entries"]) {
                [unowned self] (since: UInt64, until: UInt64) throws -> [Entry] in
                let until = until == 0 ? nil : Instant(microsecondsSinceEpoch: until)
                return try water.list(since: Instant(microsecondsSinceEpoch: since), until: until)
                    .map { entry in
                        BusStruct(
                            entry.id.description, entry.at.microsecondsSinceEpoch,
                            UInt32(entry.amount.milliliters), [:])
                    }
            },
            .method(Water1.Method.merge.rawValue, in: ["entries", "options"], out: ["counts"]) {
                [unowned self]
                (entries: [Entry], options: [String: Value]) throws -> [String: Value] in
                guard entries.count <= WaterKeeper.listLimit else {
                    throw BusError.invalidArgs(Words.tooManyAtOnce(WaterKeeper.listLimit))
                }
                let isTrial = try Options.isTrial(options)
                return try water.merge(entries.map(Self.entry), isTrial: isTrial).wire
            },
        ]
    }
}

/// What Water1 says at one moment.
struct WaterSnapshot {
    let todayMilliliters: UInt32
    let quickAdd: UInt32
    let unit: String

    init(of present: Present) {
        todayMilliliters = UInt32(clamping: present.waterToday)
        quickAdd = UInt32(present.settings.quickAdd.milliliters)
        unit = present.settings.waterUnit.rawValue
    }

    static var fields: [Board<WaterSnapshot>.Field] {
        [
            .init(Water1.Property.todayMilliliters) { $0.todayMilliliters },
            .init(Water1.Property.quickAdd) { $0.quickAdd },
            .init(Water1.Property.unit) { $0.unit },
        ]
    }
}
