import Glibc
import System

/// A file with the name of a backup. It is only read and its content is checked, so it may be
/// another user's, as after `sudo cp`, and its name may be a link to a file.
struct BackupFile {
    let path: String
    /// In bytes.
    let size: Int64
    /// Whether it is a regular file of this user. Only such a one is ever removed or changed.
    let isOwn: Bool
    private let changedAt: time_t

    /// Opens nothing.
    ///
    /// - Returns: nil if nothing has this name.
    /// - Throws: ``StoreError``: `notOurs` if it is not a file, or why that cannot be determined. Neither
    ///   means that there is no backup.
    init?(at path: String) throws(StoreError) {
        var status = stat()
        if lstat(path, &status) < 0 {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw StoreError(errno: errno, operation: "looking at \(path)")
        }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        // What a link leads to may be on a drive that is not mounted now.
        if isLink, fileStatus(path, &status) < 0 {
            throw StoreError(errno: errno, operation: "following \(path)")
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw StoreError(cause: .notOurs, operation: "looking at \(path)")
        }
        self.path = path
        size = Int64(status.st_size)
        isOwn = !isLink && status.st_uid == geteuid()
        changedAt = status.st_mtim.tv_sec
    }

    /// The local day on which it was written, as in `2026-11-21`.
    var dayOfChange: String {
        var seconds = changedAt
        var time = tm()
        localtime_r(&seconds, &time)
        var text = [CChar](repeating: 0, count: 16)
        let count = strftime(&text, text.count, "%Y-%m-%d", &time)
        return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
