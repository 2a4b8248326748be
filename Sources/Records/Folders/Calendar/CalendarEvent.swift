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

    /// The version of an event, by which calendar programs know the newer of two.
    struct Version: Equatable {
        /// A number that grows with each change (RFC 5545, 3.8.7.4).
        var sequence: Int32
        var writtenAt: Instant
    }

    /// The version that follows from the last act on the fast. It does not depend on when the file is written, so
    /// the same records give the same bytes.
    var version: Version {
        Version(
            sequence: Int32(clamping: act?.number ?? 0),
            writtenAt: act?.at ?? (isRunning ? start : end))
    }
}
