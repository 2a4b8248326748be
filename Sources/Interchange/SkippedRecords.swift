/// Records of a file that are not taken over, by reason (rule: domain, "Export, import"). They do
/// not make the file a bad one.
public struct SkippedRecords: Equatable, Sendable {
    /// The end is not after the start.
    public var reversed = 0
    /// Shorter than ``Session/shortest``.
    public var short = 0
    /// The end lies in the future.
    public var future = 0
    /// A day or a time that does not exist, or a year that is not 1 … 9999.
    public var impossible = 0
    /// The fast had not ended when the file was written.
    public var unfinished = 0
    /// A row or record of another program that says too little to be a fast.
    public var unreadable = 0
    /// Entries of water in the future, or of an amount that cannot be noted.
    public var water = 0

    public init() {}

    /// Fasts alone, without ``water``.
    public var sessions: Int { reversed + short + future + impossible + unfinished + unreadable }
}
