import Fasting
import LocalTime
import Text

extension RecordID {
    /// An id for a record of a program that has no ids: a version 8 UUID (RFC 9562) from the
    /// SHA-256 of the record, so that importing it twice changes nothing.
    ///
    /// - Parameters:
    ///   - source: the program. Two programs may have recorded the same hours.
    ///   - start: as in the record. A local time is not converted, so the id does not depend on the
    ///     zone in which the file is read.
    init(from source: StaticString, start: RecordTime, end: RecordTime) {
        var writer = ByteWriter()
        writer.append(source)
        for time in [start, end] {
            writer.append("\n")
            writer.append(time.isLocal ? "local " : "UTC ")
            writer.append(String(time.secondsSinceEpoch))
        }
        var bytes = Array(SHA256.bytes(of: writer.bytes).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        self.init(bytes: bytes)!
    }
}

/// A time in a record of another program.
struct RecordTime: Equatable {
    /// Whether the seconds are those of a wall clock in an unknown zone, not those of UTC.
    let isLocal: Bool
    let secondsSinceEpoch: Int64
}

extension CivilTime {
    var recordTime: RecordTime {
        RecordTime(isLocal: true, secondsSinceEpoch: secondsSinceEpoch)
    }
}

extension Instant {
    var recordTime: RecordTime {
        RecordTime(isLocal: false, secondsSinceEpoch: secondsSinceEpoch)
    }
}
