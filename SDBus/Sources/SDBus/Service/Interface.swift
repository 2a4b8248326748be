import CSystemd

/// How clients learn of a property's new value: the annotation
/// `org.freedesktop.DBus.Property.EmitsChangedSignal`.
public enum ChangePolicy: Sendable {
    /// `true`: `PropertiesChanged` carries the value (`SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE`).
    case emitsChange
    /// `invalidates`: `PropertiesChanged` carries the name only (`SD_BUS_VTABLE_PROPERTY_EMITS_INVALIDATION`).
    case emitsInvalidation
    /// `const`: the value does not change as long as the object exists (`SD_BUS_VTABLE_PROPERTY_CONST`).
    case constant
    /// `false`: changes are not signalled.
    case emitsNothing

    var flag: UInt64 {
        switch self {
        case .emitsChange: UInt64(SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE)
        case .emitsInvalidation: UInt64(SD_BUS_VTABLE_PROPERTY_EMITS_INVALIDATION)
        case .constant: UInt64(SD_BUS_VTABLE_PROPERTY_CONST)
        case .emitsNothing: 0
        }
    }
}

/// A D-Bus interface: its members with their types, names and handlers. ``Bus/export(_:at:)`` makes it available.
public struct Interface {
    /// For example `org.example.Counter1`.
    public let name: String
    /// All methods, properties and signals, in the order of the introspection.
    public let members: [Member]
    let beforeReading: (() throws -> Void)?

    /// Describes an interface. Names are checked when it is exported.
    ///
    /// - Parameter beforeReading: called once for each message that carries properties, before the first of them is
    ///   read. If it throws, the read is refused with its error. It is not called for properties that are
    ///   ``ChangePolicy/constant``.
    public init(
        _ name: String, _ members: [Member], beforeReading: (() throws -> Void)? = nil
    ) {
        self.name = name
        self.members = members
        self.beforeReading = beforeReading
    }

    /// A method, a property or a signal.
    ///
    /// Handlers may throw any error. What the caller receives is what ``Bus/errorFor`` makes of it. Otherwise a
    /// ``BusError`` is sent as it is, a ``SystemError`` with `EBADMSG` becomes `InvalidArgs`, and any other error `Failed`
    /// with its description.
    public struct Member {
        /// For example `Add`.
        public let name: String
        /// The types of a method's or signal's arguments, or a property's type.
        let signature: String
        let result: String
        let argumentNames: [String]
        let kind: Kind
        var isHidden = false

        enum Kind {
            case method((Message) throws -> Reply)
            case property(get: Getter, set: ((Message) throws -> Void)?, ChangePolicy)
            case signal
        }

        enum Getter {
            /// Appends the value to the message.
            case computed((Message) throws -> Void)
            /// libsystemd reads the value.
            case stored(StoredValue)
        }

        enum Reply {
            /// Send a reply that this closure fills.
            case now((Message) throws(SystemError) -> Void)
            /// The holder of the ``PendingCall`` replies.
            case later
        }

        /// The member left out of introspection (`SD_BUS_VTABLE_HIDDEN`). It can be used as before.
        public var hidden: Member {
            var copy = self
            copy.isHidden = true
            return copy
        }
    }
}
