/// A fast that was running when a file was written.
public struct RunningFast: Equatable, Sendable {
    public let id: RecordID
    public let start: Instant
    public let target: Target
    public let note: Note

    public init(id: RecordID, start: Instant, target: Target, note: Note = .none) {
        self.id = id
        self.start = start
        self.target = target
        self.note = note
    }

    /// What becomes of it if the file is imported.
    public enum Fate: String, CaseIterable, Sendable {
        /// It goes on here.
        case starts
        /// It is here already: it runs, or it has ended.
        case here
        case anotherRuns = "another-runs"
        /// It began longer ago than a fast may.
        case tooLongAgo = "too-long-ago"
        /// It overlaps a fast that is kept.
        case overlaps
    }

    /// Rule: docs/rules/domain.md, Export and import.
    ///
    /// - Parameters:
    ///   - kept: the fasts that are there after the import and end after the start of this one.
    ///   - active: the id of the fast that runs here.
    public func fate(among kept: [Session], active: RecordID?, now: Instant) -> Fate {
        if active == id || kept.contains(where: { $0.id == id }) { return .here }
        if active != nil { return .anotherRuns }
        if start < now - longestAgo { return .tooLongAgo }
        return kept.contains { $0.end > start } ? .overlaps : .starts
    }
}
