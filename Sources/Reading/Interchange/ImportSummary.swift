import Fasting

/// The content of a file in a few numbers, which the user sees before anything is imported.
public struct ImportSummary: Equatable, Sendable {
    public let source: ImportFile.Source
    /// The version of the format; nil if the program has none.
    public let version: Int64?
    /// How many fasts can be imported.
    public let count: Int
    /// The first start; nil if there are no fasts.
    public let earliest: Instant?
    /// The last end; nil if there are no fasts.
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
