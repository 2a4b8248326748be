import Glibc
import System

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
