// Generated from dbus/app.atrest.History1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// The stored fasts.
///
/// Instants and durations are microseconds; instants count from 1970-01-01 00:00 UTC. 0 means none.
/// A fast belongs to the local day of its end, at the offset from UTC at that place and time.
/// Intervals are half-open: two fasts that touch do not overlap. If the records cannot be read,
/// every member but Version answers app.atrest.Error.Storage. During a Journal1.Import, a second
/// one gets the same error.
public enum History1 {
    public static let interface = "app.atrest.History1"
    /// The version of this interface. It is raised when members, keys or values are added; nothing
    /// is removed.
    public static let version: UInt32 = 1

    public enum Method: String, CaseIterable, Sendable {
        case list = "List", versions = "Versions", month = "Month", total = "Total", log = "Log", edit = "Edit", delete = "Delete", note = "Note", setNote = "SetNote"
    }

    public enum Signal: String, CaseIterable, Sendable {
        case changed = "Changed"
    }

    public enum Property: String, CaseIterable, Sendable {
        case completedCount = "CompletedCount", sessionCount = "SessionCount", version = "Version"
    }

    public enum Key: String, CaseIterable, Sendable {
        case startedAt = "StartedAt", endedAt = "EndedAt", target = "Target", note = "Note", id = "Id", since = "Since", until = "Until", limit = "Limit", after = "After", act = "Act", offsetUnknown = "OffsetUnknown", durationTotal = "DurationTotal", median = "Median", shortest = "Shortest", longest = "Longest", firstDay = "FirstDay"
    }

    /// `sessions` of `List`.
    ///
    /// Id, start, end, target (0 = never stated, read as 16 hours), offset of the end in minutes
    /// east of UTC, outcome (completed, ended-early), tree (established, incomplete, none), and
    /// extras: OffsetUnknown (b) if the offset was never known and is that of the local zone, Note
    /// (s) if it has one. Newest end first, then by id.
    public struct SessionRow: Equatable, Sendable {
        public var id: RecordID
        public var start: Instant
        public var end: Instant
        public var target: Target?
        public var offset: Int32
        public var outcome: Outcome
        public var tree: TreeState
        public var offsetUnknown: Bool?
        public var note: String?

        public init(id: RecordID, start: Instant, end: Instant, target: Target? = nil, offset: Int32, outcome: Outcome, tree: TreeState, offsetUnknown: Bool? = nil, note: String? = nil) {
            (self.id, self.start, self.end, self.target, self.offset, self.outcome, self.tree, self.offsetUnknown, self.note) = (id, start, end, target, offset, outcome, tree, offsetUnknown, note)
        }
    }

    /// `versions` of `Versions`.
    ///
    /// Id, end, the number of the act that wrote the present version of the fast, the instant of
    /// that act, and extras. For a fast that is older than the journal, both are 0. Acts are
    /// numbered in their order. The rows have the order of List.
    public struct VersionRow: Equatable, Sendable {
        public var id: RecordID
        public var end: Instant
        public var act: UInt64
        public var at: Instant?

        public init(id: RecordID, end: Instant, act: UInt64, at: Instant? = nil) {
            (self.id, self.end, self.act, self.at) = (id, end, act, at)
        }
    }

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
            (self.day, self.id, self.mark, self.tone) = (day, id, mark, tone)
        }
    }

    /// `totals` of `Total`.
    ///
    /// The start of the span in the local zone (from, if there is one span), the number of fasts,
    /// and extras: DurationTotal, Median, Shortest, Longest (t), and FirstDay (s), the first day of
    /// the span, as in 2026-11-16, absent if there is one span. The latest span first.
    public struct TotalRow: Equatable, Sendable {
        public var begin: Instant?
        public var number: UInt32
        public var durationTotal: UInt64?
        public var median: UInt64?
        public var shortest: UInt64?
        public var longest: UInt64?
        public var firstDay: String?

        public init(begin: Instant? = nil, number: UInt32, durationTotal: UInt64? = nil, median: UInt64? = nil, shortest: UInt64? = nil, longest: UInt64? = nil, firstDay: String? = nil) {
            (self.begin, self.number, self.durationTotal, self.median, self.shortest, self.longest, self.firstDay) = (begin, number, durationTotal, median, shortest, longest, firstDay)
        }
    }

    /// `options` of `Edit`.
    ///
    /// StartedAt (t), EndedAt (t), Target (t), Note (s, as in SetNote); an absent one keeps its
    /// value. A number may be of any integer type or a whole double.
    public struct EditOptions: Equatable, Sendable {
        public static let keys: [Key] = [.startedAt, .endedAt, .target, .note]
        public var startedAt: Instant?
        public var endedAt: Instant?
        public var target: Duration?
        public var note: String?

        public init(startedAt: Instant? = nil, endedAt: Instant? = nil, target: Duration? = nil, note: String? = nil) {
            (self.startedAt, self.endedAt, self.target, self.note) = (startedAt, endedAt, target, note)
        }
    }

    /// `options` of `Log`.
    ///
    /// Target (t, 4 to 168 hours; the target from the settings if absent), Note (s, as in SetNote),
    /// Id (s, a UUID; a new one if absent). A number may be of any integer type or a whole double.
    public struct LogOptions: Equatable, Sendable {
        public static let keys: [Key] = [.target, .note, .id]
        public var target: Duration?
        public var note: String?
        public var id: RecordID?

        public init(target: Duration? = nil, note: String? = nil, id: RecordID? = nil) {
            (self.target, self.note, self.id) = (target, note, id)
        }
    }

    /// `options` of `List`.
    ///
    /// Since (t, only fasts that end at this instant or later; rounded up to a whole second), Until
    /// (t, only fasts that end before this instant; likewise; 0 = no limit), Limit (u, at most
    /// 2,000, which is also the default), After (s, the id of the last row of the page before).
    /// Without options, the newest fasts.
    public struct ListOptions: Equatable, Sendable {
        public static let keys: [Key] = [.since, .until, .limit, .after]
        public var since: Instant?
        public var until: Instant?
        public var limit: UInt32?
        public var after: RecordID?

        public init(since: Instant? = nil, until: Instant? = nil, limit: UInt32? = nil, after: RecordID? = nil) {
            (self.since, self.until, self.limit, self.after) = (since, until, limit, after)
        }
    }

    /// `logged` of `Log`.
    ///
    /// Id (s, the UUID of the fast, in upper case), Act (t): the number of the act, as in
    /// Journal1.UndoAct; 0 if nothing changed.
    public struct LogResult: Equatable, Sendable {
        public var id: RecordID
        public var act: UInt64

        public init(id: RecordID, act: UInt64) {
            (self.id, self.act) = (id, act)
        }
    }
}
