import CSystemd
import Glibc

/// Watches the clock on the wall, as long as this object exists: whether the time of day is set, and whether the
/// machine gets another time zone. ``SDEventLoop/addClockWatch(_:)`` makes one.
public final class ClockWatch {
    private let descriptor: Int32
    private var source: EventSource?
    private let zone: LinkWatch

    fileprivate init(descriptor: Int32, source: EventSource, zone: LinkWatch) {
        self.descriptor = descriptor
        self.source = source
        self.zone = zone
    }

    deinit {
        source = nil
        close(descriptor)
    }
}

extension SDEventLoop {
    /// Calls the handler when the clock is set, which sd-event does not notice by itself, when the machine
    /// resumes from suspend, and when another time zone may be in use. Nothing polls: it is a timer of
    /// timerfd_create(2) with `TFD_TIMER_CANCEL_ON_SET`, and a watch of `/etc/localtime`. A time zone in `TZ` does not
    /// change.
    ///
    /// - Throws: ``SystemError``: `EMFILE` if this process has too many descriptors.
    public func addClockWatch(_ handler: @escaping () -> Void) throws(SystemError) -> ClockWatch {
        let descriptor = try check(csd_clock_watch_open(), "watching the clock")
        do {
            let source = try addDescriptor(descriptor, events: .readable) { _ in
                let wasSet = csd_clock_watch_read(descriptor) > 0
                csd_clock_watch_arm(descriptor)
                if wasSet { handler() }
            }
            return ClockWatch(
                descriptor: descriptor, source: source,
                zone: LinkWatch("/etc", "localtime", on: self, handler))
        } catch {
            close(descriptor)
            throw error
        }
    }
}

/// Watches a file that is usually a link and is replaced as a whole, such as `/etc/localtime`. Other files of its
/// folder wake nothing while it exists.
final class LinkWatch {
    private let folder: String
    private let path: String
    private let loop: SDEventLoop
    private let handler: () -> Void
    /// Of the file, or of its folder while there is no such file. nil if the kernel has no watch left: then
    /// nothing is reported.
    private var source: EventSource?

    /// - Parameter handler: called if the file may be another one.
    init(_ folder: String, _ name: String, on loop: SDEventLoop, _ handler: @escaping () -> Void) {
        self.folder = folder
        path = "\(folder)/\(name)"
        self.loop = loop
        self.handler = handler
        watch()
    }

    /// What happens after this is reported. So the handler sees the file that is there now, or a later one.
    private func watch() {
        source =
            (try? loop.addLinkWatch(path) { [unowned self] in changed() })
            ?? (try? loop.addFolderWatch(folder, [.made, .arrived]) { [unowned self] _ in
                changed()
            })
    }

    private func changed() {
        watch()
        handler()
    }
}
