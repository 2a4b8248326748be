/// Why the core refused a command or a question. Nothing has changed then.
///
/// The core knows no sentence and no bus error: Words has the sentences, and AgentBus the names.
public enum Refusal: Error, Equatable, Sendable {
    /// A rule of fasting forbids it.
    case rule(FastError)
    /// A rule forbids undoing an act: a second fast would run, or two would overlap.
    case undoAgainst(FastError)
    case nothingToRedo
    case waterInTheFuture
    /// No water entry has this id.
    case waterNotFound(RecordID)
    /// The value is not valid for this setting.
    case invalidSetting(Settings.Key)
    /// There is no such month.
    case invalidMonth
    /// The entitlement does not include it.
    case notEntitled
    /// The text is not a licence that holds now.
    case licence(LicenceProblem)
    /// There is no licence to remove.
    case noLicence
    /// There is no backup of this day.
    case noBackup(day: String)
    /// The backup of this day cannot be read.
    case unreadableBackup(day: String, RecordsProblem)
    /// The records cannot be read or written.
    ///
    /// - `path`: the path of the database.
    case storage(RecordsProblem, RecordsAccess, path: String)
    /// The system gave no random id. The text is the system's.
    case noRandomID(String)
}

/// What was being done with the records.
public enum RecordsAccess: Equatable, Sendable {
    case reading
    case writing
}
