import Glibc
import Text

/// Finds the office: a file that a distribution or the user installed, or else the one in the program.
public struct OfficeFile: Sendable {
    /// A file that is not used, and why.
    public struct Problem: Equatable, Sendable {
        public let path: String
        public let error: OfficeError
    }

    public let office: Office
    /// The file that the office was read from; nil if it is the one in the program.
    public let path: String?
    /// Files that are damaged. Each is skipped as a whole.
    public let problems: [Problem]

    /// Reads the first valid file: in each folder `atrest/office-sunday.txt` or that of another day, by the evening
    /// of the night, and then `atrest/office.txt`.
    ///
    /// - Parameters:
    ///   - folders: where programs install data, the user's own first, for example `dataFolders()`. Paths that are
    ///     not absolute are skipped.
    ///   - night: the night in which the office is prayed.
    public init(in folders: [String], for night: PrayerNight) {
        var problems: [Problem] = []
        let paths = folders.filter { $0.hasPrefix("/") }.flatMap { folder in
            ["office-\(night.weekday)", "office"].map { "\(folder)/atrest/\($0).txt" }
        }
        for path in paths {
            do throws(OfficeError) {
                guard let bytes = try Self.bytes(of: path) else { continue }
                (office, self.path) = (try Office(file: bytes), path)
                self.problems = problems
                return
            } catch {
                problems.append(Problem(path: path, error: error))
            }
        }
        (office, path) = (.builtIn, nil)
        self.problems = problems
    }

    /// - Returns: nil if there is no such file. At most one byte more than an office may have.
    private static func bytes(of path: String) throws(OfficeError) -> [UInt8]? {
        // A pipe in that place must not stop the program.
        let file = path.withPath { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
        if file < 0 {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .unreadable(errno)
        }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: Office.maximumSize + 1)
        var count = 0
        while count < bytes.count {
            let space = bytes.count - count
            let read = bytes.withUnsafeMutableBytes {
                Glibc.read(file, $0.baseAddress! + count, space)
            }
            if read < 0 {
                if errno == EINTR { continue }
                throw .unreadable(errno)
            }
            if read == 0 { break }
            count += read
        }
        return Array(bytes.prefix(count))
    }
}
