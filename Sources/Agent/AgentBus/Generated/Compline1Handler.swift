// Generated from dbus/app.atrest.Compline1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Compline1` whose changes are announced.
struct Compline1Properties: PropertyValues {
    static var interface: String { Compline1.interface }

    /// Whether the notifications of the agent wait, because a client shows the prayer.
    var quiet: Bool = false
    /// Whether the agent invites the user to the prayer at InvitationAt; stored, false by default.
    /// Turning it off keeps the time.
    var enabled: Bool = false
    /// The local time of the invitation, as HH:MM; "" if there is none, which is the default;
    /// stored. Setting a time also turns Enabled on. Setting "" leaves Enabled as it is.
    var invitationAt: String = ""

    func names(differingFrom other: Compline1Properties?) -> [String] {
        var names: [String] = []
        if quiet != other?.quiet { names.append("Quiet") }
        if enabled != other?.enabled { names.append("Enabled") }
        if invitationAt != other?.invitationAt { names.append("InvitationAt") }
        return names
    }

    /// Those with a basic type, as the bus reads them.
    final class Stored: StoredValues {
        let quiet = StoredProperty<Bool>(false)
        let enabled = StoredProperty<Bool>(false)
        let invitationAt = StoredProperty<String>("")

        func set(_ values: Compline1Properties) {
            quiet.value = values.quiet
            enabled.value = values.enabled
            invitationAt.value = values.invitationAt
        }
    }
}

/// What carries out the calls of `app.atrest.Compline1`.
protocol Compline1Handler: PublishingInterface where Properties == Compline1Properties {
    /// Returns the words of the prayer: six phases, and the closing as the seventh entry. They come
    /// from the first valid file atrest/office.txt of XDG_DATA_HOME and XDG_DATA_DIRS, or else from
    /// the program. A file of the evening's weekday, such as atrest/office-sunday.txt, comes before
    /// it in each folder.
    func office() throws -> [Compline1.PhaseRow]
    /// Tells the agent that the caller shows the prayer. Until the caller calls End or leaves the
    /// bus, the agent shows no notification. Everything is stored and signalled as always, and what
    /// is still current is shown afterwards. From 21 to 5 by the local time, there is also no
    /// invitation for the rest of the night. The agent remembers this until it exits, and does not
    /// store it. A second call changes nothing. A client calls it again after the agent has
    /// restarted.
    func begin(call: PendingCall, message: Message) throws
    /// Tells the agent that the caller no longer shows the prayer. Without an earlier Begin it
    /// changes nothing.
    func end(call: PendingCall, message: Message) throws
    /// As Begin, for a program that may show the prayer more than once at a time, such as in two
    /// windows. Each Hold has its own Release. Leaving the bus releases all of them.
    ///
    /// - Throws: InvalidArgs.
    func hold(call: PendingCall, message: Message) throws
    /// Ends one Hold of the caller.
    ///
    /// - Throws: NotFound, InvalidArgs.
    func release(call: PendingCall, message: Message) throws
    /// Sets `Enabled`.
    ///
    /// - Throws: Storage.
    func setEnabled(_ value: Bool) throws
    /// Sets `InvitationAt`.
    ///
    /// - Throws: InvalidArgs, Storage.
    func setInvitationAt(_ value: String) throws
}

extension Compline1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        let published = published
        members.append(.method("Office", in: ["options"], out: ["phases"]) { [unowned self] (options: [String: Value]) throws -> [Compline1.PhaseRow] in try NoOptions.check(options); return try self.office() })
        members.append(.readingMethod("Begin", in: [("options", [String: Value].self)], out: [("result", [String: Value].self)]) { [unowned self] in try self.begin(call: $0, message: $1) })
        members.append(.readingMethod("End", in: [("options", [String: Value].self)], out: [("result", [String: Value].self)]) { [unowned self] in try self.end(call: $0, message: $1) })
        members.append(.readingMethod("Hold", in: [("options", [String: Value].self)], out: [("cookie", UInt64.self)]) { [unowned self] in try self.hold(call: $0, message: $1) })
        members.append(.readingMethod("Release", in: [("cookie", UInt64.self), ("options", [String: Value].self)], out: []) { [unowned self] in try self.release(call: $0, message: $1) })
        members.append(.property("Quiet", .emitsChange, published.stored.quiet))
        members.append(.property("Enabled", .emitsChange, published.stored.enabled) { [unowned self] (value: Bool) in try self.setEnabled(value) })
        members.append(.property("InvitationAt", .emitsChange, published.stored.invitationAt) { [unowned self] (value: String) in try self.setInvitationAt(value) })
        members.append(.property("Version", .constant) { Compline1.version })
        return Interface(Compline1.interface, members, beforeReading: published.check)
    }
}

extension Compline1.PhaseRow: BusWritable {
    public static let signature = "(ssssa{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "ssssa{sv}") { () throws(SystemError) in
            try title.write(to: message)
            try instruction.write(to: message)
            try content.write(to: message)
            try response.write(to: message)
            var extras: [String: Value] = [:]
            if let kind { extras["Kind"] = .string(kind) }
            if let button { extras["Button"] = .string(button) }
            if let reflection { extras["Reflection"] = .string(reflection) }
            if let citation { extras["Citation"] = .string(citation) }
            try extras.write(to: message)
        }
    }
}
