import Fasting

/// The sessions as events of a calendar (RFC 5545), newest first. The events do not mark their
/// hours as busy.
/// A calendar must have at least one event, so there is no valid file without sessions.
public struct CalendarExport: ChunkedFile, Sendable {
    public let generatedAt: Instant
    /// The sessions in the order of the file: those of at least ``Session/shortest``, newest end
    /// first, then by id.
    public let sessions: [Session]
    private let title: @Sendable (Session) -> String

    /// - Parameters:
    ///   - generatedAt: the present instant.
    ///   - title: returns the title of an event.
    public init(
        generatedAt: Instant, sessions: [Session], title: @escaping @Sendable (Session) -> String
    ) {
        self.generatedAt = generatedAt
        self.sessions = sessions.filter(\.isWorthKeeping).newestFirst
        self.title = title
    }

    public func forEachChunk<Failure: Error>(
        _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void
    ) throws(Failure) {
        var writer = ByteWriter()
        writer.append("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Atrest//Atrest//EN\r\n")
        writer.append("CALSCALE:GREGORIAN\r\n")
        try writeInChunks(sessions, after: &writer, body) { session, writer in
            writer.append("BEGIN:VEVENT\r\nUID:")
            writer.append(session.id)
            writer.append("\r\nDTSTAMP:")
            writer.append(calendarTime: generatedAt)
            writer.append("\r\nDTSTART:")
            writer.append(calendarTime: session.start)
            writer.append("\r\nDTEND:")
            writer.append(calendarTime: session.end)
            writer.append("\r\n")
            writer.append(contentLine: "SUMMARY:", text: title(session))
            writer.append("TRANSP:TRANSPARENT\r\nEND:VEVENT\r\n")
        }
        writer.append("END:VCALENDAR\r\n")
        try body(writer.bytes, sessions.count)
    }
}

extension ByteWriter {
    /// `20260224T100000Z`.
    fileprivate mutating func append(calendarTime instant: Instant) {
        let start = bytes.count
        append(instant)
        let time = bytes[start...].filter { $0 != Byte.minus && $0 != Byte.colon }
        bytes.replaceSubrange(start..., with: time)
    }

    /// A property with a text value, escaped (RFC 5545, 3.3.11) and folded into lines of at most 75
    /// bytes, never inside a character (3.1).
    fileprivate mutating func append(contentLine name: StaticString, text: String) {
        append(name)
        var length = name.utf8CodeUnitCount
        for scalar in text.unicodeScalars {
            let piece = Self.calendarText(scalar)
            if length + piece.utf8.count > 75 {
                append("\r\n ")
                length = 1
            }
            append(piece)
            length += piece.utf8.count
        }
        append("\r\n")
    }

    private static func calendarText(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\", ";", ",": "\\" + String(scalar)
        case "\n": "\\n"
        case "\r": ""
        // The tab is the only control character that a text may contain.
        case "\t": "\t"
        case "\u{0}"..."\u{1F}", "\u{7F}": " "
        default: String(scalar)
        }
    }
}
