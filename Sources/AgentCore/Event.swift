import Fasting
import Store

/// Something that happened and is stored.
///
/// The bus sends signals for some events, notifications are chosen by them, and the journal gets a
/// line for each.
public enum Event: Equatable, Sendable {
    // The current fast.
    case started(RecordID)
    case ended(EndedFast)
    /// A fast that had ended runs again.
    case resumed(RecordID)
    case adjusted(RecordID)
    case milestoneReached(Milestone, at: Instant, fast: RecordID)
    /// `atMicroseconds` is the start plus the target, in microseconds since the epoch.
    case targetReached(atMicroseconds: UInt64, fast: RecordID)

    // The history.
    case logged(RecordID)
    case edited(RecordID)
    case deleted(RecordID)

    // The journal.
    case merged(fasts: MergeCounts, water: MergeCounts)
    case undone(Undone)
    case redone(Undone)
    case restored(RestoreCounts)

    // Other machines.

    /// Lines of other machines have changed records.
    case received(Reception)
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

    /// Damaged or missing records were replaced when they were opened.
    case recordsRecovered(Recovery)
    /// The open records were removed, or another file was put in their place.
    case recordsReplaced(Salvage)
    /// The records cannot be read or written, for another reason than before.
    case recordsFailed(StoreError)
    case backupFailed(StoreError)

    /// Whether the stored water changed.
    var changesWater: Bool {
        switch self {
        case .waterAdded, .waterRemoved, .restored: true
        case .merged(_, let water): !water.isEmpty
        case .received(let reception): !reception.water.isEmpty
        case .undone(let undone), .redone(let undone): undone.act.changesWater
        default: false
        }
    }

    /// Whether the stored fasts changed.
    public var changesHistory: Bool {
        switch self {
        case .ended(let ended): ended.kept
        case .logged, .edited, .deleted: true
        case .merged(let fasts, _): !fasts.isEmpty
        case .undone(let undone): undone.act.changesHistory
        // An end that is redone is a separate event.
        case .redone(let undone): undone.act.kind != .end && undone.act.changesHistory
        case .restored: true
        case .received(let reception): !reception.fasts.isEmpty
        case .started, .resumed, .adjusted, .milestoneReached, .targetReached, .waterAdded,
            .waterRemoved,
            .settingChanged, .licencePromptDue, .calendarChanged, .foundBeside, .recordsRecovered,
            .recordsReplaced, .recordsFailed, .backupFailed:
            false
        }
    }
}

/// What happened to open records whose files were removed or replaced.
public enum Salvage: Equatable, Sendable {
    /// The files were missing and are written again.
    case restored
    /// Another file has their name. A copy of what was open is in the data folder under this name.
    case savedAs(String)
    /// No copy could be made.
    case failed
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

extension JournalEntry {
    /// Whether undoing the act changes the stored fasts.
    var changesHistory: Bool {
        switch subject {
        case .running, .water: false
        case .fast: true
        case .records(let fasts, _), .backup(_, let fasts, _): fasts > 0
        }
    }

    /// Whether undoing the act changes the stored water.
    var changesWater: Bool {
        switch subject {
        case .running, .fast: false
        case .water: true
        case .records(_, let water), .backup(_, _, let water): water > 0
        }
    }
}
