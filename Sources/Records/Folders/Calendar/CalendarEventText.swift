import Fasting
import LocalTime

/// Events as text (RFC 5545).
public enum CalendarEventText {
    /// What comes before the events of a file, and after them.
    public static let opening: StaticString =
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Atrest//Atrest//EN\r\nCALSCALE:GREGORIAN\r\n"
    public static let closing: StaticString = "END:VCALENDAR\r\n"

    /// A file with one event.
    ///
    /// - Parameter version: nil for that of the last act on the fast.
    static func file(
        _ event: CalendarEvent, title: String, version: CalendarEvent.Version? = nil
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(512)
        bytes.append(opening)
        append(event, title: title, version: version ?? event.version, to: &bytes)
        bytes.append(closing)
        return bytes
    }

    /// The version of the event in a file.
    ///
    /// - Returns: nil if the file does not have the form in which this program writes it.
    static func version(in file: [UInt8]) -> CalendarEvent.Version? {
        var sequence: Int32?
        var writtenAt: Instant?
        for line in file.split(separator: UInt8(ascii: "\n")) {
            let text = String(decoding: line, as: UTF8.self)
            guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let value = text[text.index(after: colon)...].filter { !$0.isWhitespace }
            switch text[..<colon] {
            case "SEQUENCE": sequence = Int32(value)
            case "LAST-MODIFIED": writtenAt = ISO8601Text(Array(value.utf8)[...])?.instant
            default: continue
            }
        }
        guard let sequence, let writtenAt else { return nil }
        return CalendarEvent.Version(sequence: sequence, writtenAt: writtenAt)
    }

    /// Appends an event. It is private, and does not mark its hours as busy.
    public static func append(_ event: CalendarEvent, title: String, to bytes: inout [UInt8]) {
        append(event, title: title, version: event.version, to: &bytes)
    }

    private static func append(
        _ event: CalendarEvent, title: String, version: CalendarEvent.Version,
        to bytes: inout [UInt8]
    ) {
        bytes.append("BEGIN:VEVENT\r\nUID:")
        event.id.append(to: &bytes)
        bytes.append("\r\nSEQUENCE:")
        bytes.append(contentsOf: String(version.sequence).utf8)
        append("\r\nDTSTAMP:", version.writtenAt, to: &bytes)
        append("\r\nLAST-MODIFIED:", version.writtenAt, to: &bytes)
        append("\r\nDTSTART:", event.start, to: &bytes)
        append("\r\nDTEND:", event.end, to: &bytes)
        bytes.append("\r\n")
        append(line: "SUMMARY:", text: title, to: &bytes)
        bytes.append("CLASS:PRIVATE\r\nTRANSP:TRANSPARENT\r\nEND:VEVENT\r\n")
    }

    /// `20260224T100000Z`.
    private static func append(
        _ name: StaticString, _ instant: Instant, to bytes: inout [UInt8]
    ) {
        bytes.append(name)
        let start = bytes.count
        ISO8601.append(instant, to: &bytes)
        let time = bytes[start...].filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }
        bytes.replaceSubrange(start..., with: time)
    }

    /// A property with a text value, escaped (RFC 5545, 3.3.11) and folded into lines of at most 75
    /// bytes, never inside a character (3.1).
    private static func append(line name: StaticString, text: String, to bytes: inout [UInt8]) {
        bytes.append(name)
        var length = name.utf8CodeUnitCount
        for scalar in text.unicodeScalars {
            let piece = escaped(scalar)
            if length + piece.utf8.count > 75 {
                bytes.append("\r\n ")
                length = 1
            }
            bytes.append(contentsOf: piece.utf8)
            length += piece.utf8.count
        }
        bytes.append("\r\n")
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\", ";", ",": "\\" + String(scalar)
        case "\n": "\\n"
        case "\r": ""
        // The tab is the only control character that a text may contain.
        case "\t": "\t"
        case "\u{0}"..."\u{1F}", "\u{7F}": " "
        default: String(scalar)
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ text: StaticString) {
        append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
