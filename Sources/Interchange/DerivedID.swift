import Fasting

extension RecordID {
    /// The id of a record whose program gave it none: a UUID of version 8 (RFC 9562) from the
    /// SHA-256 of what the record says, so that importing it twice changes nothing.
    ///
    /// - Parameters:
    ///   - source: whose record it is; two programs may tell of the same hours.
    ///   - start: as the record has it. A local time stays one here: it is the same record
    ///     wherever it is read.
    init(from source: StaticString, start: RecordTime, end: RecordTime) {
        var writer = ByteWriter()
        writer.append(source)
        for time in [start, end] {
            writer.append("\n")
            writer.append(time.isLocal ? "local " : "UTC ")
            writer.append(String(time.secondsSinceEpoch))
        }
        let digest = SHA256()
        digest.update(writer.bytes)
        var bytes = Array(digest.value().prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        self.init(bytes: bytes)!
    }
}

/// A time as a record of another program has it.
struct RecordTime: Equatable {
    /// Whether the seconds are those of a wall clock somewhere rather than of UTC.
    let isLocal: Bool
    let secondsSinceEpoch: Int64
}
