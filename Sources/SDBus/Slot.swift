import CSystemd

/// Something that lasts on a bus while this object lives: a match, an exported interface, a call
/// whose answer is awaited. Letting go of it takes it back.
///
/// Keeps its bus alive.
public final class Slot {
    private let raw: OpaquePointer?
    private let bus: Bus

    /// - Parameter payload: what the slot's userdata points to. It lives as long as sd-bus keeps the
    ///   slot, which is longer than this object where a handler lets go of its own slot: sd-bus still
    ///   walks through the vtable then, once the handler has returned.
    init(raw: OpaquePointer?, bus: Bus, payload: AnyObject?) {
        self.raw = raw
        self.bus = bus
        guard let payload else { return }
        _ = Unmanaged.passRetained(payload)
        sd_bus_slot_set_destroy_callback(raw) { userdata in
            Unmanaged<AnyObject>.fromOpaque(userdata!).release()
        }
    }

    deinit { sd_bus_slot_unref(raw) }
}

/// Carries a closure through a C `userdata` pointer.
final class Box<Content> {
    let content: Content

    init(_ content: Content) { self.content = content }

    /// Valid as long as the box is.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func content(of pointer: UnsafeMutableRawPointer?) -> Content {
        Unmanaged<Box<Content>>.fromOpaque(pointer!).takeUnretainedValue().content
    }
}
