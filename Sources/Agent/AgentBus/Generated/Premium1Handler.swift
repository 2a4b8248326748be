// Generated from dbus/app.atrest.Premium1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Premium1` whose changes are announced.
struct Premium1Properties: PropertyValues {
    static var interface: String { Premium1.interface }

    /// premium, trial or free.
    var state: String = ""
    /// When the stored licence expires or expired; 0 if it does not expire, or if there is none.
    var until: UInt64 = 0
    /// Whether the user may be asked about a licence, once. A client that asks calls Dismiss with
    /// the answer.
    var momentDue: Bool = false
    /// The holder of the stored licence; "" if there is none.
    var holder: String = ""
    /// Why the stored licence is not valid now: foreign, expired, not-yet, revoked, damaged, wrong
    /// or unchecked (libgcrypt is not installed); "" if it is valid, or if there is none.
    var problem: String = ""

    func names(differingFrom other: Premium1Properties?) -> [String] {
        var names: [String] = []
        if state != other?.state { names.append("State") }
        if until != other?.until { names.append("Until") }
        if momentDue != other?.momentDue { names.append("MomentDue") }
        if holder != other?.holder { names.append("Holder") }
        if problem != other?.problem { names.append("Problem") }
        return names
    }

    /// Those with a basic type, as the bus reads them.
    final class Stored: StoredValues {
        let state = StoredProperty<String>("")
        let until = StoredProperty<UInt64>(0)
        let momentDue = StoredProperty<Bool>(false)
        let holder = StoredProperty<String>("")
        let problem = StoredProperty<String>("")

        func set(_ values: Premium1Properties) {
            state.value = values.state
            until.value = values.until
            momentDue.value = values.momentDue
            holder.value = values.holder
            problem.value = values.problem
        }
    }
}

/// What carries out the calls of `app.atrest.Premium1`.
protocol Premium1Handler: PublishingInterface where Properties == Premium1Properties {
    /// Checks a licence and stores it in place of the stored one. It is refused with a sentence if
    /// it is not a licence or is from another authority, if it has expired or has not started yet,
    /// and if it is revoked or damaged.
    ///
    /// - Throws: InvalidArgs, Storage.
    func add(licence: String) throws -> Premium1.StateResult
    /// Returns the stored licence, to take it to another machine.
    ///
    /// - Throws: NotFound, Storage.
    func show() throws -> String
    /// Removes the stored licence. No fast is deleted.
    ///
    /// - Throws: NotFound, Storage, InvalidArgs.
    func remove() throws -> Premium1.StateResult
    /// The user has answered the question about a licence. MomentDue stays false from now on.
    ///
    /// - Throws: Storage, InvalidArgs.
    func dismiss() throws -> Premium1.StateResult
}

extension Premium1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        let published = published
        members.append(.method("Add", in: ["licence", "options"], out: ["result"]) { [unowned self] (licence: String, options: [String: Value]) throws -> [String: Value] in try NoOptions.check(options); return try self.add(licence: licence).values })
        members.append(.method("Show", in: [], out: ["licence"]) { [unowned self] () throws -> String in try self.show() })
        members.append(.method("Remove", in: ["options"], out: ["result"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try NoOptions.check(options); return try self.remove().values })
        members.append(.method("Dismiss", in: ["options"], out: ["result"]) { [unowned self] (options: [String: Value]) throws -> [String: Value] in try NoOptions.check(options); return try self.dismiss().values })
        members.append(.property("State", .emitsChange, published.stored.state))
        members.append(.property("Until", .emitsChange, published.stored.until))
        members.append(.property("MomentDue", .emitsChange, published.stored.momentDue))
        members.append(.property("Holder", .emitsChange, published.stored.holder))
        members.append(.property("Problem", .emitsChange, published.stored.problem))
        members.append(.property("Version", .constant) { Premium1.version })
        return Interface(Premium1.interface, members, beforeReading: published.check)
    }
}

extension Premium1.StateResult {
    var values: [String: Value] {
        ["State": .string(state)]
    }
}
