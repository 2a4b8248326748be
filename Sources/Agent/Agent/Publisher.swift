import AgentBus
import AgentCore
import AgentDesktop
import Contract
import Fasting
import Notices
import SDBus
import Tray
import Words

/// Tells the outside about each change: the journal and the ``ChangeListeners``. Also brings what the
/// desktop asks for to the engine.
final class Publisher {
    private let log: JournalLog
    private let outlets: ChangeListeners
    private let trimmer: MemoryTrimmer
    private let devices: DevicesController
    /// Released with this object.
    private let owned: [AnyObject]

    init(
        _ engine: Engine, _ presenter: LibnotifyPresenter, bus: Bus, loop: SDEventLoop,
        log: JournalLog
    ) throws(SystemError) {
        self.log = log
        let alarms = try DesktopAlarms(on: loop) { log(.error, $0) }
        let devices = DevicesController(engine, loop: loop) { log(.notice, $0) }
        // The state is reported before a client can read it.
        devices.report()
        let desktop = Self.desktop(engine, presenter, alarms, bus: bus, loop: loop, log: log)
        let outlets = try ChangeListeners(engine, desktop, bus: bus, devices: devices) {
            log(.error, "\($0)")
        }
        alarms.ring = { [unowned outlets] in outlets.ring($0) }
        let targets = UnitTargets(bus: bus) {
            log(.debug, Words.Log.targetsFailed($0), nil, [.error: $0])
        }
        let calendar = CalendarController(engine, loop: loop) { log(.warning, $0) }
        outlets.add([targets, calendar, devices])
        (self.devices, self.outlets) = (devices, outlets)
        // Bounds what clients leave unread.
        let limiter = try bus.limitReplies(on: loop)
        trimmer = try MemoryTrimmer(bus: bus, loop: loop) { [outlets, unowned engine] in
            outlets.interfaces.releaseMemory()
            engine.releaseMemory()
        }
        owned =
            [alarms, limiter] + (try Self.tray(outlets, bus: bus, loop: loop, log: log))
            + (try Self.watches(engine, presenter, outlets, loop: loop))
        trimmer.arm()
    }

    private static func desktop(
        _ engine: Engine, _ presenter: LibnotifyPresenter, _ alarms: DesktopAlarms, bus: Bus,
        loop: SDEventLoop, log: JournalLog
    ) -> DesktopEnvironment {
        DesktopEnvironment(
            presenter: presenter,
            open: ApplicationOpener(bus: bus, schedule: engine.environment.schedule).open,
            setAlarm: alarms.set,
            onRefusal: { [unowned engine] refusal in
                // Its name tells whether a fast runs.
                if engine.snapshot.settings.isDiscreet { return }
                let name = refusal.busName
                log(.warning, Words.Log.refused(name), nil, [.error: name])
            },
            quit: { [unowned loop] in loop.exit() })
    }

    /// The item in the tray, and what tells whether there is a panel or a window beside it.
    private static func tray(
        _ outlets: ChangeListeners, bus: Bus, loop: SDEventLoop, log: JournalLog
    ) throws(SystemError) -> [AnyObject] {
        let (actions, controller) = (outlets.actions, outlets.tray)
        let tray = Tray(
            bus: bus, loop: loop, id: Names.application,
            content: { [controller] in controller.content() },
            pixmaps: { [controller] in controller.pixmaps() },
            onEvent: { event in
                switch event {
                case .activated(let token): actions.open(.timer, token: token)
                case .chosen(let id, let token): actions.perform(trayEntry: id, token: token)
                }
            },
            onShown: { [controller] in controller.arm() },
            onProblem: { log(.warning, Words.trayProblem("\($0)")) })
        controller.item = tray
        return [
            tray,
            try bus.watchName(Names.panel) { [controller] owner in
                controller.hasPanel = owner != nil
            },
            try InstalledWindow(on: bus) { [controller] in controller.hasWindow = $0 },
        ]
    }

    /// What tells of the clock, of pressed buttons, of wake-ups and of a locked session.
    private static func watches(
        _ engine: Engine, _ presenter: LibnotifyPresenter, _ outlets: ChangeListeners,
        loop: SDEventLoop
    ) throws(SystemError) -> [AnyObject] {
        [
            try loop.addClockWatch { [unowned engine] in engine.tick() },
            try loop.addDescriptor(presenter.actionDescriptor, events: .readable) { _ in
                for action in presenter.takeInvokedActions() { outlets.perform(action) }
            },
            LoginMonitor(
                loop: loop,
                onWake: { [unowned engine, outlets] in
                    engine.tick()
                    outlets.retry()
                },
                onLock: { [outlets] in
                    outlets.setLocked($0)
                    outlets.retry()
                }),
        ]
    }

    /// Begins to read what other machines have written.
    func begin() { devices.begin() }

    /// Announces a change everywhere.
    func publish(_ change: Change) {
        let isDiscreet = change.after.settings.isDiscreet
        for event in change.events { log(event, isDiscreet: isDiscreet) }
        outlets.publish(change)
        if !change.events.isEmpty { trimmer.arm() }
    }
}

extension CalendarController: ChangeListener {}
extension DevicesController: ChangeListener {}
