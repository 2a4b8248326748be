// Generated from dbus/app.atrest.History1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.History1` whose changes are announced.
struct History1Properties: PropertyValues {
    static var interface: String { History1.interface }

    /// How many of them reached their target.
    var completedCount: UInt32 = 0
    /// How many there are.
    var sessionCount: UInt32 = 0

    func names(differingFrom other: History1Properties?) -> [String] {
        var names: [String] = []
        if completedCount != other?.completedCount { names.append("CompletedCount") }
        if sessionCount != other?.sessionCount { names.append("SessionCount") }
        return names
    }

    /// Those with a basic type, as the bus reads them.
    final class Stored: StoredValues {
        let completedCount = StoredProperty<UInt32>(0)
        let sessionCount = StoredProperty<UInt32>(0)

        func set(_ values: History1Properties) {
            completedCount.value = values.completedCount
            sessionCount.value = values.sessionCount
        }
    }
}

/// What carries out the calls of `app.atrest.History1`.
protocol History1Handler: PublishingInterface where Properties == History1Properties {
    /// Returns stored fasts, page by page: the next page follows the last row of the one before,
    /// and the last page is shorter than Limit. A fast that is changed between two pages may be on
    /// both or on none.
    ///
    /// - Throws: NotFound, Storage, InvalidArgs.
    func list(options: [String: Value]) throws -> [History1.SessionRow]
    /// Returns what distinguishes one version of a stored fast from another, page by page, for
    /// programs that keep a copy, such as calendars.
    ///
    /// - Throws: NotFound, Storage, InvalidArgs.
    func versions(options: [String: Value]) throws -> [History1.VersionRow]
    /// Returns the fasting days of a month.
    ///
    /// - Throws: InvalidArgs, Storage.
    func month(year: UInt32, month: UInt32) throws -> [History1.DayRow]
    /// Returns how many fasts there are in each span, and how long they lasted. A fast belongs to
    /// the span that contains the local day of its end. A span without a fast is left out.
    ///
    /// - Throws: InvalidArgs, Storage.
    func total(from: UInt64, until: UInt64, by: String) throws -> [History1.TotalRow]
    /// Adds a past fast, with its note in the same act. If a fast with Id is stored already,
    /// nothing is added, so a client may repeat a call whose answer it did not get. If the running
    /// fast has this id, the call is refused.
    ///
    /// - Throws: AlreadyActive, InvalidTime, InvalidTarget, Overlap, Storage, InvalidArgs.
    func log(start: UInt64, end: UInt64, options: [String: Value]) throws -> History1.LogResult
    /// Changes a stored fast. New times must be 4 to 168 hours apart, and the end is never in the
    /// future. An overlap is refused only if it was not there before.
    ///
    /// - Throws: NotFound, InvalidTime, InvalidTarget, Overlap, Storage, InvalidArgs.
    func edit(id: String, options: [String: Value]) throws -> Journal1.ActResult
    /// Deletes a stored fast.
    ///
    /// - Throws: NotFound, Storage, InvalidArgs.
    func delete(id: String) throws -> Journal1.ActResult
    /// Returns the private note of a fast. It is in no property and no signal.
    ///
    /// - Throws: NotFound, Storage.
    func note(id: String) throws -> String
    /// Writes the private note of a fast. For Journal1 it is an adjustment of the running fast, or
    /// an edit.
    ///
    /// - Throws: NotFound, Storage, InvalidArgs.
    func setNote(id: String, note: String) throws -> Journal1.ActResult
}

