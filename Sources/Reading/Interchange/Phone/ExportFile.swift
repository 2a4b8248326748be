import Fasting
import Text

/// The records as a file that the phone reads too. The same records give the same bytes. Rule:
/// docs/rules/domain.md, Export and import.
public struct ExportFile: ChunkedFile, Equatable, Sendable {
    /// The only version of the format.
    public static let version: Int64 = 1

    public let generatedAt: Instant
    /// The sessions in the order of the file: those of at least ``Session/shortest``, newest end
    /// first, then by id.
    public let sessions: [Session]
    public let extras: Extras

    /// - Parameters:
    ///   - generatedAt: the present instant.
    ///   - sessions: in any order; each id once, as in the store.
    public init(generatedAt: Instant, sessions: [Session], extras: Extras = Extras()) {
        self.generatedAt = generatedAt
        self.sessions = sessions.filter(\.isWorthKeeping).newestFirst
        self.extras = extras
    }

    public func forEachChunk<Failure: Error>(
        _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void
    ) throws(Failure) {
        func handOut(_ chunk: [UInt8], _ done: Int) throws(Failure) { try body(chunk, 0) }
        var writer = ByteWriter()
        writer.append("{")
        let further = ExtrasWriter(extras, sessions: sessions)
        if !further.isEmpty {
            try further.write(after: &writer, handOut)
            writer.append(",")
        }
        writer.append("\"checksum\":\"")
        writer.bytes.append(contentsOf: checksum)
        writer.append("\",\"generatedAt\":\"")
        writer.append(generatedAt)
        writer.append("\",\"payload\":")
        try writePayload(after: &writer, body)
        writer.append(",\"version\":1}")
        try body(writer.bytes, sessions.count)
    }

    /// The checksum of exactly the bytes of `payload`. They are produced twice, so that they need
    /// not be held in memory.
    private var checksum: [UInt8] {
        var digest = SHA256()
        var writer = ByteWriter()
        writePayload(after: &writer) { chunk, _ in digest.update(chunk) }
        digest.update(writer.bytes)
        return digest.hex()
    }

    private func writePayload<Failure: Error>(
        after writer: inout ByteWriter,
        _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void
    ) throws(Failure) {
        writer.append("{\"sessions\":[")
        var isFirst = true
        try writeInChunks(sessions, after: &writer, body) { session, writer in
            writer.separate(&isFirst)
            writer.append(session)
        }
        writer.append("]}")
    }
}

extension Session {
    /// Whether the fast is long enough to be kept, and its years are 1 … 9999.
    var isWorthKeeping: Bool {
        start.isInCalendar && end.isInCalendar && duration >= Self.shortest
    }
}

extension ByteWriter {
    /// A session in `payload`. An unknown target is left out: the phone reads that as 16 hours. It
    /// would refuse a null, since it compares the checksum with its own encoding of what it has
    /// read.
    mutating func append(_ session: Session) {
        append(
            id: session.id, start: session.start, end: session.end,
            targetHours: session.target?.hoursText)
    }

    mutating func append(id: RecordID, start: Instant, end: Instant, targetHours: String?) {
        append("{\"end\":\"")
        append(end)
        append("\",\"id\":\"")
        append(id)
        append("\",\"start\":\"")
        append(start)
        append("\"")
        if let targetHours {
            append(",\"targetDurationHours\":")
            append(targetHours)
        }
        append("}")
    }
}
