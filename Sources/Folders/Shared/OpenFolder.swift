import CSystem
import Glibc
import System

/// An open folder of this user. Links are never followed from there.
struct OpenFolder: ~Copyable {
    private let descriptor: Int32

    typealias Problem = DeviceFolder.Problem

    init(_ path: String) throws(DeviceFolder.Problem) {
        descriptor = try Self.checked(
            open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK))
    }

    private init(checked descriptor: Int32) { self.descriptor = descriptor }

    /// - Parameter opened: a descriptor, or -1.
    private static func checked(_ opened: Int32) throws(DeviceFolder.Problem) -> Int32 {
        if opened < 0 { throw Problem(errno: errno) }
        var status = stat()
        if fstat(opened, &status) == 0, status.st_uid == geteuid() { return opened }
        close(opened)
        throw .notOurs
    }

    deinit { close(descriptor) }

    func folder(_ name: String) throws(DeviceFolder.Problem) -> OpenFolder {
        OpenFolder(
            checked: try Self.checked(
                openat(
                    descriptor, name,
                    O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)))
    }

    func names() throws(DeviceFolder.Problem) -> [String] {
        guard let names = OpenDescriptor.names(in: descriptor) else { throw Problem(errno: errno) }
        return names
    }

    enum Status: Equatable, Sendable {
        case file(size: Int64, changed: Int64, inode: UInt64)
        /// It is not a regular file of this user.
        case refused
    }

    /// - Returns: nil if there is no such file.
    func status(of name: String) throws(DeviceFolder.Problem) -> Status? {
        var status = stat()
        if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) < 0 {
            if errno == ENOENT { return nil }
            throw Problem(errno: errno)
        }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
            return .refused
        }
        let changed = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
        return .file(
            size: Int64(status.st_size), changed: changed, inode: UInt64(status.st_ino))
    }

    /// - Returns: nil if there is no such file, or none that may be read.
    func read(_ name: String) throws(DeviceFolder.Problem) -> [UInt8]? {
        let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        if file < 0 {
            if errno == ENOENT || errno == ELOOP || errno == ENXIO { return nil }
            throw Problem(errno: errno)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_uid == geteuid(), status.st_size <= DeviceFolder.largestFile
        else { return nil }
        guard let bytes = OpenDescriptor.read(file, size: Int(status.st_size)) else {
            throw Problem(errno: errno)
        }
        return bytes
    }

    // Of <fcntl.h>. Swift does not import them.
    private static let setSignal: Int32 = 10
    private static let setLease: Int32 = 1024

    /// Whether a program has a file open to write to it. Some file systems do not know.
    func isBeingWritten(_ name: String) -> Bool {
        let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        if file < 0 { return false }
        defer { close(file) }
        // A program that opens the file meanwhile causes a signal. The usual one would end this process.
        guard fcntl(file, Self.setSignal, SIGURG) == 0 else { return false }
        if fcntl(file, Self.setLease, F_RDLCK) < 0 { return errno == EAGAIN }
        _ = fcntl(file, Self.setLease, F_UNLCK)
        return false
    }

    func makeFolder(_ name: String) throws(DeviceFolder.Problem) {
        if mkdirat(descriptor, name, 0o700) < 0, errno != EEXIST { throw Problem(errno: errno) }
    }

    /// Writes a file under another name first, so that it is either complete or absent.
    func replace(_ name: String, by bytes: [UInt8]) throws(DeviceFolder.Problem) {
        let code = System.replace(name, by: bytes, in: descriptor)
        if code != 0 { throw Problem(errno: code) }
    }

    /// Does nothing if there is no such file.
    func remove(_ name: String) throws(DeviceFolder.Problem) {
        if unlinkat(descriptor, name, 0) < 0, errno != ENOENT { throw Problem(errno: errno) }
    }

    /// Appends lines. A cut line before them does not damage any of them. If the disk is full, the file stays
    /// as it was.
    func append(_ bytes: [UInt8], to name: String) throws(DeviceFolder.Problem) {
        let file = openat(
            descriptor, name, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK,
            0o600)
        if file < 0 { throw Problem(errno: errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_uid == geteuid()
        else { throw .notOurs }
        var whole = bytes
        var last: UInt8 = 0
        if status.st_size > 0, pread(file, &last, 1, status.st_size - 1) == 1,
            last != UInt8(ascii: "\n")
        {
            whole.insert(UInt8(ascii: "\n"), at: 0)
        }
        var code = System.write(whole, to: file)
        if code == 0, fsync(file) < 0 { code = errno }
        if code == 0 { return }
        _ = ftruncate(file, status.st_size)
        throw Problem(errno: code)
    }

    /// Moves a file to another folder. Does nothing if it is gone.
    func move(
        _ name: String, to folder: borrowing OpenFolder, as newName: String
    ) throws(DeviceFolder.Problem) {
        if renameat(descriptor, name, folder.descriptor, newName) < 0, errno != ENOENT {
            throw Problem(errno: errno)
        }
    }

    /// Whether the kernel may send no notifications about changes, because another machine or a program makes
    /// them.
    var isSilent: Bool { SilentDisk.isOne(disk_type(descriptor)) }

    /// Waits until the names are on the disk.
    func sync() throws(DeviceFolder.Problem) {
        if !OpenDescriptor.sync(folder: descriptor) { throw Problem(errno: errno) }
    }
}
