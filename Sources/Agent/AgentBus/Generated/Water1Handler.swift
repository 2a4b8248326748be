// Generated from dbus/app.atrest.Water1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Water1` whose changes are announced.
struct Water1Properties: PropertyValues {
    static var interface: String { Water1.interface }

    /// The sum of the local day; a change is announced, including the one at midnight.
    var todayMilliliters: UInt32 = 0
    /// The water of the three hours up to the latest entry. It changes only with the entries.
    var recentMilliliters: UInt32 = 0
    /// As Settings1.QuickAddMilliliters.
    var quickAdd: UInt32 = 0
    /// As Settings1.WaterUnit.
    var unit: String = ""

    func names(differingFrom other: Water1Properties?) -> [String] {
        var names: [String] = []
        if todayMilliliters != other?.todayMilliliters { names.append("TodayMilliliters") }
        if recentMilliliters != other?.recentMilliliters { names.append("RecentMilliliters") }
        if quickAdd != other?.quickAdd { names.append("QuickAdd") }
        if unit != other?.unit { names.append("Unit") }
        return names
    }

    /// Those with a basic type, as the bus reads them.
    final class Stored: StoredValues {
        let todayMilliliters = StoredProperty<UInt32>(0)
        let recentMilliliters = StoredProperty<UInt32>(0)
        let quickAdd = StoredProperty<UInt32>(0)
        let unit = StoredProperty<String>("")

        func set(_ values: Water1Properties) {
            todayMilliliters.value = values.todayMilliliters
            recentMilliliters.value = values.recentMilliliters
            quickAdd.value = values.quickAdd
            unit.value = values.unit
        }
    }
}

/// What carries out the calls of `app.atrest.Water1`.
protocol Water1Handler: PublishingInterface where Properties == Water1Properties {
    /// Adds water. If there is already an entry with Id, nothing is added, and its values are
    /// returned. So a client that makes the id itself may repeat a call whose answer it did not
    /// get.
    ///
    /// - Throws: InvalidValue, InvalidTime, Storage, InvalidArgs.
    func add(options: [String: Value]) throws -> Water1.AddResult
    /// Removes an entry.
    ///
    /// - Throws: NotFound, Storage, InvalidArgs.
    func remove(id: String) throws -> Journal1.ActResult
    /// Returns entries, page by page: the next page follows the last row of the one before, and the
    /// last page is shorter than Limit.
    ///
    /// - Throws: NotFound, Storage, InvalidArgs.
    func list(options: [String: Value]) throws -> [Water1.EntryRow]
}

extension Water1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        let published = published
        members.append(.method("Add", in: ["options"], out: ["added"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try self.add(options: options).values })
        members.append(.method("Remove", in: ["id", "options"], out: ["removed"]) { [unowned self] (id: String, options: [String: Value]) throws -> [String: Value] in try NoOptions.check(options); return try self.remove(id: id).values })
        members.append(.method("List", in: ["options"], out: ["entries"]) { [unowned self] (options: [String: Value]) throws -> [Water1.EntryRow] in try self.list(options: options) })
        members.append(.property("TodayMilliliters", .emitsChange, published.stored.todayMilliliters))
        members.append(.property("RecentMilliliters", .emitsChange, published.stored.recentMilliliters))
        members.append(.property("QuickAdd", .emitsChange, published.stored.quickAdd))
        members.append(.property("Unit", .emitsChange, published.stored.unit))
        members.append(.property("Version", .constant) { Water1.version })
        return Interface(Water1.interface, members, beforeReading: published.check)
    }
}

extension Water1.EntryRow: BusWritable {
    public static let signature = "(stua{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "stua{sv}") { () throws(SystemError) in
            try id.wire.write(to: message)
            try at.wire.write(to: message)
            try amount.wire.write(to: message)
            try [String: Value]().write(to: message)
        }
    }
}

extension Water1.AddResult {
    var values: [String: Value] {
        ["Id": .string(id.wire), "At": .uint64(at.wire), "Milliliters": .uint32(milliliters.wire), "TodayMilliliters": .uint32(todayMilliliters), "Act": .uint64(act)]
    }
}
