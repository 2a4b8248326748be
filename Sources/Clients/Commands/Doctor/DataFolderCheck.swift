import Contract
import Fasting
import Glibc
import LocalTime
import Presentation
import System
import Words

/// Checks the data folder. Changes nothing that stays in it.
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
        if results.isEmpty { results.append(obstacleToWriting ?? .ok(Say.folder(path))) }
        let setAside = databases(".damaged-")
        results += setAside.map { .absent(Say.setAside("\(path)/\($0)")) }
        results += databases(".replaced-").map { .absent(Say.replaced("\(path)/\($0)")) }
        // What replaced them may be older than another backup, or have less in it.
        if !setAside.isEmpty, !backupDays.isEmpty { results.append(.absent(Say.restoreHelps)) }
        return results
    }

    /// Writes as much as an act may need, to a file that has no name any more. A disk tells only so that it is full.
    private var obstacleToWriting: CheckResult? {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        let trial = UnfinishedFile(in: folder)
        defer { close(trial.descriptor) }
        if trial.descriptor >= 0 {
            unlinkat(folder, trial.name, 0)
            let page = [UInt8](repeating: 1, count: 1 << 16)
            // A part that is written leaves no error.
            errno = 0
            if write(trial.descriptor, page, page.count) == page.count,
                fsync(trial.descriptor) == 0
            {
                return nil
            }
        }
        let cause: RecordsProblem =
            errno == 0 || errno == ENOSPC || errno == EDQUOT
            ? .diskFull : .other(String(cString: strerror(errno)))
        return .failed(
            Words.recordsFailed(.writing, path: path, Words.reason(cause)), .storage)
    }

    /// Says if the place of the folder may harm the data.
    var dangers: [CheckResult] {
        FolderDanger.all(of: path).map { .warning($0.sentence(about: path)) }
    }

    /// Says how many backups there are, and from which day the latest is.
    ///
    /// - Parameter checked: what is said about those that cannot be read. They are not counted.
    func backups(beside checked: [CheckResult]) -> [CheckResult] {
        let all = backupDays
        if all.isEmpty { return [.absent(Say.noBackup)] }
        let days = all.filter { !checked.contains(.warning(Say.backupUnreadable($0))) }
        guard let latest = days.max() else { return [] }
        // Days are compared as text: 2026-11-21.
        let tomorrow: String = TimeText.date(Zone.system.civil(Clock.now + 86_400))
        return latest > tomorrow
            ? [.warning(Say.backupOfFuture(latest))]
            : [.ok(Say.backups(days.count, latest: latest))]
    }

    /// The days of the backups, in no order.
    var backupDays: [String] {
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
