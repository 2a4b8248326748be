import Glibc
import System

/// The lock on a data folder. It is held while this object lives; the kernel releases it when the
/// process ends.
public final class FolderLock: Sendable {
    private let descriptor: Int32
    private let path: String

    fileprivate init(_ descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    deinit {
        // A child process that has not started its program yet still has the descriptor.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Whether the locked file still has its name. If not, another process can take the lock.
    public var holds: Bool {
        var own = stat()
        return fstat(descriptor, &own) == 0 && FileIdentity(own) == FileIdentity(at: path)
    }
}

extension DataFolder {
    /// How often to ask for a lock that is held.
    private static let lockInterval = Duration.milliseconds(20)

    /// Takes the lock that keeps a second agent out of the folder. Makes the folder if it is missing.
    ///
    /// - Parameter patience: how long to wait for another process that holds it.
    /// - Returns: nil if another process still holds it then.
    /// - Throws: ``StoreError`` if the folder or the lock cannot be made.
    public func lock(waiting patience: Duration) throws(StoreError) -> FolderLock? {
        try create()
        let (descriptor, path) = try openLock()
        // flock(2) has no time limit, so try again until the time is over.
        let attempts = max(0, Int((patience / Self.lockInterval).rounded(.up)))
        for attempt in 0...attempts {
            if attempt > 0 { usleep(20_000) }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                return FolderLock(descriptor, path: path)
            }
            if errno != EWOULDBLOCK && errno != EINTR {
                let error = StoreError(errno: errno, operation: "locking \(path)")
                close(descriptor)
                throw error
            }
        }
        close(descriptor)
        return nil
    }

    /// Opens the file that is locked; on a read-only disk that has none, the folder.
    private func openLock() throws(StoreError) -> (descriptor: Int32, path: String) {
        let file = path + "/lock"
        if let found = try OwnFile(at: file) { found.makePrivate() }
        var descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        if descriptor >= 0 { return (descriptor, file) }
        if errno == EROFS {
            descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
            if descriptor >= 0 { return (descriptor, file) }
            if errno == ENOENT {
                descriptor = open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
                if descriptor >= 0 { return (descriptor, path) }
            }
        }
        throw StoreError(errno: errno, operation: "opening \(file)")
    }
}
