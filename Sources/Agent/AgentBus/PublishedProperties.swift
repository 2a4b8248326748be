import AgentCore
import Contract
import SDBus

extension ObjectPath {
    /// The agent's object, which has all interfaces.
    static let agent = ObjectPath(Names.objectPath)!
    /// The object for what names a path or destroys something.
    static let records = ObjectPath(RecordsObject.path)!
}

/// The properties of one interface whose changes are announced. A generated struct holds them.
protocol PropertyValues: Equatable, Sendable {
    /// What they are in a snapshot.
    init(_ snapshot: Snapshot)

    /// As in `app.atrest.Timer1`.
    static var interface: String { get }
    /// The names on the bus of the properties that differ, in the order of the interface.
    ///
    /// - Parameter other: nil for the names of all of them.
    func names(differingFrom other: Self?) -> [String]

    /// Those that the bus reads by itself.
    associatedtype Stored: StoredValues<Self>
}

/// The properties of one interface that the bus reads by itself.
protocol StoredValues<Values>: AnyObject {
    associatedtype Values

    init()

    func set(_ values: Values)
}

/// Answers reads of the properties of one interface, and announces their changes.
///
/// A change is found by comparing values, so that no caller can forget to announce one. Values
/// count as announced only after the signal was sent: what could not be sent is sent by the next
/// ``publish(_:)``. Reads answer the new values at once.
final class PublishedProperties<Values: PropertyValues> {
    /// What reads answer.
    private(set) var current: Values {
        didSet { stored.set(current) }
    }
    /// The same for the bus.
    let stored = Values.Stored()
    /// The values that clients were told last; nil if some clients could not read any.
    private var announced: Values?
    /// Called before each read of one or more properties. It throws if the values must not be shown.
    let check: () throws -> Void
    private let announce: ([String]) throws(SystemError) -> Void

    /// - Parameters:
    ///   - initial: the values that clients read first; they are not announced.
    ///   - check: called before each read, even while a change is announced.
    ///   - announce: sends one signal that carries the properties with these names.
    init(
        _ initial: Values, check: @escaping () throws -> Void,
        announce: @escaping ([String]) throws(SystemError) -> Void
    ) {
        current = initial
        announced = initial
        self.check = check
        self.announce = announce
        stored.set(initial)
    }

    /// Whether a change could not be announced yet.
    var isBehind: Bool { !current.names(differingFrom: announced).isEmpty }

    /// Replaces the values, and sends one `PropertiesChanged` with those that clients do not know.
    ///
    /// - Throws: if the signal cannot be sent. Reads answer the new values nevertheless.
    func publish(_ next: Values) throws(SystemError) {
        current = next
        try publishAgain()
    }

    /// Notes that clients could not read the values. All of them are announced next, so that a client that keeps
    /// a copy by signals alone has the whole of it.
    func forgetAnnounced() { announced = nil }

    /// Sends what could not be sent before; does nothing if clients know everything.
    func publishAgain() throws(SystemError) {
        let names = current.names(differingFrom: announced)
        if names.isEmpty { return }
        try announce(names)
        announced = current
    }
}
