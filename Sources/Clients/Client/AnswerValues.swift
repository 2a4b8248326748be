import Contract
import Fasting
import SDBus

/// The values by name that an answer of the agent holds. A value of another type than the interface
/// promises is an error, never a default.
public struct AnswerValues: Equatable, Sendable {
    private var values: [String: Value]

    public init(_ values: [String: Value]) { self.values = values }

    init(reading message: Message) throws { values = try [String: Value](reading: message) }

    /// Takes newer values.
    mutating func merge(_ newer: AnswerValues) { values.merge(newer.values) { $1 } }

    // MARK: Values of a basic type

    /// - Throws: ``ClientError/unexpectedAnswer(_:)`` if the value is absent or of another type.
    func value<Content: AnswerValue>(_ name: String) throws(ClientError) -> Content {
        guard let value = values[name].flatMap(Content.read) else {
            throw .unexpectedAnswer(name)
        }
        return value
    }

    /// - Returns: nil if the value is absent.
    func optional<Content: AnswerValue>(_ name: String) throws(ClientError) -> Content? {
        if values[name] == nil { return nil }
        return try value(name) as Content
    }

    /// The values of a dictionary.
    ///
    /// - Returns: nil if it is absent or empty.
    func dictionary(_ name: String) throws(ClientError) -> AnswerValues? {
        guard let value = values[name] else { return nil }
        guard let contents = value.optionsValue else { throw .unexpectedAnswer(name) }
        return contents.isEmpty ? nil : AnswerValues(contents)
    }

    // MARK: Values of a type that travels as a basic type

    func required<Content: WireConvertible>(
        _ name: String
    ) throws(ClientError) -> Content where Content.Wire: AnswerValue {
        try Self.required(Content.self, try value(name), name)
    }

    /// - Returns: nil if the value means "none".
    func unlessNone<Content: WireConvertible>(
        _ name: String
    ) throws(ClientError) -> Content? where Content.Wire: AnswerValue & Equatable {
        try Self.unlessNone(Content.self, try value(name), name)
    }

    static func required<Content: WireConvertible>(
        _ type: Content.Type, _ wire: Content.Wire, _ name: String
    ) throws(ClientError) -> Content {
        guard let value = Content(wire: wire) else { throw .unexpectedAnswer(name) }
        return value
    }

    static func unlessNone<Content: WireConvertible>(
        _ type: Content.Type, _ wire: Content.Wire, _ name: String
    ) throws(ClientError) -> Content? where Content.Wire: Equatable {
        wire == Content.none ? nil : try required(type, wire, name)
    }
}

/// A type that an answer may hold.
protocol AnswerValue {
    /// - Returns: nil if the value is of another type.
    static func read(_ value: Value) -> Self?
}

extension Bool: AnswerValue {
    static func read(_ value: Value) -> Bool? { value.booleanValue }
}
extension UInt32: AnswerValue {
    static func read(_ value: Value) -> UInt32? { value.uint32Value }
}
extension UInt64: AnswerValue {
    static func read(_ value: Value) -> UInt64? { value.uint64Value }
}
extension Double: AnswerValue {
    static func read(_ value: Value) -> Double? { value.doubleValue }
}
extension String: AnswerValue {
    static func read(_ value: Value) -> String? { value.stringValue }
}

extension Array: AnswerValue where Element: AnswerValue {
    static func read(_ value: Value) -> [Element]? {
        guard case .array(let values, _) = value else { return nil }
        let elements = values.compactMap(Element.read)
        return elements.count == values.count ? elements : nil
    }
}

extension Devices1.DeviceRow: AnswerValue {
    static func read(_ value: Value) -> Devices1.DeviceRow? {
        guard case .structure(let fields) = value, fields.count >= 5,
            let id = fields[0].stringValue, let name = fields[1].stringValue,
            let lastAct = fields[2].uint64Value, let lastRead = fields[3].uint64Value,
            let missing = fields[4].uint32Value
        else { return nil }
        return Devices1.DeviceRow(
            id: id, name: name,
            lastAct: lastAct == 0 ? nil : Instant(microsecondsSinceEpoch: lastAct),
            lastRead: lastRead == 0 ? nil : Instant(microsecondsSinceEpoch: lastRead),
            missing: missing)
    }
}