extension History1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        let published = published
        members.append(.method("List", in: ["options"], out: ["sessions"]) { [unowned self] (options: [String: Value]) throws -> [History1.SessionRow] in try self.list(options: options) })
        members.append(.method("Versions", in: ["options"], out: ["versions"]) { [unowned self] (options: [String: Value]) throws -> [History1.VersionRow] in try self.versions(options: options) })
        members.append(.method("Month", in: ["year", "month"], out: ["days"]) { [unowned self] (year: UInt32, month: UInt32) throws -> [History1.DayRow] in try self.month(year: year, month: month) })
        members.append(.method("Total", in: ["from", "until", "by"], out: ["totals"]) { [unowned self] (from: UInt64, until: UInt64, by: String) throws -> [History1.TotalRow] in try self.total(from: from, until: until, by: by) })
        members.append(.method("Log", in: ["start", "end", "options"], out: ["logged"]) { [unowned self] (start: UInt64, end: UInt64, options: [String: Value]) throws -> [String: Value] in try self.log(start: start, end: end, options: options).values })
        members.append(.method("Edit", in: ["id", "options"], out: ["edited"]) { [unowned self] (id: String, options: [String: Value]) throws -> [String: Value] in try self.edit(id: id, options: options).values })
        members.append(.method("Delete", in: ["id", "options"], out: ["deleted"]) { [unowned self] (id: String, options: [String: Value]) throws -> [String: Value] in try NoOptions.check(options); return try self.delete(id: id).values })
        members.append(.method("Note", in: ["id"], out: ["note"]) { [unowned self] (id: String) throws -> String in try self.note(id: id) })
        members.append(.method("SetNote", in: ["id", "note", "options"], out: ["written"]) { [unowned self] (id: String, note: String, options: [String: Value]) throws -> [String: Value] in try NoOptions.check(options); return try self.setNote(id: id, note: note).values })
        members.append(.signal("Changed", []))
        members.append(.property("CompletedCount", .emitsChange, published.stored.completedCount))
        members.append(.property("SessionCount", .emitsChange, published.stored.sessionCount))
        members.append(.property("Version", .constant) { History1.version })
        return Interface(History1.interface, members, beforeReading: published.check)
    }
}

/// Sends the signals of `app.atrest.History1`.
struct History1Signals {
    let bus: Bus

    /// The stored fasts have changed.
    func changed() throws {
        try bus.emit("Changed", of: History1.interface, at: .agent)
    }
}

extension History1.SessionRow: BusWritable {
    public static let signature = "(stttissa{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "stttissa{sv}") { () throws(SystemError) in
            try id.wire.write(to: message)
            try start.wire.write(to: message)
            try end.wire.write(to: message)
            try target.wire.write(to: message)
            try offset.write(to: message)
            try outcome.wire.write(to: message)
            try tree.wire.write(to: message)
            var extras: [String: Value] = [:]
            if let offsetUnknown { extras["OffsetUnknown"] = .boolean(offsetUnknown) }
            if let note { extras["Note"] = .string(note) }
            try extras.write(to: message)
        }
    }
}

extension History1.VersionRow: BusWritable {
    public static let signature = "(sttta{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "sttta{sv}") { () throws(SystemError) in
            try id.wire.write(to: message)
            try end.wire.write(to: message)
            try act.write(to: message)
            try at.wire.write(to: message)
            try [String: Value]().write(to: message)
        }
    }
}

extension History1.DayRow: BusWritable {
    public static let signature = "(ussua{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "ussua{sv}") { () throws(SystemError) in
            try day.write(to: message)
            try id.wire.write(to: message)
            try mark.wire.write(to: message)
            try tone.write(to: message)
            try [String: Value]().write(to: message)
        }
    }
}

extension History1.TotalRow: BusWritable {
    public static let signature = "(tua{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "tua{sv}") { () throws(SystemError) in
            try begin.wire.write(to: message)
            try number.write(to: message)
            var extras: [String: Value] = [:]
            if let durationTotal { extras["DurationTotal"] = .uint64(durationTotal) }
            if let median { extras["Median"] = .uint64(median) }
            if let shortest { extras["Shortest"] = .uint64(shortest) }
            if let longest { extras["Longest"] = .uint64(longest) }
            if let firstDay { extras["FirstDay"] = .string(firstDay) }
            try extras.write(to: message)
        }
    }
}

extension History1.LogResult {
    var values: [String: Value] {
        ["Id": .string(id.wire), "Act": .uint64(act)]
    }
}
