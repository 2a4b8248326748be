// Generated from dbus/app.atrest.Journal1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Journal1` at one moment.
public struct Journal1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Journal1.interface }

    public var undoAct: UInt64
    public var redoAct: UInt64
    public var undoText: String
    public var undoDetails: Journal1.ActDetails?

    public init(undoAct: UInt64 = 0, redoAct: UInt64 = 0, undoText: String = "", undoDetails: Journal1.ActDetails? = nil) {
        (self.undoAct, self.redoAct, self.undoText, self.undoDetails) = (undoAct, redoAct, undoText, undoDetails)
    }

    public init(_ values: AnswerValues) throws(ClientError) {
        undoAct = try values.value("UndoAct")
        redoAct = try values.value("RedoAct")
        undoText = try values.value("UndoText")
        undoDetails = try values.dictionary("UndoDetails").map { (values) throws(ClientError) in try Journal1.ActDetails(values) }
    }
}

/// Calls `app.atrest.Journal1`.
public struct Journal1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> Journal1State { try agent.state() }

    @discardableResult
    public func undo(options: Journal1.UndoOptions) throws(ClientError) -> Journal1.UndoResult {
        try agent.ask(Journal1.interface, "Undo", timeout: AgentProxy.longTimeout, fill: { try $0.append(options.values) }, read: { try Journal1.UndoResult(AnswerValues(reading: $0)) })
    }
    public func undo(options: Journal1.UndoOptions, _ handler: @escaping (Result<Journal1.UndoResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Journal1.interface, "Undo", timeout: AgentProxy.longTimeout, fill: { try $0.append(options.values) }, read: { try Journal1.UndoResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    @discardableResult
    public func redo(options: Journal1.UndoOptions) throws(ClientError) -> Journal1.UndoResult {
        try agent.ask(Journal1.interface, "Redo", timeout: AgentProxy.longTimeout, fill: { try $0.append(options.values) }, read: { try Journal1.UndoResult(AnswerValues(reading: $0)) })
    }
    public func redo(options: Journal1.UndoOptions, _ handler: @escaping (Result<Journal1.UndoResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Journal1.interface, "Redo", timeout: AgentProxy.longTimeout, fill: { try $0.append(options.values) }, read: { try Journal1.UndoResult(AnswerValues(reading: $0)) }, handler: handler)
    }

    public func list(options: Journal1.ListOptions) throws(ClientError) -> [Journal1.ActRow] {
        try agent.ask(Journal1.interface, "List", fill: { try $0.append(options.values) }, read: { try [Journal1.ActRow](reading: $0) })
    }
    public func list(options: Journal1.ListOptions, _ handler: @escaping (Result<[Journal1.ActRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(Journal1.interface, "List", fill: { try $0.append(options.values) }, read: { try [Journal1.ActRow](reading: $0) }, handler: handler)
    }

    @discardableResult
    public func `import`(fasts: [Journal1.FastRow], water: [Journal1.WaterRow], options: [String: Value]) throws(ClientError) -> Journal1.ImportResult {
        try agent.ask(Journal1.interface, "Import", timeout: AgentProxy.longTimeout, fill: { try $0.append(fasts, water, options) }, read: { try Journal1.ImportResult(AnswerValues(reading: $0)) })
    }

    public func backups() throws(ClientError) -> [Journal1.BackupRow] {
        try agent.ask(Journal1.interface, "Backups", timeout: AgentProxy.longTimeout, read: { try [Journal1.BackupRow](reading: $0) })
    }
    public func backups(_ handler: @escaping (Result<[Journal1.BackupRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(Journal1.interface, "Backups", timeout: AgentProxy.longTimeout, read: { try [Journal1.BackupRow](reading: $0) }, handler: handler)
    }

    public func compare(day: String, limit: UInt32) throws(ClientError) -> [Journal1.ChangeRow] {
        try agent.ask(Journal1.interface, "Compare", timeout: AgentProxy.longTimeout, fill: { try $0.append(day, limit) }, read: { try [Journal1.ChangeRow](reading: $0) })
    }
    public func compare(day: String, limit: UInt32, _ handler: @escaping (Result<[Journal1.ChangeRow], ClientError>) -> Void) throws -> Slot {
        try agent.send(Journal1.interface, "Compare", timeout: AgentProxy.longTimeout, fill: { try $0.append(day, limit) }, read: { try [Journal1.ChangeRow](reading: $0) }, handler: handler)
    }

    @discardableResult
    public func restore(day: String, options: Journal1.RestoreOptions) throws(ClientError) -> Journal1.RestoreResult {
        try agent.ask(Journal1.interface, "Restore", timeout: AgentProxy.longTimeout, fill: { try $0.append(day, options.values) }, read: { try Journal1.RestoreResult(AnswerValues(reading: $0)) })
    }
    public func restore(day: String, options: Journal1.RestoreOptions, _ handler: @escaping (Result<Journal1.RestoreResult, ClientError>) -> Void) throws -> Slot {
        try agent.send(Journal1.interface, "Restore", timeout: AgentProxy.longTimeout, fill: { try $0.append(day, options.values) }, read: { try Journal1.RestoreResult(AnswerValues(reading: $0)) }, handler: handler)
    }
}

extension AgentProxy { public var journal1: Journal1Proxy { .init(agent: self) } }

extension Journal1.ActRow: BusReadable {
    public static let signature = "(tssba{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "tssba{sv}") { () throws(SystemError) in
            let at = try RowExtras.required(Instant.self, UInt64(reading: message), "at")
            let act = try String(reading: message)
            let text = try String(reading: message)
            let isUndone = try Bool(reading: message)
            let extras = try RowExtras(reading: message)
            return Journal1.ActRow(at: at, act: act, text: text, isUndone: isUndone, number: try extras.optional("Number"), startedAt: try extras.optional("StartedAt"), endedAt: try extras.optional("EndedAt"), target: try extras.optional("Target"), waterAt: try extras.optional("WaterAt"), milliliters: try extras.optional("Milliliters"), unit: try extras.optional("Unit"), fasts: try extras.optional("Fasts"), water: try extras.optional("Water"), day: try extras.optional("Day"), machine: try extras.optional("Machine"))
        }
    }
}

extension Journal1.FastRow: BusWritable {
    public static let signature = "(sttta{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "sttta{sv}") { () throws(SystemError) in
            try id.write(to: message)
            try start.write(to: message)
            try end.write(to: message)
            try target.write(to: message)
            var extras: [String: Value] = [:]
            if let utcOffset { extras["UtcOffset"] = .int32(utcOffset) }
            if let note { extras["Note"] = .string(note) }
            try extras.write(to: message)
        }
    }
}

extension Journal1.WaterRow: BusWritable {
    public static let signature = "(stua{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "stua{sv}") { () throws(SystemError) in
            try id.write(to: message)
            try at.write(to: message)
            try milliliters.write(to: message)
            try [String: Value]().write(to: message)
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

extension Journal1.ChangeRow: BusReadable {
    public static let signature = "(ssa{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "ssa{sv}") { () throws(SystemError) in
            let change = try RowExtras.required(RecordChangeKind.self, String(reading: message), "change")
            let id = try RowExtras.required(RecordID.self, String(reading: message), "id")
            let extras = try RowExtras(reading: message)
            return Journal1.ChangeRow(change: change, id: id, startedAt: try extras.optional("StartedAt"), endedAt: try extras.optional("EndedAt"), target: try extras.optional("Target"), hasNote: try extras.optional("HasNote"), waterAt: try extras.optional("WaterAt"), milliliters: try extras.optional("Milliliters"), nowStartedAt: try extras.optional("NowStartedAt"), nowEndedAt: try extras.optional("NowEndedAt"), nowTarget: try extras.optional("NowTarget"), nowHasNote: try extras.optional("NowHasNote"), nowWaterAt: try extras.optional("NowWaterAt"), nowMilliliters: try extras.optional("NowMilliliters"), noteDiffers: try extras.optional("NoteDiffers"), offsetDiffers: try extras.optional("OffsetDiffers"))
        }
    }
}

extension Journal1.UndoResult {
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(act: try values.value("Act"), at: try values.required("At"), text: try values.value("Text"), left: try values.value("Left"), startedAt: try values.optional("StartedAt"), endedAt: try values.optional("EndedAt"), target: try values.optional("Target"), waterAt: try values.optional("WaterAt"), milliliters: try values.optional("Milliliters"), unit: try values.optional("Unit"), fasts: try values.optional("Fasts"), water: try values.optional("Water"), day: try values.optional("Day"), machine: try values.optional("Machine"), number: try values.optional("Number"))
    }
}

