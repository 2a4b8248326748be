/// A new version of a record, as an act writes it (rule: docs/rules/domain.md, Journal).
public enum RecordWrite: Equatable, Sendable {
    /// The fast runs.
    case run(ActiveFast)
    /// The fast ended and is kept.
    case keep(Session)
    case water(WaterEntry)
    /// The record is not shown with these values: it is deleted, or they break a rule together.
    case hide(RecordKind, RecordID, FieldValues)

    /// The fast is neither running nor kept.
    public static func removeFast(_ id: RecordID) -> RecordWrite { .hide(.fast, id, .removed) }
    public static func removeWater(_ id: RecordID) -> RecordWrite { .hide(.water, id, .removed) }

    public var kind: RecordKind {
        switch self {
        case .run, .keep: .fast
        case .water: .water
        case .hide(let kind, _, _): kind
        }
    }

    /// Whether it is a fast that runs.
    public var runs: Bool { if case .run = self { true } else { false } }

    /// When the fast is, if it runs or is kept; nil otherwise. A fast that runs has no end.
    public var interval: Range<Instant>? {
        switch self {
        case .run(let fast): fast.start..<Instant(secondsSinceEpoch: .max)
        case .keep(let session): session.interval
        case .water, .hide: nil
        }
    }

    public var id: RecordID {
        switch self {
        case .run(let fast): fast.id
        case .keep(let session): session.id
        case .water(let entry): entry.id
        case .hide(_, let id, _): id
        }
    }
}

/// One record that an undo or a redo would write.
public struct Reversal: Equatable, Sendable {
    /// What the record becomes.
    public let write: RecordWrite
    /// The act whose content that is; 0 for one from before the journal, nil if it is that of the undo or the redo.
    public let origin: Int64?
    /// What the record is now; nil if it is not shown.
    public let present: RecordWrite?
    /// Whether what the act changed still is as the act left it. The record is left alone otherwise.
    public let isUntouched: Bool

    public init(write: RecordWrite, origin: Int64?, present: RecordWrite?, isUntouched: Bool) {
        self.write = write
        self.origin = origin
        self.present = present
        self.isUntouched = isUntouched
    }
}
