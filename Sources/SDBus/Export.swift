import CSystemd
import Glibc

extension Bus {
    /// Makes an interface of this process reachable at a path, until the slot is let go of.
    ///
    /// Do so before the name is requested: whoever calls then finds everything there.
    ///
    /// - Throws: ``SystemError``: `EEXIST` for a member that stands there twice, `EINVAL` for a
    ///   malformed name or signature.
    public func export(_ interface: Interface, at path: ObjectPath) throws(SystemError) -> Slot {
        let table = VTable(interface)
        var slot: OpaquePointer?
        try check(
            sd_bus_add_object_vtable(
                raw, &slot, path.text, interface.name, table.entries, table.members),
            "exporting \(interface.name) at \(path.text)")
        return Slot(raw: slot, bus: self, payload: table)
    }

    /// Announces objects below this path through `org.freedesktop.DBus.ObjectManager`.
    public func addObjectManager(at path: ObjectPath) throws(SystemError) -> Slot {
        var slot: OpaquePointer?
        try check(
            sd_bus_add_object_manager(raw, &slot, path.text), "managing objects at \(path.text)")
        return Slot(raw: slot, bus: self, payload: Box(()))
    }
}

/// The C table of an interface. sd-bus keeps pointers into it for as long as it is exported.
///
/// Each entry's `offset` leads from the common userdata to the member that it stands for, so that
/// one C function serves all methods and finds its handler without a look-up.
private final class VTable {
    let entries: UnsafeMutablePointer<sd_bus_vtable>
    let members: UnsafeMutablePointer<Unmanaged<Box<Interface.Member.Kind>>>
    private let count: Int
    private var texts: [UnsafeMutablePointer<CChar>] = []

    init(_ interface: Interface) {
        count = interface.members.count
        entries = .allocate(capacity: count + 2)
        members = .allocate(capacity: max(1, count))
        csd_vtable_start(entries, 0)
        for (index, member) in interface.members.enumerated() {
            members.advanced(by: index).initialize(
                to: .passRetained(Box(member.kind)))
            fill(entries + index + 1, from: member, at: index)
        }
        csd_vtable_end(entries + count + 1)
    }

    deinit {
        for index in 0..<count { members[index].release() }
        members.deallocate()
        entries.deallocate()
        for text in texts { free(text) }
    }

    private func fill(
        _ entry: UnsafeMutablePointer<sd_bus_vtable>, from member: Interface.Member, at index: Int
    ) {
        let offset = index * MemoryLayout<Unmanaged<Box<Interface.Member.Kind>>>.stride
        var flags: UInt64 = 0
        if member.isDeprecated { flags |= UInt64(SD_BUS_VTABLE_DEPRECATED) }
        if member.isHidden { flags |= UInt64(SD_BUS_VTABLE_HIDDEN) }
        let name = keep(member.name)
        let signature = keep(member.signature)
        switch member.kind {
        case .method:
            // Without UNPRIVILEGED sd-bus asks for the caller's credentials, and waits for them.
            flags |= UInt64(SD_BUS_VTABLE_UNPRIVILEGED)
            csd_vtable_method(
                entry, name, signature, keep(member.result), keep(list: member.argumentNames),
                invokeMethod, offset, flags)
        case .property(_, let set, let policy):
            flags |= policy.flag
            if set != nil { flags |= UInt64(SD_BUS_VTABLE_UNPRIVILEGED) }
            csd_vtable_property(
                entry, name, signature, readProperty, set == nil ? nil : writeProperty, offset,
                flags)
        case .signal:
            csd_vtable_signal(entry, name, signature, keep(list: member.argumentNames), flags)
        }
    }

    private func keep(_ text: String) -> UnsafePointer<CChar> {
        let copy = strdup(text)!
        texts.append(copy)
        return UnsafePointer(copy)
    }

    /// Parts that end with NUL each, and the list with one more.
    private func keep(list: [String]) -> UnsafePointer<CChar> {
        let bytes: [CChar] = list.reduce(into: []) { $0 += $1.utf8CString } + [0]
        let copy = malloc(bytes.count)!.assumingMemoryBound(to: CChar.self)
        copy.update(from: bytes, count: bytes.count)
        texts.append(copy)
        return UnsafePointer(copy)
    }
}

private func member(_ userdata: UnsafeMutableRawPointer?) -> Interface.Member.Kind {
    userdata!.load(as: Unmanaged<Box<Interface.Member.Kind>>.self).takeUnretainedValue().content
}

/// Writes an error where sd-bus sends it from. A bare negative number would become AccessDenied.
private func refuse(
    _ error: any Error, _ place: UnsafeMutablePointer<sd_bus_error>?
) -> Int32 {
    let error = BusError(wrapping: error)
    return sd_bus_error_set(place, error.name, error.message)
}

private let invokeMethod: sd_bus_message_handler_t = { message, userdata, error in
    guard case .method(let handler) = member(userdata) else { return -EINVAL }
    let call = Message(borrowing: message!)
    do {
        if case .now(let fill) = try handler(call) { try reply(to: call, fill) }
        return 1
    } catch let problem {
        return refuse(problem, error)
    }
}

private let readProperty: sd_bus_property_get_t = { _, _, _, _, answer, userdata, error in
    guard case .property(let get, _, _) = member(userdata) else { return -EINVAL }
    do {
        try get(Message(borrowing: answer!))
        return 1
    } catch let problem {
        return refuse(problem, error)
    }
}

private let writeProperty: sd_bus_property_set_t = { _, _, _, _, value, userdata, error in
    guard case .property(_, let set, _) = member(userdata), let set else { return -EINVAL }
    do {
        try set(Message(borrowing: value!))
        return 1
    } catch let problem {
        return refuse(problem, error)
    }
}
