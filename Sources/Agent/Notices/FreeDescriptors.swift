import CNotify
import Glibc

/// File descriptors that this process can still open.
///
/// GLib ends the process if it cannot create a descriptor for one of its contexts, and each of its
/// synchronous D-Bus calls creates one. So they are counted before GLib needs them.
package enum FreeDescriptors {
    /// Enough to connect to the bus and to call the notification server. GLib uses fewer than five;
    /// the rest is for other threads, which may open files at the same time.
    static let needed = 16

    /// Returns true if at least `count` descriptors are free.
    static func areAvailable(_ count: Int) -> Bool { self.count(upTo: count) == count }

    /// The number of free descriptors, counted up to a limit.
    package static func count(upTo limit: Int) -> Int {
        var opened: [Int32] = []
        defer { for descriptor in opened { close(descriptor) } }
        while opened.count < limit {
            let descriptor = cnotify_event_new()
            guard descriptor >= 0 else { break }
            opened.append(descriptor)
        }
        return opened.count
    }
}
