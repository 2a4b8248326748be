/// A new version of a record, as an act writes it (rule: docs/rules/domain.md, Journal).
public enum RecordWrite: Equatable, Sendable {
    /// The fast runs.
    case run(ActiveFast)
    /// The fast ended and is kept.
    case keep(Session)
    /// The fast is neither running nor kept.
    case removeFast(RecordID)
    case water(WaterEntry)
    case removeWater(RecordID)

    public var kind: RecordKind {
        switch self {
        case .run, .keep, .removeFast: .fast
        case .water, .removeWater: .water
        }
    }

    public var isRemoval: Bool {
        switch self {
        case .removeFast, .removeWater: true
        case .run, .keep, .water: false
        }
    }

    public var id: RecordID {
        switch self {
        case .run(let fast): fast.id
        case .keep(let session): session.id
        case .removeFast(let id), .removeWater(let id): id
        case .water(let entry): entry.id
        }
    }
}

/// One record that an undo or a redo would write.
public struct Reversal: Equatable, Sendable {
    /// What the record becomes.
    public let write: RecordWrite
    /// The act whose content that is; 0 for one from before the journal, nil for the undo or the redo itself.
    public let origin: Int64?
    /// What the record is now, if it is a fast that was kept.
    public let kept: Session?
    /// Whether the record still is as the act left it. It is left alone otherwise.
    public let isUntouched: Bool

    public init(write: RecordWrite, origin: Int64?, kept: Session?, isUntouched: Bool) {
        self.write = write
        self.origin = origin
        self.kept = kept
        self.isUntouched = isUntouched
    }
}
