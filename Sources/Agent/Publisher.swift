import AgentBus
import AgentCore
import AgentDesktop
import Contract
import LocalTime
import Notices
import SDBus
import Tray
import Words

/// Tells the outside about each change: the journal, the bus, notifications and the tray. Also brings
/// what the desktop asks for to the engine.
final class Publisher {
    private let engine: Engine
    private let log: JournalLog
    private let interfaces: ServedInterfaces
    private let policy: NotificationPolicy
    private let trayController: TrayController
    private let trimmer: MemoryTrimmer
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
        self.engine = engine
        self.log = log
        interfaces = try ServedInterfaces(engine: engine, bus: bus) { log(.error, "\($0)") }
        policy = NotificationPolicy(presenter: presenter)
        limiter = try bus.limitReplies(on: loop)
        trimmer = try MemoryTrimmer(bus: bus, loop: loop) { [interfaces, unowned engine] in
            interfaces.releaseMemory()
            engine.releaseMemory()
        }
        let describe: (Refusal) -> DesktopActions.Description = { [unowned engine] refusal in
            let error = BusError(refusal, engine)
            return (error.name, error.message)
        }
        let actions = DesktopActions(
            engine: engine, policy: policy, presenter: presenter, describe: describe,
            onRefusal: { log(.warning, Words.Log.refused($0.name), nil, [.error: $0.name]) },
            quit: { [unowned loop] in loop.exit() })
        let alarm = try Alarm(on: loop, "tree in the tray", accuracy: Self.trayAccuracy) {
            log(.error, $0)
        }
        trayController = TrayController(
            engine: engine, setAlarm: alarm.set, describe: describe)
        // The controller holds the alarm.
        alarm.ring = { [unowned trayController] in trayController.treeMayHaveGrown() }
        let tray = Tray(
            bus: bus, loop: loop, id: Names.application,
            content: { [trayController] in trayController.content() },
            onEvent: { event in
                switch event {
                case .activated: actions.showState()
                case .chosen(let id): actions.perform(trayEntry: id)
                }
            },
            onShown: { [trayController] in trayController.arm() },
            onProblem: { log(.warning, Words.trayProblem("\($0)")) })
        trayController.item = tray
        owned = [
            tray, alarm,
            try loop.addClockWatch { [unowned engine] in engine.tick() },
            try loop.addDescriptor(presenter.actionDescriptor, events: .readable) { _ in
                for action in presenter.takeInvokedActions() { actions.perform(action) }
            },
            LoginMonitor(
                loop: loop, onWake: { [unowned engine] in engine.tick() },
                onLock: { [policy, unowned engine] in policy.setLocked($0, engine.snapshot) }),
        ]
        trimmer.arm()
    }

    /// Announces a change everywhere.
    func publish(_ change: Change) {
        for event in change.events { log(event) }
        interfaces.publish(change)
        policy.apply(change)
        trayController.apply(change.after)
        if !change.events.isEmpty { trimmer.arm() }
    }
}
