import Fasting
import LocalTime

/// Recognises from a file's content which program wrote it, and reads it.
enum FileReader {
    /// The result of reading a file that is well formed.
    enum Result {
        case file(ImportFile)
        case unsupportedVersion(Int64)
        case checksumMismatch
    }

    static func read(
        _ bytes: [UInt8], now: Instant, zone: Zone, order: DateOrder?, tag: String?
    ) throws(FormatProblem) -> Result {
        var reader = JSONReader(bytes)
        reader.skipWhiteSpace()
        guard reader.position < reader.end else { throw .empty }
        if bytes.starts(with: zipSignature) { throw .archive }
        var collector = RecordCollector(now: now)
        switch bytes[reader.position] {
        case Byte.openBrace: return try readObject(bytes, &collector)
        case Byte.openBracket where TimewarriorReader.recognizes(bytes):
            let reader = try TimewarriorReader(bytes, tag: tag, into: &collector)
            return .file(ImportFile(.timewarrior(tag: reader.tag), collector))
        case _ where FastimerNoteReader.recognizes(bytes):
            try FastimerNoteReader.read(bytes, zone: zone, into: &collector)
            return .file(ImportFile(.fastimer, collector))
        case Byte.openBracket:
            try collector.readSunrise(bytes)
            return .file(ImportFile(.sunrise, collector))
        case _ where FastimerReader.recognizes(bytes, at: reader.position):
            try FastimerReader.read(bytes, at: reader.position, zone: zone, into: &collector)
            return .file(ImportFile(.fastimer, collector))
        default:
            let source = try collector.readTable(bytes, zone: zone, order: order)
            return .file(ImportFile(source, collector))
        }
    }

    private static func readObject(
        _ bytes: [UInt8], _ collector: inout RecordCollector
    ) throws(FormatProblem) -> Result {
        let layout = try FileLayout(bytes)
        if layout[.payload] == nil {
            if let fasts = layout[.zeroFasts] {
                try collector.readZero(bytes, in: fasts)
                return .file(ImportFile(.zero, collector))
            }
            if layout[.activityContext] != nil, let activities = layout[.activities] {
                try collector.readFastTrack(bytes, in: activities)
                return .file(ImportFile(.fastTrack, collector))
            }
        }
        return try PhoneFileReader(bytes, layout).read(&collector)
    }

    /// The first bytes of a ZIP archive.
    private static let zipSignature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
}
