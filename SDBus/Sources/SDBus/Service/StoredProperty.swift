import CSystemd
import Glibc

/// The value of a property that the bus reads by itself: it is kept in the form that libsystemd has for values, and a read
/// copies it from there. No handler runs, so that reading many properties costs about as much as in a service in C.
///
/// A change is announced by ``Bus/emitPropertiesChanged(_:of:at:)``, as with any other property.
public final class StoredProperty<Content: StorableType> {
    let place = StoredValue(Content.signature)

    /// Keeps a value. Several members, of different objects, may share it.
    public init(_ value: Content) { value.store(in: place) }

    /// What reads answer from now on. A text with NUL, which the bus cannot carry, is kept, and reads of it are refused.
    public var value: Content {
        get { Content(storedIn: place) }
        set { newValue.store(in: place) }
    }
}

/// A type that a ``StoredProperty`` can have: numbers, `Bool` and `String`. Other types cannot conform: a
/// ``StoredValue`` has nothing for them.
public protocol StorableType: BusType {
    /// Reads what is kept.
    init(storedIn place: StoredValue)

    /// Replaces what is kept.
    func store(in place: StoredValue)
}

/// A value in the memory where libsystemd reads it.
public final class StoredValue {
    /// Where it is, as C functions find it.
    let cell: UnsafeMutablePointer<Cell>

    /// A number is in place, and a text is somewhere else. Nothing here is counted, so that a read costs only what it copies.
    struct Cell {
        let type: CChar
        /// What `sd_bus_message_append_basic` gets. nil if the bus cannot carry the value.
        fileprivate(set) var content: UnsafeRawPointer?
        fileprivate var number: UInt64 = 0
    }

    /// - Parameter signature: of a basic type.
    fileprivate init(_ signature: String) {
        cell = .allocate(capacity: 1)
        cell.initialize(to: Cell(type: CChar(bitPattern: signature.utf8.first!), content: nil))
    }

    deinit {
        if isText { free(UnsafeMutableRawPointer(mutating: cell.pointee.content)) }
        cell.deallocate()
    }

    private var isText: Bool { cell.pointee.type == CChar(bitPattern: UInt8(ascii: "s")) }

    /// A number whose bytes are the same in memory and on the bus.
    fileprivate func number<Number: BitwiseCopyable>() -> Number { place.load(as: Number.self) }

    fileprivate func keep(_ number: some BitwiseCopyable) {
        place.storeBytes(of: number, as: type(of: number))
        cell.pointee.content = UnsafeRawPointer(place)
    }

    private var place: UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(cell) + MemoryLayout<Cell>.offset(of: \.number)!
    }

    fileprivate var text = ""

    /// A text with NUL cannot be carried by the bus, and a read of it is refused.
    fileprivate func keep(_ text: String) {
        self.text = text
        free(UnsafeMutableRawPointer(mutating: cell.pointee.content))
        cell.pointee.content = text.utf8.contains(0) ? nil : UnsafeRawPointer(strdup(text))
    }
}

extension String: StorableType {
    public init(storedIn place: StoredValue) { self = place.text }
    public func store(in place: StoredValue) { place.keep(self) }
}

extension Bool: StorableType {
    public init(storedIn place: StoredValue) { self = place.number() as Int32 != 0 }
    public func store(in place: StoredValue) { place.keep(self ? 1 as Int32 : 0) }
}

extension StorableType where Self: Numeric & BitwiseCopyable {
    /// Reads the number that is kept.
    public init(storedIn place: StoredValue) { self = place.number() }
    public func store(in place: StoredValue) { place.keep(self) }
}

extension UInt8: StorableType {}
extension UInt16: StorableType {}
extension Int16: StorableType {}
extension UInt32: StorableType {}
extension Int32: StorableType {}
extension UInt64: StorableType {}
extension Int64: StorableType {}
extension Double: StorableType {}
