// Generated from dbus/app.atrest.Water1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import Glibc
import SDBus

/// The properties of `app.atrest.Water1` at one moment.
public struct Water1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Water1.interface }

    /// The sum of the local day; a change is announced, including the one at midnight.
    public var todayMilliliters: UInt32
    /// As Settings1.QuickAddMilliliters.
    public var quickAdd: WaterAmount
    /// As Settings1.WaterUnit.
    public var unit: WaterUnit

    public init(
        todayMilliliters: UInt32 = 0,
        quickAdd: WaterAmount,
        unit: WaterUnit
    ) {
        self.todayMilliliters = todayMilliliters
        self.quickAdd = quickAdd
        self.unit = unit
    }

    /// - Throws: if a property is absent or of another type.
    public init(_ values: AnswerValues) throws(ClientError) {
        todayMilliliters = try values.value("TodayMilliliters")
        quickAdd = try values.required("QuickAdd")
        unit = try values.required("Unit")
    }
}

/// Water that the user drank.
///
/// Amounts are millilitres, instants microseconds since 1970-01-01 00:00 UTC. If the records cannot
/// be read, every member answers app.atrest.Error.Storage.
public struct Water1Proxy {
    let agent: AgentProxy

    /// Asks for all properties.
    public func state() throws(ClientError) -> Water1State { try agent.state() }

    /// Adds water.
    public func add(ml: WaterAmount?, at: Instant?) throws(ClientError) -> RecordID {
        let reply = try agent.call(Water1.interface, "Add") { try $0.append(ml.wire, at.wire) }
        return try agent.read(reply) { try AnswerValues.required(RecordID.self, String(reading: $0), "id") }
    }

    /// As ``add(ml:at:)``, without blocking.
    public func add(ml: WaterAmount?, at: Instant?, _ handler: @escaping (Result<RecordID, ClientError>) -> Void) throws -> Slot {
        try agent.send(Water1.interface, "Add", fill: { try $0.append(ml.wire, at.wire) }, read: { try AnswerValues.required(RecordID.self, String(reading: $0), "id") }, handler: handler)
    }

    /// Removes an entry.
    public func remove(id: String) throws(ClientError) {
        _ = try agent.call(Water1.interface, "Remove") { try $0.append(id) }
    }

    /// As ``remove(id:)``, without blocking.
    public func remove(id: String, _ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(Water1.interface, "Remove", fill: { try $0.append(id) }, read: { _ in }, handler: handler)
    }

    /// Returns entries.
    public func list(since: Instant, until: Instant?) throws(ClientError) -> [Water1.EntryRow] {
        let reply = try agent.call(Water1.interface, "List") { try $0.append(since.wire, until.wire) }
        return try agent.read(reply) { try [Water1.EntryRow](reading: $0) }
    }

    /// As ``list(since:until:)``, without blocking.
    public func list(since: Instant, until: Instant?, _ handler: @escaping (Result<[Water1.EntryRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(Water1.interface, "List", fill: { try $0.append(since.wire, until.wire) }, read: { try [Water1.EntryRow](reading: $0) }, handler: handler)
    }

    /// Merges entries by id, all of them or none. Of two with one id, the later one is kept, then
    /// the larger one.
    public func merge(entries: [Water1.MergeRow], options: History1.MergeOptions) throws(ClientError) -> History1.MergeResult {
        let reply = try agent.call(Water1.interface, "Merge", timeout: AgentProxy.longTimeout) { try $0.append(entries, options.values) }
        return try agent.read(reply) { try History1.MergeResult(AnswerValues(reading: $0)) }
    }

    /// As ``merge(entries:options:)``, without blocking.
    public func merge(entries: [Water1.MergeRow], options: History1.MergeOptions, _ handler: @escaping (Result<History1.MergeResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Water1.interface, "Merge", timeout: AgentProxy.longTimeout, fill: { try $0.append(entries, options.values) }, read: { try History1.MergeResult(AnswerValues(reading: $0)) }, handler: handler)
    }
}

extension AgentProxy {
    /// `app.atrest.Water1` of the agent.
    public var water1: Water1Proxy { Water1Proxy(agent: self) }
}

extension Water1.EntryRow: BusReadable {
    public static let signature = "(stua{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "stua{sv}") { () throws(SystemError) in
            let id = try RowExtras.required(RecordID.self, String(reading: message), "id")
            let at = try RowExtras.required(Instant.self, UInt64(reading: message), "at")
            let amount = try RowExtras.required(WaterAmount.self, UInt32(reading: message), "amount")
            _ = try RowExtras(reading: message)
            return Water1.EntryRow(id: id, at: at, amount: amount)
        }
    }
}

extension Water1.MergeRow: BusWritable {
    public static let signature = "(stua{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "stua{sv}") { () throws(SystemError) in
            try id.write(to: message)
            try at.write(to: message)
            try milliliters.write(to: message)
            let extras: [String: Value] = [:]
            try extras.write(to: message)
        }
    }
}
