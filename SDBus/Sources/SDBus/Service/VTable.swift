import CSystemd
import Glibc

/// An interface at a path.
struct Export: Hashable {
    let path: ObjectPath
    let interface: String
}

/// The C table of an interface. sd-bus keeps pointers into it as long as the interface is exported.
///
/// Each entry holds the address of its member, so that one C function serves all methods and needs no
/// look-up.
final class VTable {
    let place: Export
    /// True if the bus has this table in its list of exports.
    var isExported = false
    private weak var bus: Bus?
    private let entries: UnsafeMutablePointer<sd_bus_vtable>
    private let members: [ExportedMember]
    private var texts: [UnsafeMutablePointer<CChar>] = []

    init(_ interface: Interface, on bus: Bus, at path: ObjectPath) {
        self.bus = bus
        place = Export(path: path, interface: interface.name)
        let answers = Answers(beforeReading: interface.beforeReading)
        members = interface.members.map { ExportedMember($0.kind, on: bus, answers) }
        entries = .allocate(capacity: members.count + 2)
        csd_vtable_start(entries, 0)
        for (index, member) in interface.members.enumerated() {
            fill(entries + index + 1, from: member, userdata: members[index].pointer)
        }
        csd_vtable_end(entries + members.count + 1)
    }

    deinit {
        if isExported { bus?.exports.remove(place) }
        entries.deallocate()
        for text in texts { free(text) }
    }

    func add(to bus: OpaquePointer?, _ slot: inout OpaquePointer?) -> Int32 {
        sd_bus_add_object_vtable(
            bus, &slot, place.path.text, place.interface, entries,
            Unmanaged.passUnretained(self).toOpaque())
    }

    /// Adds the table to a connection that is never used, to see if sd-bus accepts it. If it refuses a
    /// table, the members before the faulty one stay registered and point to freed memory.
    func addToUnusedBus(_ operation: String) throws(SystemError) {
        var unused: OpaquePointer?
        try check(sd_bus_new(&unused), operation)
        defer { sd_bus_unref(unused) }
        var slot: OpaquePointer?
        try check(add(to: unused, &slot), operation)
        sd_bus_slot_unref(slot)
    }

    private func fill(
        _ entry: UnsafeMutablePointer<sd_bus_vtable>, from member: Interface.Member,
        userdata: UnsafeMutableRawPointer
    ) {
        let offset = Int(bitPattern: userdata)
        var flags = UInt64(SD_BUS_VTABLE_ABSOLUTE_OFFSET)
        if member.isHidden { flags |= UInt64(SD_BUS_VTABLE_HIDDEN) }
        let name = keep(member.name)
        let signature = keep(member.signature)
        switch member.kind {
        case .method:
            // Without UNPRIVILEGED sd-bus asks for the caller's credentials and waits for them.
            flags |= UInt64(SD_BUS_VTABLE_UNPRIVILEGED)
            csd_vtable_method(
                entry, name, signature, keep(member.result), keep(list: member.argumentNames),
                invokeMethod, offset, flags)
        case .property(let get, let set, let policy):
            flags |= policy.flag
            if set != nil { flags |= UInt64(SD_BUS_VTABLE_UNPRIVILEGED) }
            csd_vtable_property(
                entry, name, signature, get.function, set == nil ? nil : writeProperty, offset,
                flags)
        case .signal:
            flags &= ~UInt64(SD_BUS_VTABLE_ABSOLUTE_OFFSET)
            csd_vtable_signal(entry, name, signature, keep(list: member.argumentNames), flags)
        }
    }

    private func keep(_ text: String) -> UnsafePointer<CChar> {
        let copy = strdup(text)!
        texts.append(copy)
        return UnsafePointer(copy)
    }

    /// A list of strings, each with a NUL at its end, and one more NUL after the last.
    private func keep(list: [String]) -> UnsafePointer<CChar> {
        let bytes: [CChar] = list.reduce(into: []) { $0 += $1.utf8CString } + [0]
        let copy = malloc(bytes.count)!.assumingMemoryBound(to: CChar.self)
        copy.update(from: bytes, count: bytes.count)
        texts.append(copy)
        return UnsafePointer(copy)
    }
}

/// The messages that the properties of an interface are written to.
private final class Answers {
    private let beforeReading: (() throws -> Void)?
    /// The latest one that is prepared. It is kept so that a later message cannot have its address.
    private var latest: Message?
    /// Where it is, for what reads without this object.
    let latestRaw: UnsafeMutablePointer<OpaquePointer?>

    init(beforeReading: (() throws -> Void)?) {
        self.beforeReading = beforeReading
        latestRaw = .allocate(capacity: 1)
        latestRaw.initialize(to: nil)
    }

    deinit { latestRaw.deallocate() }

    /// The message that a property is to be written to.
    func message(_ raw: OpaquePointer, isConstant: Bool) throws -> Message {
        if let latest, latest.raw == raw { return latest }
        if isConstant { return Message(borrowing: raw) }
        // It may announce changes, which writes to another message.
        try beforeReading?()
        let message = Message(borrowing: raw)
        latest = message
        latestRaw.pointee = raw
        return message
    }
}

