// Generated from dbus/app.atrest.Timer1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// The running fast.
///
/// Owned by app.atrest.Atrest at /app/atrest/Atrest on the session bus. Instants and durations are
/// microseconds; instants count from 1970-01-01 00:00 UTC. 0 and "" mean none. Enumerations are
/// never translated; titles, texts and lines follow the agent's locale. An act sends one
/// PropertiesChanged. No signal is sent because time passes, except at a transition, at the target,
/// and at the local midnight at which an ended fast is no longer shown. If the records cannot be
/// read, every member but Version answers app.atrest.Error.Storage with a sentence that says why.
public enum Timer1 {
    public static let interface = "app.atrest.Timer1"
    /// The version of this interface. It is raised when members, keys or values are added; nothing
    /// is removed.
    public static let version: UInt32 = 1

    public enum Method: String, CaseIterable, Sendable {
        case start = "Start", end = "End", abandon = "Abandon", undo = "Undo", adjust = "Adjust", why = "Why"
    }

    public enum Signal: String, CaseIterable, Sendable {
        case milestoneReached = "MilestoneReached", targetReached = "TargetReached", started = "Started", ended = "Ended"
    }

    public enum Property: String, CaseIterable, Sendable {
        case status = "Status", id = "Id", kept = "Kept", startedAt = "StartedAt", endedAt = "EndedAt", target = "Target", targetAt = "TargetAt", milestone = "Milestone", milestoneTitle = "MilestoneTitle", milestoneText = "MilestoneText", milestoneSince = "MilestoneSince", nextMilestone = "NextMilestone", nextMilestoneTitle = "NextMilestoneTitle", nextMilestoneAt = "NextMilestoneAt", line = "Line", firstFast = "FirstFast", neverStarted = "NeverStarted", caution = "Caution", undoAct = "UndoAct", undoDetails = "UndoDetails", treeVariant = "TreeVariant", treeTone = "TreeTone", version = "Version"
    }

    public enum Status: String, CaseIterable, WireConvertible, Sendable {
        case idle, active, completed, endedEarly = "ended-early", abandoned
    }

    public enum Key: String, CaseIterable, Sendable {
        case startedAt = "StartedAt", target = "Target", note = "Note", id = "Id", endedAt = "EndedAt", outcome = "Outcome", kept = "Kept", act = "Act"
    }

    /// `options` of `Start`.
    ///
    /// StartedAt (t, up to 168 hours ago, never in the future; now if absent), Target (t, 4 to 168
    /// hours; the target from the settings if absent), Note (s, as in History1.SetNote), Id (s, a
    /// UUID for a fast that began elsewhere, as in a file; a new one if absent). A number may be of
    /// any integer type or a whole double.
    public struct StartOptions: Equatable, Sendable {
        public static let keys: [Key] = [.startedAt, .target, .note, .id]
        public var startedAt: Instant?
        public var target: Duration?
        public var note: String?
        public var id: RecordID?

        public init(startedAt: Instant? = nil, target: Duration? = nil, note: String? = nil, id: RecordID? = nil) {
            (self.startedAt, self.target, self.note, self.id) = (startedAt, target, note, id)
        }
    }

    /// `options` of `End`.
    ///
    /// EndedAt (t, not before the start, never in the future; now if absent), Note (s, as in
    /// History1.SetNote; the note stays as it is if absent), Id (s, of the fast to end; if another
    /// fast is running, nothing is ended).
    public struct EndOptions: Equatable, Sendable {
        public static let keys: [Key] = [.endedAt, .note, .id]
        public var endedAt: Instant?
        public var note: String?
        public var id: RecordID?

        public init(endedAt: Instant? = nil, note: String? = nil, id: RecordID? = nil) {
            (self.endedAt, self.note, self.id) = (endedAt, note, id)
        }
    }

    /// `ended` of `End`.
    ///
    /// Id (s), StartedAt (t), EndedAt (t), Target (t), Outcome (s: completed, ended-early), Kept
    /// (b: false for a fast of less than 4 hours, which is not stored), Act (t): the number of the
    /// act, as in Journal1.UndoAct; 0 if nothing changed.
    public struct EndResult: Equatable, Sendable {
        public var id: RecordID
        public var startedAt: Instant
        public var endedAt: Instant
        public var target: Target
        public var outcome: Outcome
        public var kept: Bool
        public var act: UInt64

        public init(id: RecordID, startedAt: Instant, endedAt: Instant, target: Target, outcome: Outcome, kept: Bool, act: UInt64) {
            (self.id, self.startedAt, self.endedAt, self.target, self.outcome, self.kept, self.act) = (id, startedAt, endedAt, target, outcome, kept, act)
        }
    }

    /// `options` of `Abandon`.
    ///
    /// Id (s, of the fast to abandon; if another fast is running, nothing is ended).
    public struct AbandonOptions: Equatable, Sendable {
        public static let keys: [Key] = [.id]
        public var id: RecordID?

        public init(id: RecordID? = nil) {
            self.id = id
        }
    }

    /// `options` of `Undo`.
    ///
    /// Act (t, the number of the act to undo, as in UndoAct; if it is another one now, nothing is
    /// undone).
    public struct UndoOptions: Equatable, Sendable {
        public static let keys: [Key] = [.act]
        public var act: UInt64?

        public init(act: UInt64? = nil) {
            self.act = act
        }
    }

    /// `options` of `Adjust`.
    ///
    /// StartedAt (t), Target (t), Note (s), as in Start; an absent one keeps its value. Id (s, of
    /// the fast to change; if another fast is running, nothing is changed).
    public struct AdjustOptions: Equatable, Sendable {
        public static let keys: [Key] = [.startedAt, .target, .note, .id]
        public var startedAt: Instant?
        public var target: Duration?
        public var note: String?
        public var id: RecordID?

        public init(startedAt: Instant? = nil, target: Duration? = nil, note: String? = nil, id: RecordID? = nil) {
            (self.startedAt, self.target, self.note, self.id) = (startedAt, target, note, id)
        }
    }

    /// `started` of `Start`.
    ///
    /// Id (s, the UUID of the fast, in upper case), Act (t): the number of the act, as in
    /// Journal1.UndoAct; 0 if nothing changed.
    public struct StartResult: Equatable, Sendable {
        public var id: RecordID
        public var act: UInt64

        public init(id: RecordID, act: UInt64) {
            (self.id, self.act) = (id, act)
        }
    }
}
