/// A row of a table that is not imported, as an example of its reason.
public struct SkippedRow: Equatable, Sendable {
    /// Why it is skipped. Each is a count of ``SkippedRecords``.
    public enum Reason: CaseIterable, Sendable {
        case reversed
        case short
        case future
        case impossible
        case unfinished
        case unreadable
        case unknownZone
        case otherKind
        case deleted
        case water

        var count: KeyPath<SkippedRecords, Int> & Sendable {
            switch self {
            case .reversed: \.reversed
            case .short: \.short
            case .future: \.future
            case .impossible: \.impossible
            case .unfinished: \.unfinished
            case .unreadable: \.unreadable
            case .unknownZone: \.unknownZone
            case .otherKind: \.otherKind
            case .deleted: \.deleted
            case .water: \.water
            }
        }
    }

    public let reason: Reason
    /// From 1.
    public let line: Int
    /// The beginning of its fields.
    public let text: String
}
