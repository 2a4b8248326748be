import Fasting
import Glibc
import Synchronization
import Text

/// A time zone with a name, such as Europe/Berlin, from the system's zone files. libc itself has only one zone at a
/// time, that of `TZ`.
public struct NamedZone: Hashable, Sendable {
    public let name: String
    public let zone: Zone

    public static func == (a: NamedZone, b: NamedZone) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Finds a zone by the name of its file, or by that of Windows. It is read once and kept.
    ///
    /// - Returns: nil if the name is not one of a zone, or if this machine does not have its file.
    public static func find(_ name: String) -> NamedZone? {
        guard isName(name) else { return ZoneNames.file(ofWindows: name).flatMap { find($0) } }
        return found.withLock { found in
            if let known = found[name] { return known }
            // A file may have any number of names of its own.
            if found.count >= mostFound { found.removeAll() }
            let file = ZoneFile(bytes(of: folder + "/" + name))
            let zone = file.map { file in
                NamedZone(name: name, zone: Zone { file.offset(at: $0) })
            }
            found[name] = .some(zone)
            return zone
        }
    }

    /// Finds a zone whose name is typed in lower case: `america/new_york`.
    static func find(lowercased name: String) -> NamedZone? {
        var word = ""
        var cased = ""
        for character in name + "/" {
            if character.isLetter {
                word.append(character)
                continue
            }
            let isSmall = ["of", "es", "au"].contains(word)
            cased += (isSmall ? word : word.prefix(1).uppercased() + word.dropFirst())
            cased.append(character)
            word = ""
        }
        return find(String(cased.dropLast()))
    }

    /// `Europe/Berlin`, `America/Argentina/Buenos_Aires`, `Etc/GMT+5`, `UTC`. No part leads out of the folder, and
    /// those with leap seconds are left out.
    static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: "/" as Character, omittingEmptySubsequences: false)
        return name.utf8.count <= 64 && parts.count <= 3 && parts.first != "right"
            && parts.allSatisfy { part in
                part.first.map { $0.isASCII && $0.isLetter } ?? false
                    && part.utf8.allSatisfy { byte in
                        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
                            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
                            || byte == UInt8(ascii: "+")
                    }
            }
    }

    private static let found = Mutex<[String: NamedZone?]>([:])
    private static let mostFound = 1000
    private static let largestFile = 65_536

    /// The folder that tzset(3) uses.
    private static var folder: String {
        getenv("TZDIR").map { String(path: $0) } ?? "/usr/share/zoneinfo"
    }

    /// Empty if there is no such file.
    private static func bytes(of path: String) -> [UInt8] {
        let file = path.withPath { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard file >= 0 else { return [] }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= largestFile
        else { return [] }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
        return count == bytes.count ? bytes : []
    }
}
