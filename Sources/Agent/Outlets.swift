import AgentBus
import AgentCore
import AgentDesktop
import Fasting
import Notices
import SDBus

/// Where a change is told: the bus, notifications and the tray. It also carries out what the user
/// chooses there.
///
/// It needs no event loop and no desktop, so that a simulation can use it as the agent does.
package final class Outlets {
    package let interfaces: ServedInterfaces
    package let policy: NotificationPolicy
    package let actions: DesktopActions
    package let tray: TrayController
    package let describe: (Refusal) -> DesktopActions.Description

    /// Exports all interfaces on a bus.
    ///
    /// - Parameters:
    ///   - setTrayAlarm: calls ``TrayController/treeMayHaveGrown()`` at an instant; nil cancels it.
    ///   - onFailure: gets what keeps a change from being announced on the bus.
    ///   - onRefusal: is called after a refusal was shown on the desktop.
    ///   - quit: ends the agent.
    package init(
        _ engine: Engine, _ presenter: any NotificationPresenter, bus: Bus,
        setTrayAlarm: @escaping (Instant?) -> Void, onFailure: @escaping (any Error) -> Void,
        onRefusal: @escaping (DesktopActions.Description) -> Void, quit: @escaping () -> Void
    ) throws(SystemError) {
        interfaces = try ServedInterfaces(engine: engine, bus: bus, onFailure: onFailure)
        policy = NotificationPolicy(presenter: presenter)
        let describe: (Refusal) -> DesktopActions.Description = { [unowned engine] refusal in
            let error = BusError(refusal, engine)
            return (error.name, error.message)
        }
        self.describe = describe
        actions = DesktopActions(
            engine: engine, policy: policy, presenter: presenter, describe: describe,
            onRefusal: onRefusal, quit: quit)
        tray = TrayController(engine: engine, setAlarm: setTrayAlarm, describe: describe)
    }

    /// Announces a change.
    package func publish(_ change: Change) {
        interfaces.publish(change)
        policy.apply(change)
        tray.apply(change.after)
    }
}
