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
    /// - Parameter followsLinks: whether the target of a symbolic link is written, if the link
    ///   belongs to the user or to root. Otherwise the new file replaces the link.
    package init(_ name: String, followsLinks: Bool = true) throws(Problem) {
        guard name != "-" else {
            path = name
            begun = ""
            mode = nil
            replaces = true
            descriptor = STDOUT_FILENO
            return
        }
        var status = stat()
        let isLink = lstat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
        let isForeign = isLink && (!followsLinks || ![0, getuid()].contains(status.st_uid))
        let path = isLink && !isForeign ? Self.target(ofLink: name) : name
        let exists = !isForeign && stat(path, &status) == 0
        let isFile = exists && status.st_mode & S_IFMT == S_IFREG
        self.path = path
        replaces = true
        // A file that is replaced keeps its permissions.
        mode = isFile ? status.st_mode & 0o777 : nil
        // A pipe or a device is written directly.
        let isPlain = isFile || !exists
        begun = isPlain ? "\(path).atrest-\(getpid())" : ""
        let flags = isPlain ? O_WRONLY | O_CREAT | O_EXCL : O_WRONLY
        descriptor = open(isPlain ? begun : path, flags | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw failure() }
    }

    /// Creates a temporary file for a file that only the user can read. The target is a new file, or a
    /// plain file that is replaced; its name is not followed if it is a symbolic link.
    ///
    /// - Parameter replaces: false if ``close()`` fails for a file that exists.
    /// - Throws: ``Problem`` for a symbolic link, a folder, a device and the like, too.
    package init(private path: String, replaces: Bool) throws(Problem) {
        self.path = path
        self.replaces = replaces
        mode = nil
        begun = "\(path).atrest-\(getpid())"
        var status = stat()
        if lstat(path, &status) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFREG: break
            case S_IFLNK: throw Problem(.storage, Words.PrivateText.notALink(path))
            case S_IFDIR: throw Problem(.storage, Words.PrivateText.notAFolder(path))
            default: throw Problem(.storage, Words.PrivateText.notAPlainFile(path))
            }
            guard replaces else { throw Problem(.storage, Words.PrivateText.exists(path)) }
        }
        descriptor = open(begun, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw failure() }
    }

    /// The target of a symbolic link, which need not exist.
    private static func target(ofLink name: String) -> String {
        if let target = realpath(name, nil) {
            defer { free(target) }
            return String(cString: target)
        }
        var status = stat()
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(name, &buffer, buffer.count)
        // A link such as /dev/stdout may lead to a pipe, which has no path.
        if stat(name, &status) == 0 || count <= 0 { return name }
        let target = String(decoding: buffer.prefix(count), as: UTF8.self)
        let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        return target.hasPrefix("/") ? target : folder + target
    }

    private func failure(_ code: Int32 = errno) -> Problem {
        let reason = String(cString: strerror(code))
        let name = path == "-" ? Words.Interchange.standardOutput : path
        return Problem(.storage, Words.Interchange.notWritten(name, reason))
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
