/// What was done because the records were damaged, missing, or removed while they were in use. The user is told.
public enum Recovery: Equatable, Sendable {
    /// The records were damaged. They have the name `name` in the data folder now. A backup took
    /// their place, or an empty file if `restoredDay` is nil.
    ///
    /// - Parameter restoredDay: the day of the backup, as in `2026-11-21`.
    case setAside(name: String, restoredDay: String?)
    /// The records were missing, and the backup of `day` took their place.
    case restored(day: String)
    /// The records were missing and none of the backups can be read. An empty file took their place.
    case lost

    // The files of the open records were removed or replaced.

    /// The files were missing and are written again.
    case writtenAgain
    /// Another file has their name. A copy of what was open is in the data folder under this name.
    case savedAs(String)
    /// No copy could be made.
    case notSaved
}
