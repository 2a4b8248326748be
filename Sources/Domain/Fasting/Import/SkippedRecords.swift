/// How many records of a file are skipped, by reason. The file is valid all the same. Rule:
/// docs/rules/domain.md, Export and import.
public struct SkippedRecords: Equatable, Sendable {
    /// Why a record is skipped, in the order of the preview.
    public enum Reason: CaseIterable, Sendable {
        /// Shorter than ``Session/shortest``.
        case short
        /// The end is not after the start.
        case reversed
        /// The end is in the future.
        case future
        /// The bus has no such start. Readers do not count these.
        case before1970
        /// A date or a time that does not exist, or a year outside 1 … 9999.
        case impossible
        /// The fast had not ended when the file was written.
        case unfinished
        /// A record of another program without a usable start or end.
        case unreadable
        /// A record in a time zone that this machine does not know.
        case unknownZone
        /// A record of another kind than a fast, as a column of kinds says.
        case otherKind
        /// A record that was deleted in the program that wrote the file, as a column says.
        case deleted
        /// Water in the future, or of an amount out of range.
        case water
    }

    private var counts: [Reason: Int] = [:]

    public init() {}

    public subscript(_ reason: Reason) -> Int {
        get { counts[reason] ?? 0 }
        set { counts[reason] = newValue }
    }

    /// All fasts, without those that are clearly something else or were deleted.
    public var sessions: Int {
        let others: [Reason] = [.otherKind, .deleted, .water]
        return counts.reduce(0) { $0 + (others.contains($1.key) ? 0 : $1.value) }
    }
}
