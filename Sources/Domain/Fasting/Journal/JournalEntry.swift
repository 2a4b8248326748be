/// What an act on the records was. The raw value travels on the bus.
///
/// Undo and redo are acts too, but not kinds in this list: they undo or redo an act of one of
/// these kinds.
public enum ActKind: String, CaseIterable, Sendable {
    case start
    case end
    case abandon
    case adjust
    case log
    case edit
    case delete
    case waterAdd = "water-add"
    case waterRemove = "water-remove"
    case importing = "import"
    case restore

    /// Whether it is about the running fast, its ending, or water. The others change past fasts.
    public var isOfThePresent: Bool {
        switch self {
        case .start, .end, .abandon, .adjust, .waterAdd, .waterRemove: true
        case .log, .edit, .delete, .importing, .restore: false
        }
    }
}

/// What an act was about. The text that names the act follows from it.
public enum ActSubject: Equatable, Sendable {
    /// A fast that is not stored as ended: after a start or an adjustment as it was then; before an
    /// abandonment or an end that was not kept as it was before.
    case running(start: Instant, target: Target)
    /// A fast that ended: as it was after the act, or before a deletion.
    case fast(Session)
    case water(WaterEntry)
    /// How many records an import or a restore wrote.
    case records(fasts: Int, water: Int)
    /// How many records a restore wrote, and the day of the backup, as in `2026-11-21`.
    case backup(day: String, fasts: Int, water: Int)
}

/// One act of the journal (rule: docs/rules/domain.md, Journal).
public struct JournalEntry: Equatable, Sendable {
    /// Acts are numbered in their order.
    public let number: Int64
    public let kind: ActKind
    /// When it was carried out.
    public let at: Instant
    public let subject: ActSubject
    public let isUndone: Bool
    /// Whether it changed only the note of a fast, which is private: what the note says is not part of an act.
    public let isNote: Bool
    /// The record that it wrote; nil if it wrote several.
    public let record: RecordID?
    /// The name of the machine on which it was made, "" if that is not known; nil if it was made here.
    public let machine: String?

    public init(
        number: Int64, kind: ActKind, at: Instant, subject: ActSubject, isUndone: Bool,
        isNote: Bool = false, record: RecordID? = nil, machine: String? = nil
    ) {
        self.number = number
        self.kind = kind
        self.at = at
        self.subject = subject
        self.isUndone = isUndone
        self.isNote = isNote
        self.record = record
        self.machine = machine
    }
}

/// The acts that the next undo and the next redo would be about.
public struct ReversibleActs: Equatable, Sendable {
    /// nil if there is none.
    public let undoable: JournalEntry?
    /// nil if there is none.
    public let redoable: JournalEntry?
    /// The latest ending; nil if there is none.
    public let ending: JournalEntry?

    public init(
        undoable: JournalEntry? = nil, redoable: JournalEntry? = nil, ending: JournalEntry? = nil
    ) {
        self.undoable = undoable
        self.ending = ending
        self.redoable = redoable
    }
}

/// What an undo or a redo did.
public struct Undone: Equatable, Sendable {
    /// The act that was undone or redone, as it was before.
    public let act: JournalEntry
    /// How many records were left as they are, because something else has changed them since.
    public let left: Int
    /// Whether a fast that is kept has changed.
    public let changesHistory: Bool

    public init(act: JournalEntry, left: Int, changesHistory: Bool) {
        self.act = act
        self.left = left
        self.changesHistory = changesHistory
    }
}
