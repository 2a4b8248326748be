import CAdwaita
import Presentation

/// Holds notifications back and keeps the screen on during a prayer, in GLib's loop. Everything ends with the
/// object, and with the process.
final class PrayerGuard {
    private let hold: PrayerHold?
    private var source: UnsafeMutablePointer<GSource>?

    init() {
        hold = try? PrayerHold()
        guard let hold else { return }
        hold.begin()
        let data = Unmanaged.passUnretained(hold).toOpaque()
        source = cadwaita_watch(
            hold.descriptor,
            { instance(PrayerHold.self, $0).isReady ? 1 : 0 },
            {
                let hold = instance(PrayerHold.self, $0)
                hold.process()
                return hold.descriptor >= 0 ? 1 : 0
            }, data)
    }

    deinit { end() }

    func end() {
        if let source {
            g_source_destroy(source)
            g_source_unref(source)
        }
        source = nil
        hold?.end()
    }
}
