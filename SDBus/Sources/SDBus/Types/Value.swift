/// A value whose D-Bus type is known only at run time. On the bus it is a variant.
public indirect enum Value: Equatable, Sendable {
    /// `y`, a BYTE.
    case byte(UInt8)
    /// `b`, a BOOLEAN.
    case boolean(Bool)
    /// `n`, an INT16.
    case int16(Int16)
    /// `q`, a UINT16.
    case uint16(UInt16)
    /// `i`, an INT32.
    case int32(Int32)
    /// `u`, a UINT32.
    case uint32(UInt32)
    /// `x`, an INT64.
    case int64(Int64)
    /// `t`, a UINT64.
    case uint64(UInt64)
    /// `d`, a DOUBLE.
    case double(Double)
    /// `s`, a STRING.
    case string(String)
    /// `o`, an OBJECT_PATH.
    case objectPath(ObjectPath)
    /// `g`, a SIGNATURE.
    case signature(TypeSignature)
    /// `h`, a UNIX_FD.
    case unixFD(UnixFD)
    /// An ARRAY whose elements all have the signature `of`.
    case array([Value], of: String)
    /// A STRUCT with at least one field.
    case structure([Value])
    /// An ARRAY of DICT_ENTRY in the order of the message. `key` and `value` are the signatures of all entries.
    case dictionary([Entry], key: String, value: String)
    /// A VARIANT inside of this one.
    case variant(Value)

    /// A value of the type `a{sv}`, sorted by its keys.
    public static func options(_ values: [String: Value]) -> Value {
        .dictionary(
            values.sorted { $0.key < $1.key }
                .map { Entry(key: .string($0.key), value: .variant($0.value)) },
            key: "s", value: "v")
    }

    /// The contents of an `a{sv}`; nil if the value is of another type.
    public var optionsValue: [String: Value]? {
        guard case .dictionary(let entries, key: "s", value: "v") = self else { return nil }
        var values: [String: Value] = [:]
        for entry in entries {
            guard let key = entry.key.stringValue, case .variant(let value) = entry.value else {
                return nil
            }
            values[key] = value
        }
        return values
    }

    /// An entry of a ``dictionary(_:key:value:)``.
    public struct Entry: Equatable, Sendable {
        /// Has a basic type.
        public let key: Value
        /// A ``variant(_:)`` if the signature of the values is `v`.
        public let value: Value

        /// Makes an entry. Its types are compared with those of the dictionary when it is written.
        public init(key: Value, value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// The D-Bus type of the content: what the variant has inside, for example `s`.
    public var contentSignature: String {
        if let basic { return type(of: basic).signature }
        return switch self {
        case .array(_, let element): "a" + element
        case .structure(let fields): "(" + fields.map(\.contentSignature).joined() + ")"
        case .dictionary(_, let key, let value): "a{" + key + value + "}"
        default: "v"
        }
    }

    /// The content if it has a basic type.
    var basic: (any BusType)? {
        switch self {
        case .byte(let value): value
        case .boolean(let value): value
        case .int16(let value): value
        case .uint16(let value): value
        case .int32(let value): value
        case .uint32(let value): value
        case .int64(let value): value
        case .uint64(let value): value
        case .double(let value): value
        case .string(let value): value
        case .objectPath(let value): value
        case .signature(let value): value
        case .unixFD(let value): value
        case .array, .structure, .dictionary, .variant: nil
        }
    }
}

extension Value {
    /// The text of a ``string(_:)``; nil for any other type, also for a path.
    public var stringValue: String? { if case .string(let text) = self { text } else { nil } }
    /// The content of a ``boolean(_:)``; nil for any other type.
    public var booleanValue: Bool? { if case .boolean(let flag) = self { flag } else { nil } }
    /// The number of a ``double(_:)``; nil for any other type, also for a whole number.
    public var doubleValue: Double? { if case .double(let number) = self { number } else { nil } }
    /// The number of a ``uint64(_:)``; nil for any other type, also for another size.
    public var uint64Value: UInt64? { if case .uint64(let number) = self { number } else { nil } }
    /// The number of a ``uint32(_:)``; nil for any other type, also for another size.
    public var uint32Value: UInt32? { if case .uint32(let number) = self { number } else { nil } }
}
