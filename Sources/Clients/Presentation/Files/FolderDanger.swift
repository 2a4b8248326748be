import Contract
import Glibc
import System
import Text
import Words

/// Why the place of a folder with data may harm the data.
package enum FolderDanger: Equatable {
    /// A program copies everything in `folder`, the data among it, to other machines.
    case synchronised(by: String, folder: String)
    /// The data is on a network file system.
    ///
    /// - `type`: its name in the list of mounts.
    case network(type: String)

    /// - Parameter data: the data folder.
    package func sentence(about data: String) -> String {
        switch self {
        case .synchronised(let program, let folder):
            Words.Doctor.synchronised(by: program, folder, data: data)
        case .network(let type): Words.Doctor.network(type, data: data)
        }
    }

    /// What is said about the calendar folder or the folder of several machines when it is chosen, and by the doctor.
    /// nil if only the user and a group can write there. Some disks cannot keep others out, so the folder is not refused.
    package static func sentence(aboutChosen folder: String) -> String? {
        var status = stat()
        guard !folder.isEmpty, fileStatus(folder, &status) == 0, status.st_mode & S_IWOTH != 0
        else {
            return nil
        }
        return Words.Doctor.everyoneWrites(folder, isSticky: status.st_mode & S_ISVTX != 0)
    }

    /// The dangers for a folder, which need not exist yet.
    package static func all(of folder: String) -> [FolderDanger] {
        var folder = folder
        while realPath(folder) == nil, !folder.isEmpty { folder = parent(folder) }
        guard let real = realPath(folder) else { return [] }
        var dangers: [FolderDanger] = []
        if let mount = Mount(
            of: real, in: bytesOfFile("/proc/self/mountinfo", most: 1 << 22) ?? []),
            mount.isOfNetwork
        {
            dangers.append(.network(type: mount.type))
        }
        folder = String(pathBytes: real)
        while !folder.isEmpty {
            if let program = SyncMark.program(in: folder) {
                return dangers + [.synchronised(by: program, folder: folder)]
            }
            folder = parent(folder)
        }
        return dangers
    }

    private static func parent(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}
