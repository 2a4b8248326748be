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
/// read, every member answers app.atrest.Error.Storage with a sentence that says why.
public enum Timer1 {
    public static let interface = "app.atrest.Timer1"

    public enum Method: String, CaseIterable, Sendable {
        /// Starts a fast.
        case start = "Start"
        /// Ends the fast.
        case end = "End"
        /// Ends the fast without storing it.
        case abandon = "Abandon"
        /// Undoes the last ending: the same fast continues, with its id and start.
        case undo = "Undo"
        /// Changes the running fast.
        case adjust = "Adjust"
        /// Returns what is known about a phase and how sure it is: what was measured, in whom, what
        /// is not known, and the sources.
        case why = "Why"
    }

    public enum Signal: String, CaseIterable, Sendable {
        /// The body likely enters another phase.
        case milestoneReached = "MilestoneReached"
        /// The target is reached.
        case targetReached = "TargetReached"
        /// A fast has started.
        case started = "Started"
        /// A fast has ended.
        case ended = "Ended"
    }

    public enum Property: String, CaseIterable, Sendable {
        /// idle, active, completed, ended-early or abandoned.
        case status = "Status"
        /// UUID of the fast, in upper case, or of an ended one until Status becomes idle; ""
        /// otherwise.
        case id = "Id"
        /// Whether the ended fast was stored.
        case kept = "Kept"
        /// Start of the active fast, or of the ended one until Status becomes idle; 0 = none.
        case startedAt = "StartedAt"
        /// End of the ended fast; 0 = none.
        case endedAt = "EndedAt"
        /// How long the fast is meant to last; 0 = none.
        case target = "Target"
        /// The sum of StartedAt and Target; 0 = none.
        case targetAt = "TargetAt"
        /// The phase: digestionCompleting, beginningToShift, metabolicTransition, deeperRhythm,
        /// extendedFast, prolongedFast; "" if no fast is active.
        case milestone = "Milestone"
        /// Its short title, for people.
        case milestoneTitle = "MilestoneTitle"
        /// Its companion text, for people.
        case milestoneText = "MilestoneText"
        /// When the phase began; 0 = none.
        case milestoneSince = "MilestoneSince"
        /// The phase after this one; "" after the last.
        case nextMilestone = "NextMilestone"
        /// When it begins; 0 = none.
        case nextMilestoneAt = "NextMilestoneAt"
        /// One sentence for people if no fast is active; "" otherwise.
        case line = "Line"
        /// Whether the running fast is the first one ever started here.
        case firstFast = "FirstFast"
        /// Whether Undo would undo an ending.
        case canUndo = "CanUndo"
        /// Whole seconds, in microseconds, never negative; computed when read, fixed after an
        /// ending.
        case elapsed = "Elapsed"
        /// 0.05 to 1 of the tree while active, 1 after completion, 0 otherwise; computed when read.
        case progress = "Progress"
        /// Which silhouette the fast grows into, 0 to 7.
        case treeVariant = "TreeVariant"
        /// Which earth tone, 0 (dark) to 4 (light).
        case treeTone = "TreeTone"
    }

    public enum Status: String, CaseIterable, WireConvertible, Sendable {
        case idle
        case active
        case completed
        case endedEarly = "ended-early"
        case abandoned
    }

    /// The keys of options, results and extras.
    public enum Key: String, CaseIterable, Sendable {
        case startedAt = "StartedAt"
        case target = "Target"
        case id = "Id"
        case endedAt = "EndedAt"
        case outcome = "Outcome"
        case kept = "Kept"
    }
}

extension Timer1 {
    /// `options` of `Start`.
    ///
    /// StartedAt (t, up to 168 hours ago, never in the future; now if absent), Target (t, 4 to 168
    /// hours; the target from the settings if absent), Id (s, a UUID for a fast that began
    /// elsewhere, as in a file; a new one if absent). A number may be of any integer type or a
    /// whole double.
    public struct StartOptions: Equatable, Sendable {
        public static let keys: [Key] = [.startedAt, .target, .id]

        public var startedAt: Instant?
        public var target: Duration?
        public var id: RecordID?

        public init(startedAt: Instant? = nil, target: Duration? = nil, id: RecordID? = nil) {
            self.startedAt = startedAt
            self.target = target
            self.id = id
        }
    }
}

extension Timer1 {
    /// `options` of `End`.
    ///
    /// EndedAt (t, not before the start, never in the future; now if absent).
    public struct EndOptions: Equatable, Sendable {
        public static let keys: [Key] = [.endedAt]

        public var endedAt: Instant?

        public init(endedAt: Instant? = nil) {
            self.endedAt = endedAt
        }
    }
}

extension Timer1 {
    /// `ended` of `End`.
    ///
    /// Id (s), StartedAt (t), EndedAt (t), Target (t), Outcome (s: completed, ended-early), Kept
    /// (b: false for a fast of less than 4 hours, which is not stored).
    public struct EndResult: Equatable, Sendable {
        public static let keys: [Key] = [.id, .startedAt, .endedAt, .target, .outcome, .kept]

        public var id: RecordID
        public var startedAt: Instant
        public var endedAt: Instant
        public var target: Target
        public var outcome: Outcome
        public var kept: Bool

        public init(id: RecordID, startedAt: Instant, endedAt: Instant, target: Target, outcome: Outcome, kept: Bool) {
            self.id = id
            self.startedAt = startedAt
            self.endedAt = endedAt
            self.target = target
            self.outcome = outcome
            self.kept = kept
        }
    }
}

extension Timer1 {
    /// `options` of `Adjust`.
    ///
    /// StartedAt (t), Target (t), as in Start; an absent one keeps its value.
    public struct AdjustOptions: Equatable, Sendable {
        public static let keys: [Key] = [.startedAt, .target]

        public var startedAt: Instant?
        public var target: Duration?

        public init(startedAt: Instant? = nil, target: Duration? = nil) {
            self.startedAt = startedAt
            self.target = target
        }
    }
}
