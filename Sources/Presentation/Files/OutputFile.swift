import Glibc
import Words

/// The reader of a pipe has gone.
package struct ReaderGone: Error {
    package init() {}
}

/// Writes all bytes, and continues after an interruption.
///
/// - Returns: 0, or the error number.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var done = 0
    while done < bytes.count {
        let count = bytes.withUnsafeBytes {
            Glibc.write(descriptor, $0.baseAddress! + done, bytes.count - done)
        }
        if count >= 0 {
            done += count
        } else if errno == EAGAIN {
            // The descriptor is non-blocking and the pipe is full.
            var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&wait, 1, -1)
        } else if errno != EINTR {
            return errno
        }
    }
    return 0
}

/// A file that appears only when it is complete; `-` is standard output.
package struct OutputFile {
    private let path: String
    private let begun: String
    /// The permissions of the file that is replaced; nil if there is none.
    private let mode: mode_t?
    /// Whether a file with the name may be replaced.
    private let replaces: Bool
    /// Closed by ``close()``, and when writing fails.
    package let descriptor: Int32

    /// Creates a temporary file beside the target, or opens a target that is not a plain file.
    ///
    /// A pipe, a file or a link of another user is refused: its owner could read what is written, or choose the
    /// file that is replaced. The system protects only files that are created.
    ///
    /// - Parameters:
    ///   - followsLinks: whether the target of a symbolic link is written. Otherwise the new file replaces the link.
    ///   - user: whose files are written, besides those of root.
    /// - Throws: ``Problem`` if there is something of another user, or the file cannot be created.
    package init(
        _ name: String, followsLinks: Bool = true, user: uid_t = geteuid()
    ) throws(Problem) {
        replaces = true
        guard name != "-" else {
            path = name
            begun = ""
            mode = nil
            descriptor = STDOUT_FILENO
            return
        }
        let (path, found) = try Self.target(of: name, followsLinks: followsLinks, user)
        self.path = path
        if let found {
            guard Self.isTrusted(found, user) else { throw Self.foreign(path) }
            // A pipe or a device is written directly.
            guard found.st_mode & S_IFMT == S_IFREG else {
                begun = ""
                mode = nil
                descriptor = open(path, O_WRONLY | O_CLOEXEC)
                if descriptor < 0 { throw failure() }
                var opened = stat()
                // Another one may have taken the name meanwhile.
                guard fstat(descriptor, &opened) == 0, Self.isTrusted(opened, user) else {
                    _ = Glibc.close(descriptor)
                    throw Self.foreign(path)
                }
                return
            }
        }
        mode = found.flatMap(Self.mode)
        begun = Self.temporaryName(for: path)
        descriptor = open(begun, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw failure() }
    }

    /// Creates a temporary file for a file that only the user can read. The target is a new file, or a
    /// plain file that is replaced; its name is not followed if it is a symbolic link.
    ///
    /// - Parameter replaces: false if ``close()`` fails for a file that exists.
    /// - Throws: ``Problem`` for a file of another user, a symbolic link, a folder, a device and the like, too.
    package init(
        private path: String, replaces: Bool, user: uid_t = geteuid()
    ) throws(Problem) {
        self.path = path
        self.replaces = replaces
        mode = nil
        begun = Self.temporaryName(for: path)
        var status = stat()
        if lstat(path, &status) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFREG: break
            case S_IFLNK: throw Problem(.storage, Words.PrivateText.notALink(path))
            case S_IFDIR: throw Problem(.storage, Words.PrivateText.notAFolder(path))
            default: throw Problem(.storage, Words.PrivateText.notAPlainFile(path))
            }
            guard Self.isTrusted(status, user) else { throw Self.foreign(path) }
            guard replaces else { throw Problem(.storage, Words.PrivateText.exists(path)) }
        }
        descriptor = open(begun, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw failure() }
    }

    private static func temporaryName(for path: String) -> String { "\(path).atrest-\(getpid())" }

    /// The permissions that a new file gets from the one that it replaces; nil for those of a new file. A file
    /// that everyone may write is not one whose permissions someone has chosen.
    private static func mode(_ replaced: stat) -> mode_t? {
        replaced.st_mode & S_IWOTH == 0 ? replaced.st_mode & 0o777 : nil
    }

    private static func isTrusted(_ status: stat, _ user: uid_t) -> Bool {
        status.st_uid == user || status.st_uid == 0
    }

    private static func foreign(_ path: String) -> Problem {
        Problem(.storage, Words.Interchange.ofAnotherUser(path))
    }

    /// How many links may lead to each other, as in the kernel.
    private static let mostLinks = 40

    /// The file that a name stands for, and what is there; nil if there is nothing, or a link that is replaced.
    private static func target(
        of name: String, followsLinks: Bool, _ user: uid_t
    ) throws(Problem) -> (String, stat?) {
        var path = name
        for _ in 0..<mostLinks {
            var status = stat()
            guard lstat(path, &status) == 0 else { return (path, nil) }
            guard status.st_mode & S_IFMT == S_IFLNK else { return (path, status) }
            guard isTrusted(status, user) else { throw foreign(path) }
            guard followsLinks else { return (path, nil) }
            var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(path, &buffer, buffer.count)
            guard count > 0,
                let target = String(validating: buffer.prefix(count), as: UTF8.self)
            else { throw unreachable(name, count > 0 ? EILSEQ : errno) }
            let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
            let next = target.hasPrefix("/") ? target : folder + target
            var reached = stat()
            // A link such as /dev/stdout may lead to a pipe, which has no path.
            if lstat(next, &reached) != 0, stat(path, &reached) == 0 { return (path, reached) }
            path = next
        }
        throw unreachable(name, ELOOP)
    }

    private static func unreachable(_ name: String, _ code: Int32) -> Problem {
        Problem(.storage, Words.Interchange.notWritten(name, String(cString: strerror(code))))
    }

    private func failure(_ code: Int32 = errno) -> Problem {
        Self.unreachable(path == "-" ? Words.Interchange.standardOutput : path, code)
    }

    /// - Throws: ``Problem`` or ``ReaderGone``; the file is then closed, and the temporary file
    ///   removed.
    package func write(_ bytes: [UInt8]) throws {
        let code = writeAll(bytes, to: descriptor)
        if code == 0 { return }
        if path != "-" { _ = Glibc.close(descriptor) }
        if !begun.isEmpty { unlink(begun) }
        throw code == EPIPE ? ReaderGone() : failure(code)
    }

    package func close() throws(Problem) {
        guard path != "-" else { return }
        if let mode { fchmod(descriptor, mode) }
        let isWritten = begun.isEmpty || fsync(descriptor) == 0
        let isClosed = Glibc.close(descriptor) == 0
        if isWritten, isClosed, begun.isEmpty || moveToTarget() == 0 { return }
        let problem = failure()
        if !begun.isEmpty { unlink(begun) }
        throw problem
    }

    /// - Returns: 0, or -1 and `errno`.
    private func moveToTarget() -> Int32 {
        if replaces { return rename(begun, path) }
        // Unlike a new name, a new link never replaces a file.
        if link(begun, path) == 0 { return unlink(begun) }
        // Some file systems have no links.
        guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno) else { return -1 }
        return Self.moveWithoutLinks(begun, to: path)
    }

    /// Moves a file to a new name. It takes the name with an empty file first, so that it never
    /// replaces the file of another program.
    ///
    /// - Returns: 0, or -1 and `errno`.
    package static func moveWithoutLinks(_ begun: String, to path: String) -> Int32 {
        let taken = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard taken >= 0 else { return -1 }
        _ = Glibc.close(taken)
        if rename(begun, path) == 0 { return 0 }
        let code = errno
        unlink(path)
        errno = code
        return -1
    }
}
