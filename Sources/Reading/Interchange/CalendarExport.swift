import Fasting
import Folders

/// The sessions as events of a calendar (RFC 5545), newest first. The calendar folder has the same events
/// (``CalendarEventText``).
/// A calendar must have at least one event, so there is no valid file without sessions.
public struct CalendarExport: ChunkedFile, Sendable {
    /// The sessions in the order of the file: those of at least ``Session/shortest``, newest end
    /// first, then by id.
    public let sessions: [Session]
    private let acts: [RecordID: ActStamp]
    private let title: @Sendable (CalendarEvent) -> String

    /// - Parameters:
    ///   - acts: by id, the act that wrote a session. It is absent for a session that is older than the
    ///     journal.
    ///   - title: returns the title of an event.
    public init(
        sessions: [Session], acts: [RecordID: ActStamp],
        title: @escaping @Sendable (CalendarEvent) -> String
    ) {
        self.sessions = sessions.filter(\.isWorthKeeping).newestFirst
        self.acts = acts
        self.title = title
    }

    public func forEachChunk<Failure: Error>(
        _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void
    ) throws(Failure) {
        var writer = ByteWriter()
        writer.append(CalendarEventText.opening)
        try writeInChunks(sessions, after: &writer, body) { session, writer in
            let event = CalendarEvent(session, act: acts[session.id])
            CalendarEventText.append(event, title: title(event), to: &writer.bytes)
        }
        writer.append(CalendarEventText.closing)
        try body(writer.bytes, sessions.count)
    }
}
