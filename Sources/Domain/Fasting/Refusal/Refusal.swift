/// Why the agent refused a command or a question. Nothing has changed then.
///
/// The core knows no sentence and no bus error. A new refusal is a case here, a row in
/// `Contract/RefusalDetails.swift` and a sentence in `Words/Agent/RefusalSentences.swift`.
public enum Refusal: Error, Equatable, Sendable {
    /// A rule of fasting forbids it.
    case rule(FastError)
    /// A rule forbids undoing an act: a second fast would run, or two would overlap.
    case undoAgainst(FastError)
    /// The reason needs no values.
    case plain(Plain)
    /// No water entry has this id.
    case waterNotFound(RecordID)
    /// The value is not valid for this setting.
    case invalidSetting(Settings.Key)
    /// The text is not a licence that holds now.
    case licence(LicenceProblem)
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
    /// No other machine has this name or id.
    case deviceNotFound(String)
    /// The folder that was named cannot be used.
    case folder(FolderProblem)

    /// A refusal without values. The raw value is its reason on the bus.
    public enum Plain: String, CaseIterable, Sendable {
        case nothingToRedo = "nothing-to-redo"
        /// The caller named another fast than the one that runs.
        case anotherFast = "another-fast"
        /// The caller named another act than the one that would be undone or redone.
        case anotherAct = "another-act"
        /// No act has the number that the caller named.
        case actNotFound = "act-not-found"
        case waterInTheFuture = "water-in-the-future"
        /// There is no such month.
        case invalidMonth = "invalid-month"
        /// The entitlement does not include it.
        case notEntitled = "not-entitled"
        /// There is no licence to remove.
        case noLicence = "no-licence"
        case invalidTarget = "invalid-target"
        case invalidAmount = "invalid-amount"
        case noteTooLong = "note-too-long"
        case importUnderWay = "import-under-way"
        /// The shared folder is being read just now.
        case devicesBusy = "devices-busy"
        /// The folder that was named overlaps that of the agent's own records.
        case ownRecords = "own-records"
        case calendarOwnRecords = "calendar-own-records"
    }
}

/// What was being done with the records.
public enum RecordsAccess: Equatable, Sendable {
    case reading
    case writing
}
