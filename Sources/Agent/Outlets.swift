import AgentBus
import AgentCore
import AgentDesktop
import Compline
import Contract
import Fasting
import Notices
import SDBus
import Words

/// Where a change is told: the bus, notifications and the tray. It also carries out what the user
/// chooses there.
///
/// It needs no event loop and no desktop, so that a simulation can use it as the agent does.
package final class Outlets {
    package let interfaces: ServedInterfaces
    package let policy: NotificationPolicy
    package let actions: DesktopActions
    package let tray: TrayController
    package let invitation: InvitationController
    package let moment: MomentController
    private let prayer: PrayerState
    package let describe: (Refusal) -> DesktopActions.Description

    /// Exports all interfaces on a bus.
    ///
    /// - Parameters:
    ///   - setTrayAlarm: calls ``TrayController/treeMayHaveGrown()`` at an instant; nil cancels it.
    ///   - setInvitationAlarm: calls ``InvitationController/decide()`` at an instant; nil cancels it.
    ///   - readOffice: reads the words of the night prayer.
    ///   - open: opens the window or a terminal. It calls the closure if that is not possible.
    ///   - onFailure: gets what keeps a change from being announced on the bus.
    ///   - onRefusal: is called after a refusal was shown on the desktop.
    ///   - quit: ends the agent.
    package init(
        _ engine: Engine, _ presenter: any NotificationPresenter, bus: Bus,
        setTrayAlarm: @escaping (Instant?) -> Void,
        setInvitationAlarm: @escaping (Instant?) -> Void, readOffice: @escaping () -> Office,
        open: @escaping (Opening, @escaping () -> Void) -> Void,
        onFailure: @escaping (any Error) -> Void,
        onRefusal: @escaping (DesktopActions.Description) -> Void, quit: @escaping () -> Void
    ) throws(SystemError) {
        prayer = PrayerState(now: engine.environment.now, zone: engine.environment.zone)
        policy = NotificationPolicy(presenter: presenter)
        let describe: (Refusal) -> DesktopActions.Description = { [unowned engine] refusal in
            let error = BusError(refusal, engine)
            return (error.name, error.message)
        }
        self.describe = describe
        actions = DesktopActions(
            engine: engine, policy: policy, presenter: presenter, describe: describe,
            onRefusal: onRefusal,
            open: { screen, token, onFailure in
                open(.screen(screen, token: token), onFailure)
            }, quit: quit)
        let actions = actions
        interfaces = try ServedInterfaces(
            engine: engine, bus: bus, prayer: prayer, readOffice: readOffice,
            launcher: LauncherCalls(
                carryOut: { (command) throws(Refusal) in try actions.carryOut(command) },
                open: { platformData in
                    open(.screen(.timer, platformData: platformData), actions.tellNotOpened)
                }),
            onFailure: onFailure)
        tray = TrayController(engine: engine, setAlarm: setTrayAlarm, describe: describe)
        invitation = InvitationController(
            engine: engine, prayer: prayer, presenter: presenter, setAlarm: setInvitationAlarm,
            readOffice: readOffice, openPrayer: { open(.terminal(.compline), $0) })
        moment = MomentController(
            presenter: presenter, snapshot: { [unowned engine] in engine.snapshot },
            // If it cannot be stored, the window may ask again.
            dismiss: { [unowned engine] in _ = try? engine.perform(.dismissMoment) },
            openSettings: { open(.screen(.settings, token: $0, orTerminal: false), $1) })
        prayer.onChange = {
            [policy, moment, unowned invitation, unowned engine, unowned prayer] in
            policy.setPraying(prayer.isRunning, engine.snapshot)
            moment.setPraying(prayer.isRunning)
            invitation.decide()
        }
    }

    /// Announces a change.
    package func publish(_ change: Change) {
        interfaces.publish(change)
        policy.apply(change)
        moment.apply(change)
        tray.apply(change.after)
        invitation.decide()
    }

    /// The session was locked or unlocked.
    package func setLocked(_ locked: Bool, _ snapshot: Snapshot) {
        policy.setLocked(locked, snapshot)
        moment.setLocked(locked)
        invitation.setLocked(locked)
    }

    /// Carries out a button of a notification.
    package func perform(_ action: InvokedAction) {
        actions.perform(action)
        invitation.perform(action)
        moment.perform(action)
    }
}
