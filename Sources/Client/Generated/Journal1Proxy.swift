// Generated from dbus/app.atrest.Journal1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import Glibc
import SDBus

/// The properties of `app.atrest.Journal1` at one moment.
public struct Journal1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Journal1.interface }

    /// Whether there is an act that Undo would undo.
    public var canUndo: Bool
    /// Whether there is an act that Redo would redo.
    public var canRedo: Bool
    /// The act that Undo would undo, as a sentence; "" = none.
    public var undoText: String

    public init(
        canUndo: Bool = false,
        canRedo: Bool = false,
        undoText: String = ""
    ) {
        self.canUndo = canUndo
        self.canRedo = canRedo
        self.undoText = undoText
    }

    /// - Throws: if a property is absent or of another type.
    public init(_ values: AnswerValues) throws(ClientError) {
        canUndo = try values.value("CanUndo")
        canRedo = try values.value("CanRedo")
        undoText = try values.value("UndoText")
    }
}

/// Every act on fasts and water, and undo.
///
/// Acts are start, end, abandon, adjust, log, edit, delete, water-add, water-remove, import and
/// restore. An import or a restore is one act, however many records it changes. A change of a
/// setting is not an act. Instants are microseconds since 1970-01-01 00:00 UTC. Texts follow the
/// agent's locale, with times of the local zone; the time of a record has no date if it is on the
/// local day of the act. No member changes because time passes. If the records cannot be read,
/// every member answers app.atrest.Error.Storage.
public struct Journal1Proxy {
    let agent: AgentProxy

    /// Asks for all properties.
    public func state() throws(ClientError) -> Journal1State { try agent.state() }

    /// Undoes the latest act that was not undone yet, of any kind. It can be repeated, even after a
    /// restart of the agent. It announces no milestone. It is refused if it would break a rule, for
    /// example if two fasts would overlap that did not overlap before.
    public func undo() throws(ClientError) -> Journal1.UndoResult {
        let reply = try agent.call(Journal1.interface, "Undo", timeout: AgentProxy.longTimeout) { _ in }
        return try agent.read(reply) { try Journal1.UndoResult(AnswerValues(reading: $0)) }
    }

