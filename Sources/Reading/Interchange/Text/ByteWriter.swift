import Fasting
import LocalTime

/// Collects the bytes of a file.
struct ByteWriter {
    var bytes: [UInt8] = []

    mutating func append(_ text: StaticString) {
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Upper case, as in ``RecordID/description``.
    mutating func append(_ id: RecordID) { id.append(to: &bytes) }

    private static func hexDigit(_ digit: UInt8) -> UInt8 {
        digit < 10 ? Byte.zero + digit : UInt8(ascii: "a") + digit - 10
    }

    /// As ``ISO8601/append(_:offset:to:)``.
    mutating func append(_ instant: Instant, offset: Int? = nil) {
        ISO8601.append(instant, offset: offset, to: &bytes)
    }

    /// Appends a JSON string. Only what must be escaped is escaped.
    mutating func append(quoted text: String) {
        append(Byte.quote)
        for byte in text.utf8 {
            switch byte {
            case Byte.quote, Byte.backslash:
                append(Byte.backslash)
                append(byte)
            case Byte.lineFeed: append("\\n")
            case Byte.carriageReturn: append("\\r")
            case Byte.tab: append("\\t")
            case 0..<0x20:
                append("\\u00")
                append(Byte.zero + byte >> 4)
                append(Self.hexDigit(byte & 15))
            default: append(byte)
            }
        }
        append(Byte.quote)
    }

    /// Appends a comma before every member of an object, or element of an array, but the first.
    mutating func separate(_ isFirst: inout Bool) {
        if !isFirst { append(Byte.comma) }
        isFirst = false
    }
}
