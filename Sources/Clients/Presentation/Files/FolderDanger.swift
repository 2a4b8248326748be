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

/// A mounted file system, as a process sees it.
package struct Mount: Equatable {
    private let point: [UInt8]
    /// Its name in the list of mounts, such as `ext4`.
    package let type: String
    /// Whether nothing can be written through this mount. Another process may have another mount there.
    package let isReadOnly: Bool

    /// File systems of other machines, and those of another system that work in the same way. SQLite's
    /// log needs memory that all its readers share. Source: sqlite.org/wal.html; the names are those
    /// of the kernel, and of FUSE programs behind `fuse.`.
    private static let networkTypes: Set = [
        "nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ceph", "coda", "9p", "fuse.sshfs",
        "fuse.rclone", "fuse.gvfsd-fuse", "fuse.glusterfs", "fuse.s3fs",
    ]

    package var isOfNetwork: Bool { Self.networkTypes.contains(type) }

    /// The mount that a folder is on; nil if the list has none. The names of folders need not be UTF-8.
    ///
    /// - Parameters:
    ///   - folder: absolute and without links.
    ///   - list: as in proc_pid_mountinfo(5).
    package init?(of folder: [UInt8], in list: [UInt8]) {
        var closest: Mount?
        for line in list.split(separator: UInt8(ascii: "\n")) {
            // If two mounts are at one place, the later one is seen.
            guard let mount = Mount(line: line), isPath(folder, in: mount.point),
                mount.point.count >= closest?.point.count ?? 0
            else { continue }
            closest = mount
        }
        guard let closest else { return nil }
        self = closest
    }

    /// - Parameter line: of the list of mounts.
    private init?(line: ArraySlice<UInt8>) {
        let fields = line.split(separator: UInt8(ascii: " "))
        guard let hyphen = fields.firstIndex(of: [UInt8(ascii: "-")]), hyphen > 5,
            hyphen + 1 < fields.count
        else { return nil }
        point = Self.unescaped(fields[4])
        isReadOnly = fields[5].split(separator: UInt8(ascii: ",")).contains(Array("ro".utf8)[...])
        type = String(decoding: fields[hyphen + 1], as: UTF8.self)
    }

    /// Reads `\040` and the like.
    private static func unescaped(_ field: ArraySlice<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = field
        while let byte = rest.popFirst() {
            let digits = rest.prefix(3)
            if byte == UInt8(ascii: "\\"), digits.count == 3,
                let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
            {
                bytes.append(code)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }
}

/// What programs that synchronise folders leave in the outermost one. Only marks that their
/// documentation or their users confirm are here; programs without one (Seafile, Insync, the clients
/// for OneDrive) are not recognised.
enum SyncMark {
    /// Files and folders that belong to one program.
    private static let names = [
        // docs.syncthing.net, "markerName".
        (".stfolder", "Syncthing"),
        (".dropbox.cache", "Dropbox"),
        // help.mega.io, ".megaignore".
        (".megaignore", "MEGA"),
        (".SynologyWorkingDirectory", "Synology Drive"),
        // help.resilio.com, ".sync folder".
        (".sync/ID", "Resilio Sync"),
        // The journal of older clients; github.com/owncloud/client, issue 5662.
        (".csync_journal.db", "ownCloud"),
    ]

    /// The program that synchronises a folder; nil if none is known to.
    static func program(in folder: String) -> String? {
        var status = stat()
        for (name, program) in names where fileStatus("\(folder)/\(name)", &status) == 0 {
            return program
        }
        return namesInFolder(folder).contains(where: isNextcloudJournal) ? "Nextcloud" : nil
    }

    /// `.sync_6f3a0c2e8b1d.db`, in some versions `._sync_6f3a0c2e8b1d.db`: the journal of Nextcloud's
    /// and ownCloud's clients.
    private static func isNextcloudJournal(_ name: String) -> Bool {
        name.hasSuffix(".db") && (name.hasPrefix(".sync_") || name.hasPrefix("._sync_"))
    }
}
