import SDBus

/// Gives memory back to the system a moment after work that is not the usual sleep: the start, a
/// notice, long lists, merges, and whatever strange calls may bring.
final class MemoryKeeper {
    private let bus: Bus
    private var timer: Timer?
    private var slot: Slot?
    private var isArmed = false
    /// Before memory is given back: what only long work needs is let go of.
    private let onTidy: () -> Void

    /// Microseconds: by then answers are sent, and their messages gone.
    private static let delay: UInt64 = 1_000_000
    private static let properties = "org.freedesktop.DBus.Properties"

    init(bus: Bus, loop: EventLoop, onTidy: @escaping () -> Void) throws(SystemError) {
        self.bus = bus
        self.onTidy = onTidy
        timer = try loop.addTimer(.monotonic, accuracy: 250_000) { [unowned self] in tidy() }
        slot = try bus.filter { [unowned self] message in
            // Who reads properties, as panels do all day, brings nothing large.
            if message.isMethodCall, message.interface != Self.properties { arm() }
            return false
        }
    }

    /// Something was done that is not done all day.
    func arm() {
        if isArmed { return }
        isArmed = (try? timer?.arm(at: Timer.Clock.monotonic.now + Self.delay)) != nil
    }

    private func tidy() {
        isArmed = false
        onTidy()
        releaseUnusedMemory()
    }
}
