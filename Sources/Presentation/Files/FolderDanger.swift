import Contract
import Glibc
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
        guard !folder.isEmpty, stat(folder, &status) == 0, status.st_mode & S_IWOTH != 0 else {
            return nil
        }
        return Words.Doctor.everyoneWrites(folder, isSticky: status.st_mode & S_ISVTX != 0)
    }

    /// The dangers for a folder, which need not exist yet.
    package static func all(of folder: String) -> [FolderDanger] {
        let folders = ancestors(of: folder)
        var dangers: [FolderDanger] = []
        if let innermost = folders.first, let type = networkType(of: innermost, in: mounts) {
            dangers.append(.network(type: type))
        }
        let dropbox = dropboxFolders
        for folder in folders {
            let program = dropbox.contains(folder) ? SyncMark.dropbox : SyncMark.program(in: folder)
            guard let program else { continue }
            dangers.append(.synchronised(by: program, folder: folder))
            break
        }
        return dangers
    }

    /// The folder and those above it, without links, from the inside out. Those that do not exist are
    /// left out.
    private static func ancestors(of folder: String) -> [String] {
        var path = folder
        var found: String?
        while found == nil, !path.isEmpty {
            if let real = realpath(path, nil) {
                found = String(cString: real)
                free(real)
            } else {
                path = parent(path)
            }
        }
        var folders: [String] = []
        path = found ?? ""
        while !path.isEmpty {
            folders.append(path)
            path = parent(path)
        }
        return folders
    }

    private static func parent(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    // MARK: Mounts

    /// File systems of other machines, and those of another system that work in the same way. SQLite's
    /// log needs memory that all its readers share. Source: sqlite.org/wal.html; the names are those
    /// of the kernel, and of FUSE programs behind `fuse.`.
    private static let networkTypes: Set = [
        "nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ceph", "coda", "9p", "fuse.sshfs",
        "fuse.rclone", "fuse.gvfsd-fuse", "fuse.glusterfs", "fuse.s3fs",
    ]

    private static var mounts: String { textOfFile("/proc/self/mountinfo") ?? "" }

    /// The type of the file system that a folder is on, if it is a network file system.
    ///
    /// - Parameters:
    ///   - folder: without links.
    ///   - mounts: as in proc_pid_mountinfo(5).
    static func networkType(of folder: String, in mounts: String) -> String? {
        var closest: (point: String, type: String)?
        for line in mounts.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard let hyphen = fields.firstIndex(of: "-"), hyphen > 4, hyphen + 1 < fields.count
            else { continue }
            let point = unescaped(fields[4])
            let isAbove = point == "/" || folder == point || folder.hasPrefix(point + "/")
            // If two mounts are at one place, the later one is seen.
            guard isAbove, point.utf8.count >= closest?.point.utf8.count ?? 0 else { continue }
            closest = (point, String(fields[hyphen + 1]))
        }
        return closest.flatMap { networkTypes.contains($0.type) ? $0.type : nil }
    }

    /// Reads `\040` and the like.
    private static func unescaped(_ field: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = field.utf8
        while let byte = rest.popFirst() {
            let digits = String(rest.prefix(3)) ?? ""
            if byte == UInt8(ascii: "\\"), digits.count == 3, let code = UInt8(digits, radix: 8) {
                bytes.append(code)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: Dropbox

    /// The folders that Dropbox names in its own file. Source: help.dropbox.com, "How to find the path
    /// to the Dropbox folder".
    private static var dropboxFolders: [String] {
        guard let home = environmentVariable("HOME") else { return [] }
        let info = textOfFile("\(home)/.dropbox/info.json") ?? ""
        return SyncMark.dropboxPaths(in: info).compactMap { path in
            guard let real = realpath(path, nil) else { return nil }
            defer { free(real) }
            return String(cString: real)
        }
    }
}
