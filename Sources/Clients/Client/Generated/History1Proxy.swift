// Generated from dbus/app.atrest.History1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.History1` at one moment.
public struct History1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { History1.interface }

    public var completedCount: UInt32
    public var sessionCount: UInt32

    public init(completedCount: UInt32 = 0, sessionCount: UInt32 = 0) {
        (self.completedCount, self.sessionCount) = (completedCount, sessionCount)
    }

    public init(_ values: AnswerValues) throws(ClientError) {
        completedCount = try values.value("CompletedCount")
        sessionCount = try values.value("SessionCount")
    }
}

/// Calls `app.atrest.History1`.
public struct History1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> History1State { try agent.state() }

    public func list(options: History1.ListOptions) throws(ClientError) -> [History1.SessionRow] {
        try agent.ask(History1.interface, "List", fill: { try $0.append(options.values) }, read: { try [History1.SessionRow](reading: $0) })
    }
    public func list(options: History1.ListOptions, _ handler: @escaping (Result<[History1.SessionRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "List", fill: { try $0.append(options.values) }, read: { try [History1.SessionRow](reading: $0) }, handler: handler)
    }

    public func versions(options: History1.ListOptions) throws(ClientError) -> [History1.VersionRow] {
        try agent.ask(History1.interface, "Versions", fill: { try $0.append(options.values) }, read: { try [History1.VersionRow](reading: $0) })
    }

    public func month(year: UInt32, month: UInt32) throws(ClientError) -> [History1.DayRow] {
        try agent.ask(History1.interface, "Month", fill: { try $0.append(year, month) }, read: { try [History1.DayRow](reading: $0) })
    }
    public func month(year: UInt32, month: UInt32, _ handler: @escaping (Result<[History1.DayRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "Month", fill: { try $0.append(year, month) }, read: { try [History1.DayRow](reading: $0) }, handler: handler)
    }

    public func total(from: Instant, until: Instant?, by: String) throws(ClientError) -> [History1.TotalRow] {
        try agent.ask(History1.interface, "Total", fill: { try $0.append(from.wire, until.wire, by) }, read: { try [History1.TotalRow](reading: $0) })
    }
    public func total(from: Instant, until: Instant?, by: String, _ handler: @escaping (Result<[History1.TotalRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "Total", fill: { try $0.append(from.wire, until.wire, by) }, read: { try [History1.TotalRow](reading: $0) }, handler: handler)
    }

    @discardableResult
    public func log(start: Instant, end: Instant, options: History1.LogOptions) throws(ClientError) -> History1.LogResult {
        try agent.ask(History1.interface, "Log", fill: { try $0.append(start.wire, end.wire, options.values) }, read: { try History1.LogResult(AnswerValues(reading: $0)) })
    }
    public func log(start: Instant, end: Instant, options: History1.LogOptions, _ handler: @escaping (Result<History1.LogResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "Log", fill: { try $0.append(start.wire, end.wire, options.values) }, read: { try History1.LogResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    @discardableResult
    public func edit(id: RecordID, options: History1.EditOptions) throws(ClientError) -> Journal1.ActResult {
        try agent.ask(History1.interface, "Edit", fill: { try $0.append(id.wire, options.values) }, read: { try Journal1.ActResult(AnswerValues(reading: $0)) })
    }
    public func edit(id: RecordID, options: History1.EditOptions, _ handler: @escaping (Result<Journal1.ActResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "Edit", fill: { try $0.append(id.wire, options.values) }, read: { try Journal1.ActResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    @discardableResult
    public func delete(id: RecordID) throws(ClientError) -> Journal1.ActResult {
        try agent.ask(History1.interface, "Delete", fill: { try $0.append(id.wire, [String: Value]()) }, read: { try Journal1.ActResult(AnswerValues(reading: $0)) })
    }
    public func delete(id: RecordID, _ handler: @escaping (Result<Journal1.ActResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "Delete", fill: { try $0.append(id.wire, [String: Value]()) }, read: { try Journal1.ActResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    public func note(id: RecordID) throws(ClientError) -> String {
        try agent.ask(History1.interface, "Note", fill: { try $0.append(id.wire) }, read: { try String(reading: $0) })
    }
    public func note(id: RecordID, _ handler: @escaping (Result<String, ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "Note", fill: { try $0.append(id.wire) }, read: { try String(reading: $0) }, handler: handler)
    }

    @discardableResult
    public func setNote(id: RecordID, note: String) throws(ClientError) -> Journal1.ActResult {
        try agent.ask(History1.interface, "SetNote", fill: { try $0.append(id.wire, note, [String: Value]()) }, read: { try Journal1.ActResult(AnswerValues(reading: $0)) })
    }
    public func setNote(id: RecordID, note: String, _ handler: @escaping (Result<Journal1.ActResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "SetNote", fill: { try $0.append(id.wire, note, [String: Value]()) }, read: { try Journal1.ActResult(AnswerValues(reading: $0)) }, handler: handler)
    }
}

extension AgentProxy { public var history1: History1Proxy { .init(agent: self) } }

extension History1.SessionRow: BusReadable {
    public static let signature = "(stttissa{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "stttissa{sv}") { () throws(SystemError) in
            let id = try RowExtras.required(RecordID.self, String(reading: message), "id")
            let start = try RowExtras.required(Instant.self, UInt64(reading: message), "start")
            let end = try RowExtras.required(Instant.self, UInt64(reading: message), "end")
            let target = try RowExtras.unlessNone(Target.self, UInt64(reading: message), "target")
            let offset = try Int32(reading: message)
            let outcome = try RowExtras.required(Outcome.self, String(reading: message), "outcome")
            let tree = try RowExtras.required(TreeState.self, String(reading: message), "tree")
            let extras = try RowExtras(reading: message)
            return History1.SessionRow(id: id, start: start, end: end, target: target, offset: offset, outcome: outcome, tree: tree, offsetUnknown: try extras.optional("OffsetUnknown"), note: try extras.optional("Note"))
        }
    }
}

extension History1.VersionRow: BusReadable {
    public static let signature = "(sttta{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "sttta{sv}") { () throws(SystemError) in
            let id = try RowExtras.required(RecordID.self, String(reading: message), "id")
            let end = try RowExtras.required(Instant.self, UInt64(reading: message), "end")
            let act = try UInt64(reading: message)
            let at = try RowExtras.unlessNone(Instant.self, UInt64(reading: message), "at")
            _ = try RowExtras(reading: message)
            return History1.VersionRow(id: id, end: end, act: act, at: at)
        }
    }
}

extension History1.DayRow: BusReadable {
    public static let signature = "(ussua{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "ussua{sv}") { () throws(SystemError) in
            let day = try UInt32(reading: message)
            let id = try RowExtras.required(RecordID.self, String(reading: message), "id")
            let mark = try RowExtras.required(Outcome.self, String(reading: message), "mark")
            let tone = try UInt32(reading: message)
            _ = try RowExtras(reading: message)
            return History1.DayRow(day: day, id: id, mark: mark, tone: tone)
        }
    }
}

extension History1.TotalRow: BusReadable {
    public static let signature = "(tua{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "tua{sv}") { () throws(SystemError) in
            let begin = try RowExtras.unlessNone(Instant.self, UInt64(reading: message), "begin")
            let number = try UInt32(reading: message)
            let extras = try RowExtras(reading: message)
            return History1.TotalRow(begin: begin, number: number, durationTotal: try extras.optional("DurationTotal"), median: try extras.optional("Median"), shortest: try extras.optional("Shortest"), longest: try extras.optional("Longest"), firstDay: try extras.optional("FirstDay"))
        }
    }
}

extension History1.EditOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let startedAt { values["StartedAt"] = .uint64(startedAt.wire) }
        if let endedAt { values["EndedAt"] = .uint64(endedAt.wire) }
        if let target { values["Target"] = .uint64(target.wire) }
        if let note { values["Note"] = .string(note) }
        return values
    }
}

extension History1.LogOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let target { values["Target"] = .uint64(target.wire) }
        if let note { values["Note"] = .string(note) }
        if let id { values["Id"] = .string(id.wire) }
        return values
    }
}

extension History1.ListOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let since { values["Since"] = .uint64(since.wire) }
        if let until { values["Until"] = .uint64(until.wire) }
        if let limit { values["Limit"] = .uint32(limit) }
        if let after { values["After"] = .string(after.wire) }
        return values
    }
}

extension History1.LogResult {
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(id: try values.required("Id"), act: try values.value("Act"))
    }
}
