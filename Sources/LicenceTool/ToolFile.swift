import Glibc

/// The files of ``LicenceTool``.
enum ToolFile {
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    static func folder(of path: String) -> String {
        guard let end = path.lastIndex(of: "/") else { return "." }
        return end == path.startIndex ? "/" : String(path[..<end])
    }

    /// - Parameter limit: the maximum number of bytes.
    static func read(_ path: String, atMost limit: Int) throws(LicenceTool.Problem) -> [UInt8] {
        let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .input("\(path): \(lastError)") }
        defer { if path != "-" { close(descriptor) } }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw .input("\(path): \(lastError)")
            }
            bytes += buffer[..<count]
            if bytes.count > limit { throw .input("\(path) is too long.") }
        }
    }

    /// Makes a new file.
    static func create(
        _ path: String, _ text: String, isSecret: Bool = false
    ) throws(LicenceTool.Problem) {
        let descriptor = open(
            path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isSecret ? 0o600 : 0o644)
        guard descriptor >= 0 else { throw .output("\(path): \(lastError)") }
        try write(Array(text.utf8), to: descriptor, path)
    }

    /// Replaces a file at once, or makes it.
    static func replace(_ path: String, _ bytes: [UInt8]) throws(LicenceTool.Problem) {
        let begun = "\(path).new"
        let descriptor = open(begun, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .output("\(begun): \(lastError)") }
        try write(bytes, to: descriptor, begun)
        if rename(begun, path) < 0 { throw .output("\(path): \(lastError)") }
    }

    private static func write(
        _ bytes: [UInt8], to descriptor: Int32, _ path: String
    ) throws(LicenceTool.Problem) {
        let isWritten = Glibc.write(descriptor, bytes, bytes.count) == bytes.count
        let isSynced = fsync(descriptor) == 0
        let reason = lastError
        if close(descriptor) == 0, isWritten, isSynced { return }
        unlink(path)
        throw .output("\(path): \(reason)")
    }

    private static var lastError: String { String(cString: strerror(errno)) }
}
