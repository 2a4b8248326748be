import Glibc
import SDBus
import Text

/// What tells that the shared folder may have changed. An event only says that something may have.
final class FolderWatches {
    /// A folder, and what counts there.
    struct Watch: Hashable {
        let path: String
        let events: FolderEvents
        /// The only name in the folder whose changes count; nil if all count.
        var name: String?
    }

    private let loop: SDEventLoop
    private var watches: [Watch: EventSource] = [:]
    private var mounts: EventSource?
    private let mountList: Int32
    /// Called for each event.
    var onEvent: () -> Void = {}

    init(_ loop: SDEventLoop) {
        self.loop = loop
        // The kernel reports each mount, which inotify(7) does not (proc_pid_mountinfo(5)).
        mountList = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
        mounts = try? loop.addDescriptor(mountList, events: .urgent) { [unowned self] _ in
            onEvent()
        }
    }

    deinit {
        mounts = nil
        if mountList >= 0 { close(mountList) }
    }

    /// Watches these folders, and no others.
    ///
    /// - Returns: whether some are watched now that were not, so that something may have happened there before; and whether
    ///   some cannot be watched: they are gone, or the user has too many inotify instances
    ///   (`fs.inotify.max_user_instances`).
    func keep(_ wanted: Set<Watch>) -> (hasMore: Bool, hasFailed: Bool) {
        watches = watches.filter { wanted.contains($0.key) }
        let before = watches.count
        for watch in wanted where watches[watch] == nil { watches[watch] = source(watch) }
        return (watches.count > before, watches.count < wanted.count)
    }

    private func source(_ watch: Watch) -> EventSource? {
        try? watch.path.withPath { bytes in
            try loop.addFolderWatch(bytes, watch.events) { [unowned self] news in
                // A new folder may have the same path. It is not watched yet.
                if news.isGone { watches[watch] = nil }
                if let name = watch.name, news.name != name, !news.isGone { return }
                onEvent()
            }
        }
    }
}
