// Generated from dbus/app.atrest.History1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// The stored fasts.
///
/// Instants and durations are microseconds; instants count from 1970-01-01 00:00 UTC. 0 means none.
/// A fast belongs to the local day of its end, at the offset from UTC at that place and time.
/// Intervals are half-open: two fasts that touch do not overlap. If the records cannot be read,
/// every member answers app.atrest.Error.Storage. During a Merge or a Journal1.Import, a second one
/// gets the same error.
public enum History1 {
    public static let interface = "app.atrest.History1"

    public enum Method: String, CaseIterable, Sendable {
        /// Returns stored fasts.
        case list = "List"
        /// Returns the fasting days of a month.
        case month = "Month"
        /// Adds a past fast.
        case add = "Add"
        /// Changes a stored fast.
        case edit = "Edit"
        /// Deletes a stored fast.
        case delete = "Delete"
        /// Undoes the latest Add, Edit or Delete that was not undone yet, if what it wrote has not
        /// changed since.
        case undo = "Undo"
        /// Merges many fasts by id, all of them or none.
        case merge = "Merge"
    }

    public enum Signal: String, CaseIterable, Sendable {
        /// The stored fasts have changed.
        case changed = "Changed"
    }

    public enum Property: String, CaseIterable, Sendable {
        /// How many of them reached their target.
        case completedCount = "CompletedCount"
        /// How many there are.
        case sessionCount = "SessionCount"
        /// Whether Undo would undo an edit of the history.
        case canUndo = "CanUndo"
    }

    /// The keys of options, results and extras.
    public enum Key: String, CaseIterable, Sendable {
        case startedAt = "StartedAt"
        case endedAt = "EndedAt"
        case target = "Target"
        case dryRun = "DryRun"
        case new = "New"
        case changed = "Changed"
        case equal = "Equal"
        case short = "Short"
        case offsetUnknown = "OffsetUnknown"
        case utcOffset = "UtcOffset"
    }
}

extension History1 {
    /// `sessions` of `List`.
    ///
    /// Id, start, end, target (0 = never stated, read as 16 hours), offset of the end in minutes
    /// east of UTC, outcome (completed, ended-early), tree (established, incomplete, none), and
    /// extras: OffsetUnknown (b) if the offset was never known and is that of the local zone.
    /// Newest end first, then by id.
    public struct SessionRow: Equatable, Sendable {
        public var id: RecordID
        public var start: Instant
        public var end: Instant
        public var target: Target?
        public var offset: Int32
        public var outcome: Outcome
        public var tree: TreeState
        public var offsetUnknown: Bool?

        public init(id: RecordID, start: Instant, end: Instant, target: Target? = nil, offset: Int32, outcome: Outcome, tree: TreeState, offsetUnknown: Bool? = nil) {
            self.id = id
            self.start = start
            self.end = end
            self.target = target
            self.offset = offset
            self.outcome = outcome
            self.tree = tree
            self.offsetUnknown = offsetUnknown
        }
    }
}

extension History1 {
    /// `days` of `Month`.
    ///
    /// Day of the month, id, mark (completed, ended-early), tone of the tree (0 to 4), and extras;
    /// by end. Two fasts may end on one day.
    public struct DayRow: Equatable, Sendable {
        public var day: UInt32
        public var id: RecordID
        public var mark: Outcome
        public var tone: UInt32

        public init(day: UInt32, id: RecordID, mark: Outcome, tone: UInt32) {
            self.day = day
            self.id = id
            self.mark = mark
            self.tone = tone
        }
    }
}

extension History1 {
    /// `entries` of `Merge`.
    ///
    /// Id, start, end, target (0 = never stated), and UtcOffset (i, minutes east of UTC) if it is
    /// known.
    public struct MergeRow: Equatable, Sendable {
        public var id: String
        public var start: UInt64
        public var end: UInt64
        public var target: UInt64
        public var utcOffset: Int32?

        public init(id: String, start: UInt64, end: UInt64, target: UInt64, utcOffset: Int32? = nil) {
            self.id = id
            self.start = start
            self.end = end
            self.target = target
            self.utcOffset = utcOffset
        }
    }
}

extension History1 {
    /// `options` of `Edit`.
    ///
    /// StartedAt (t), EndedAt (t), Target (t); an absent one keeps its value. A number may be of
    /// any integer type or a whole double.
    public struct EditOptions: Equatable, Sendable {
        public static let keys: [Key] = [.startedAt, .endedAt, .target]

        public var startedAt: Instant?
        public var endedAt: Instant?
        public var target: Duration?

        public init(startedAt: Instant? = nil, endedAt: Instant? = nil, target: Duration? = nil) {
            self.startedAt = startedAt
            self.endedAt = endedAt
            self.target = target
        }
    }
}

extension History1 {
    /// `options` of `Merge`.
    ///
    /// DryRun (b): only count.
    public struct MergeOptions: Equatable, Sendable {
        public static let keys: [Key] = [.dryRun]

        public var dryRun: Bool?

        public init(dryRun: Bool? = nil) {
            self.dryRun = dryRun
        }
    }
}

extension History1 {
    /// `counts` of `Merge`.
    ///
    /// New, Changed, Equal, Short (u). Short ones are not merged: they last less than 4 hours, are
    /// in the future, or have the id of the running fast.
    public struct MergeResult: Equatable, Sendable {
        public static let keys: [Key] = [.new, .changed, .equal, .short]

        public var new: UInt32
        public var changed: UInt32
        public var equal: UInt32
        public var short: UInt32

        public init(new: UInt32, changed: UInt32, equal: UInt32, short: UInt32) {
            self.new = new
            self.changed = changed
            self.equal = equal
            self.short = short
        }
    }
}
