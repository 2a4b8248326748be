import Glibc
import System
import Words

/// The place of a file that is written: an open folder, and a name in it.
///
/// The path is followed part by part. A link that belongs to neither the user nor root is refused, also one that leads to
/// a folder, because its owner would choose the file that is replaced. The system refuses such links only in folders like
/// /tmp, and not on every machine.
struct OutputPlace {
    /// An open folder, closed with this object.
    final class Folder {
        /// Opened with `O_PATH`.
        let descriptor: Int32

        init(owning descriptor: Int32) { self.descriptor = descriptor }

        deinit { close(descriptor) }

        var status: stat? {
            var status = stat()
            return fstat(descriptor, &status) == 0 ? status : nil
        }
    }

    /// What is there.
    enum Target {
        case nothing
        case file(stat)
        /// A link that is not followed.
        case link
        /// A pipe, a device, a folder and the like.
        ///
        /// - `isLinked`: whether the name is a link in /proc to something without a path.
        case special(stat, isLinked: Bool)
        /// An open descriptor of this process, such as /dev/stdout.
        case descriptor(Int32)
    }

    let folder: Folder
    let name: String
    let target: Target
    private let user: uid_t

    /// How many links may lead to each other, as in the kernel.
    private static let mostLinks = 40

    /// - Parameters:
    ///   - followsLinks: whether a link at the end of the path is followed.
    ///   - user: whose links are followed, besides those of root.
    /// - Throws: ``Problem`` if a folder on the way is missing, or a link belongs to another user.
    init(_ path: String, followsLinks: Bool, user: uid_t) throws(Problem) {
        self.user = user
        var folder = try Self.open(path.hasPrefix("/") ? "/" : ".", path)
        var rest = Self.parts(path)
        var links = 0
        while true {
            guard let part = rest.popLast() else { throw Self.failure(path, EISDIR) }
            let isLast = rest.isEmpty
            var status = stat()
            guard fstatat(folder.descriptor, part, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                guard isLast, errno == ENOENT else { throw Self.failure(path, errno) }
                (self.folder, name, target) = (folder, part, .nothing)
                return
            }
            switch status.st_mode & S_IFMT {
            case S_IFLNK:
                if isLast, let descriptor = Self.ownDescriptor(part, in: folder) {
                    (self.folder, name, target) = (folder, part, .descriptor(descriptor))
                    return
                }
                guard Self.isTrusted(status, user) else { throw Self.foreign(path) }
                if isLast, !followsLinks {
                    (self.folder, name, target) = (folder, part, .link)
                    return
                }
                links += 1
                guard links <= Self.mostLinks else { throw Self.failure(path, ELOOP) }
                let next = try Self.destination(of: part, in: folder, path)
                if isLast, let reached = Self.reachedWithoutPath(part, next, in: folder) {
                    (self.folder, name, target) = (folder, part, .special(reached, isLinked: true))
                    return
                }
                if next.hasPrefix("/") { folder = try Self.open("/", path) }
                rest += Self.parts(next)
            case S_IFDIR where !isLast:
                folder = try Self.open(part, path, in: folder, as: status)
            case S_IFREG where isLast:
                (self.folder, name, target) = (folder, part, .file(status))
                return
            case _ where isLast:
                (self.folder, name, target) = (folder, part, .special(status, isLinked: false))
                return
            default: throw Self.failure(path, ENOTDIR)
            }
        }
    }

    /// The parts of a path, the last one first. A slash at the end stands for the folder itself.
    private static func parts(_ path: String) -> [String] {
        let parts = path.split(separator: "/").map(String.init)
        return (parts + (path.hasSuffix("/") ? ["."] : [])).reversed()
    }

    // MARK: Folders and links

    private static func open(
        _ name: String, _ path: String, in folder: Folder? = nil, as known: stat? = nil
    ) throws(Problem) -> Folder {
        let descriptor = openat(
            folder?.descriptor ?? AT_FDCWD, name,
            Self.onlyPath | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path, errno) }
        let opened = Folder(owning: descriptor)
        // Something else may have got the name meanwhile.
        if let known, opened.status.map({ isSame($0, known) }) != true { throw foreign(path) }
        return opened
    }

    /// `O_PATH` of Linux. Swift does not import it, because it needs `_GNU_SOURCE`.
    private static let onlyPath: Int32 = 0o10000000

    private static func destination(
        of link: String, in folder: Folder, _ path: String
    ) throws(Problem) -> String {
        guard let text = readlinkat(folder.descriptor, link) else { throw failure(path, errno) }
        guard !text.isEmpty else { throw failure(path, ENOENT) }
        return text
    }

    /// The number of a descriptor of this process, if the name is the link to it: /proc/self/fd/1.
    private static func ownDescriptor(_ name: String, in folder: Folder) -> Int32? {
        guard let number = Int32(name), fcntl(number, F_GETFD) >= 0,
            readlinkat(AT_FDCWD, "/proc/self/fd/\(folder.descriptor)") == "/proc/\(getpid())/fd"
        else { return nil }
        return number
    }

    /// What a link in /proc leads to, if that has no path: a pipe, or a file that was deleted.
    private static func reachedWithoutPath(
        _ link: String, _ destination: String, in folder: Folder
    ) -> stat? {
        var status = stat()
        guard fstatat(folder.descriptor, destination, &status, AT_SYMLINK_NOFOLLOW) != 0,
            fstatat(folder.descriptor, link, &status, 0) == 0
        else { return nil }
        return status
    }

    // MARK: Whose it is

    static func isTrusted(_ status: stat, _ user: uid_t) -> Bool {
        status.st_uid == user || status.st_uid == 0
    }

    static func isSame(_ one: stat, _ other: stat) -> Bool {
        one.st_dev == other.st_dev && one.st_ino == other.st_ino
            && one.st_mode & S_IFMT == other.st_mode & S_IFMT
    }

    /// The permissions that a new file gets from the one that it replaces; nil for those of a new file. A file that
    /// everyone may write, or that another user can have put there, has no permissions that this user has chosen.
    var replacedMode: mode_t? {
        guard case .file(let file) = target, let folder = folder.status, file.st_uid == user,
            Self.isTrusted(folder, user), (file.st_mode | folder.st_mode) & S_IWOTH == 0
        else { return nil }
        return file.st_mode & 0o777
    }

    // MARK: Failures

    static func foreign(_ path: String) -> Problem {
        Problem(.storage, Words.Interchange.ofAnotherUser(path))
    }

    static func failure(_ path: String, _ code: Int32) -> Problem {
        if code == EISDIR { return Problem(.storage, Words.Interchange.isFolder(path)) }
        if code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            return Problem(.storage, Words.folderMissing(String(path[..<slash])))
        }
        return Problem(
            .storage, Words.Interchange.notWritten(path, String(cString: strerror(code))))
    }
}
