import Fasting
import LocalTime
import SDBus
import Store

/// The keepers of all that the agent owns, and what follows from them at one moment.
final class Keepers {
    /// Gets what has happened, once it is stored; nothing where only the time has moved, or
    /// something has changed that is no fast.
    var onChange: ([FastEffect]) -> Void = { _ in }

    /// The records are no longer there.
    var onLetGo: () -> Void = {}

    let records: Records
    let settings: SettingsKeeper
    let water: WaterKeeper
    let history: HistoryKeeper
    let fast: FastKeeper
    private let zone = Zone.system
    /// How many fasts were completed up to the one that is spoken of; later edits do not change it.
    private var arrival: (ended: EndedFast, completed: Int)?
    /// Whether what was ended can be taken up again; nil where it must be looked up.
    private var endingIsBlocked: Bool?
    /// The local day at the last change, as ``CivilTime/dayNumber``.
    private var day: Int64 = 0

    init(
        records: Records, folder: DataFolder, log: Log, loop: SDEventLoop
    ) throws(SystemError) {
        self.records = records
        settings = SettingsKeeper(records: records, log: log)
        water = WaterKeeper(records: records, zone: zone, log: log)
        history = HistoryKeeper(records: records, zone: zone)
        fast = try FastKeeper(
            records: records, settings: settings, zone: zone, log: log, loop: loop)
        let backups = BackupKeeper(folder: folder, zone: zone, loop: loop, log: log)
        records.onWrite = { backups.wrote(to: $0) }
        records.onLetGo = { [unowned self] in
            backups.letGo()
            onLetGo()
        }
        records.onOpen = { [unowned self] stored in
            settings.takeUp(stored?.settings)
            water.takeUp()
            history.changed()
            fast.takeUp(stored?.fast)
        }
        records.carryOver = { [unowned self] (store) throws(StoreError) in
            try fast.carryOver(to: store)
            try settings.carryOver(to: store)
        }
        fast.dayBound = { [unowned self] in present.dayBound }
        fast.onChange = { [unowned self] in changed($0?.effects ?? []) }
        for keeper in [settings as any ChangeTeller, water] {
            keeper.onChange = { [unowned self] in
                changed([])
                fast.dayMayCount()
            }
        }
    }

    var present: Present {
        let now = Clock.now
        return Present(
            fast: fast.state, settings: settings.current, counts: history.counts,
            arrivalCount: arrivalCount, canUndoEnding: canUndoEnding,
            waterToday: water.total(on: now), now: now, zone: zone)
    }

    /// Makes sure that the records can be read, and that what is bound to the day is of today:
    /// nobody says so when the zone changes.
    ///
    /// - Throws: Storage with a sentence.
    func knowToday() throws(BusError) {
        _ = try records.opened()
        if zone.civil(Clock.now).dayNumber != day { fast.timeHasPassed() }
    }

    private var arrivalCount: Int {
        guard case .ended(let ended) = fast.state.stage, ended.outcome == .completed else {
            arrival = nil
            return 0
        }
        if let arrival, arrival.ended == ended { return arrival.completed }
        arrival = (ended, history.counts.completed)
        return history.counts.completed
    }

    /// Not where a fast has come since, by an import, that the one would overlap.
    private var canUndoEnding: Bool {
        guard fast.state.active == nil, let ended = fast.state.undoableEnding else { return false }
        if let endingIsBlocked { return !endingIsBlocked }
        let other = try? records.openStore?.session(
            endingAfter: ended.start, upTo: nil, except: ended.id)
        endingIsBlocked = other != nil
        return other == nil
    }

    /// A merge has come to its end, however it did.
    func mergeHasEnded() {
        history.changed()
        endingIsBlocked = nil
    }

    private func changed(_ effects: [FastEffect]) {
        if effects.contains(where: \.changesHistory) { history.changed() }
        if !effects.isEmpty { endingIsBlocked = nil }
        day = zone.civil(Clock.now).dayNumber
        onChange(effects)
    }
}

/// Tells after a change was stored.
protocol ChangeTeller: AnyObject {
    var onChange: () -> Void { get set }
}

extension SettingsKeeper: ChangeTeller {}
extension WaterKeeper: ChangeTeller {}

extension FastEffect {
    /// Whether the stored fasts are others after it.
    var changesHistory: Bool {
        switch self {
        case .keep, .forget, .merged: true
        case .started, .ended, .milestoneReached, .targetReached: false
        }
    }
}
