import CSystemd
import Glibc

extension Bus {
    /// Makes an interface available at a path until the slot is released (`sd_bus_add_object_vtable`). `Introspect`,
    /// `Get`, `GetAll` and `Set` are answered by sd-bus.
    ///
    /// Export everything before you request a name: then a client that knows the name finds all
    /// interfaces.
    ///
    /// - Throws: ``SystemError``: `EEXIST` if the path already has the interface or if two members have
    ///   the same name, `EINVAL` if a name or signature is not valid, or a method has more names than arguments and
    ///   results.
    public func export(_ interface: Interface, at path: ObjectPath) throws(SystemError) -> Slot {
        let operation = "exporting \(interface.name) at \(path.text)"
        try checkText(interface.texts, operation)
        let table = VTable(interface, on: self, at: path)
        try table.addToUnusedBus(operation)
        guard exports.insert(table.place).inserted else {
            throw SystemError(code: EEXIST, operation: operation)
        }
        table.isExported = true
        var slot: OpaquePointer?
        try check(table.add(to: raw, &slot), operation)
        return Slot(raw: slot, bus: self, payload: table)
    }
}

extension Interface {
    /// All names, to be checked for NUL at once.
    fileprivate var texts: String {
        members.reduce(name) { $0 + $1.name + $1.argumentNames.joined() }
    }
}
