// Generated from dbus/app.atrest.Journal1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Journal1` whose changes are announced.
struct Journal1Properties: PropertyValues {
    static var interface: String { Journal1.interface }

    /// The number of the act that Undo would undo; 0 = none. Acts are numbered in their order. It
    /// is different after each act, undo and redo, so a client that shows a list of fasts, notes or
    /// water reads the list again when it changes.
    var undoAct: UInt64 = 0
    /// The number of the act that Redo would redo; 0 = none.
    var redoAct: UInt64 = 0
    /// The act that Undo would undo, as a sentence; "" = none.
    var undoText: String = ""
    /// The act that Undo would undo, with the keys of the result of Undo, but without Left; empty =
    /// none. Text is for a button, such as "Undo: adding 300 ml of water at 20:05".
    var undoDetails: [String: Value] = [:]

    func names(differingFrom other: Journal1Properties?) -> [String] {
        var names: [String] = []
        if undoAct != other?.undoAct { names.append("UndoAct") }
        if redoAct != other?.redoAct { names.append("RedoAct") }
        if undoText != other?.undoText { names.append("UndoText") }
        if undoDetails != other?.undoDetails { names.append("UndoDetails") }
        return names
    }

    /// Those with a basic type, as the bus reads them.
    final class Stored: StoredValues {
        let undoAct = StoredProperty<UInt64>(0)
        let redoAct = StoredProperty<UInt64>(0)
        let undoText = StoredProperty<String>("")

        func set(_ values: Journal1Properties) {
            undoAct.value = values.undoAct
            redoAct.value = values.redoAct
            undoText.value = values.undoText
        }
    }
}

/// What carries out the calls of `app.atrest.Journal1`.
protocol Journal1Handler: PublishingInterface where Properties == Journal1Properties {
    /// Undoes the latest act that has not been undone yet, of any kind. It can be repeated, even
    /// after a restart of the agent. It announces no milestone. It is refused if it would break a
    /// rule, for example if two fasts would overlap that did not overlap before. A client that
    /// shows what would be undone passes the number with which it showed that, so that it never
    /// undoes an act of another client.
    ///
    /// - Throws: NothingToUndo, NotFound, AlreadyActive, Overlap, Storage, InvalidArgs.
    func undo(options: [String: Value]) throws -> Journal1.UndoResult
    /// Redoes what the latest Undo undid. It can be repeated, until the next act.
    ///
    /// - Throws: NothingToUndo, NotFound, Storage, InvalidArgs.
    func redo(options: [String: Value]) throws -> Journal1.UndoResult
    /// Returns the acts that can still be undone, or were undone, page by page: the last page is
    /// shorter than Limit. Undo and Redo have no rows of their own.
    ///
    /// - Throws: NotFound, Storage, InvalidArgs.
    func list(options: [String: Value]) throws -> [Journal1.ActRow]
    /// Imports fasts and water by id as one act, and with it settings and a running fast, whose
    /// start is an act of its own: all in one transaction, or nothing. Of two fasts with the same
    /// id, the one with the later end is kept. If the ends are equal, the following decide, in this
    /// order: the earlier start, a stated target, the larger target, a known offset, the larger
    /// offset. Of two notes the longer one is kept. Of two entries of water with one id, the later
    /// one is kept, then the larger one. So the order of imports does not matter. Overlaps are
    /// kept. Other calls are answered during the import, but another import is refused.
    ///
    /// - Throws: InvalidArgs, InvalidTarget, InvalidValue, Storage.
    func `import`(call: PendingCall, message: Message) throws
    /// Returns the backups that Restore can read.
    ///
    /// - Throws: Storage.
    func backups() throws -> [Journal1.BackupRow]
    /// Returns the records that differ from a backup, one by one, and changes nothing.
    ///
    /// - Throws: NotFound, Storage.
    func compare(day: String, limit: UInt32) throws -> [Journal1.ChangeRow]
    /// Makes the stored fasts and the water the same as in a backup, as one act that Undo can undo.
    /// A running fast and the settings stay as they are.
    ///
    /// - Throws: NotFound, InvalidArgs, Storage.
    func restore(day: String, options: [String: Value]) throws -> Journal1.RestoreResult
}

