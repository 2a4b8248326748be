import Glibc
import System

/// A regular file of this user, found by its name. Finding it neither opens the file nor follows a
/// link, so that nothing happens to a device, a pipe, or a file of another user.
struct OwnFile: ~Copyable {
    private let descriptor: Int32
    /// In bytes.
    let size: Int64

    /// O_PATH of open(2), which Glibc declares for GNU C only.
    private static let pathOnly: Int32 = 0o10000000

    /// - Returns: nil if nothing has this name.
    /// - Throws: ``StoreError``: `notOurs`, or why the folder cannot be read.
    init?(at path: String) throws(StoreError) {
        let found = open(path, Self.pathOnly | O_NOFOLLOW | O_CLOEXEC)
        if found < 0 {
            if errno == ENOENT { return nil }
            throw StoreError(errno: errno, operation: "looking at \(path)")
        }
        var status = stat()
        guard fstat(found, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_uid == geteuid()
        else {
            close(found)
            throw StoreError(cause: .notOurs, operation: "looking at \(path)")
        }
        descriptor = found
        size = Int64(status.st_size)
        isPrivate = status.st_mode & 0o7777 == 0o600
    }

    /// Whether only its owner may read and write it.
    private let isPrivate: Bool

    deinit { close(descriptor) }

    /// Lets only its owner read and write it. A file on a read-only disk stays as it is.
    func makePrivate() {
        // fchmod(2) refuses a descriptor that is only a path; this name leads to the same file.
        if !isPrivate { chmod("/proc/self/fd/\(descriptor)", 0o600) }
    }
}

/// Which file it is, independent of its name.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let number: ino_t

    init(_ status: stat) {
        device = status.st_dev
        number = status.st_ino
    }

    /// - Returns: nil if nothing has this name.
    init?(at path: String) {
        var status = stat()
        guard fileStatus(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Whether this process has the file with this name open.
    static func isOpenInThisProcess(_ path: String) -> Bool {
        guard let file = FileIdentity(at: path) else { return false }
        return (0..<min(Int32(getdtablesize()), 4096)).contains { descriptor in
            var status = stat()
            return fstat(descriptor, &status) == 0 && FileIdentity(status) == file
        }
    }
}
