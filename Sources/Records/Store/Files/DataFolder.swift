import Glibc
import System

/// The folder that holds everything. Only its owner may read it (0700).
///
/// Rule: docs/rules/contract.md, Files.
public struct DataFolder: Sendable {
    public let path: String
    let fileSystem: FileSystem

    public init(path: String) { self.init(path: path, on: .standard) }

    /// A folder on another file system, for tests.
    package init(path: String, on fileSystem: FileSystem) {
        self.path = path
        self.fileSystem = fileSystem
    }

    public var database: String { path + "/atrest.sqlite" }

    /// A database that is not finished yet. It gets its real name when it is.
    var begun: String { database + ".begun" }

    /// What SQLite keeps beside a database: the log, its index, and the journal of a database that
    /// is not in WAL mode.
    static let (log, index, journal) = ("-wal", "-shm", "-journal")
    static let companions = [log, index, journal]

    /// Creates the folder and those above it. Lets only its owner read it.
    ///
    /// - Throws: ``StoreError``: `notOurs` if the folder is another user's.
    public func create() throws(StoreError) {
        // The first failure is the reason of all later ones. It matters only if the folder itself cannot be
        // created, because creating a folder that already exists may fail too.
        var reason: StoreError?
        for end in path.indices.dropFirst() where path[end] == "/" {
            do throws(StoreError) { try Self.makeFolder(String(path[..<end])) } catch {
                reason = reason ?? error
            }
        }
        do throws(StoreError) { try Self.makeFolder(path) } catch { throw reason ?? error }
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
        if descriptor < 0 { throw StoreError(errno: errno, operation: "making \(path)") }
        defer { close(descriptor) }
        var status = stat()
        if fstat(descriptor, &status) < 0 || status.st_uid != geteuid() {
            throw StoreError(cause: .notOurs, operation: "making \(path)")
        }
        // A folder on a read-only disk stays as it is.
        if status.st_mode & 0o7777 != 0o700, fchmod(descriptor, 0o700) < 0, errno != EROFS {
            throw StoreError(errno: errno, operation: "closing \(path) to others")
        }
    }

    /// Creates a folder for its owner alone, unless there is one. Waits until its name is on the disk:
    /// what is stored in it would be lost with the name.
    static func makeFolder(_ path: String) throws(StoreError) {
        if mkdir(path, 0o700) < 0 {
            if errno == EEXIST { return }
            throw StoreError(errno: errno, operation: "making \(path)")
        }
        let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        // A folder that its user may not read cannot be opened to be synced.
        if access(parent + "/", R_OK) == 0 { try sync(parent + "/") }
    }

    /// Looks at the database and lets only its owner read and write it.
    ///
    /// - Returns: nil if it is missing, otherwise its size in bytes.
    /// - Throws: ``StoreError``: `notOurs` if it, or a file that belongs to it, is something other than
    ///   a regular file of this user.
    func findDatabase() throws(StoreError) -> Int64? {
        for suffix in Self.companions { _ = try OwnFile(at: database + suffix) }
        guard let file = try OwnFile(at: database) else { return nil }
        file.makePrivate()
        return file.size
    }

    /// Whether a file that belongs to the database has anything in it.
    func hasCompanion(_ suffix: String) throws(StoreError) -> Bool {
        guard let file = try OwnFile(at: database + suffix) else { return false }
        return file.size > 0
    }

    /// The names of what is in a folder, in order.
    ///
    /// - Returns: an empty list if nothing has this path.
    /// - Throws: ``StoreError`` also if a link leads nowhere: what it leads to may be on a drive that is
    ///   not mounted now.
    static func names(in path: String) throws(StoreError) -> [String] {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
        if folder < 0 {
            let reason = errno
            var status = stat()
            if reason == ENOENT, lstat(path, &status) < 0, errno == ENOENT { return [] }
            throw StoreError(errno: reason, operation: "reading \(path)")
        }
        defer { close(folder) }
        guard let names = OpenDescriptor.names(in: folder) else {
            throw StoreError(errno: errno, operation: "reading \(path)")
        }
        return names.sorted()
    }

    /// Waits until the names in a folder are on the disk.
    static func sync(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { throw StoreError(errno: errno, operation: "opening \(path)") }
        defer { close(descriptor) }
        if !OpenDescriptor.sync(folder: descriptor) {
            throw StoreError(errno: errno, operation: "syncing \(path)")
        }
    }

    /// Reads every byte of a file, to find out whether the disk can.
    static func readWhole(_ path: String) throws(StoreError) {
        try readAll(path) { (_: UnsafeRawBufferPointer) throws(StoreError) in }
    }

    private static func readAll(
        _ path: String, follows: Int32 = O_NOFOLLOW,
        _ take: (UnsafeRawBufferPointer) throws(StoreError) -> Void
    ) throws(StoreError) {
        let source = open(path, O_RDONLY | O_CLOEXEC | follows | O_NONBLOCK)
        if source < 0 { throw StoreError(errno: errno, operation: "reading \(path)") }
        defer { close(source) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = read(source, buffer.baseAddress!, buffer.count)
            if count == 0 { return }
            if count > 0 {
                try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            } else if errno != EINTR {
                throw StoreError(errno: errno, operation: "reading \(path)")
            }
        }
    }

    /// Makes an empty file for its owner alone. An earlier one of this name, and what belongs to it,
    /// are removed.
    static func makeFile(_ path: String) throws(StoreError) -> Int32 {
        remove(path)
        let made = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        if made < 0 { throw StoreError(errno: errno, operation: "making \(path)") }
        return made
    }

    /// Removes a database and what belongs to it.
    static func remove(_ path: String) {
        for suffix in [""] + companions { unlink(path + suffix) }
    }

    /// Why a file could not be copied.
    enum CopyFailure: Error {
        case source(StoreError)
        case target(StoreError)
    }

    /// Copies a file, or what a link leads to, and waits until the copy is on the disk.
    static func copy(_ from: String, to path: String) throws(CopyFailure) {
        let target: Int32
        do throws(StoreError) { target = try makeFile(path) } catch { throw .target(error) }
        defer { close(target) }
        var failure: Int32 = 0
        do throws(StoreError) {
            try readAll(from, follows: 0) { bytes throws(StoreError) in
                if failure == 0 { failure = write(bytes, to: target) }
            }
        } catch { throw .source(error) }
        if failure == 0, fsync(target) < 0 { failure = errno }
        if failure != 0 {
            throw .target(StoreError(errno: failure, operation: "writing \(path)"))
        }
    }
}
