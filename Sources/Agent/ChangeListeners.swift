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
    package let invitation: InvitationController
    package let plan: PlanController
    package let licencePrompt: LicencePromptController
    private let prayer: PrayerState

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
        invitation = InvitationController(engine: engine, prayer: prayer, environment: desktop)
        plan = PlanController(
            engine: engine, prayer: prayer, environment: desktop, actions: actions)
        licencePrompt = LicencePromptController(environment: desktop) { [unowned engine] in
            // If the answer cannot be stored, the window may ask again.
            _ = try? engine.perform(.dismissPrompt)
        }
        prayer.onChange = {
            [
                policy, licencePrompt, unowned invitation, unowned plan, unowned engine,
                unowned prayer
            ] in
            policy.setPraying(prayer.isRunning, engine.snapshot)
            licencePrompt.setPraying(prayer.isRunning)
            invitation.decide()
            plan.decide()
        }
    }

    /// Announces a change.
    package func publish(_ change: Change) {
        interfaces.publish(change)
        policy.apply(change)
        licencePrompt.apply(change)
        tray.apply(change.after)
        invitation.decide()
        plan.decide()
    }

    /// The session was locked or unlocked.
    package func setLocked(_ locked: Bool, _ snapshot: Snapshot) {
        policy.setLocked(locked, snapshot)
        licencePrompt.setLocked(locked)
        invitation.setLocked(locked)
        plan.setLocked(locked)
    }

    /// Carries out a button of a notification.
    package func perform(_ action: InvokedAction) {
        actions.perform(action)
        invitation.perform(action)
        plan.perform(action)
        licencePrompt.perform(action)
    }
}

extension DesktopActions: Launcher {}
