import Contract
import Fasting
import LocalTime

/// A JSON value to be written. Keys keep their order. The encoder of FoundationEssentials would
/// double the time that `atrest status` takes to start.
enum JSON {
    case null
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([(String, JSON)])

    /// An object for scripts. The member `schema`, with which it begins, grows if a member is removed or
    /// changes its meaning, and not if one is added.
    static func answer(_ members: KeyValuePairs<String, any JSONValue>) -> JSON {
        .object([("schema", .integer(Int64(Names.jsonSchema)))] + members.map { ($0, $1.json) })
    }

    static func object(_ members: KeyValuePairs<String, any JSONValue>) -> JSON {
        .object(members.map { ($0, $1.json) })
    }

    /// The value on one line, without white space outside strings.
    var text: String {
        switch self {
        case .null: "null"
        case .boolean(let flag): String(flag)
        case .integer(let number): String(number)
        case .number(let number): Self.text(of: number)
        case .string(let text): Self.quoted(text)
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0) + ":" + $1.text }.joined(separator: ",") + "}"
        }
    }

    /// Writes whole numbers without a fraction: 57600, not 57600.0.
    private static func text(of number: Double) -> String {
        Int64(exactly: number).map { String($0) } ?? String(number)
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            // Escaped, such a character does nothing to a terminal, and a reader gets it back
            // unchanged.
            case let control where control.isUnprintable:
                for unit in UTF16.encode(control)! {
                    let digits = String(unit, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// A value that JSON has a form for.
protocol JSONValue {
    var json: JSON { get }
}

extension JSON: JSONValue {
    var json: JSON { self }
}

extension String: JSONValue {
    var json: JSON { .string(self) }
}

extension Bool: JSONValue {
    var json: JSON { .boolean(self) }
}

extension Double: JSONValue {
    var json: JSON { .number(self) }
}

extension JSONValue where Self: BinaryInteger {
    var json: JSON { .integer(Int64(clamping: self)) }
}

extension Int: JSONValue {}
extension Int64: JSONValue {}
extension UInt32: JSONValue {}
extension UInt64: JSONValue {}

extension RecordID: JSONValue {
    var json: JSON { .string(description) }
}

/// In ISO 8601.
extension Instant: JSONValue {
    var json: JSON { .string(TimeText.iso8601(self)) }
}

/// In seconds.
extension Target: JSONValue {
    var json: JSON { .number(Double(microseconds) / 1_000_000) }
}

extension Array: JSONValue where Element: JSONValue {
    var json: JSON { .array(map(\.json)) }
}

extension Optional: JSONValue where Wrapped: JSONValue {
    var json: JSON { self?.json ?? .null }
}
