import CSQLite
import Glibc
import SeededRandom
import Store

/// A disk for data folders whose power can fail at any write. It is a file system of SQLite
/// (sqlite.org/vfs.html) below the one that the store uses.
///
/// It writes through to real files in memory, and remembers what was not synced. After a power
/// failure each file has its synced bytes, and of the later changes any part (``Outcome``). The
/// work of a power failure depends on what was not synced, and not on the size of the files.
///
///     let disk = VirtualDisk(seed: 7)
///     var random = SplitMix64(seed: 7)
///     let folder = disk.dataFolder()
///     disk.inject(.crash, at: .change, sparing: 12)
///     // Use the folder until the disk is down, and close everything that is open.
///     disk.reboot(&random)
///     // Open the folder again.
///
/// It sees what SQLite does. What the store does through the C library alone (renaming, removing and
/// copying whole files) happens at once, and after a crash it fails, because the folder is no longer where
/// it was. Of that it can lose the names that were made, until their folder is synced.
///
/// Locks and the index of the log are in the memory of this process: another process must not use the
/// files meanwhile. SQLite makes no `-shm` file.
///
/// Everything that happens follows from the seeds. A disk belongs to one thread. SQLite keeps its name
/// for the life of the process: use one disk many times (``wipe()``) rather than many disks.
public final class VirtualDisk {
    /// What a power failure leaves of the changes that were not synced.
    public enum Outcome: Equatable, Sendable {
        /// Any part of them, in any order, whole or torn at the sectors of 512 bytes; the end of a file
        /// cut off or full of zeros; new files without their names, removed files with theirs.
        case any
        /// All of them, as after a killed process.
        case kept
        /// None of them.
        case dropped
    }

    /// How often something happened since the disk was made.
    public struct Counters: Equatable, Sendable {
        public var reads = 0
        public var writes = 0
        public var syncs = 0
        /// Writes, truncations, syncs, creations and deletions.
        public var changes = 0
        public var crashes = 0
        /// Calls that failed because ``VirtualDisk/inject(_:at:sparing:times:)`` asked for it.
        public var faults = 0
    }

    /// A byte that changed by itself.
    public struct Rot: Equatable, Sendable {
        public let path: String
        /// Counts from 0.
        public let offset: Int64
    }

    /// The name by which SQLite knows the disk: a base for ``FileSystem``.
    public let name: String
    /// The file system of the store on top of this disk.
    package let fileSystem: FileSystem
    /// The folder that is on the disk. Everything in it is removed together with this object.
    public let path: String
    public internal(set) var counters = Counters()
    /// Whether the power is off. Everything fails then.
    public internal(set) var isDown = false
    /// The time that SQLite sees, in milliseconds since the epoch.
    public var clock: () -> Int64 = { 1_772_431_200_000 }
    /// Is called when SQLite waits for a lock, with the time in microseconds.
    public var onSleep: (Int32) -> Void = { _ in }

