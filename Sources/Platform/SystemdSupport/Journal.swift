import CSystemdSupport
import Glibc
import SDBus

/// The journal of systemd (sd-journal).
public enum Journal {
    /// True if standard error of this process is connected to the journal, so that entries with fields
    /// can replace lines of text (`$JOURNAL_STREAM`, systemd.exec(5)).
    public static var hasStandardError: Bool {
        guard let stream = getenv("JOURNAL_STREAM") else { return false }
        var status = stat()
        // The variable may be inherited although standard error was redirected.
        return fstat(STDERR_FILENO, &status) == 0
            && String(cString: stream) == "\(status.st_dev):\(status.st_ino)"
    }

    /// True if a journal accepts entries.
    public static var isThere: Bool { access("/run/systemd/journal/socket", F_OK) == 0 }

    /// Sends one entry (sd_journal_sendv(3)). If there is no journal the entry is lost without an
    /// error.
    ///
    /// - Parameter fields: names in capital letters, for example `MESSAGE`, `PRIORITY` and
    ///   `MESSAGE_ID`.
    /// - Throws: ``SystemError``, `EINVAL` if a name is not valid.
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
        let result = css_journal_send(parts, Int32(parts.count))
        if result < 0 { throw SystemError(code: -result, operation: "writing to the journal") }
    }
}
