import Fasting
import LocalTime

/// The records of a file that can be imported. Reading a file changes nothing.
public struct ImportFile: Equatable, Sendable {
    /// The program that wrote the file, recognised by the content.
    public enum Source: Equatable, Sendable {
        /// Atrest, on the phone or on the desktop.
        case atrest(version: Int64)
        case zero
        case fastTrack
        case sunrise
        case fastimer
        /// The intervals with this tag; "" if none has a tag.
        case timewarrior(tag: String)
        /// The table that ``CSVExport`` writes.
        case atrestTable
        /// A table of any program.
        case table

        /// The name of the program; nil for a table of any program.
        public var name: String? {
            switch self {
            case .atrest, .atrestTable: "Atrest"
            case .zero: "Zero"
            case .fastTrack: "FastTrack"
            case .sunrise: "Sunrise"
            case .fastimer: "Fastimer"
            case .timewarrior(let tag): tag.isEmpty ? "Timewarrior" : "Timewarrior +\(tag)"
            case .table: nil
            }
        }
    }

    public let source: Source
    public let form: FileForm
    /// When the file was written; nil if it does not say.
    public let generatedAt: Instant?
    /// The fasts, newest end first, then by id, each id once. The offset is nil if it is unknown.
    public private(set) var sessions: [Session]
    public let extras: Extras
    public let skipped: SkippedRecords
    /// For each reason, the first row of a table that is skipped.
    public let examples: [SkippedRow]
    /// How the columns of the table are read; nil if the file is not one, or is ours.
    public let columns: TableColumns?
    /// The beginning of the table and what its columns were taken for; nil if the file is not one.
    public let sample: TableSample?
    /// How the text of the file was encoded.
    public let encoding: TextEncoding
    /// How many records were replaced by another one with the same id in the same file.
    public let repeated: Int
    /// How many parts of a fast were joined to the part before, because one begins when the other ends.
    public let joined: Int
    /// How many targets outside 4 … 168 hours were moved to the nearer end of the range.
    public let targetsMoved: Int
    /// How many targets were removed because they were not positive.
    public let targetsRemoved: Int
    /// How many fasts have a note.
    public var notes: Int { sessions.count { !$0.note.isEmpty } }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - now: the present instant. A fast that ends later is skipped.
    ///   - zone: for times without an offset. A time that the clock skips stands for the instant of
    ///     the change, a time that occurs twice for the earlier instant. In a plain table, one that
    ///     the clock skips cannot be imported.
    ///   - options: what the user says about the file.
    /// - Throws: ``InterchangeError``. Records that cannot be imported are counted in ``skipped``;
    ///   they are not an error.
    public init(
        reading bytes: [UInt8], now: Instant, zone: Zone, _ options: ImportOptions = ImportOptions()
    ) throws(InterchangeError) {
        let result: FileReader.Result
        do throws(FormatProblem) {
            result = try FileReader.read(bytes, now: now, zone: zone, options)
        } catch {
            throw .invalidFormat(error)
        }
        switch result {
        case .file(let file): self = file
        case .unsupportedVersion(let version): throw .unsupportedVersion(version)
        case .checksumMismatch: throw .checksumMismatch
        }
    }

    init(
        _ source: Source, _ collector: RecordCollector, generatedAt: Instant? = nil,
        settings: [String: String] = [:], form: FileForm = .table, encoding: TextEncoding = .utf8
    ) {
        (self.source, self.form) = (source, form)
        self.generatedAt = generatedAt
        sessions = collector.sessions
        extras = Extras(
            water: collector.waterEntries, settings: settings, running: collector.running)
        skipped = collector.skipped
        examples = collector.examples
        (columns, sample) = (collector.columns, collector.sample)
        self.encoding = encoding
        repeated = collector.repeated
        joined = collector.joined
        targetsMoved = collector.targetsMoved
        targetsRemoved = collector.targetsRemoved
    }
}

extension ImportFile {
    /// The file without some fasts.
    public func without(_ left: Set<RecordID>) -> ImportFile {
        var file = self
        file.sessions.removeAll { left.contains($0.id) }
        return file
    }
}

/// What the user says about a file that the file does not.
public struct ImportOptions: Equatable, Sendable {
    /// The order of the dates in a plain table; nil to guess it.
    public var dateOrder: DateOrder?
    /// The kind or tag of the fasts among records of several kinds; nil to choose it.
    public var tag: String?
    /// The columns of a plain table; nil to find them.
    public var columns: ColumnChoice?
    /// Whether the records of the file are of any kind, so that only those with a kind of their own are fasts.
    var needsKind = false

    public init(dateOrder: DateOrder? = nil, tag: String? = nil, columns: ColumnChoice? = nil) {
        (self.dateOrder, self.tag, self.columns) = (dateOrder, tag, columns)
    }
}
