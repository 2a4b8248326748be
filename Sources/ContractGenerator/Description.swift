/// An interface as its file describes it.
public struct InterfaceDescription: Equatable, Sendable {
    /// As in `app.atrest.Timer1`.
    public let name: String
    public let documentation: Documentation
    public let objectPath: String
    public let enumerations: [Enumeration]
    public let rows: [Row]
    public let dictionaries: [DictionaryType]
    public let errors: [ErrorDescription]
    public let methods: [Method]
    public let signals: [Signal]
    public let properties: [Property]
    /// Whether the manual page has its members. An interface that only some installations have is
    /// described elsewhere.
    public let isInManual: Bool

    /// As in `Timer1`: the name of the type in Swift.
    public var shortName: String { uppercasedFirst(name.split(separator: ".").last ?? "") }
    /// Whether another project specified it. The agent only serves it, so that there is no proxy.
    public var isForeign: Bool { objectPath.hasPrefix(Self.ownPath) && !name.hasPrefix(Self.own) }

    private static let own = "app.atrest."
    private static let ownPath = "/app/atrest/"
    public var file: String { "dbus/\(name).xml" }

    /// The properties whose changes are announced with their values.
    public var published: [Property] { properties.filter { $0.changes == .announced } }
    /// Every key of a dictionary or of the extras of a row, once.
    public var keys: [String] {
        var keys: [String] = []
        for field in dictionaries.flatMap(\.fields) + rows.flatMap(\.extras)
        where !keys.contains(field.name) {
            keys.append(field.name)
        }
        return keys
    }
}

/// What the comment before an element says.
public struct Documentation: Equatable, Sendable {
    /// The text, as paragraphs without line breaks; the first is the summary.
    public let paragraphs: [String]
    /// What each argument means.
    public let arguments: [String: String]
    /// The last parts of the names of errors, as in `Overlap`.
    public let errors: [String]
}

/// A set of words that travels as a string.
public struct Enumeration: Equatable, Sendable {
    public let name: String
    public let words: [String]
}

/// The elements of an array of structs.
public struct Row: Equatable, Sendable {
    public let name: String
    public let fields: [Field]
    /// What the `a{sv}` at the end may hold.
    public let extras: [Field]
    /// Whether it ends with `a{sv}`, so that it can grow. Rows of our own interfaces do.
    public let canGrow: Bool

    /// As in `stua{sv}`.
    public var contents: String {
        fields.map(\.signature).joined() + (canGrow ? "a{sv}" : "")
    }
}

/// What an `a{sv}` holds.
public struct DictionaryType: Equatable, Sendable {
    public let name: String
    public let fields: [Field]
}

/// A field of a row, or a key of a dictionary.
public struct Field: Equatable, Sendable {
    public let name: String
    /// A basic type as in `t`, or a type of the domain as in `Instant`.
    public let type: String
    /// Whether a key may be absent, or 0 and "" mean none.
    public let isOptional: Bool

    var domainType: DomainType? { DomainType(rawValue: type) }
    var signature: String { domainType?.signature ?? type }
}

/// An error: the last part of its name, and when it occurs.
public struct ErrorDescription: Equatable, Sendable {
    public let name: String
    public let meaning: String
}

/// What an argument or a property means beyond its signature.
public struct TypeName: Equatable, Sendable {
    /// As in `SessionRow`, `History1.MergeResult` or `Instant`.
    public let name: String
    /// Whether 0 and "" mean none.
    public let isOptional: Bool
}

public struct Argument: Equatable, Sendable {
    public let name: String
    public let signature: String
    public let type: TypeName?
}

public struct Method: Equatable, Sendable {
    public let name: String
    public let documentation: Documentation
    public let inputs: [Argument]
    public let outputs: [Argument]
    /// Whether the handler reads the arguments itself, because they are too long to be read at
    /// once.
    public let isStreamed: Bool
    /// Whether a client must wait for longer than usual.
    public let isLong: Bool
    public let clientForms: ClientForms
}

/// How the programs of the package use a member that they call. Other forms are not generated.
public struct ClientForms: Equatable, Sendable {
    /// The caller waits for the answer.
    public var waits = true
    /// A closure gets the answer.
    public var callsBack = true

    var isCalled: Bool { waits || callsBack }
}

public struct Signal: Equatable, Sendable {
    public let name: String
    public let documentation: Documentation
    public let arguments: [Argument]
}

public struct Property: Equatable, Sendable {
    /// How clients learn of a new value.
    public enum Changes: String, Equatable, Sendable {
        /// The signal carries the value.
        case announced = "true"
        /// Computed when read; no signal.
        case silent = "false"
        /// The value never changes.
        case constant = "const"
    }

    public let name: String
    public let documentation: Documentation
    public let signature: String
    public let type: TypeName?
    public let isWritable: Bool
    /// How it is set.
    public let clientForms: ClientForms
    public let changes: Changes
}
