/// What is written into the journal for one act.
public enum Act: Equatable, Sendable {
    case ordinary(ActKind, ActSubject)
    /// Undoes the act with this number.
    case undo(of: Int64)
    /// Does the act with this number again.
    case redo(of: Int64)
}

/// The acts among which an undo looks for the latest one.
public enum UndoScope: Equatable, Sendable {
    case all
    /// Ends and abandonments.
    case endings
}

/// The time of an act, such that of two versions of one record the later one is known, even if the
/// clock was set back or they are from two devices (rule: docs/rules/domain.md, Journal).
///
/// This is a hybrid logical clock: the wall clock, but later than the clock of what the act writes
/// over, and a counter for acts at one instant.
public struct ActClock: Hashable, Comparable, Sendable {
    public let wall: Instant
    public let counter: Int64

    public init(wall: Instant, counter: Int64 = 0) {
        self.wall = wall
        self.counter = counter
    }

    /// The largest counter that other machines accept.
    public static let largestCounter: Int64 = 0xFFFF_FFFF
    /// The end of the year 2200, the latest time that other machines accept.
    public static let end = Instant(secondsSinceEpoch: 7_289_654_399)

    /// Whether other machines accept it: an act may follow it.
    public var isValid: Bool {
        wall <= Self.end && (0...Self.largestCounter).contains(counter)
            && !(wall == Self.end && counter == Self.largestCounter)
    }

    /// The time of an act that follows another one. With a clock that is later than ``end``, it is that.
    ///
    /// - Parameter last: nil for the first act.
    public init(after last: ActClock?, now: Instant) {
        let now = min(now, Self.end)
        if let last, last.wall >= now {
            if last.counter < Self.largestCounter {
                self.init(wall: last.wall, counter: last.counter + 1)
            } else {
                self.init(wall: min(last.wall + 1, Self.end))
            }
        } else {
            self.init(wall: now)
        }
    }

    public static func < (a: ActClock, b: ActClock) -> Bool {
        (a.wall, a.counter) < (b.wall, b.counter)
    }
}
