import Fasting
import SDBus

/// A timer on the wall clock that rings once at an instant.
final class Alarm {
    /// Called when the alarm rings.
    var ring: () -> Void = {}
    private var timer: SDEventTimer?
    private let onFailure: (String) -> Void

    /// - Parameters:
    ///   - description: for logs of sd-event.
    ///   - accuracy: how late it may ring.
    init(
        on loop: SDEventLoop, _ description: String, accuracy: Duration,
        onFailure: @escaping (String) -> Void
    ) throws(SystemError) {
        self.onFailure = onFailure
        timer = try loop.addTimer(.realtime, accuracy: accuracy) { [unowned self] in ring() }
        timer?.setDescription(description)
    }

    /// Rings at an instant; nil cancels it.
    func set(_ instant: Instant?) {
        do throws(SystemError) {
            try timer?.arm(atMicrosecondsSinceEpoch: instant?.microsecondsSinceEpoch)
        } catch {
            onFailure(error.description)
        }
    }
}
