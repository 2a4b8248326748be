import Fasting

/// A JSON value of a kind that lines contain.
enum JSONValue: Equatable {
    case null
    case truth(Bool)
    /// A whole number.
    case number(Int64)
    case text(String)
    case list([JSONValue])
    /// An object, or a number that is not whole. It is ignored.
    case other

    var number: Int64? { if case .number(let number) = self { number } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }

    /// Seconds since the epoch, in the years 1 to 9999: no clock shows another time.
    var instant: Instant? {
        guard let number, (-62_135_596_800...253_402_300_799).contains(number) else { return nil }
        return Instant(secondsSinceEpoch: number)
    }
}

/// The members of one JSON object (RFC 8259). If two have the same name, the first one counts.
struct JSONFields {
    private var fields: [(name: String, value: JSONValue)] = []

    /// - Parameter body: the members, without the braces around them.
    /// - Returns: nil if the text is not JSON.
    init?(_ body: [UInt8]) {
        var scanner = JSONScanner(bytes: body)
        repeat {
            guard let name = scanner.string(), scanner.take(UInt8(ascii: ":")),
                let value = scanner.value(depth: 0)
            else { return nil }
            fields.append((name, value))
        } while scanner.take(UInt8(ascii: ","))
        guard scanner.isAtEnd else { return nil }
    }

    subscript(name: String) -> JSONValue? { fields.first { $0.name == name }?.value }
}

private struct JSONScanner {
    let bytes: [UInt8]
    private var at = 0
    /// Values are nested at most this deep.
    private static let deepest = 8

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { at == bytes.count }
    private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func skipSpace() {
        while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { at += 1 }
    }

    /// Reads a character, if it is the next one, and skips the space around it.
    mutating func take(_ unit: UInt8) -> Bool {
        skipSpace()
        guard next == unit else { return false }
        at += 1
        skipSpace()
        return true
    }

    mutating func value(depth: Int) -> JSONValue? {
        guard let next, depth < Self.deepest else { return nil }
        switch next {
        case UInt8(ascii: "\""): return string().map { .text($0) }
        case UInt8(ascii: "["): return list(depth: depth)
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "t"): return word("true", .truth(true))
        case UInt8(ascii: "f"): return word("false", .truth(false))
        case UInt8(ascii: "n"): return word("null", .null)
        default: return number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) -> JSONValue? {
        let length = word.utf8CodeUnitCount
        guard at + length <= bytes.count,
            (0..<length).allSatisfy({ bytes[at + $0] == word.utf8Start[$0] })
        else { return nil }
        at += length
        return value
    }

    private mutating func list(depth: Int) -> JSONValue? {
        _ = take(UInt8(ascii: "["))
        if take(UInt8(ascii: "]")) { return .list([]) }
        var list: [JSONValue] = []
        repeat {
            guard let value = value(depth: depth + 1) else { return nil }
            list.append(value)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? .list(list) : nil
    }

    private mutating func object(depth: Int) -> JSONValue? {
        _ = take(UInt8(ascii: "{"))
        if take(UInt8(ascii: "}")) { return .other }
        repeat {
            guard string() != nil, take(UInt8(ascii: ":")), value(depth: depth + 1) != nil else {
                return nil
            }
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) ? .other : nil
    }

    private mutating func number() -> JSONValue? {
        let first = at
        while let next, Self.isPartOfNumber(next) { at += 1 }
        guard at > first else { return nil }
        let text = String(decoding: bytes[first..<at], as: UTF8.self)
        return Int64(text).map { .number($0) } ?? (Double(text) == nil ? nil : .other)
    }

    private static func isPartOfNumber(_ unit: UInt8) -> Bool {
        switch unit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    mutating func string() -> String? {
        guard next == UInt8(ascii: "\"") else { return nil }
        at += 1
        var units: [UInt8] = []
        while let next {
            at += 1
            switch next {
            case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let scalar = escape() else { return nil }
                units += Array(String(Character(scalar)).utf8)
            case 0..<0x20: return nil
            default: units.append(next)
            }
        }
        return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
        guard let next else { return nil }
        at += 1
        switch next {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(next)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return codePoint()
        default: return nil
        }
    }

    private mutating func codePoint() -> Unicode.Scalar? {
        guard let first = fourDigits() else { return nil }
        if let scalar = Unicode.Scalar(first) { return scalar }
        // Two halves of a character outside of the first plane.
        guard first < 0xDC00, at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
            bytes[at + 1] == UInt8(ascii: "u")
        else { return nil }
        at += 2
        guard let second = fourDigits(), (0xDC00...0xDFFF).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func fourDigits() -> UInt32? {
        guard at + 4 <= bytes.count else { return nil }
        defer { at += 4 }
        let text = String(decoding: bytes[at..<(at + 4)], as: UTF8.self)
        return text.utf8.allSatisfy { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }
            ? UInt32(text, radix: 16) : nil
    }
}
