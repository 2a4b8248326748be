import CSystemd
import Glibc

/// The journal of systemd (sd-journal).
public enum Journal {
    /// Whether what this process writes to standard error goes to the journal anyway, so that entries
    /// with fields may take its place (`$JOURNAL_STREAM`, systemd.exec(5)).
    public static var hasStandardError: Bool {
        guard let stream = getenv("JOURNAL_STREAM") else { return false }
        var status = stat()
        // Whoever started this process may have put something else there.
        return fstat(STDERR_FILENO, &status) == 0
            && String(cString: stream) == "\(status.st_dev):\(status.st_ino)"
    }

    /// Whether somebody takes entries. Without a journal they would be lost.
    public static var isThere: Bool { access("/run/systemd/journal/socket", F_OK) == 0 }

    /// Sends one entry (sd_journal_sendv(3)). Where there is no journal it is lost without a word.
    ///
    /// - Parameter fields: names in capitals, as `MESSAGE`, `PRIORITY` and `MESSAGE_ID`.
    /// - Throws: ``SystemError``, `EINVAL` for a name that is none.
    public static func send(_ fields: [(name: String, value: String)]) throws(SystemError) {
        let texts = fields.map { Array("\($0.name)=\($0.value)".utf8) }
        // All in one block, which does not move.
        let size = texts.reduce(0) { $0 + $1.count }
        let block = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, size))
        defer { block.deallocate() }
        var end = block
        let parts = texts.map { text in
            defer { end += text.count }
            end.update(from: text, count: text.count)
            return iovec(iov_base: end, iov_len: text.count)
        }
        try check(csd_journal_send(parts, Int32(parts.count)), "writing to the journal")
    }
}
