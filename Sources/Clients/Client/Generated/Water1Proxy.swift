// Generated from dbus/app.atrest.Water1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Water1` at one moment.
public struct Water1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Water1.interface }

    public var todayMilliliters: UInt32
    public var recentMilliliters: UInt32
    public var quickAdd: WaterAmount
    public var unit: WaterUnit

    public init(todayMilliliters: UInt32 = 0, recentMilliliters: UInt32 = 0, quickAdd: WaterAmount, unit: WaterUnit) {
        (self.todayMilliliters, self.recentMilliliters, self.quickAdd, self.unit) = (todayMilliliters, recentMilliliters, quickAdd, unit)
    }

    public init(_ values: AnswerValues) throws(ClientError) {
        todayMilliliters = try values.value("TodayMilliliters")
        recentMilliliters = try values.value("RecentMilliliters")
        quickAdd = try values.required("QuickAdd")
        unit = try values.required("Unit")
    }
}

/// Calls `app.atrest.Water1`.
public struct Water1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> Water1State { try agent.state() }

    @discardableResult
    public func add(options: Water1.AddOptions) throws(ClientError) -> Water1.AddResult {
        try agent.ask(Water1.interface, "Add", fill: { try $0.append(options.values) }, read: { try Water1.AddResult(AnswerValues(reading: $0)) })
    }
    public func add(options: Water1.AddOptions, _ handler: @escaping (Result<Water1.AddResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Water1.interface, "Add", fill: { try $0.append(options.values) }, read: { try Water1.AddResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    @discardableResult
    public func remove(id: String) throws(ClientError) -> Journal1.ActResult {
        try agent.ask(Water1.interface, "Remove", fill: { try $0.append(id, [String: Value]()) }, read: { try Journal1.ActResult(AnswerValues(reading: $0)) })
    }
    public func remove(id: String, _ handler: @escaping (Result<Journal1.ActResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Water1.interface, "Remove", fill: { try $0.append(id, [String: Value]()) }, read: { try Journal1.ActResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    public func list(options: Water1.ListOptions) throws(ClientError) -> [Water1.EntryRow] {
        try agent.ask(Water1.interface, "List", fill: { try $0.append(options.values) }, read: { try [Water1.EntryRow](reading: $0) })
    }
    public func list(options: Water1.ListOptions, _ handler: @escaping (Result<[Water1.EntryRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(Water1.interface, "List", fill: { try $0.append(options.values) }, read: { try [Water1.EntryRow](reading: $0) }, handler: handler)
    }
}

extension AgentProxy { public var water1: Water1Proxy { .init(agent: self) } }

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

extension Water1.AddOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let milliliters { values["Milliliters"] = .uint32(milliliters.wire) }
        if let at { values["At"] = .uint64(at.wire) }
        if let id { values["Id"] = .string(id.wire) }
        return values
    }
}

extension Water1.AddResult {
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(id: try values.required("Id"), at: try values.required("At"), milliliters: try values.required("Milliliters"), todayMilliliters: try values.value("TodayMilliliters"), act: try values.value("Act"))
    }
}

extension Water1.ListOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let since { values["Since"] = .uint64(since.wire) }
        if let until { values["Until"] = .uint64(until.wire) }
        if let limit { values["Limit"] = .uint32(limit) }
        if let after { values["After"] = .string(after.wire) }
        return values
    }
}
