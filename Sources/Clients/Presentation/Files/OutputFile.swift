import Glibc
import System
import Words

/// The reader of a pipe has gone.
package struct ReaderGone: Error {
    package init() {}
}

/// A file that appears only when it is complete; `-` is standard output.
package struct OutputFile {
    private let path: String
    /// The folder of the file; nil for standard output.
    private let folder: OutputPlace.Folder?
    /// The name in the folder.
    private let name: String
    /// The name of the temporary file; "" if the target is written directly.
    private let begun: String
    /// The permissions of the file that is replaced; nil for those of a new file.
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
        _ path: String, followsLinks: Bool = true, user: uid_t = geteuid()
    ) throws(Problem) {
        self.path = path
        replaces = true
        guard path != "-" else {
            (folder, name, begun, mode) = (nil, "", "", nil)
            descriptor = STDOUT_FILENO
            return
        }
        let place = try OutputPlace(path, followsLinks: followsLinks, user: user)
        (folder, name) = (place.folder, place.name)
        switch place.target {
        case .descriptor(let number):
            (begun, mode) = ("", nil)
            descriptor = fcntl(number, F_DUPFD_CLOEXEC, 3)
            if descriptor < 0 { throw OutputPlace.failure(path, errno) }
        case .special(let status):
            (begun, mode) = ("", nil)
            descriptor = try Self.open(place, status, path, user)
        case .file(let status):
            guard OutputPlace.isTrusted(status, user) else { throw OutputPlace.foreign(path) }
            (begun, descriptor) = try Self.create(for: place, path)
            mode = Self.mode(of: descriptor, replacing: status, place.replacedMode)
        case .nothing, .link:
            (begun, descriptor) = try Self.create(for: place, path)
            mode = nil
        }
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
        let place = try OutputPlace(path, followsLinks: false, user: user)
        (folder, name) = (place.folder, place.name)
        switch place.target {
        case .nothing: break
        case .file(let status):
            guard OutputPlace.isTrusted(status, user) else { throw OutputPlace.foreign(path) }
            guard replaces else { throw Problem(.storage, Words.PrivateText.exists(path)) }
        case .link, .descriptor: throw Problem(.storage, Words.PrivateText.notALink(path))
        case .special(let status):
            throw Problem(
                .storage,
                status.st_mode & S_IFMT == S_IFDIR
                    ? Words.PrivateText.notAFolder(path) : Words.PrivateText.notAPlainFile(path))
        }
        (begun, descriptor) = try Self.create(for: place, path)
    }

    /// Opens a pipe or a device, which is written directly.
    private static func open(
        _ place: OutputPlace, _ known: stat, _ path: String, _ user: uid_t
    ) throws(Problem) -> Int32 {
        guard OutputPlace.isTrusted(known, user) else { throw OutputPlace.foreign(path) }
        guard known.st_mode & S_IFMT != S_IFDIR else { throw OutputPlace.failure(path, EISDIR) }
        let descriptor = openat(
            place.folder.descriptor, place.name, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw OutputPlace.failure(path, errno) }
        var opened = stat()
        // Something else may have got the name meanwhile.
        guard fstat(descriptor, &opened) == 0, OutputPlace.isSame(opened, known) else {
            _ = Glibc.close(descriptor)
            throw OutputPlace.foreign(path)
        }
        return descriptor
    }

    private static func create(
        for place: OutputPlace, _ path: String
    ) throws(Problem) -> (name: String, descriptor: Int32) {
        let file = UnfinishedFile(in: place.folder.descriptor)
        guard file.descriptor >= 0 else { throw OutputPlace.failure(path, errno) }
        return (file.name, file.descriptor)
    }

    /// The permissions for a group mean another one if the new file belongs to another group.
    private static func mode(of new: Int32, replacing old: stat, _ mode: mode_t?) -> mode_t? {
        var status = stat()
        guard let mode, fstat(new, &status) == 0 else { return nil }
        return status.st_gid == old.st_gid ? mode : mode & ~mode_t(S_IRWXG)
    }

    private func failure(_ code: Int32 = errno) -> Problem {
        OutputPlace.failure(path == "-" ? Words.Interchange.standardOutput : path, code)
    }

    /// - Throws: ``Problem`` or ``ReaderGone``; the file is then closed, and the temporary file
    ///   removed.
    package func write(_ bytes: [UInt8]) throws {
        let code = System.write(bytes, to: descriptor)
        if code == 0 { return }
        if path != "-" { _ = Glibc.close(descriptor) }
        removeBegun()
        throw code == EPIPE ? ReaderGone() : failure(code)
    }

    package func close() throws(Problem) {
        guard path != "-" else { return }
        if let mode { fchmod(descriptor, mode) }
        let isWritten = begun.isEmpty || fsync(descriptor) == 0
        let isClosed = Glibc.close(descriptor) == 0
        if isWritten, isClosed, begun.isEmpty || moveToTarget() == 0 { return }
        let problem = failure()
        removeBegun()
        throw problem
    }

    private func removeBegun() {
        if let folder, !begun.isEmpty { unlinkat(folder.descriptor, begun, 0) }
    }

    /// - Returns: 0, or -1 and `errno`.
    private func moveToTarget() -> Int32 {
        guard let folder = folder?.descriptor else { return 0 }
        if replaces { return renameat(folder, begun, folder, name) }
        // Unlike a new name, a new link never replaces a file.
        if linkat(folder, begun, folder, name, 0) == 0 { return unlinkat(folder, begun, 0) }
        // Some file systems have no links.
        guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno) else { return -1 }
        return Self.moveWithoutLinks(begun, to: name, in: folder)
    }

    /// Moves a file to a new name. It takes the name with an empty file first, so that it never
    /// replaces the file of another program.
    ///
    /// - Returns: 0, or -1 and `errno`.
    package static func moveWithoutLinks(
        _ begun: String, to name: String, in folder: Int32 = AT_FDCWD
    ) -> Int32 {
        let taken = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard taken >= 0 else { return -1 }
        _ = Glibc.close(taken)
        if renameat(folder, begun, folder, name) == 0 { return 0 }
        let code = errno
        unlinkat(folder, name, 0)
        errno = code
        return -1
    }
}
