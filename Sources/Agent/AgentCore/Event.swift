import Fasting
import Store

/// Something that happened and is stored.
///
/// The bus sends signals for some events, notifications are chosen by them, and the journal gets a
/// line for each.
public enum Event: Equatable, Sendable {
    case fast(FastEvent)

    // The journal.
    case merged(fasts: MergeCounts, water: MergeCounts)
    case undone(Undone)
    case redone(Undone)
    case restored(RestoreCounts)

    // Other machines.

    /// Lines of other machines have changed records.
    case received(MergeResult)
    /// Fasts that run beside the one that is shown, each published once.
    case foundBeside([FastBeside])

    // Water and settings.
    case waterAdded(RecordID)
    case waterRemoved(RecordID)
    /// `key` is the name under which the setting is stored.
    case settingChanged(key: String)
    /// The user is to be asked about a licence. This happens once.
    case licencePromptDue
    /// The calendar has other days now, though no fast changed.
    case calendarChanged

    // The records as files.

    /// Damaged or missing records were replaced when they were opened, or the open ones were removed or replaced.
    case recordsRecovered(Recovery)
    /// The records cannot be read or written, for another reason than before.
    case recordsFailed(StoreError)
    case backupFailed(StoreError)
}

/// What an event means to those that do not look at its values.
public struct EventMeaning: Equatable, Sendable {
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// An act of this machine was stored. It has a line for the other machines.
        public static let act = Traits(rawValue: 1)
        /// The stored fasts changed.
        public static let history = Traits(rawValue: 2)
        /// The stored water changed.
        public static let water = Traits(rawValue: 4)
        /// The page with the running fast may have to change. It already has the beginning of every phase and day.
        public static let page = Traits(rawValue: 8)
        /// An entry in the system's journal would tell something about fasts or water.
        public static let personal = Traits(rawValue: 16)

        /// An act on fasts.
        fileprivate static let fasts: Traits = [.act, .page, .personal]
        fileprivate static func history(if changes: Bool) -> Traits { changes ? .history : [] }
        fileprivate static func water(if changes: Bool) -> Traits { changes ? .water : [] }
    }

    public let traits: Traits
    /// The fasts that may be other ones now, also the running one; nil if it may be any of them.
    public let fasts: Set<RecordID>?

    fileprivate init(_ traits: Traits = [], fasts: Set<RecordID>? = []) {
        self.traits = traits
        self.fasts = fasts
    }
}

extension Event {
    /// The table of all events. What depends only on the kind of an event is here.
    public var meaning: EventMeaning {
        switch self {
        case .fast(let event): event.meaning
        case .merged(let fasts, let water):
            EventMeaning(
                [.fasts, .history(if: !fasts.isEmpty), .water(if: !water.isEmpty)], fasts: nil)
        case .restored: EventMeaning([.fasts, .history, .water], fasts: nil)
        case .undone(let undone): undone.meaning(hasEnd: true)
        // An end that is redone is a separate event.
        case .redone(let undone): undone.meaning(hasEnd: false)
        case .received(let reception):
            EventMeaning(
                [
                    .page, .personal, .history(if: !reception.fasts.isEmpty),
                    .water(if: !reception.water.isEmpty),
                ], fasts: reception.fasts)
        case .waterAdded, .waterRemoved: EventMeaning([.act, .water, .personal])
        case .foundBeside, .calendarChanged: EventMeaning(.personal)
        case .settingChanged: EventMeaning(.page)
        case .recordsRecovered: EventMeaning(.page, fasts: nil)
        case .licencePromptDue, .recordsFailed, .backupFailed: EventMeaning()
        }
    }

    /// Whether the stored fasts changed.
    public var changesHistory: Bool { meaning.traits.contains(.history) }
}

extension FastEvent {
    fileprivate var meaning: EventMeaning {
        switch self {
        case .started(let id), .resumed(let id), .adjusted(let id):
            EventMeaning(.fasts, fasts: [id])
        case .ended(let ended):
            EventMeaning([.fasts, .history(if: ended.kept)], fasts: [ended.fast.id])
        case .logged(let id), .edited(let id), .deleted(let id):
            EventMeaning([.fasts, .history], fasts: [id])
        case .milestoneReached, .targetReached: EventMeaning(.personal)
        }
    }
}

/// One step of the agent's state: what it was, what it is, and what happened in between.
public struct Change {
    public let before: Snapshot
    public let after: Snapshot
    /// Empty if only time passed or the records were opened.
    public let events: [Event]

    public init(before: Snapshot, after: Snapshot, events: [Event]) {
        self.before = before
        self.after = after
        self.events = events
    }
}

extension Undone {
    /// - Parameter hasEnd: whether the end of a fast counts as a change of the stored fasts.
    fileprivate func meaning(hasEnd: Bool) -> EventMeaning {
        let water =
            switch act.subject {
            case .running, .fast: false
            case .water: true
            case .records(_, let water), .backup(_, _, let water): water > 0
            }
        return EventMeaning(
            [
                .fasts, .history(if: changesHistory && (hasEnd || act.kind != .end)),
                .water(if: water),
            ], fasts: act.record.map { [$0] })
    }
}
