import Contract
import Fasting
import LocalTime
import Notices
import SDBus
import Store
import Words

/// The agent towards the outside: what it shows on the bus, what it says on the desktop.
final class Service {
    private let keepers: Keepers
    private let log: Log
    private let port: LibnotifyPresenter
    private let herald: Herald
    private let timer: TimerObject
    private let vigil: VigilObject
    private let settings: SettingsObject
    private let water: WaterObject
    private let history: HistoryObject
    private let forest: ForestObject
    private let agent: AgentObject
    private let memory: MemoryKeeper
    private let tray: TrayKeeper
    /// Lasts as long as this object.
    private var lasting: [AnyObject] = []

    init(_ keepers: Keepers, bus: Bus, loop: SDEventLoop, log: Log) throws(SystemError) {
        self.keepers = keepers
        self.log = log
        port = LibnotifyPresenter(application: Words.name, desktopEntry: Names.application) {
            line in
            log(.warning, line)
        }
        herald = Herald(port: port)
        let readable: () throws -> Void = { try keepers.knowToday() }
        let present = keepers.present
        let history = HistoryObject(
            keepers, bus: bus, loop: loop, present: present, readable: readable)
        self.history = history
        forest = ForestObject(keepers, bus: bus, present: present, readable: readable)
        timer = TimerObject(
            bus: bus, keeper: keepers.fast, records: keepers.records, present: present,
            checkFree: { () throws(BusError) in try history.checkFree() })
        vigil = VigilObject(
            bus: bus, settings: keepers.settings, present: present, readable: readable,
            citation: { keepers.present.passage?.citation ?? "" })
        settings = SettingsObject(
            bus: bus, settings: keepers.settings, present: present, readable: readable)
        water = WaterObject(
            bus: bus, water: keepers.water, settings: keepers.settings, present: present,
            readable: readable)
        memory = try MemoryKeeper(bus: bus, loop: loop) { [forest] in
            forest.tidy()
            if !history.isMerging { keepers.records.openStore?.endMerge() }
        }
        agent = AgentObject(bus: bus, noticeCount: { [port] in port.acceptedCount })
        let wishes = Wishes(
            keepers, herald: herald, port: port, log: log,
            checkFree: { () throws(BusError) in try history.checkFree() },
            quit: { [unowned loop] in loop.exit() })
        tray = try TrayKeeper(
            keepers, bus: bus, loop: loop, onWish: { wishes.carryOut($0) },
            onProblem: { log(.warning, Words.trayProblem("\($0)")) })
        lasting = [
            try history.export(), try forest.export(), try timer.export(), try vigil.export(),
            try settings.export(),
            try agent.export(),
            try water.export(),
            try loop.addClockWatch { keepers.fast.timeHasPassed() },
            try loop.addDescriptor(port.actionDescriptor, events: .readable) {
                [port] _ in
                for answer in port.takeInvokedActions() { wishes.carryOut(answer) }
            },
            LoginWatch(
                loop: loop, onWake: { keepers.fast.timeHasPassed() },
                onLock: { [unowned self] in herald.sessionIs(locked: $0, keepers.present) }),
        ]
    }

    deinit {
        keepers.onChange = { _ in }
        keepers.onLetGo = {}
        keepers.records.onSetAside = { _ in }
        keepers.records.onFailure = {}
    }

    /// The name is owned: from now on whatever changes is announced.
    ///
    /// - Parameter setAside: what became of damaged records already.
    func begin(setAside: Store.SetAside?) {
        keepers.onChange = { [unowned self] in tell($0) }
        keepers.onLetGo = { [unowned self] in history.recordsHaveGone() }
        keepers.records.onSetAside = { [unowned self] in tellSetAside($0) }
        keepers.records.onFailure = { [unowned self] in tray.announce(keepers.present) }
        if let setAside { tellSetAside(setAside) }
        keepers.fast.timeHasPassed()
        tray.announce(keepers.present)
        memory.arm()
    }

    /// The agent ends: what it has on the screen nobody else could take away.
    func end() { port.close() }

    /// Announces what has changed, then says what has happened.
    private func tell(_ effects: [FastEffect]) {
        let present = keepers.present
        do {
            try vigil.announce(present)
            try settings.announce(present)
            try water.announce(present)
            try history.announce(present)
            try forest.announce(present)
            try timer.announce(present)
            try timer.tell(effects)
            if effects.contains(where: \.changesHistory) { try history.tellChanged() }
        } catch {
            log(.error, "\(error)")
        }
        herald.tell(effects, present)
        tray.announce(present)
        if !effects.isEmpty { memory.arm() }
    }

    private func tellSetAside(_ setAside: Store.SetAside) {
        let sentence = Words.recordsSetAside(
            as: setAside.name, restoring: setAside.restoredDay)
        log(.warning, sentence, .recordsSetAside)
        herald.tellSetAside(sentence)
    }
}
