import Glibc

/// The folder in which everything is kept: for its owner alone (0700).
public struct DataFolder: Sendable {
    public let path: String

    public init(path: String) { self.path = path }

    public var database: String { path + "/atrest.sqlite" }

    /// Makes the folder and what is missing above it.
    public func create() throws(StoreError) {
        for end in path.indices.dropFirst() where path[end] == "/" {
            _ = mkdir(String(path[..<end]), 0o700)
        }
        if mkdir(path, 0o700) < 0, errno != EEXIST {
            throw StoreError(errno: errno, operation: "making \(path)")
        }
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
            throw StoreError(errno: ENOTDIR, operation: "making \(path)")
        }
        if chmod(path, 0o700) < 0 {
            throw StoreError(errno: errno, operation: "closing \(path) to others")
        }
    }

    /// Takes the lock that keeps a second agent from the folder.
    ///
    /// - Parameter seconds: how long to wait for whoever holds it.
    /// - Returns: nil where somebody else still holds it then.
    /// - Throws: ``StoreError`` where the folder or the lock cannot be made.
    public func lock(waiting seconds: Int) throws(StoreError) -> FolderLock? {
        try create()
        let file = path + "/lock"
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw StoreError(errno: errno, operation: "opening \(file)") }
        // flock(2) knows no time limit, so ask again every 20 ms.
        for attempt in 0...(max(0, seconds) * 50) {
            if attempt > 0 { usleep(20_000) }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                return FolderLock(descriptor, path: file)
            }
            if errno != EWOULDBLOCK && errno != EINTR {
                let error = StoreError(errno: errno, operation: "locking \(file)")
                close(descriptor)
                throw error
            }
        }
        close(descriptor)
        return nil
    }

    /// What SQLite keeps beside a database.
    static let companions = ["-wal", "-shm", "-journal"]

    /// Gives a damaged database and what belongs to it another name, which nothing has yet.
    ///
    /// - Parameter stamp: becomes part of the name.
    /// - Returns: the new name of the database, without the folder.
    func setAside(stamp: String) throws(StoreError) -> String {
        var name = "atrest.sqlite.damaged-\(stamp)"
        var count = 1
        while ([""] + Self.companions).contains(where: { access("\(path)/\(name)\($0)", F_OK) == 0 }
        ) {
            count += 1
            name = "atrest.sqlite.damaged-\(stamp)-\(count)"
        }
        for suffix in [""] + Self.companions {
            if rename(database + suffix, "\(path)/\(name)\(suffix)") < 0, errno != ENOENT {
                throw StoreError(errno: errno, operation: "setting \(database) aside")
            }
        }
        return name
    }
}

/// Held while this object lives; the kernel takes it back from whoever dies.
public final class FolderLock: Sendable {
    private let descriptor: Int32
    private let path: String

    fileprivate init(_ descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    deinit { close(descriptor) }

    /// Whether the file that is locked is still the one that others would lock.
    public var holds: Bool {
        var own = stat()
        return fstat(descriptor, &own) == 0 && FileIdentity(own) == FileIdentity(at: path)
    }
}

/// Which file it is, whatever it is called.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let number: ino_t

    init(_ status: stat) {
        device = status.st_dev
        number = status.st_ino
    }

    /// - Returns: nil where there is none.
    init?(at path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
