/// A value whose D-Bus type is known only at run time. On the bus it is a variant.
public indirect enum Value: Equatable, Sendable {
    case byte(UInt8)
    case boolean(Bool)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(ObjectPath)
    case signature(TypeSignature)
    case unixFD(UnixFD)
    /// All elements have the signature `of`.
    case array([Value], of: String)
    case structure([Value])
    case dictionary([Entry], key: String, value: String)
    case variant(Value)

    /// A value of the type `a{sv}`.
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

    public struct Entry: Equatable, Sendable {
        public let key: Value
        public let value: Value

        public init(key: Value, value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// The D-Bus type of the content.
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
    public var stringValue: String? { if case .string(let text) = self { text } else { nil } }
    public var booleanValue: Bool? { if case .boolean(let flag) = self { flag } else { nil } }
    public var doubleValue: Double? { if case .double(let number) = self { number } else { nil } }
    public var uint64Value: UInt64? { if case .uint64(let number) = self { number } else { nil } }
    public var uint32Value: UInt32? { if case .uint32(let number) = self { number } else { nil } }
}
