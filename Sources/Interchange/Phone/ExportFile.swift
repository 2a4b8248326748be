import Fasting

/// The records as a file that the phone reads too (rule: domain, "Export, import"). The same
/// records give the same bytes.
public struct ExportFile: ChunkedFile, Equatable, Sendable {
    /// The version of the format, the only one there is.
    public static let version: Int64 = 1

    public let generatedAt: Instant
    /// As they are written: those of at least ``Session/shortest``, newest end first, then by id.
    public let sessions: [Session]
    public let extras: Extras

    /// - Parameters:
    ///   - generatedAt: now.
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
        let further = ExtrasWriting(extras, sessions: sessions)
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

    /// Of exactly the bytes of `payload`. They are made twice rather than held.
    private var checksum: [UInt8] {
        let digest = SHA256()
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
    /// Whether it lasted long enough to be kept, in years that a calendar has.
    var isWorthKeeping: Bool {
        start.isInCalendar && end.isInCalendar && duration >= Self.shortest
    }
}

extension ByteWriter {
    /// A session as it stands in `payload`. A target that was never stated is left out: the phone
    /// reads that as 16 and, since it holds the checksum against its own writing of what it has
    /// read, would refuse a null.
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
