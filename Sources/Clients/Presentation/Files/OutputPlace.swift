import Glibc
import System
import Words

/// The place of a file that is written: an open folder, and a name in it.
///
/// A link at the end of the path that belongs to neither the user nor root is refused, because its owner would choose the
/// file that is replaced. The system refuses such links only in folders like /tmp, and not on every machine.
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
        case special(stat)
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
    /// - Throws: ``Problem`` if the folder is missing, or a link belongs to another user.
    init(_ path: String, followsLinks: Bool, user: uid_t) throws(Problem) {
        self.user = user
        var place = path
        for _ in 0...Self.mostLinks {
            let slash = place.lastIndex(of: "/")
            let parent = slash.map { $0 == place.startIndex ? "/" : String(place[..<$0]) } ?? "."
            let name = slash.map { String(place[$0...].dropFirst()) } ?? place
            if name.isEmpty { throw Self.failure(path, EISDIR) }
            let folder = try Self.open(parent, path)
            var status = stat()
            let target: Target
            if fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) != 0 {
                guard errno == ENOENT else { throw Self.failure(path, errno) }
                target = .nothing
            } else if status.st_mode & S_IFMT == S_IFREG {
                target = .file(status)
            } else if status.st_mode & S_IFMT != S_IFLNK {
                target = .special(status)
            } else if let descriptor = Self.ownDescriptor(name, in: folder) {
                target = .descriptor(descriptor)
            } else {
                guard Self.isTrusted(status, user) else { throw Self.foreign(path) }
                if followsLinks {
                    guard let next = readlinkat(folder.descriptor, name) else {
                        throw Self.failure(path, errno)
                    }
                    place = next.hasPrefix("/") ? next : "\(parent)/\(next)"
                    continue
                }
                target = .link
            }
            (self.folder, self.name, self.target) = (folder, name, target)
            return
        }
        throw Self.failure(path, ELOOP)
    }

    private static func open(_ folder: String, _ path: String) throws(Problem) -> Folder {
        let descriptor = System.open(folder, Self.onlyPath | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path, errno) }
        return Folder(owning: descriptor)
    }

    /// `O_PATH` of Linux. Swift does not import it, because it needs `_GNU_SOURCE`.
    private static let onlyPath: Int32 = 0o10000000

    /// The number of a descriptor of this process, if the name is the link to it: /proc/self/fd/1.
    private static func ownDescriptor(_ name: String, in folder: Folder) -> Int32? {
        guard let number = Int32(name), fcntl(number, F_GETFD) >= 0,
            readlinkat(AT_FDCWD, "/proc/self/fd/\(folder.descriptor)") == "/proc/\(getpid())/fd"
        else { return nil }
        return number
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
