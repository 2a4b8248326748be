// Generated from dbus/app.atrest.Devices1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Devices1` whose changes are announced.
struct Devices1Properties: PropertyValues {
    static var interface: String { Devices1.interface }

    /// The path of the folder; "" = none.
    var folder: String = ""
    /// none, ready, absent (it is not there, for example because its disk is not connected) or
    /// refused (it may not be used; Problems says why).
    var folderState: String = ""
    /// The name that the other machines show for this one: the host's name by default; set "" to
    /// return to it.
    var name: String = ""
    /// How many lines of this machine are not in the folder yet.
    var waiting: UInt32 = 0
    /// The other machines: id, name, the instant of its last act that is known here, when lines of
    /// it were last read, how many of its lines have not arrived, and extras.
    var devices: [Devices1.DeviceRow] = []
    /// A sentence for each thing that the user should know, in the agent's language.
    var problems: [String] = []

    func names(differingFrom other: Devices1Properties?) -> [String] {
        var names: [String] = []
        if folder != other?.folder { names.append("Folder") }
        if folderState != other?.folderState { names.append("FolderState") }
        if name != other?.name { names.append("Name") }
        if waiting != other?.waiting { names.append("Waiting") }
        if devices != other?.devices { names.append("Devices") }
        if problems != other?.problems { names.append("Problems") }
        return names
    }

    /// Those with a basic type, as the bus reads them.
    final class Stored: StoredValues {
        let folder = StoredProperty<String>("")
        let folderState = StoredProperty<String>("")
        let name = StoredProperty<String>("")
        let waiting = StoredProperty<UInt32>(0)

        func set(_ values: Devices1Properties) {
            folder.value = values.folder
            folderState.value = values.folderState
            name.value = values.name
            waiting.value = values.waiting
        }
    }
}

/// What carries out the calls of `app.atrest.Devices1`.
protocol Devices1Handler: PublishingInterface where Properties == Devices1Properties {
    /// Begins to share the records through a folder. The agent reads what is in the folder, and
    /// writes its own records to it. Overlaps are kept. A new folder replaces the previous one. The
    /// reply is sent when everything has been read. Other callers are answered in the meantime.
    ///
    /// - Throws: NotFound, InvalidArgs, Storage.
    func join(call: PendingCall, message: Message) throws
    /// Stops using the folder. All records stay on this machine, and the files stay in the folder.
    ///
    /// - Throws: Storage, InvalidArgs.
    func leave() throws -> [String: Value]
    /// Stops listing a machine that is gone. Its records stay, and this machine now keeps its lines
    /// in the folder.
    ///
    /// - Throws: NotFound, Storage, InvalidArgs.
    func forget(id: String) throws -> [String: Value]
    /// Sets `Name`.
    ///
    /// - Throws: Storage.
    func setName(_ value: String) throws
}

extension Devices1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        let published = published
        members.append(.readingMethod("Join", in: [("folder", String.self), ("options", [String: Value].self)], out: [("found", [String: Value].self)]) { [unowned self] in try self.join(call: $0, message: $1) })
        members.append(.method("Leave", in: ["options"], out: ["result"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try NoOptions.check(options); return try self.leave() })
        members.append(.method("Forget", in: ["id", "options"], out: ["result"]) { [unowned self] (id: String, options: [String: Value]) throws -> [String: Value] in try NoOptions.check(options); return try self.forget(id: id) })
        members.append(.property("Folder", .emitsChange, published.stored.folder))
        members.append(.property("FolderState", .emitsChange, published.stored.folderState))
        members.append(.property("Name", .emitsChange, published.stored.name) { [unowned self] (value: String) in try self.setName(value) })
        members.append(.property("Waiting", .emitsChange, published.stored.waiting))
        members.append(.property("Devices", .emitsChange) { published.current.devices })
        members.append(.property("Problems", .emitsChange) { published.current.problems })
        members.append(.property("Version", .constant) { Devices1.version })
        return Interface(Devices1.interface, members, beforeReading: published.check)
    }
}

extension Devices1.DeviceRow: BusWritable {
    public static let signature = "(ssttua{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "ssttua{sv}") { () throws(SystemError) in
            try id.write(to: message)
            try name.write(to: message)
            try lastAct.wire.write(to: message)
            try lastRead.wire.write(to: message)
            try missing.write(to: message)
            try [String: Value]().write(to: message)
        }
    }
}

extension Devices1.JoinResult {
    var values: [String: Value] {
        ["Devices": .uint32(devices), "Fasts": .uint32(fasts), "Water": .uint32(water)]
    }
}
