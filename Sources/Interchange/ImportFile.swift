import Fasting
import LocalTime

/// A file that was read: what it holds and may be taken over. Reading changes nothing.
public struct ImportFile: Equatable, Sendable {
    /// Which program wrote the file, recognised by what is in it.
    public enum Source: Equatable, Sendable {
        /// Atrest, on the phone or here.
        case atrest(version: Int64)
        case zero
        case fastTrack
        case sunrise

        /// The program's own name.
        public var name: String {
            switch self {
            case .atrest: "Atrest"
            case .zero: "Zero"
            case .fastTrack: "FastTrack"
            case .sunrise: "Sunrise"
            }
        }
    }

    public let source: Source
    /// nil where the file does not say it.
    public let generatedAt: Instant?
    /// Newest end first, then by id; each id once. The offset is nil where nobody knows it.
    public let sessions: [Session]
    public let extras: Extras
    public let skipped: SkippedRecords
    /// Records that another one with the same id in the same file has taken the place of.
    public let repeated: Int
    /// Targets outside 4 … 168 hours that were moved to the nearer end; those of nothing or less
    /// count as never stated.
    public let targetsChanged: Int
    /// Records of another program with a note, which is left out.
    public let notes: Int

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - now: what the future is counted from.
    ///   - zone: for the times of other programs that name no offset. One that the clock leaps over
    ///     stands for the instant of the leap, one that it shows twice for the earlier.
    /// - Throws: ``InterchangeError``. Records that make no sense are counted in ``skipped``, and
    ///   are no error.
    public init(reading bytes: [UInt8], now: Instant, zone: Zone) throws(InterchangeError) {
        let result: FileReader.Result
        do throws(FormatProblem) {
            result = try FileReader.read(bytes, now: now, zone: zone)
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
        settings: [String: String] = [:]
    ) {
        self.source = source
        self.generatedAt = generatedAt
        sessions = collector.sessions
        extras = Extras(water: collector.waterEntries, settings: settings)
        skipped = collector.skipped
        repeated = collector.repeated
        targetsChanged = collector.targetsChanged
        notes = collector.notes
    }
}
