import Glibc

/// A file of a folder that is written under a hidden name first, so that its own name always has a complete
/// file. Programs that read the folder, or carry it, ignore the hidden name.
package enum UnfinishedFile {
    private static let end = ".tmp"
    private static let names = 100

    /// Creates an empty file that only the user may read. It replaces one that a killed process has left.
    /// If something else has the hidden name and cannot be removed, such as a folder, the next name is used.
    ///
    /// - Parameters:
    ///   - name: the name that the file will have.
    ///   - folder: the descriptor of the folder.
    /// - Returns: the hidden name, and a descriptor to write to, which is -1 if `errno` says why there is none.
    package static func create(
        for name: String, in folder: Int32
    ) -> (name: String, descriptor: Int32) {
        for number in 1..<names {
            let file = create(hidden(name, number), in: folder)
            if file.descriptor >= 0 || errno != EEXIST { return file }
        }
        return create(hidden(name, names), in: folder)
    }

    private static func create(
        _ hidden: String, in folder: Int32
    ) -> (name: String, descriptor: Int32) {
        unlinkat(folder, hidden, 0)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        return (hidden, openat(folder, hidden, flags, 0o600))
    }

    private static func hidden(_ name: String, _ number: Int) -> String {
        number == 1 ? ".\(name)\(end)" : ".\(name).\(number)\(end)"
    }

    /// - Returns: the name that an unfinished file would have; nil if `hidden` is not the name of one.
    package static func finishedName(_ hidden: String) -> String? {
        guard hidden.hasPrefix("."), hidden.hasSuffix(end) else { return nil }
        let inner = hidden.dropFirst().dropLast(end.count)
        if let dot = inner.lastIndex(of: "."), let number = Int(inner[inner.index(after: dot)...]),
            (2...names).contains(number), self.hidden(String(inner[..<dot]), number) == hidden
        {
            return String(inner[..<dot])
        }
        return inner.isEmpty ? nil : String(inner)
    }
}
