import Contract
import Glibc
import SDBus

/// Why there is no answer from the agent, or none that can be used.
public enum ClientError: Error, Equatable, Sendable {
    /// There is no session bus any more. The text is libsystemd's.
    case noBus(String)
    /// The session bus could not be reached.
    case unconnected(UserBusFailure)
    /// The agent is not running, and the bus was not asked to start it or does not know how.
    case away
    /// The bus tried to start the agent and failed. The text is the bus's.
    case activationFailed(String)
    /// The bus starts the agent by its unit, and the user has masked that. The text is the state of the unit's file.
    case masked(String)
    case noAnswer
    /// Another program owns the agent's name on the bus: its name and its process.
    case stranger(String, process: UInt32)
    /// There are more records at one instant than one answer can hold.
    case tooMany
    /// The bus did not deliver the call. The text is the bus's.
    case unreachable(String)
    /// The agent refused, with a name and a sentence.
    case refused(BusError)
    /// The answer is not what the interface promises. The text names the part that is wrong.
    case unexpectedAnswer(String)

    /// Whether the agent runs and cannot read its records.
    public var isAboutRecords: Bool {
        if case .refused(let error) = self {
            error.name == ErrorName.storage.rawValue
        } else {
            false
        }
    }

    /// The beginnings of error names that mean that the agent could not be started.
    private static let activation = [
        "org.freedesktop.DBus.Error.Spawn.", "org.freedesktop.systemd1.",
    ]
    /// The beginnings of error names that the agent itself answers with.
    private static let answers =
        ["app.atrest.Error."]
        + [
            BusError.Name.invalidArgs, BusError.Name.failed,
            "org.freedesktop.DBus.Error.Unknown", BusError.Name.propertyReadOnly,
        ]

    public init(_ error: BusError) {
        switch error.name {
        case _ where error.isBrokersFailedStart: self = .activationFailed(error.message)
        case BusError.Name.serviceUnknown, BusError.Name.nameHasNoOwner: self = .away
        case BusError.Name.noReply, BusError.Name.timeout, BusError.Name.timedOut:
            self = .noAnswer
        case BusError.Name.disconnected: self = .noBus(error.message)
        case let name where Self.activation.contains(where: name.hasPrefix):
            self = .activationFailed(error.message)
        case let name where Self.answers.contains(where: name.hasPrefix): self = .refused(error)
        default: self = .unreachable(error.message)
        }
    }
}

extension BusError {
    /// Whether a start failed, as dbus-broker says it: to a call with the first name, to a start with the second. It does
    /// not say why.
    var isBrokersFailedStart: Bool {
        [Name.nameHasNoOwner, Name.serviceUnknown].contains(name)
            && message.hasPrefix("Could not activate")
    }
}
