import Folders
import Glibc
import SDBus
import Sharing
import System
import Text

/// Watches the shared folder. An event only says that something may have changed.
final class FolderWatches {
    private let loop: SDEventLoop
    private var watches: [String: EventSource] = [:]
    /// Called for each event.
    var onEvent: () -> Void = {}

    init(_ loop: SDEventLoop) { self.loop = loop }

    func clear() { watches = [:] }

    /// Watches the folder and those of its writers.
    ///
    /// - Parameter passedOver: a folder that is not watched: what this machine writes there must not wake it.
    /// - Returns: whether folders are watched now that were not, so that files may have arrived before; and whether there
    ///   are some that cannot be watched, because the user has too many inotify instances
    ///   (`fs.inotify.max_user_instances`).
    func watch(
        _ folder: String, _ listing: FolderListing, besides passedOver: String?
    ) -> (hasMore: Bool, hasFailed: Bool) {
        var paths = listing.folders.filter { $0 != passedOver }.map { "\(folder)/\($0)" }
        if listing.hasInbox { paths.append("\(folder)/\(Inbox.name)") }
        for path in watches.keys where path != folder && !paths.contains(path) {
            watches[path] = nil
        }
        let before = watches.count
        var isWatched = add(folder, [.written, .arrived, .made, .removed, .gone])
        for path in paths {
            let isAdded = add(path, [.written, .arrived, .gone])
            isWatched = isWatched && isAdded
        }
        return (watches.count > before, !isWatched)
    }

    /// Waits for a folder that is not there, and for its mark.
    func watchAbsent(_ folder: String) {
        watches = [:]
        guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return }
        let name = String(folder[folder.index(after: slash)...])
        _ = add(String(folder[..<slash]), [.arrived, .made], about: name)
        _ = add(folder, [.written, .arrived, .gone])
    }

    /// - Parameter only: the only name in the folder whose changes count; nil if all count.
    /// - Returns: false if the folder is there and cannot be watched.
    private func add(_ path: String, _ events: FolderEvents, about only: String? = nil) -> Bool {
        if watches[path] != nil { return true }
        watches[path] = try? path.withPath { bytes in
            try loop.addFolderWatch(bytes, events) { [weak self] news in
                guard let self else { return }
                // A new folder may have the same path. It is not watched yet.
                if news.isGone { watches[path] = nil }
                if let only, news.name != only, !news.isGone { return }
                onEvent()
            }
        }
        return watches[path] != nil || access(path, F_OK) != 0
    }
}
