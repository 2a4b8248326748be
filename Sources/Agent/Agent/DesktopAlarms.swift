import AgentDesktop
import Fasting
import SDBus

/// A timer for each alarm of ``DesktopEnvironment``.
final class DesktopAlarms {
    /// Called when an alarm rings.
    var ring: (DesktopEnvironment.Alarm) -> Void = { _ in }
    private var alarms: [DesktopEnvironment.Alarm: Alarm] = [:]

    /// How late one may ring, so that it can share a wakeup.
    private static let accuracy = Duration.seconds(1)

    init(
        on loop: SDEventLoop, onFailure: @escaping (String) -> Void
    ) throws(SystemError) {
        for kind in DesktopEnvironment.Alarm.allCases {
            let alarm = try Alarm(
                on: loop, kind.rawValue, accuracy: Self.accuracy, onFailure: onFailure)
            alarm.ring = { [unowned self] in ring(kind) }
            alarms[kind] = alarm
        }
    }

    func set(_ kind: DesktopEnvironment.Alarm, _ instant: Instant?) { alarms[kind]?.set(instant) }
}
