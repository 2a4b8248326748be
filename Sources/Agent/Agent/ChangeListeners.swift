import AgentBus
import AgentCore
import AgentDesktop
import Notices
import SDBus

/// Passes each change to the bus, the notifications and the tray. It also carries out what the user
/// chooses there.
///
/// It needs no event loop and no desktop, so that a simulation can use it as the agent does.
package final class ChangeListeners {
    package let interfaces: ServedInterfaces
    package let policy: NotificationPolicy
    package let actions: DesktopActions
    package let tray: TrayController
    /// In the order in which they learn of a change, after the bus.
    private var members: [any ChangeListener] = []
    private let offers: [DailyOfferController]
    private let prayer: PrayerState
    private let engine: Engine
    private var isLocked = false

    /// Exports all interfaces on a bus.
    ///
    /// - Parameters:
    ///   - devices: carries lines between machines. It outlives this object.
    ///   - onFailure: gets what keeps a change from being announced on the
    ///     bus.
    package init(
        _ engine: Engine, _ desktop: DesktopEnvironment, bus: Bus, devices: any DeviceControl,
        onFailure: @escaping (any Error) -> Void
    ) throws(SystemError) {
        prayer = PrayerState(engine.environment)
        policy = NotificationPolicy(presenter: desktop.presenter)
        actions = DesktopActions(engine: engine, policy: policy, environment: desktop)
        interfaces = try ServedInterfaces(
            engine: engine, bus: bus, prayer: prayer, launcher: actions, devices: devices,
            onFailure: onFailure)
        tray = TrayController(engine: engine, environment: desktop)
        let licencePrompt = LicencePromptController(environment: desktop) { [unowned engine] in
            // If the answer cannot be stored, the window may ask again.
            _ = try? engine.perform(.dismissPrompt)
        }
        offers = [.invitation(engine, prayer, desktop), .plan(engine, actions)].map {
            DailyOfferController($0, engine: engine, environment: desktop)
        }
        self.engine = engine
        members = [actions, policy, licencePrompt, tray] + offers
        prayer.onChange = { [unowned self] in hold() }
    }

    /// Adds what else follows the state. It comes after the others.
    package func add(_ others: [any ChangeListener]) { members += others }

    /// Announces a change.
    package func publish(_ change: Change) {
        interfaces.publish(change)
        for member in members { member.apply(change) }
    }

    /// The session was locked or unlocked.
    package func setLocked(_ locked: Bool) {
        isLocked = locked
        hold()
    }

    private func hold() {
        var reasons: ReasonsToHold = []
        if isLocked { reasons.insert(.sessionIsLocked) }
        if prayer.isRunning { reasons.insert(.prayerIsShown) }
        for member in members { member.hold(for: reasons, engine.snapshot) }
    }

    /// Carries out a button of a notification.
    package func perform(_ action: InvokedAction) {
        for member in members { member.perform(action) }
    }

    /// Tries again what failed.
    package func retry() {
        for member in members { member.retry() }
    }

    /// An alarm of the desktop rang.
    package func ring(_ alarm: DesktopEnvironment.Alarm) {
        switch alarm {
        case .tree: tray.treeMayHaveGrown()
        case .invitation, .plan: for offer in offers { offer.decide() }
        }
    }
}

extension DesktopActions: Launcher {}