extension Journal1.ActDetails {
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(act: try values.value("Act"), at: try values.required("At"), text: try values.value("Text"), startedAt: try values.optional("StartedAt"), endedAt: try values.optional("EndedAt"), target: try values.optional("Target"), waterAt: try values.optional("WaterAt"), milliliters: try values.optional("Milliliters"), unit: try values.optional("Unit"), fasts: try values.optional("Fasts"), water: try values.optional("Water"), day: try values.optional("Day"), machine: try values.optional("Machine"), number: try values.optional("Number"))
    }
}

extension Journal1.UndoOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let act { values["Act"] = .uint64(act) }
        return values
    }
}

extension Journal1.ListOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let limit { values["Limit"] = .uint32(limit) }
        if let after { values["After"] = .uint64(after) }
        return values
    }
}

extension Journal1.RestoreResult {
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(returned: try values.value("Returned"), changed: try values.value("Changed"), removed: try values.value("Removed"), equal: try values.value("Equal"), act: try values.value("Act"))
    }
}

extension Journal1.ActResult {
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(act: try values.value("Act"))
    }
}

extension Journal1.RestoreOptions {
    var values: [String: Value] {
        var values: [String: Value] = [:]
        if let dryRun { values["DryRun"] = .boolean(dryRun) }
        if let act { values["Act"] = .uint64(act) }
        return values
    }
}

extension Journal1.ImportResult {
    init(_ values: AnswerValues) throws(ClientError) {
        self.init(new: try values.value("New"), changed: try values.value("Changed"), equal: try values.value("Equal"), short: try values.value("Short"), act: try values.value("Act"), running: try values.optional("Running"), overlapping: try values.optional("Overlapping"), overlaps: try values.optional("Overlaps"), long: try values.optional("Long"), longest: try values.optional("Longest"))
    }
}