extension Journal1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        let published = published
        members.append(.method("Undo", in: ["options"], out: ["result"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try self.undo(options: options).values })
        members.append(.method("Redo", in: ["options"], out: ["result"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try self.redo(options: options).values })
        members.append(.method("List", in: ["options"], out: ["acts"]) { [unowned self] (options: [String: Value]) throws -> [Journal1.ActRow] in try self.list(options: options) })
        members.append(.readingMethod("Import", in: [("fasts", [Journal1.FastRow].self), ("water", [Journal1.WaterRow].self), ("options", [String: Value].self)], out: [("counts", [String: Value].self)]) { [unowned self] in try self.`import`(call: $0, message: $1) })
        members.append(.method("Backups", in: [], out: ["backups"]) { [unowned self] () throws -> [Journal1.BackupRow] in try self.backups() })
        members.append(.method("Compare", in: ["day", "limit"], out: ["changes"]) { [unowned self] (day: String, limit: UInt32) throws -> [Journal1.ChangeRow] in try self.compare(day: day, limit: limit) })
        members.append(.method("Restore", in: ["day", "options"], out: ["counts"]) { [unowned self] (day: String, options: [String: Value]) throws -> [String: Value] in try self.restore(day: day, options: options).values })
        members.append(.property("UndoAct", .emitsChange, published.stored.undoAct))
        members.append(.property("RedoAct", .emitsChange, published.stored.redoAct))
        members.append(.property("UndoText", .emitsChange, published.stored.undoText))
        members.append(.property("UndoDetails", .emitsChange) { published.current.undoDetails })
        members.append(.property("Version", .constant) { Journal1.version })
        return Interface(Journal1.interface, members, beforeReading: published.check)
    }
}

extension Journal1.ActRow: BusWritable {
    public static let signature = "(tssba{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "tssba{sv}") { () throws(SystemError) in
            try at.wire.write(to: message)
            try act.write(to: message)
            try text.write(to: message)
            try isUndone.write(to: message)
            var extras: [String: Value] = [:]
            if let number { extras["Number"] = .uint64(number) }
            if let startedAt { extras["StartedAt"] = .uint64(startedAt) }
            if let endedAt { extras["EndedAt"] = .uint64(endedAt) }
            if let target { extras["Target"] = .uint64(target) }
            if let waterAt { extras["WaterAt"] = .uint64(waterAt) }
            if let milliliters { extras["Milliliters"] = .uint32(milliliters) }
            if let unit { extras["Unit"] = .string(unit) }
            if let fasts { extras["Fasts"] = .uint32(fasts) }
            if let water { extras["Water"] = .uint32(water) }
            if let day { extras["Day"] = .string(day) }
            if let machine { extras["Machine"] = .string(machine) }
            try extras.write(to: message)
        }
    }
}

extension Journal1.FastRow: BusReadable {
    public static let signature = "(sttta{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "sttta{sv}") { () throws(SystemError) in
            let id = try String(reading: message)
            let start = try UInt64(reading: message)
            let end = try UInt64(reading: message)
            let target = try UInt64(reading: message)
            let extras = try CallExtras(reading: message, known: ["UtcOffset", "Note"])
            return Journal1.FastRow(id: id, start: start, end: end, target: target, utcOffset: try extras.optional("UtcOffset"), note: try extras.optional("Note"))
        }
    }
}

extension Journal1.WaterRow: BusReadable {
    public static let signature = "(stua{sv})"

    public init(reading message: Message) throws(SystemError) {
        self = try message.readContainer("r", "stua{sv}") { () throws(SystemError) in
            let id = try String(reading: message)
            let at = try UInt64(reading: message)
            let milliliters = try UInt32(reading: message)
            _ = try CallExtras(reading: message, known: [])
            return Journal1.WaterRow(id: id, at: at, milliliters: milliliters)
        }
    }
}

extension Journal1.BackupRow: BusWritable {
    public static let signature = "(suua{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "suua{sv}") { () throws(SystemError) in
            try day.write(to: message)
            try fasts.write(to: message)
            try water.write(to: message)
            try [String: Value]().write(to: message)
        }
    }
}

