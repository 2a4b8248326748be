extension ErrorName {
    /// What a command exits with if the agent refuses it with this error.
    public var exitStatus: ExitStatus { self == .storage ? .storage : .refused }
}

/// What `atrest` and `atrestd` exit with. After sysexits(3).
public enum ExitStatus: Int32, Sendable {
    case success = 0
    /// The agent refused; for `status --quiet`: no fast is active.
    case refused = 1
    case usage = 64
    /// An input file is bad.
    case badInput = 65
    /// The agent cannot be reached.
    case unavailable = 69
    case storage = 74
    /// The set-up is wrong in a way that a restart does not repair.
    case configuration = 78
}
