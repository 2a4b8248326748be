import SDBus
import SystemdSupport

/// Gives memory back to the system a moment after work that is not the usual sleep: the start, a
/// notice, long lists, merges, and whatever strange calls may bring.
final class MemoryKeeper {
    private let bus: Bus
    private var timer: SDEventTimer?
    private var slot: Slot?
    private var isArmed = false
    /// Before memory is given back: what only long work needs is let go of.
    private let onTidy: () -> Void

    /// By then answers are sent, and their messages gone.
    private static let delay = Duration.seconds(1)
    private static let properties = "org.freedesktop.DBus.Properties"

    init(bus: Bus, loop: SDEventLoop, onTidy: @escaping () -> Void) throws(SystemError) {
        self.bus = bus
        self.onTidy = onTidy
        timer = try loop.addTimer(.monotonic, accuracy: .milliseconds(250)) { [unowned self] in
            tidy()
        }
        slot = try bus.filter { [unowned self] message in
            // Who reads properties, as panels do all day, brings nothing large.
            if message.isMethodCall, message.interface != Self.properties { arm() }
            return false
        }
    }

    /// Something was done that is not done all day.
    func arm() {
        if isArmed { return }
        isArmed = (try? timer?.arm(after: Self.delay)) != nil
    }

    private func tidy() {
        isArmed = false
        onTidy()
        releaseUnusedMemory()
    }
}
