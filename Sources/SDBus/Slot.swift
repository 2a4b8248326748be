import CSystemd

/// Something that lasts on a bus while this object lives: a match, an exported interface, a call
/// whose answer is awaited. Letting go of it takes it back.
///
/// Keeps its bus alive.
public final class Slot {
    private var raw: OpaquePointer?
    private let bus: Bus
    /// What the C side holds an unretained pointer to.
    private let payload: AnyObject

    init(raw: OpaquePointer?, bus: Bus, payload: AnyObject) {
        self.raw = raw
        self.bus = bus
        self.payload = payload
    }

    deinit {
        sd_bus_slot_unref(raw)
    }
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
