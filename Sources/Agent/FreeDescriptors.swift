import Glibc

/// File descriptors that this process can still open.
enum FreeDescriptors {
    /// What the agent needs: for the bus, its timers, the records with their backup, the tray and
    /// notifications. It uses about 20; the rest is for what it opens for a moment.
    static let needed = 32

    /// The number of free descriptors, counted up to a limit.
    static func count(upTo limit: Int) -> Int {
        var opened: [Int32] = []
        defer { for descriptor in opened { close(descriptor) } }
        while opened.count < limit {
            let descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
            guard descriptor >= 0 else { break }
            opened.append(descriptor)
        }
        return opened.count
    }
}
