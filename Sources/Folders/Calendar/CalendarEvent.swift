import Fasting

/// A fast as an event of a calendar. The export and the calendar folder write the same events.
public struct CalendarEvent: Equatable, Sendable {
    public let id: RecordID
    public let start: Instant
    /// For a running fast, when its target is reached.
    public let end: Instant
    public let isRunning: Bool
    /// The act that wrote the fast; nil if the fast is older than the journal.
    public let act: ActStamp?

    public init(_ session: Session, act: ActStamp?) {
        id = session.id
        start = session.start
        end = session.end
        isRunning = false
        self.act = act
    }

    /// A running fast. While time passes, its event stays as it is.
    public init(_ fast: ActiveFast, act: ActStamp?) {
        id = fast.id
        start = fast.start
        end = fast.targetInstant
        isRunning = true
        self.act = act
    }

    /// Seconds.
    public var duration: Int64 { end - start }

    /// When this version of the event was written. It never depends on when the file is written, so that
    /// the same records always give the same bytes.
    var writtenAt: Instant { act?.at ?? (isRunning ? start : end) }

    /// A number that grows with each act on the fast (RFC 5545, 3.8.7.4).
    var sequence: Int32 { Int32(clamping: act?.number ?? 0) }
}
