import Glibc

extension VirtualDisk {
    /// Makes an empty folder in memory, or in the temporary folder if that is not possible.
    ///
    /// `ATREST_MEMORY_FOLDER` names another folder, so that `scripts/test` sees what is left.
    public static func makeFolder() -> String {
        func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        for parent in [
            variable("ATREST_MEMORY_FOLDER") ?? "/dev/shm", variable("TMPDIR") ?? "/tmp",
        ] {
            var template = Array("\(parent)/atrest-disk-XXXXXX".utf8CString)
            if mkdtemp(&template) != nil {
                return String(
                    decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
        }
        fatalError("no folder for a disk can be made: \(errno)")
    }

    /// The names in a folder, in order; empty if it is not a folder.
    public static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Removes a file, or a folder with everything in it.
    public static func removeTree(_ path: String) {
        for name in names(in: path) { removeTree("\(path)/\(name)") }
        if unlink(path) != 0 { rmdir(path) }
    }
}
