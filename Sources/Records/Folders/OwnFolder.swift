import CSystem
import Fasting
import Glibc
import Sharing
import System

/// An open folder of this user. Links are never followed from there.
struct OwnFolder: ~Copyable {
    private let descriptor: Int32
    private let use: FolderProblem.Use
    /// Of the folder that the user has chosen: this one, or one above it.
    private let path: String
    /// The path of this folder.
    private let ownPath: String
    /// Called before each call that another program may come between. What it throws ends the pass, as a kill does.
    private let beforeStep: @Sendable () throws(FolderProblem) -> Void

    init(
        _ path: String, _ use: FolderProblem.Use,
        beforeStep: @escaping @Sendable () throws(FolderProblem) -> Void = {
            () throws(FolderProblem) in
        }
    ) throws(FolderProblem) {
        try beforeStep()
        let opened = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
        try self.init(checking: opened, use, path, path, beforeStep)
    }

    /// - Parameter opened: a descriptor, or -1.
    private init(
        checking opened: Int32, _ use: FolderProblem.Use, _ path: String, _ ownPath: String,
        _ beforeStep: @escaping @Sendable () throws(FolderProblem) -> Void
    ) throws(FolderProblem) {
        if opened < 0 { throw FolderProblem(use, FolderProblem.Cause(errno: errno), path) }
        var status = stat()
        guard fstat(opened, &status) == 0, status.st_uid == geteuid() else {
            close(opened)
            throw FolderProblem(use, .notOurs, path)
        }
        (descriptor, self.use, self.path, self.beforeStep) = (opened, use, path, beforeStep)
        self.ownPath = ownPath
    }

    deinit { close(descriptor) }

    func problem(_ cause: FolderProblem.Cause) -> FolderProblem { FolderProblem(use, cause, path) }

    private func problem(errno code: Int32) -> FolderProblem {
        problem(FolderProblem.Cause(errno: code))
    }

    /// - Parameter name: of a file in this folder. It is named if it is the one that may not be used.
    private func problem(errno code: Int32, of name: String) -> FolderProblem {
        let cause = FolderProblem.Cause(errno: code)
        return cause == .denied ? FolderProblem(use, cause, "\(ownPath)/\(name)") : problem(cause)
    }

    // MARK: Reading

    func folder(_ name: String) throws(FolderProblem) -> OwnFolder {
        try beforeStep()
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
        return try OwnFolder(
            checking: openat(descriptor, name, flags), use, path, "\(ownPath)/\(name)", beforeStep)
    }

    func names() throws(FolderProblem) -> [String] {
        try beforeStep()
        guard let names = OpenDescriptor.names(in: descriptor) else { throw problem(errno: errno) }
        return names
    }

    enum Status: Equatable, Sendable {
        case file(FileStamp)
        /// It is not a regular file of this user.
        case refused
    }

