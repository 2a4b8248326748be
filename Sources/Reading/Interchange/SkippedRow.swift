import Fasting

/// A row of a table that is not imported, as an example of its reason.
public struct SkippedRow: Equatable, Sendable {
    public let reason: SkippedRecords.Reason
    /// From 1.
    public let line: Int
    /// The beginning of its fields.
    public let text: String
}