    var plannedFaults: [PlannedFault] = []
    var isFull: FullDisk?
    var random: SplitMix64
    let root: String
    var files: [FileID: FileHistory] = [:]
    var removed: [RemovedFile] = []
    private var removals = 0
    var folderNames: FolderNames
    /// Makes an empty disk in memory (/dev/shm), or in the temporary folder if there is none.
    ///
    /// - Parameter seed: decides how much of a write that fails is done, and the random numbers that
    ///   SQLite gets from this disk.
    public init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        root = Self.makeFolder()
        path = root + "/disk"
        precondition(mkdir(path, 0o700) == 0)
        folderNames = FolderNames(of: path)
        let below = DiskFileSystem()
        name = below.name
        fileSystem = FileSystem(name: "over-" + name, over: name)
        below.holder.disk = self
        listen()
    }

    deinit {
        stopListening()
        Self.removeTree(root)
    }

    /// A data folder on this disk. It is not made yet.
    public func dataFolder(_ name: String = "atrest") -> DataFolder {
        DataFolder(path: "\(path)/\(name)", on: fileSystem)
    }

    /// Makes the random numbers of SQLite follow from a seed, in the whole process. The salts of a log
    /// are such numbers.
    public static func seedSQLite(_ seed: Int32) { csqlite_seed(max(1, seed & .max)) }

    // MARK: Power

    /// Turns the power off. Until ``reboot(_:as:rotting:)`` every operation fails, so that connections
    /// that are closed meanwhile write nothing, and the folder is not where it was.
    public func crash() {
        if isDown { return }
        isDown = true
        counters.crashes += 1
        precondition(rename(path, root + "/down") == 0)
    }

    /// Turns the power on again, after a crash or without one. Faults that were planned are forgotten.
    ///
    /// Close every connection first.
    ///
    /// - Parameters:
    ///   - outcome: what is left of the changes that were not synced.
    ///   - rotting: how many bytes of the files to change afterwards.
    /// - Returns: the changed bytes.
    @discardableResult
    public func reboot(
        _ random: inout SplitMix64, as outcome: Outcome = .any, rotting: Int = 0
    ) -> [Rot] {
        crash()
        precondition(files.values.allSatisfy { $0.openings == 0 }, "a file is still open")
        turnOn(outcome, &random)
        return (0..<rotting).compactMap { _ in rot(&random) }
    }

    func turnOn(_ outcome: Outcome, _ random: inout SplitMix64) {
        bringFolderBack()
        heal()
        for history in filesInOrder { settle(history, outcome, &random) }
        settleNames(outcome, &random)
        if outcome != .kept {
            folderNames.lose(all: outcome == .dropped, in: path, random: &random)
        }
        files = [:]
        isDown = false
        folderNames = FolderNames(of: path)
    }

    /// Removes all files, and what is known of them. Close every connection first.
    ///
    /// - Parameter seed: begins the random numbers of the disk again, so that what follows does not
    ///   depend on what was before; nil leaves them as they are.
    public func wipe(seed: UInt64? = nil) {
        if let seed { random = SplitMix64(seed: seed) }
        precondition(files.values.allSatisfy { $0.openings == 0 }, "a file is still open")
        if isDown { bringFolderBack() }
        heal()
        Self.removeTree(path)
        Self.removeTree(root + "/kept")
        for file in removed { unlink(file.keptAt) }
        precondition(mkdir(path, 0o700) == 0)
        (files, removed, isDown) = ([:], [], false)
        folderNames = FolderNames(of: path)
    }

    private func bringFolderBack() {
        // Someone may have made the folder again meanwhile.
        if rename(root + "/down", path) != 0 {
            Self.removeTree(path)
            precondition(rename(root + "/down", path) == 0)
        }
    }

    /// Each run meets the files in the same order.
    private var filesInOrder: [FileHistory] {
        files.sorted { $0.key.number < $1.key.number }.map(\.value)
    }

    private func settle(
        _ history: FileHistory, _ outcome: Outcome, _ random: inout SplitMix64
    ) {
        if !history.hasUnsyncedBytes { return }
        if FileID(at: history.path) != history.id {
            // The program has given it another name, or removed it.
            guard let found = find(history.id, in: path) else { return }
            history.path = found
        }
        history.settle(as: outcome, random: &random)
    }

    private func settleNames(_ outcome: Outcome, _ random: inout SplitMix64) {
        for history in filesInOrder where !history.isNamed {
            if outcome == .dropped || outcome == .any && random.chance(1, in: 2) {
                unlink(history.path)
            }
        }
        for file in removed.reversed() {
            let isBack = outcome == .dropped || outcome == .any && random.chance(1, in: 2)
            if isBack, access(file.path, F_OK) != 0 {
                rename(file.keptAt, file.path)
            } else {
                unlink(file.keptAt)
            }
        }
        removed = []
    }

    // MARK: Files

    /// The history of a file that was opened.
    ///
    /// - Parameter isNew: whether it was made by this opening.
    func opened(_ path: String, _ status: stat, isNew: Bool) -> FileHistory {
        let id = FileID(status)
        if let history = files[id] {
            // Without a connection, another one can have written it through the C library.
            if history.openings > 0 || !isNew && history.size == Int64(status.st_size) {
                history.openings += 1
                history.path = path
                return history
            }
        }
        let history = FileHistory(id, path: path, size: Int64(status.st_size))
        history.openings = 1
        history.isNamed = !isNew
        files[id] = history
        return history
    }

    func closed(_ history: FileHistory) {
        history.openings -= 1
        if history.openings == 0, history.isSynced { files[history.id] = nil }
    }

    func synced(_ history: FileHistory) {
        history.didSync()
        if history.syncsFolder {
            history.syncsFolder = false
            syncedNames(in: history.folder)
        }
    }

    func syncedNames(in folder: Substring) {
        folderNames.sync(String(folder))
        for history in files.values where !history.isNamed && history.folder == folder {
            history.isNamed = true
        }
        for file in removed where file.folder == folder { unlink(file.keptAt) }
        removed.removeAll { $0.folder == folder }
    }

    /// Removes a file.
    ///
    /// - Parameter isSynced: whether the folder is synced then.
    /// - Returns: 0, or the error number.
    func remove(_ path: String, isSynced: Bool) -> Int32 {
        let file = RemovedFile(path: path, keptAt: "\(root)/\(removals)")
        if isSynced {
            if unlink(path) != 0 { return errno }
            syncedNames(in: file.folder)
        } else {
            let history = files.isEmpty ? nil : FileID(at: path).flatMap { files[$0] }
            if rename(path, file.keptAt) != 0 { return errno }
            history?.path = file.keptAt
            removals += 1
            removed.append(file)
        }
        return 0
    }

    private func find(_ id: FileID, in folder: String) -> String? {
        for name in Self.names(in: folder) {
            let path = "\(folder)/\(name)"
            if FileID(at: path) == id { return path }
            if let found = find(id, in: path) { return found }
        }
        return nil
    }

    private func rot(_ random: inout SplitMix64) -> Rot? {
        let candidates = databases(in: path)
        guard !candidates.isEmpty else { return nil }
        let file = candidates[Int(random.number(0, Int64(candidates.count - 1)))]
        let offset = random.number(0, file.size - 1)
        let descriptor = open(file.path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        precondition(descriptor >= 0)
        defer { close(descriptor) }
        var byte: UInt8 = 0
        precondition(pread(descriptor, &byte, 1, off_t(offset)) == 1)
        byte ^= UInt8(random.number(1, 255))
        precondition(pwrite(descriptor, &byte, 1, off_t(offset)) == 1)
        return Rot(path: file.path, offset: offset)
    }

    /// The files that are not empty, in the order of their names.
    private func databases(in folder: String) -> [(path: String, size: Int64)] {
        Self.names(in: folder).flatMap { name -> [(path: String, size: Int64)] in
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { return [] }
            if status.st_mode & S_IFMT == S_IFDIR { return databases(in: path) }
            return status.st_size > 0 ? [(path, Int64(status.st_size))] : []
        }
    }
}

/// Which file it is, independent of its name.
struct FileID: Hashable {
    let device: UInt
    let number: UInt

    init(_ status: stat) {
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
    }

    init?(at path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}

/// A file whose removal may not be on the disk yet.
struct RemovedFile {
    let path: String
    /// Where it waits, outside the disk.
    let keptAt: String

    var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
}
