import Fasting
import LocalTime
import SDBus
import Store

/// The keepers of all that the agent owns, and what follows from them at one moment.
final class Keepers {
    /// Gets what has happened, once it is stored; nothing where only the time has moved, or
    /// something has changed that is no fast.
    var onChange: ([FastEffect]) -> Void = { _ in }

    let records: Records
    let settings: SettingsKeeper
    let water: WaterKeeper
    let fast: FastKeeper
    private let zone = Zone.system
    /// How many fasts were completed up to this one.
    private var arrival: (ended: EndedFast, completedCount: Int)?
    /// The local day at the last change, as ``CivilTime/dayNumber``.
    private var day: Int64 = 0

    init(records: Records, log: Log, loop: EventLoop) throws(SystemError) {
        self.records = records
        settings = SettingsKeeper(records: records)
        water = WaterKeeper(records: records, zone: zone)
        fast = try FastKeeper(
            records: records, settings: settings, zone: zone, log: log, loop: loop)
        records.onOpen = { [unowned self] stored in
            settings.takeUp(stored?.settings)
            water.takeUp()
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
            fast: fast.state, settings: settings.current, completedCount: completedCount,
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

    private func changed(_ effects: [FastEffect]) {
        day = zone.civil(Clock.now).dayNumber
        onChange(effects)
    }

    /// Counted once for each ending, and only where Vigil wants to know.
    private var completedCount: Int? {
        guard settings.current.isVigilOn, case .ended(let ended) = fast.state.stage,
            ended.outcome == .completed
        else {
            arrival = nil
            return nil
        }
        if let arrival, arrival.ended == ended { return arrival.completedCount }
        let count = try? records.openStore?.completedCount()
        if let count { arrival = (ended, count) }
        return count
    }
}

/// Tells after a change was stored.
protocol ChangeTeller: AnyObject {
    var onChange: () -> Void { get set }
}

extension SettingsKeeper: ChangeTeller {}
extension WaterKeeper: ChangeTeller {}
