/// What ``Store/open(in:stamp:today:)`` did to records that it could not open as they were. The user
/// is told.
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
}
