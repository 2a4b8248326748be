/// The names of refusals on the bus. Each travels with a sentence that a person can act on.
public enum ErrorName: String, CaseIterable, Sendable {
    case alreadyActive = "app.atrest.Error.AlreadyActive"
    case notActive = "app.atrest.Error.NotActive"
    case invalidTime = "app.atrest.Error.InvalidTime"
    case invalidTarget = "app.atrest.Error.InvalidTarget"
    case overlap = "app.atrest.Error.Overlap"
    case notFound = "app.atrest.Error.NotFound"
    case nothingToUndo = "app.atrest.Error.NothingToUndo"
    case invalidValue = "app.atrest.Error.InvalidValue"
    case storage = "app.atrest.Error.Storage"
    case notEntitled = "app.atrest.Error.NotEntitled"

    /// With what a command ends that was refused so.
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
    /// Something about the set-up is wrong that a restart does not mend.
    case configuration = 78
}
