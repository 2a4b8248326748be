import CSystemd

/// Something that lasts on a bus as long as this object (`sd_bus_slot`): a match, an exported interface, a call whose
/// reply has not arrived. Releasing the object ends it.
///
/// The slot keeps its bus alive.
public final class Slot {
    private var raw: OpaquePointer?
    private let bus: Bus
    /// Ends the call of this slot if its reply does not arrive.
    var timer: SDEventTimer?
    /// A call that watches over the one of this slot, and ends with it.
    public var watcher: Slot?
    /// A call that follows the one of this slot, and ends with it.
    public var next: Slot?

    /// - Parameter payload: the object that the slot's userdata points to. It lives as long as sd-bus
    ///   keeps the slot. That is longer than this object if a handler releases its own slot: sd-bus
    ///   still reads the vtable after the handler has returned.
    init(raw: OpaquePointer?, bus: Bus, payload: AnyObject?) {
        self.raw = raw
        self.bus = bus
        guard let payload else { return }
        _ = Unmanaged.passRetained(payload)
        sd_bus_slot_set_destroy_callback(raw) { userdata in
            Unmanaged<AnyObject>.fromOpaque(userdata!).release()
        }
    }

    deinit { cancel() }

    /// Ends what lasts as long as this object, at once (`sd_bus_slot_unref`).
    public func cancel() { raw = sd_bus_slot_unref(raw) }
}

/// Carries a closure through a C `userdata` pointer.
final class Box<Content> {
    let content: Content

    init(_ content: Content) { self.content = content }

    /// Valid as long as the box exists.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func content(of pointer: UnsafeMutableRawPointer?) -> Content {
        Unmanaged<Box<Content>>.fromOpaque(pointer!).takeUnretainedValue().content
    }
}
