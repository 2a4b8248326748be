import Contract
import Fasting
import Glibc
import LocalTime
import Presentation
import System
import Words

/// Checks the data folder. Changes nothing in it.
struct DataFolderCheck {
    private typealias Say = Words.Doctor
    let path: String

    /// Whether an agent, on this bus or on another one, holds the lock of the folder.
    var isLocked: Bool { isDataFolderLocked(path) }

    func results() -> [CheckResult] {
        var status = stat()
        guard fileStatus(path, &status) == 0 else {
            let code = errno
            if let obstacle = FolderObstacle(to: path) {
                return [.failed(obstacle.sentence(about: path), .storage)]
            }
            return code == ENOENT
                ? [.absent(Say.noFolder(path))]
                : [.failed(Say.folderUnusable(path, String(cString: strerror(code))), .storage)]
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            return [.failed(Say.folderIsNone(path), .storage)]
        }
        var results: [CheckResult] = []
        if status.st_mode & 0o077 != 0 { results.append(.failed(Say.folderOpen(path))) }
        if let obstacle = FolderObstacle(to: path) {
            results.append(.failed(obstacle.sentence(about: path), .storage))
        }
        let database = path + "/atrest.sqlite"
        if fileStatus(database, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            results.append(.failed(Say.recordsAreNone(database), .storage))
        }
        if results.isEmpty { results.append(.ok(Say.folder(path))) }
        let setAside = databases(".damaged-")
        results += setAside.map { .absent(Say.setAside("\(path)/\($0)")) }
        results += databases(".replaced-").map { .absent(Say.replaced("\(path)/\($0)")) }
        // What replaced them may be older than another backup, or have less in it.
        if !setAside.isEmpty, !backupDays.isEmpty { results.append(.absent(Say.restoreHelps)) }
        return results
    }

    /// Says if the place of the folder may harm the data.
    var dangers: [CheckResult] {
        FolderDanger.all(of: path).map { .warning($0.sentence(about: path)) }
    }

    /// Says how many backups there are, and from which day the latest is.
    var backups: [CheckResult] {
        let days = backupDays
        guard let latest = days.max() else { return [.absent(Say.noBackup)] }
        return [.ok(Say.backups(days.count, latest: latest))]
    }

    /// The days of the backups, in no order.
    private var backupDays: [String] {
        // A backup is called atrest-2026-11-21.sqlite.
        namesInFolder(path + "/backups").compactMap { name in
            guard name.hasPrefix("atrest-"), name.hasSuffix(".sqlite") else { return nil }
            let day = String(name.dropFirst(7).dropLast(7))
            return TimeText.date(day) == nil ? nil : day
        }
    }

    /// The names of databases that the agent has set aside.
    ///
    /// - Parameter reason: the part of their names that says why.
    private func databases(_ reason: String) -> [String] {
        let companions = ["-wal", "-shm", "-journal"]
        return namesInFolder(path).filter { name in
            name.firstPlace(of: reason) != nil && !companions.contains { name.hasSuffix($0) }
        }.sorted()
    }
}