    /// - Returns: nil if there is no such file.
    func status(of name: String) throws(FolderProblem) -> Status? {
        try beforeStep()
        var status = stat()
        if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) < 0 {
            if errno == ENOENT { return nil }
            throw problem(errno: errno)
        }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
            return .refused
        }
        let changed = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
        return .file(
            FileStamp(
                size: Int64(status.st_size), changed: changed,
                inode: Int64(truncatingIfNeeded: status.st_ino)))
    }

    enum Content {
        case absent
        /// It is not a regular file, or a larger one than any of Atrest. In a shared folder, it may also be of another
        /// user.
        case foreign
        /// It may not be read.
        case denied
        case bytes([UInt8])

        /// The checksum of the file; nil if there is none. A file that cannot be read counts as an empty one.
        var sum: UInt64? {
            switch self {
            case .absent: nil
            case .foreign, .denied: checksum([])
            case .bytes(let bytes): checksum(bytes)
            }
        }
    }

    func content(of name: String) throws(FolderProblem) -> Content {
        try beforeStep()
        let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        if file < 0 {
            switch errno {
            case ENOENT: return .absent
            case ELOOP, ENXIO: return .foreign
            case EACCES: return .denied
            case let code: throw problem(errno: code)
            }
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            use == .calendar || status.st_uid == geteuid(), status.st_size <= use.largestFile
        else { return .foreign }
        guard let bytes = OpenDescriptor.read(file, size: Int(status.st_size)) else {
            throw problem(errno: errno)
        }
        return .bytes(bytes)
    }

    /// - Returns: nil if there is no such file, or none that Atrest has written.
    func read(_ name: String) throws(FolderProblem) -> [UInt8]? {
        switch try content(of: name) {
        case .absent, .foreign: return nil
        case .denied: throw problem(errno: EACCES, of: name)
        case .bytes(let bytes): return bytes
        }
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

    /// Whether the kernel may send no notifications about changes, because another machine or a program makes
    /// them.
    var isSilent: Bool { SilentDisk.isOne(disk_type(descriptor)) }

    /// - Throws: ``FolderProblem`` if no file can be made there.
    func checkWritable() throws(FolderProblem) {
        try check(faccessat(descriptor, ".", W_OK | X_OK, AT_EACCESS))
    }

    // MARK: Writing

    func makeFolder(_ name: String) throws(FolderProblem) {
        try beforeStep()
        try check(mkdirat(descriptor, name, 0o700), except: EEXIST)
    }

    /// Writes a file under another name first, so that it is either complete or absent.
    func replace(_ name: String, by bytes: [UInt8]) throws(FolderProblem) {
        try beforeStep()
        let code = System.replace(name, by: bytes, in: descriptor)
        if code != 0 { throw problem(errno: code) }
    }

    /// Appends lines, and waits until they are on the disk. A cut line before them does not damage any of them. If the
    /// disk is full, the file stays as it was.
    ///
    /// - Parameters:
    ///   - creates: whether the file is made if it is missing.
    ///   - isForDisk: false to return before they are on the disk.
    func append(
        _ bytes: [UInt8], to name: String, creates: Bool = true, isForDisk: Bool = true
    ) throws(FolderProblem) {
        try beforeStep()
        let flags = O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let file = openat(descriptor, name, flags | (creates ? O_CREAT : 0), 0o600)
        if file < 0 { throw problem(errno: errno, of: name) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_uid == geteuid()
        else { throw problem(.notOurs) }
        var whole = bytes
        var last: UInt8 = 0
        if status.st_size > 0, pread(file, &last, 1, status.st_size - 1) == 1,
            last != UInt8(ascii: "\n")
        {
            whole.insert(UInt8(ascii: "\n"), at: 0)
        }
        var code = System.write(whole, to: file)
        if code == 0, isForDisk, fsync(file) < 0 { code = errno }
        if code == 0 { return }
        _ = ftruncate(file, status.st_size)
        throw problem(errno: code)
    }

    /// Does nothing if there is no such file.
    func remove(_ name: String) throws(FolderProblem) {
        try check(unlinkat(descriptor, name, 0), except: ENOENT)
    }

    /// Moves a file to another folder. Does nothing if it is gone.
    func move(
        _ name: String, to folder: borrowing OwnFolder, as newName: String
    ) throws(FolderProblem) {
        try check(renameat(descriptor, name, folder.descriptor, newName), except: ENOENT)
    }

    /// Waits until the names are on the disk.
    func sync() throws(FolderProblem) {
        if !OpenDescriptor.sync(folder: descriptor) { throw problem(errno: errno) }
    }

    // MARK: Many files at once

    /// Writes a file under another name, which other programs do not read.
    ///
    /// - Returns: that name.
    func writeUnfinished(_ name: String, _ bytes: [UInt8]) throws(FolderProblem) -> String {
        try beforeStep()
        let file = UnfinishedFile(for: name, in: descriptor)
        if file.descriptor < 0 { throw problem(errno: errno) }
        defer { close(file.descriptor) }
        let code = System.write(bytes, to: file.descriptor)
        if code == 0 { return file.name }
        removeUnfinished(file.name)
        throw problem(errno: code)
    }

    /// Waits until an unfinished file is on the disk. For many files, it is faster to write all of
    /// them first.
    func syncUnfinished(_ hidden: String) throws(FolderProblem) {
        let file = openat(descriptor, hidden, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        if file < 0 { throw problem(errno: errno) }
        defer { close(file) }
        try check(fsync(file))
    }

    /// Gives an unfinished file its name if the file that has it still has the bytes with this sum. With nil, if there
    /// is none.
    ///
    /// - Returns: false if another program has changed it. Then the unfinished file is removed.
    func finish(
        _ hidden: String, as name: String, inPlaceOf sum: UInt64?
    ) throws(FolderProblem) -> Bool {
        guard try has(sum, name) else {
            removeUnfinished(hidden)
            return false
        }
        try check(renameat(descriptor, hidden, descriptor, name))
        return true
    }

    /// Does nothing if that is not possible, for example because a folder has the name.
    func removeUnfinished(_ hidden: String) { unlinkat(descriptor, hidden, 0) }

    /// Removes a file if it still has the bytes with this sum.
    func remove(_ name: String, with sum: UInt64) throws(FolderProblem) -> Bool {
        guard try has(sum, name) else { return false }
        try remove(name)
        return true
    }

    private func has(_ sum: UInt64?, _ name: String) throws(FolderProblem) -> Bool {
        try beforeStep()
        return try self.sum(of: name) == sum
    }

    /// The checksum of a file, as in ``Content/sum``.
    func sum(of name: String) throws(FolderProblem) -> UInt64? {
        try content(of: name).sum
    }

    /// - Parameter result: of a function of the system that has failed if it is negative.
    private func check(_ result: Int32, except code: Int32 = 0) throws(FolderProblem) {
        if result < 0, errno != code { throw problem(errno: errno) }
    }
}

extension FolderProblem.Use {
    /// The size of the largest file that is read, in bytes. A segment may have one long line beyond its size.
    var largestFile: Int { self == .shared ? 1 << 20 : 64 << 20 }
}

extension FolderProblem.Cause {
    init(errno code: Int32) {
        switch code {
        case ENOENT: self = .absent
        case ENOTDIR, ELOOP: self = .notAFolder
        case EROFS: self = .readOnly
        case EACCES, EPERM: self = .denied
        case ENOSPC, EDQUOT, EFBIG: self = .full
        default: self = .failed
        }
    }
}
