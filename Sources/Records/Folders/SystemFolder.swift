import Fasting
import Glibc
import System
import Text

extension FolderProblem {
    /// Refuses a folder that belongs to the system, which root could write. The owner does not tell it then: the
    /// place does. The user's home is never one, wherever it is.
    ///
    /// Source: Filesystem Hierarchy Standard 3.0, chapter 3.
    static func check(place path: String, _ use: Use) throws(FolderProblem) {
        var status = stat()
        if fileStatus(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
            throw FolderProblem(use, .notAFolder, path)
        }
        guard let real = realPath(path) else { return }
        if let home = getenv("HOME").flatMap({ realPath(String(path: $0)) }),
            home != [UInt8(ascii: "/")],
            isPath(real, in: home)
        {
            return
        }
        if real == [UInt8(ascii: "/")]
            || contains(real, Self.ofSystem) && !contains(real, Self.ofUsers)
        {
            throw FolderProblem(use, .notOurs, path)
        }
    }

    private static func contains(_ path: [UInt8], _ folders: [String]) -> Bool {
        folders.contains { isPath(path, in: Array($0.utf8)) }
    }

    private static let ofSystem = [
        "/bin", "/boot", "/dev", "/etc", "/lib", "/lib32", "/lib64", "/libx32", "/proc", "/run",
        "/sbin", "/sys", "/usr", "/var",
    ]
    /// What users have below these: runtime folders, disks that are mounted, homes of systems with a fixed image.
    private static let ofUsers = [
        "/dev/shm", "/run/media", "/run/user", "/var/home", "/var/mnt", "/var/srv", "/var/tmp",
    ]
}