    /// As ``undo()``, without blocking.
    public func undo(_ handler: @escaping (Result<Journal1.UndoResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Journal1.interface, "Undo", timeout: AgentProxy.longTimeout, fill: { _ in }, read: { try Journal1.UndoResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    /// Redoes what the latest Undo undid. It can be repeated, until the next act.
    public func redo() throws(ClientError) -> Journal1.UndoResult {
        let reply = try agent.call(Journal1.interface, "Redo", timeout: AgentProxy.longTimeout) { _ in }
        return try agent.read(reply) { try Journal1.UndoResult(AnswerValues(reading: $0)) }
    }

    /// As ``redo()``, without blocking.
    public func redo(_ handler: @escaping (Result<Journal1.UndoResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Journal1.interface, "Redo", timeout: AgentProxy.longTimeout, fill: { _ in }, read: { try Journal1.UndoResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    /// Returns the latest acts. Undo and Redo have no rows of their own.
    public func list(limit: UInt32) throws(ClientError) -> [Journal1.ActRow] {
        let reply = try agent.call(Journal1.interface, "List") { try $0.append(limit) }
        return try agent.read(reply) { try [Journal1.ActRow](reading: $0) }
    }

    /// As ``list(limit:)``, without blocking.
    public func list(limit: UInt32, _ handler: @escaping (Result<[Journal1.ActRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(Journal1.interface, "List", fill: { try $0.append(limit) }, read: { try [Journal1.ActRow](reading: $0) }, handler: handler)
    }

    /// Imports fasts and water by id as one act, all of them or none. Of two records with one id,
    /// the one that History1.Merge or Water1.Merge would choose is kept. Overlaps are kept. Other
    /// calls are answered during the import, but another import is refused.
    public func `import`(fasts: [History1.MergeRow], water: [Water1.MergeRow], options: History1.MergeOptions) throws(ClientError) -> History1.MergeResult {
        let reply = try agent.call(Journal1.interface, "Import", timeout: AgentProxy.longTimeout) { try $0.append(fasts, water, options.values) }
        return try agent.read(reply) { try History1.MergeResult(AnswerValues(reading: $0)) }
    }

    /// As ```import`(fasts:water:options:)``, without blocking.
    public func `import`(fasts: [History1.MergeRow], water: [Water1.MergeRow], options: History1.MergeOptions, _ handler: @escaping (Result<History1.MergeResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Journal1.interface, "Import", timeout: AgentProxy.longTimeout, fill: { try $0.append(fasts, water, options.values) }, read: { try History1.MergeResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    /// Returns the backups that Restore can read.
    public func backups() throws(ClientError) -> [Journal1.BackupRow] {
        let reply = try agent.call(Journal1.interface, "Backups", timeout: AgentProxy.longTimeout) { _ in }
        return try agent.read(reply) { try [Journal1.BackupRow](reading: $0) }
    }

    /// As ``backups()``, without blocking.
    public func backups(_ handler: @escaping (Result<[Journal1.BackupRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(Journal1.interface, "Backups", timeout: AgentProxy.longTimeout, fill: { _ in }, read: { try [Journal1.BackupRow](reading: $0) }, handler: handler)
    }

    /// Makes the stored fasts and the water the same as in a backup, as one act that Undo can undo.
    /// A running fast and the settings stay as they are.
    public func restore(day: String, options: History1.MergeOptions) throws(ClientError) -> Journal1.RestoreResult {
        let reply = try agent.call(Journal1.interface, "Restore", timeout: AgentProxy.longTimeout) { try $0.append(day, options.values) }
        return try agent.read(reply) { try Journal1.RestoreResult(AnswerValues(reading: $0)) }
    }

    /// As ``restore(day:options:)``, without blocking.
    public func restore(day: String, options: History1.MergeOptions, _ handler: @escaping (Result<Journal1.RestoreResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Journal1.interface, "Restore", timeout: AgentProxy.longTimeout, fill: { try $0.append(day, options.values) }, read: { try Journal1.RestoreResult(AnswerValues(reading: $0)) }, handler: handler)
    }
}

extension AgentProxy {
    /// `app.atrest.Journal1` of the agent.
    public var journal1: Journal1Proxy { Journal1Proxy(agent: self) }
}

extension Journal1.ActRow: BusReadable {
    public static let signature = "(tssba{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "tssba{sv}") { () throws(SystemError) in
            let at = try RowExtras.required(Instant.self, UInt64(reading: message), "at")
            let act = try RowExtras.required(ActKind.self, String(reading: message), "act")
            let text = try String(reading: message)
            let isTakenBack = try Bool(reading: message)
            let extras = try RowExtras(reading: message)
            return Journal1.ActRow(at: at, act: act, text: text, isTakenBack: isTakenBack, textWithOffsets: try extras.optional("TextWithOffsets"))
        }
    }
}

extension Journal1.BackupRow: BusReadable {
    public static let signature = "(suua{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "suua{sv}") { () throws(SystemError) in
            let day = try String(reading: message)
            let fasts = try UInt32(reading: message)
            let water = try UInt32(reading: message)
            _ = try RowExtras(reading: message)
            return Journal1.BackupRow(day: day, fasts: fasts, water: water)
        }
    }
}

extension Journal1.UndoResult {
    /// - Throws: if a key is absent or of another type.
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(
            act: try values.required("Act"),
            at: try values.required("At"),
            text: try values.value("Text"),
            left: try values.value("Left"),
            textWithOffsets: try values.optional("TextWithOffsets"))
    }
}

extension Journal1.RestoreResult {
    /// - Throws: if a key is absent or of another type.
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(
            returned: try values.value("Returned"),
            changed: try values.value("Changed"),
            removed: try values.value("Removed"),
            equal: try values.value("Equal"))
    }
}
