import AgentBus
import AgentCore
import AgentDesktop
import Contract
import Fasting
import Notices
import SDBus
import Tray
import Words

/// Tells the outside about each change: the journal, the ``ChangeListeners`` and the ``UnitTargets``. Also
/// brings what the desktop asks for to the engine.
final class Publisher {
    private let log: JournalLog
    private let outlets: ChangeListeners
    private let targets: UnitTargets
    private let trimmer: MemoryTrimmer
    private let calendar: CalendarController
    private let devices: DevicesController
    /// Bounds what clients leave unread.
    private let limiter: ReplyLimiter
    /// Released with this object.
    private var owned: [AnyObject] = []

    /// How late the tree in the tray may grow, so that it can share a wakeup.
    private static let trayAccuracy = Duration.seconds(1)

    init(
        _ engine: Engine, _ presenter: LibnotifyPresenter, bus: Bus, loop: SDEventLoop,
        log: JournalLog
    ) throws(SystemError) {
        self.log = log
        let alarm = try Alarm(on: loop, "tree in the tray", accuracy: Self.trayAccuracy) {
            log(.error, $0)
        }
        let invitationAlarm = try Alarm(on: loop, "invitation", accuracy: Self.trayAccuracy) {
            log(.error, $0)
        }
        let planAlarm = try Alarm(on: loop, "plan", accuracy: Self.trayAccuracy) {
            log(.error, $0)
        }
        let opener = ApplicationOpener(bus: bus, schedule: engine.environment.schedule)
        let desktop = DesktopEnvironment(
            presenter: presenter, open: opener.open,
            setAlarm: { kind, instant in
                switch kind {
                case .tree: alarm.set(instant)
                case .invitation: invitationAlarm.set(instant)
                case .plan: planAlarm.set(instant)
                }
            },
            onRefusal: { [unowned engine] refusal in
                // Its name tells whether a fast runs.
                if engine.snapshot.settings.isDiscreet { return }
                let name = refusal.busName
                log(.warning, Words.Log.refused(name), nil, [.error: name])
            },
            quit: { [unowned loop] in loop.exit() })
        devices = DevicesController(engine, loop: loop) { log(.notice, $0) }
        let devices = devices
        // The state is reported before a client can read it.
        devices.report()
        outlets = try ChangeListeners(engine, desktop, bus: bus, devices: devices) {
            log(.error, "\($0)")
        }
        targets = UnitTargets(bus: bus) {
            log(.debug, Words.Log.targetsFailed($0), nil, [.error: $0])
        }
        calendar = CalendarController(engine, loop: loop) { log(.warning, $0) }
        let calendar = calendar
        let (actions, trayController) = (outlets.actions, outlets.tray)
        let outlets = outlets
        limiter = try bus.limitReplies(on: loop)
        trimmer = try MemoryTrimmer(bus: bus, loop: loop) { [outlets, unowned engine] in
            outlets.interfaces.releaseMemory()
            engine.releaseMemory()
        }
        // The controller holds the alarm.
        alarm.ring = { [unowned trayController] in trayController.treeMayHaveGrown() }
        invitationAlarm.ring = { [unowned outlets] in outlets.invitation.decide() }
        planAlarm.ring = { [unowned outlets] in outlets.plan.decide() }
        let tray = Tray(
            bus: bus, loop: loop, id: Names.application,
            content: { [trayController] in trayController.content() },
            onEvent: { event in
                switch event {
                case .activated(let token): actions.open(.timer, token: token)
                case .chosen(let id, let token): actions.perform(trayEntry: id, token: token)
                }
            },
            onShown: { [trayController] in trayController.arm() },
            onProblem: { log(.warning, Words.trayProblem("\($0)")) })
        trayController.item = tray
        owned = [
            tray, alarm, invitationAlarm, planAlarm,
            try bus.watchName(Names.panel) { [trayController] owner in
                trayController.hasPanel = owner != nil
            },
            try InstalledWindow(on: bus) { [trayController] in trayController.hasWindow = $0 },
            try loop.addClockWatch { [unowned engine] in engine.tick() },
            try loop.addDescriptor(presenter.actionDescriptor, events: .readable) { _ in
                for action in presenter.takeInvokedActions() { outlets.perform(action) }
            },
            LoginMonitor(
                loop: loop,
                onWake: { [unowned engine] in
                    engine.tick()
                    calendar.retry()
                    devices.retry()
                },
                onLock: { [outlets, unowned engine] in
                    outlets.setLocked($0, engine.snapshot)
                    calendar.retry()
                    devices.retry()
                }),
        ]
        trimmer.arm()
    }

    /// Begins to read what other machines have written.
    func begin() { devices.begin() }

    /// Announces a change everywhere.
    func publish(_ change: Change) {
        let isDiscreet = change.after.settings.isDiscreet
        for event in change.events { log(event, isDiscreet: isDiscreet) }
        outlets.publish(change)
        targets.follow(change.after)
        calendar.apply(change)
        devices.apply(change)
        if !change.events.isEmpty { trimmer.arm() }
    }
}
