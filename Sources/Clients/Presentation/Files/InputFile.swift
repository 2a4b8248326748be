import Glibc
import System
import Words

/// Reads a whole file; `-` is standard input.
package enum InputFile {
    /// In bytes.
    private static let largest = 512 << 20

    /// - Parameter limit: where to stop reading, in bytes; nil to refuse a file that is larger than any
    ///   export.
    package static func bytes(
        of path: String, upTo limit: Int? = nil
    ) throws(Problem) -> [UInt8] {
        let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { if path != "-" { close(descriptor) } }
        return try bytes(of: path, from: descriptor, limit)
    }

    /// Reads a plain file. Unlike a pipe, it never lets the caller wait for another program.
    package static func bytes(
        ofPlainFile path: String, upTo limit: Int? = nil
    ) throws(Problem) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(path) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw Problem(.badInput, Words.Interchange.isFolder(path))
        default: throw Problem(.badInput, Words.PrivateText.notAPlainFile(path))
        }
        return try bytes(of: path, from: descriptor, limit)
    }

    private static func bytes(
        of path: String, from descriptor: Int32, _ limit: Int?
    ) throws(Problem) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(path)
            }
            bytes += buffer[..<count]
            if let limit, bytes.count >= limit { return Array(bytes[..<limit]) }
            if bytes.count > largest {
                throw Problem(.badInput, Words.Interchange.tooLarge(path))
            }
        }
    }

    private static func failure(_ path: String) -> Problem {
        if errno == EISDIR { return Problem(.badInput, Words.Interchange.isFolder(path)) }
        let reason = String(cString: strerror(errno))
        return Problem(
            .badInput,
            path == "-"
                ? Words.Interchange.inputNotRead(reason) : Words.Interchange.notRead(path, reason))
    }
}
