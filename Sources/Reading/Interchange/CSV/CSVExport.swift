import Fasting

/// The sessions as a table for a spreadsheet (RFC 4180), newest first:
/// `id,startedAt,endedAt,durationSeconds,targetHours,outcome,note`.
/// Times are ISO 8601 with the offset of the place where the fast ended, or in UTC if the offset is
/// unknown. If a fast has no target, the column is empty, and the outcome is that for
/// ``Target/standard``. A note is in quotes.
public struct CSVExport: ChunkedFile, Equatable, Sendable {
    /// The sessions in the order of the file: those of at least ``Session/shortest``, newest end
    /// first, then by id.
    public let sessions: [Session]

    public init(sessions: [Session]) {
        self.sessions = sessions.filter(\.isWorthKeeping).newestFirst
    }

    public func forEachChunk<Failure: Error>(
        _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void
    ) throws(Failure) {
        var writer = ByteWriter()
        writer.append("id,startedAt,endedAt,durationSeconds,targetHours,outcome,note\r\n")
        try writeInChunks(sessions, after: &writer, body) { session, writer in
            let offset = session.endOffset.flatMap { Extras.offsets.contains($0) ? $0 : nil }
            writer.append(session.id)
            writer.append(Byte.comma)
            writer.append(session.start, offset: offset)
            writer.append(Byte.comma)
            writer.append(session.end, offset: offset)
            writer.append(Byte.comma)
            writer.append(String(session.duration))
            writer.append(Byte.comma)
            writer.append(session.target?.hoursText ?? "")
            writer.append(Byte.comma)
            writer.append(session.outcome.rawValue)
            writer.append(Byte.comma)
            if let note = session.note.stated { writer.append(cell: note) }
            writer.append("\r\n")
        }
        try body(writer.bytes, sessions.count)
    }
}

extension ByteWriter {
    /// Appends a text in quotes. A spreadsheet would take a text that begins like a formula for one, so
    /// it begins with a space then, which is left out again when the file is read.
    fileprivate mutating func append(cell text: String) {
        append(Byte.quote)
        if let first = text.utf8.first, "=+-@".utf8.contains(first) { append(Byte.blank) }
        for byte in text.utf8 {
            if byte == Byte.quote { append(byte) }
            append(byte)
        }
        append(Byte.quote)
    }
}
