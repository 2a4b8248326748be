import SDBus
import SystemdSupport

/// Returns memory to the system a moment after work that may have needed much of it.
final class MemoryTrimmer {
    private let bus: Bus
    private let release: () -> Void
    private var timer: SDEventTimer?
    private var slot: Slot?
    private var isArmed = false
    /// Reads of properties since the last time.
    private var propertyReads = 0

    /// By then replies are sent and their messages are freed.
    private static let delay = Duration.seconds(1)
    /// The number of reads after which memory is returned. Panels read only a few properties a day.
    private static let manyReads = 200
    private static let properties = "org.freedesktop.DBus.Properties"

    /// - Parameter release: called before memory is returned, to free caches.
    init(
        bus: Bus, loop: SDEventLoop, release: @escaping () -> Void
    ) throws(SystemError) {
        self.bus = bus
        self.release = release
        timer = try loop.addTimer(.monotonic, accuracy: .milliseconds(250)) {
            [unowned self] in trim()
        }
        slot = try bus.filter { [unowned self] message in
            if !isArmed, message.isMethodCall {
                count(isPropertyRead: message.interface == Self.properties)
            }
            return false
        }
    }

    /// Trims in a moment.
    func arm() {
        if isArmed { return }
        do throws(SystemError) {
            try timer?.arm(after: Self.delay)
            isArmed = true
        } catch {
            // The next call tries again.
        }
    }

    private func count(isPropertyRead: Bool) {
        if !isPropertyRead { return arm() }
        propertyReads += 1
        if propertyReads >= Self.manyReads { arm() }
    }

    private func trim() {
        isArmed = false
        propertyReads = 0
        release()
        releaseUnusedMemory()
    }
}
