import CSystemd
import Glibc

/// Watches whether the time of day is set, as long as this object exists.
public final class ClockWatch {
    private let descriptor: Int32
    private var source: EventSource?

    fileprivate init(descriptor: Int32, source: EventSource) {
        self.descriptor = descriptor
        self.source = source
    }

    deinit {
        source = nil
        close(descriptor)
    }
}

extension SDEventLoop {
    /// Calls the handler when the clock is set, which sd-event does not notice by itself, and when the
    /// machine resumes from suspend.
    public func addClockWatch(_ handler: @escaping () -> Void) throws(SystemError) -> ClockWatch {
        let descriptor = try check(csd_clock_watch_open(), "watching the clock")
        do {
            let source = try addDescriptor(descriptor, events: .readable) { _ in
                let wasSet = csd_clock_watch_read(descriptor) > 0
                csd_clock_watch_arm(descriptor)
                if wasSet { handler() }
            }
            return ClockWatch(descriptor: descriptor, source: source)
        } catch {
            close(descriptor)
            throw error
        }
    }
}