extension Journal1.ChangeRow: BusWritable {
    public static let signature = "(ssa{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "ssa{sv}") { () throws(SystemError) in
            try change.wire.write(to: message)
            try id.wire.write(to: message)
            var extras: [String: Value] = [:]
            if let startedAt { extras["StartedAt"] = .uint64(startedAt) }
            if let endedAt { extras["EndedAt"] = .uint64(endedAt) }
            if let target { extras["Target"] = .uint64(target) }
            if let hasNote { extras["HasNote"] = .boolean(hasNote) }
            if let waterAt { extras["WaterAt"] = .uint64(waterAt) }
            if let milliliters { extras["Milliliters"] = .uint32(milliliters) }
            if let nowStartedAt { extras["NowStartedAt"] = .uint64(nowStartedAt) }
            if let nowEndedAt { extras["NowEndedAt"] = .uint64(nowEndedAt) }
            if let nowTarget { extras["NowTarget"] = .uint64(nowTarget) }
            if let nowHasNote { extras["NowHasNote"] = .boolean(nowHasNote) }
            if let nowWaterAt { extras["NowWaterAt"] = .uint64(nowWaterAt) }
            if let nowMilliliters { extras["NowMilliliters"] = .uint32(nowMilliliters) }
            if let noteDiffers { extras["NoteDiffers"] = .boolean(noteDiffers) }
            if let offsetDiffers { extras["OffsetDiffers"] = .boolean(offsetDiffers) }
            try extras.write(to: message)
        }
    }
}

extension Journal1.UndoResult {
    var values: [String: Value] {
        var values: [String: Value] = ["Act": .string(act), "At": .uint64(at.wire), "Text": .string(text), "Left": .uint32(left)]
        if let startedAt { values["StartedAt"] = .uint64(startedAt) }
        if let endedAt { values["EndedAt"] = .uint64(endedAt) }
        if let target { values["Target"] = .uint64(target) }
        if let waterAt { values["WaterAt"] = .uint64(waterAt) }
        if let milliliters { values["Milliliters"] = .uint32(milliliters) }
        if let unit { values["Unit"] = .string(unit) }
        if let fasts { values["Fasts"] = .uint32(fasts) }
        if let water { values["Water"] = .uint32(water) }
        if let day { values["Day"] = .string(day) }
        if let machine { values["Machine"] = .string(machine) }
        if let number { values["Number"] = .uint64(number) }
        return values
    }
}

extension Journal1.ActDetails {
    var values: [String: Value] {
        var values: [String: Value] = ["Act": .string(act), "At": .uint64(at.wire), "Text": .string(text)]
        if let startedAt { values["StartedAt"] = .uint64(startedAt) }
        if let endedAt { values["EndedAt"] = .uint64(endedAt) }
        if let target { values["Target"] = .uint64(target) }
        if let waterAt { values["WaterAt"] = .uint64(waterAt) }
        if let milliliters { values["Milliliters"] = .uint32(milliliters) }
        if let unit { values["Unit"] = .string(unit) }
        if let fasts { values["Fasts"] = .uint32(fasts) }
        if let water { values["Water"] = .uint32(water) }
        if let day { values["Day"] = .string(day) }
        if let machine { values["Machine"] = .string(machine) }
        if let number { values["Number"] = .uint64(number) }
        return values
    }
}

extension Journal1.RestoreResult {
    var values: [String: Value] {
        ["Returned": .uint32(returned), "Changed": .uint32(changed), "Removed": .uint32(removed), "Equal": .uint32(equal), "Act": .uint64(act)]
    }
}

extension Journal1.ActResult {
    var values: [String: Value] {
        ["Act": .uint64(act)]
    }
}

extension Journal1.ImportResult {
    var values: [String: Value] {
        var values: [String: Value] = ["New": .uint32(new), "Changed": .uint32(changed), "Equal": .uint32(equal), "Short": .uint32(short), "Act": .uint64(act)]
        if let running { values["Running"] = .string(running) }
        if let overlapping { values["Overlapping"] = .uint32(overlapping) }
        if let overlaps { values["Overlaps"] = .array(overlaps.map(Value.uint64), of: "t") }
        if let long { values["Long"] = .uint32(long) }
        if let longest { values["Longest"] = .array(longest.map(Value.uint64), of: "t") }
        return values
    }
}
