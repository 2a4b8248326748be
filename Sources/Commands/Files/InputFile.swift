import Glibc
import Words

/// Reads a whole file; `-` is standard input.
enum InputFile {
    /// In bytes.
    private static let largest = 512 << 20

    static func bytes(of path: String) throws(Problem) -> [UInt8] {
        let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { if path != "-" { close(descriptor) } }
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
            if bytes.count > largest {
                throw Problem(.badInput, Words.Interchange.tooLarge(path))
            }
        }
    }

    private static func failure(_ path: String) -> Problem {
        Problem(.badInput, Words.Interchange.notRead(path, String(cString: strerror(errno))))
    }
}
