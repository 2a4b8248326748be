import Glibc

/// A mounted file system, as a process sees it.
package struct Mount: Equatable {
    let point: String
    /// Its name in the list of mounts, such as `ext4`.
    package let type: String
    /// Whether nothing can be written through this mount. Another process may have another mount there.
    package let isReadOnly: Bool

    /// The mount that a folder is on; nil if the list has none.
    ///
    /// - Parameters:
    ///   - folder: absolute and without links.
    ///   - list: as in proc_pid_mountinfo(5).
    package init?(of folder: String, in list: String) {
        var closest: Mount?
        for line in list.split(separator: "\n") {
            guard let mount = Mount(line) else { continue }
            let point = mount.point
            let isAbove = point == "/" || folder == point || folder.hasPrefix(point + "/")
            // If two mounts are at one place, the later one is seen.
            guard isAbove, point.utf8.count >= closest?.point.utf8.count ?? 0 else { continue }
            closest = mount
        }
        guard let closest else { return nil }
        self = closest
    }

    /// - Parameter line: of the list of mounts.
    private init?(_ line: Substring) {
        let fields = line.split(separator: " ")
        guard let hyphen = fields.firstIndex(of: "-"), hyphen > 5, hyphen + 1 < fields.count
        else { return nil }
        point = Self.unescaped(fields[4])
        isReadOnly = fields[5].split(separator: ",").contains("ro")
        type = String(fields[hyphen + 1])
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
}

/// The first 4 MB of a file; nil if it cannot be opened.
package func textOfFile(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 1 << 22 {
        let count = read(descriptor, &buffer, buffer.count)
        if count <= 0 { break }
        bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
}
