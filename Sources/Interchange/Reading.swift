import Fasting
import LocalTime

/// What comes of reading a file that is well formed.
enum Reading {
    case file(ImportFile)
    case otherVersion(Int64)
    case otherChecksum

    /// Tells by what is in a file whose it is, and reads it.
    init(_ bytes: [UInt8], now: Instant, zone: Zone) throws(FormatProblem) {
        var reader = JSONReader(bytes)
        reader.skipWhiteSpace()
        guard reader.position < reader.end else { throw .empty }
        if bytes.starts(with: zipSignature) { throw .archive }
        var intake = Intake(now: now)
        switch bytes[reader.position] {
        case Byte.openBrace:
            self = try Self.object(bytes, &intake)
        case Byte.openBracket:
            try intake.readSunrise(bytes)
            self = .file(ImportFile(.sunrise, intake))
        default:
            let source = try intake.readTable(bytes, zone: zone)
            self = .file(ImportFile(source, intake))
        }
    }

    private static func object(
        _ bytes: [UInt8], _ intake: inout Intake
    ) throws(FormatProblem) -> Reading {
        let outline = try Outline(bytes)
        if outline[.payload] == nil {
            if let fasts = outline[.zeroFasts] {
                try intake.readZero(bytes, in: fasts)
                return .file(ImportFile(.zero, intake))
            }
            if outline[.activityContext] != nil, let activities = outline[.activities] {
                try intake.readFastTrack(bytes, in: activities)
                return .file(ImportFile(.fastTrack, intake))
            }
        }
        return try VersionOne(bytes, outline).read(&intake)
    }
}

/// What a ZIP archive begins with.
private let zipSignature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
