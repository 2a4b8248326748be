// Generated from dbus/app.atrest.History1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import Glibc
import SDBus

/// The properties of `app.atrest.History1` at one moment.
public struct History1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { History1.interface }

    /// How many of them reached their target.
    public var completedCount: UInt32
    /// How many there are.
    public var sessionCount: UInt32
    /// Whether Undo would undo an edit of the history.
    public var canUndo: Bool

    public init(
        completedCount: UInt32 = 0,
        sessionCount: UInt32 = 0,
        canUndo: Bool = false
    ) {
        self.completedCount = completedCount
        self.sessionCount = sessionCount
        self.canUndo = canUndo
    }

    /// - Throws: if a property is absent or of another type.
    public init(_ values: AnswerValues) throws(ClientError) {
        completedCount = try values.value("CompletedCount")
        sessionCount = try values.value("SessionCount")
        canUndo = try values.value("CanUndo")
    }
}

/// The stored fasts.
///
/// Instants and durations are microseconds; instants count from 1970-01-01 00:00 UTC. 0 means none.
/// A fast belongs to the local day of its end, at the offset from UTC at that place and time.
/// Intervals are half-open: two fasts that touch do not overlap. If the records cannot be read,
/// every member answers app.atrest.Error.Storage. During a Merge or a Journal1.Import, a second one
/// gets the same error.
public struct History1Proxy {
    let agent: AgentProxy

    /// Asks for all properties.
    public func state() throws(ClientError) -> History1State { try agent.state() }

    /// Returns stored fasts.
    public func list(since: Instant, until: Instant?, limit: UInt32) throws(ClientError) -> [History1.SessionRow] {
        let reply = try agent.call(History1.interface, "List") { try $0.append(since.wire, until.wire, limit) }
        return try agent.read(reply) { try [History1.SessionRow](reading: $0) }
    }

    /// As ``list(since:until:limit:)``, without blocking.
    public func list(since: Instant, until: Instant?, limit: UInt32, _ handler: @escaping (Result<[History1.SessionRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "List", fill: { try $0.append(since.wire, until.wire, limit) }, read: { try [History1.SessionRow](reading: $0) }, handler: handler)
    }

    /// Returns the fasting days of a month.
    public func month(year: UInt32, month: UInt32) throws(ClientError) -> [History1.DayRow] {
        let reply = try agent.call(History1.interface, "Month") { try $0.append(year, month) }
        return try agent.read(reply) { try [History1.DayRow](reading: $0) }
    }

    /// As ``month(year:month:)``, without blocking.
    public func month(year: UInt32, month: UInt32, _ handler: @escaping (Result<[History1.DayRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "Month", fill: { try $0.append(year, month) }, read: { try [History1.DayRow](reading: $0) }, handler: handler)
    }

    /// Adds a past fast.
    public func add(start: Instant, end: Instant, target: Duration?) throws(ClientError) -> RecordID {
        let reply = try agent.call(History1.interface, "Add") { try $0.append(start.wire, end.wire, target.wire) }
        return try agent.read(reply) { try AnswerValues.required(RecordID.self, String(reading: $0), "id") }
    }

    /// As ``add(start:end:target:)``, without blocking.
    public func add(start: Instant, end: Instant, target: Duration?, _ handler: @escaping (Result<RecordID, ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "Add", fill: { try $0.append(start.wire, end.wire, target.wire) }, read: { try AnswerValues.required(RecordID.self, String(reading: $0), "id") }, handler: handler)
    }

    /// Changes a stored fast. New times must be 4 to 168 hours apart, and the end is never in the
    /// future. An overlap is refused only if it was not there before.
    public func edit(id: RecordID, options: History1.EditOptions) throws(ClientError) {
        _ = try agent.call(History1.interface, "Edit") { try $0.append(id.wire, options.values) }
    }

    /// As ``edit(id:options:)``, without blocking.
    public func edit(id: RecordID, options: History1.EditOptions, _ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "Edit", fill: { try $0.append(id.wire, options.values) }, read: { _ in }, handler: handler)
    }

    /// Deletes a stored fast.
    public func delete(id: RecordID) throws(ClientError) {
        _ = try agent.call(History1.interface, "Delete") { try $0.append(id.wire) }
    }

    /// As ``delete(id:)``, without blocking.
    public func delete(id: RecordID, _ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "Delete", fill: { try $0.append(id.wire) }, read: { _ in }, handler: handler)
    }

    /// Undoes the latest Add, Edit or Delete that was not undone yet, if what it wrote has not
    /// changed since. Journal1.Undo undoes acts of any kind.
    public func undo() throws(ClientError) {
        _ = try agent.call(History1.interface, "Undo") { _ in }
    }

    /// As ``undo()``, without blocking.
    public func undo(_ handler: @escaping (Result<Void, ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "Undo", fill: { _ in }, read: { _ in }, handler: handler)
    }

    /// Merges many fasts by id, all of them or none. Of two with one id, the one with the later end
    /// is kept; then the earlier start, a stated and then the larger target, a known and then the
    /// larger offset decide. So the order of merges does not matter. Overlaps are kept. Other calls
    /// are answered during the merge.
    public func merge(entries: [History1.MergeRow], options: History1.MergeOptions) throws(ClientError) -> History1.MergeResult {
        let reply = try agent.call(History1.interface, "Merge", timeout: AgentProxy.longTimeout) { try $0.append(entries, options.values) }
        return try agent.read(reply) { try History1.MergeResult(AnswerValues(reading: $0)) }
    }

    /// As ``merge(entries:options:)``, without blocking.
    public func merge(entries: [History1.MergeRow], options: History1.MergeOptions, _ handler: @escaping (Result<History1.MergeResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(History1.interface, "Merge", timeout: AgentProxy.longTimeout, fill: { try $0.append(entries, options.values) }, read: { try History1.MergeResult(AnswerValues(reading: $0)) }, handler: handler)
    }
}

extension AgentProxy {
    /// `app.atrest.History1` of the agent.
    public var history1: History1Proxy { History1Proxy(agent: self) }
}

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
            return History1.SessionRow(id: id, start: start, end: end, target: target, offset: offset, outcome: outcome, tree: tree, offsetUnknown: try extras.optional("OffsetUnknown"))
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

extension History1.MergeRow: BusWritable {
    public static let signature = "(sttta{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "sttta{sv}") { () throws(SystemError) in
            try id.write(to: message)
            try start.write(to: message)
            try end.write(to: message)
            try target.write(to: message)
            var extras: [String: Value] = [:]
            if let utcOffset { extras["UtcOffset"] = .int32(utcOffset) }
            try extras.write(to: message)
        }
    }
}

extension History1.EditOptions {
    /// As it travels.
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let startedAt { values["StartedAt"] = .uint64(startedAt.wire) }
        if let endedAt { values["EndedAt"] = .uint64(endedAt.wire) }
        if let target { values["Target"] = .uint64(target.wire) }
        return values
    }
}

extension History1.MergeOptions {
    /// As it travels.
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let dryRun { values["DryRun"] = .boolean(dryRun) }
        return values
    }
}

extension History1.MergeResult {
    /// - Throws: if a key is absent or of another type.
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(
            new: try values.value("New"),
            changed: try values.value("Changed"),
            equal: try values.value("Equal"),
            short: try values.value("Short"))
    }
}
