/// A fast that was kept: it lasted at least ``Session/shortest``.
public struct Session: Equatable, Sendable {
    /// 4 hours, in seconds. A shorter fast is not kept.
    public static let shortest: Int64 = 4 * secondsPerHour

    /// 168 hours, in seconds. A longer fast cannot be typed: it is a mistake more often than a fast.
    /// One that ran this long or comes from a file is kept.
    public static let longestTyped: Int64 = longestAgo

    /// The largest offset from UTC that a session may have, in minutes: 18 hours either way, as in
    /// ISO 8601 libraries. It holds on the bus, in the store and in files.
    public static let offsetLimit = 1080

    public let id: RecordID
    public var start: Instant
    public var end: Instant
    /// Minutes east of UTC at the end of the fast; nil if unknown.
    public var endOffset: Int?
    /// nil if it was never stated; read as ``Target/standard`` then.
    public var target: Target?
    public var note: Note

    public init(
        id: RecordID, start: Instant, end: Instant, endOffset: Int?, target: Target?,
        note: Note = .none
    ) {
        self.id = id
        self.start = start
        self.end = end
        self.endOffset = endOffset
        self.target = target
        self.note = note
    }

    /// Half-open: the end does not belong to it.
    public var interval: Range<Instant> { start..<max(start, end) }

    /// Seconds.
    public var duration: Int64 { end - start }

    /// The target, or ``Target/standard`` if none is stated.
    public var effectiveTarget: Target { target ?? .standard }

    public var outcome: Outcome {
        duration >= effectiveTarget.wholeSeconds ? .completed : .endedEarly
    }

    /// Its tree in the forest (rule: docs/rules/domain.md, Trees and stars).
    public var tree: TreeState {
        switch outcome {
        case .completed: .established
        case .endedEarly, .abandoned:
            duration * 10 * Instant.microsecondsPerSecond >= effectiveTarget.microseconds * 7
                ? .incomplete : .none
        }
    }
}

/// What a fast leaves in the forest. The raw value travels on the bus.
public enum TreeState: String, CaseIterable, Sendable {
    case established
    /// It lasted at least 70 % of the target.
    case incomplete
    case none
}
