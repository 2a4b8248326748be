import Fasting

/// What a file holds, in a few numbers: what a person is shown before anything is taken over.
public struct ImportSummary: Equatable, Sendable {
    public let source: ImportFile.Source
    /// Of the format; nil where the program has none.
    public let version: Int64?
    /// Sessions that can be taken over.
    public let count: Int
    /// The first start among them; nil where there are none.
    public let earliest: Instant?
    /// The last end among them.
    public let latest: Instant?
    public let skipped: SkippedRecords
    public let water: Int
    public let settings: Int
}

extension ImportFile {
    public var summary: ImportSummary {
        let version: Int64? = if case .atrest(let version) = source { version } else { nil }
        return ImportSummary(
            source: source, version: version, count: sessions.count,
            earliest: sessions.lazy.map(\.start).min(), latest: sessions.first?.end,
            skipped: skipped, water: extras.water.count, settings: extras.settings.count)
    }
}