/// A member as the C functions find it.
private final class ExportedMember {
    let kind: Interface.Member.Kind
    /// Writes the property to a message. It is a part of `kind`, which would be copied for each read.
    let get: (Message) throws -> Void
    /// Where the property is, if it is stored.
    let cell: UnsafeMutablePointer<StoredValue.Cell>?
    let isConstant: Bool
    let answers: Answers
    /// The message that is prepared. What is stored can be read into it at once.
    let prepared: UnsafeMutablePointer<OpaquePointer?>
    /// Gone if a handler is called for the last time while its bus is released.
    private(set) weak var bus: Bus?

    init(_ kind: Interface.Member.Kind, on bus: Bus, _ answers: Answers) {
        self.kind = kind
        switch kind {
        case .property(.computed(let get), _, let policy):
            (self.get, cell, isConstant) = (get, nil, policy == .constant)
        case .property(.stored(let value), _, let policy):
            (get, cell, isConstant) = ({ _ in }, value.cell, policy == .constant)
        case .method, .signal: (get, cell, isConstant) = ({ _ in }, nil, false)
        }
        self.bus = bus
        self.answers = answers
        prepared = answers.latestRaw
    }

    /// Does what a call asks for, unless its caller is gone.
    func carryOut(_ call: Message, _ body: () throws -> Void) throws {
        guard let callers = bus?.goneCallers else { return try body() }
        if callers.isGone(call) {
            throw BusError(name: BusError.Name.failed, message: "The caller is gone.")
        }
        let begin = SDEventTimer.Clock.monotonic.now
        defer {
            if SDEventTimer.Clock.monotonic.now - begin > GoneCallers.patience { callers.doubt() }
        }
        try body()
    }

    /// Valid as long as the member exists.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func at(_ pointer: UnsafeMutableRawPointer?) -> Unmanaged<ExportedMember> {
        .fromOpaque(pointer!)
    }
}

/// Carries out a call of a member. An error is set for sd-bus to send: a negative number alone would become
/// AccessDenied.
///
/// The member is not retained. GetAll comes here once for each property, and what it costs beside a service in C is the
/// counting of references.
@inline(__always)
private func carryOut(
    _ userdata: UnsafeMutableRawPointer?, _ place: UnsafeMutablePointer<sd_bus_error>?,
    _ body: (ExportedMember) throws -> Bool
) -> Int32 {
    ExportedMember.at(userdata)._withUnsafeGuaranteedRef { member in
        do {
            return try body(member) ? 1 : -EINVAL
        } catch {
            return refuse(error, of: member, place)
        }
    }
}

private func refuse(
    _ error: any Error, of member: ExportedMember, _ place: UnsafeMutablePointer<sd_bus_error>?
) -> Int32 {
    let error = BusError(wrapping: error, on: member.bus).sendable
    member.bus?.onRefusal?(error)
    return sd_bus_error_set(place, error.name, error.message)
}

private let invokeMethod: sd_bus_message_handler_t = { message, userdata, error in
    carryOut(userdata, error) { member in
        guard case .method(let handler) = member.kind else { return false }
        let call = Message(borrowing: message!)
        call.service = member.bus
        call.textLimits = member.bus?.textLimits
        try member.carryOut(call) {
            if case .now(let fill) = try handler(call) { try reply(to: call, fill) }
        }
        return true
    }
}

private let readProperty: sd_bus_property_get_t = { _, _, _, _, answer, userdata, error in
    carryOut(userdata, error) { member in
        try member.get(try member.answers.message(answer!, isConstant: member.isConstant))
        return true
    }
}

/// Copies the value from where it is stored, if its message is prepared.
private let readStored: sd_bus_property_get_t = { _, _, _, _, answer, userdata, error in
    let (prepared, cell) = ExportedMember.at(userdata)._withUnsafeGuaranteedRef {
        ($0.prepared, $0.cell)
    }
    guard prepared.pointee == answer, let cell, let content = cell.pointee.content else {
        return prepareAndRead(userdata, answer!, error)
    }
    return sd_bus_message_append_basic(answer, cell.pointee.type, content)
}

/// Reads the first stored property of a message.
@inline(never)
private func prepareAndRead(
    _ userdata: UnsafeMutableRawPointer?, _ answer: OpaquePointer,
    _ error: UnsafeMutablePointer<sd_bus_error>?
) -> Int32 {
    carryOut(userdata, error) { member in
        let message = try member.answers.message(answer, isConstant: member.isConstant)
        guard let cell = member.cell?.pointee, let content = cell.content else {
            throw SystemError(code: EINVAL, operation: "reading a text with NUL")
        }
        try message.appendBasic(TypeCode(code: cell.type), content)
        return true
    }
}

extension Interface.Member.Getter {
    fileprivate var function: sd_bus_property_get_t {
        switch self {
        case .computed: readProperty
        case .stored: readStored
        }
    }
}

private let writeProperty: sd_bus_property_set_t = { _, _, _, _, value, userdata, error in
    carryOut(userdata, error) { member in
        guard case .property(_, let set?, _) = member.kind else { return false }
        let call = Message(borrowing: value!)
        call.textLimits = member.bus?.textLimits
        try member.carryOut(call) { try set(call) }
        return true
    }
}
