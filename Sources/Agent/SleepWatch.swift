import SDBus

/// Tells when the machine wakes from suspend, where logind says so. Where there is no system bus
/// nothing is missed: the timer and the clock watch see the wakening too.
final class SleepWatch {
    private let bus: Bus?
    private let slot: Slot?

    init(loop: EventLoop, onWake: @escaping () -> Void) {
        let rule = MatchRule(
            sender: "org.freedesktop.login1", path: "/org/freedesktop/login1",
            interface: "org.freedesktop.login1.Manager", member: "PrepareForSleep")
        do throws(SystemError) {
            let bus = try Bus.openSystem()
            try loop.attach(bus)
            slot = try bus.matchAsync(rule) { message in
                if let isGoingToSleep = try? message.read(Bool.self), !isGoingToSleep { onWake() }
            }
            self.bus = bus
        } catch {
            bus = nil
            slot = nil
        }
    }
}
