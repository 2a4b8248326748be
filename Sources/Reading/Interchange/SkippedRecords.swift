/// How many records of a file are skipped, by reason. The file is valid all the same. Rule:
/// docs/rules/domain.md, Export and import.
public struct SkippedRecords: Equatable, Sendable {
    /// The end is not after the start.
    public var reversed = 0
    /// Shorter than ``Session/shortest``.
    public var short = 0
    /// The end is in the future.
    public var future = 0
    /// A date or a time that does not exist, or a year outside 1 … 9999.
    public var impossible = 0
    /// The fast had not ended when the file was written.
    public var unfinished = 0
    /// A record of another program without a usable start or end.
    public var unreadable = 0
    /// A record in a time zone that this machine does not know.
    public var unknownZone = 0
    /// A record of another kind than a fast, as a column of kinds says.
    public var otherKind = 0
    /// A record that was deleted in the program that wrote the file, as a column says.
    public var deleted = 0
    /// Water in the future, or of an amount out of range.
    public var water = 0

    public init() {}

    /// All fasts, without ``water``.
    public var sessions: Int {
        reversed + short + future + impossible + unfinished + unreadable + unknownZone
    }
}
