import Glibc

/// A file of a folder that is written under a hidden name first, so that its own name always has a complete
/// file. Programs that read the folder, or carry it, ignore the hidden name. It is short, because the file's own
/// name may be as long as a name can be.
package struct UnfinishedFile {
    private static let start = ".atrest-"
    private static let end = ".tmp"
    private static let attempts: UInt64 = 100

    /// The hidden name.
    package let name: String
    /// For writing. It is -1 if `errno` says why there is no file.
    package let descriptor: Int32

    /// Creates an empty file that only the user may read. It replaces one that a killed process has left.
    /// If something else has the hidden name and cannot be removed, such as a folder, the next number is used.
    ///
    /// - Parameters:
    ///   - name: the name that the file will have. Only one process may write a file for this name.
    ///   - folder: the descriptor of the folder.
    package init(for name: String, in folder: Int32) {
        let number = checksum(name.utf8)
        var file = Self.create(number, Self.end, in: folder)
        for next in 1..<Self.attempts where file.descriptor < 0 && errno == EEXIST {
            file = Self.create(number &+ next, Self.end, in: folder)
        }
        (self.name, descriptor) = file
    }

    /// Creates an empty file with a random name that only the user may read. Other processes may write a file for
    /// the same name meanwhile.
    package init(in folder: Int32) {
        (name, descriptor) = Self.create(.random(in: .min ... .max), "", in: folder)
    }

    private static func create(
        _ number: UInt64, _ end: String, in folder: Int32
    ) -> (name: String, descriptor: Int32) {
        let hidden = "\(start)\(String(number, radix: 16))\(end)"
        unlinkat(folder, hidden, 0)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        return (hidden, openat(folder, hidden, flags, 0o600))
    }

    /// Whether a file was made for a name that it has not got yet.
    package static func isOne(_ name: String) -> Bool {
        name.hasPrefix(start) && name.hasSuffix(end)
            && UInt64(name.dropFirst(start.count).dropLast(end.count), radix: 16) != nil
    }
}
