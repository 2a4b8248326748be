/// Whether the calendar folder has the fasts. The raw value travels on the bus.
public enum CalendarState: String, CaseIterable, Sendable {
    /// There is no calendar folder.
    case none
    /// It has the fasts, or gets them now.
    case ready
    /// It is not there, perhaps because its disk is not.
    case absent
    /// The agent may only read it.
    case readOnly = "read-only"
    /// Its disk is full.
    case full
    /// It cannot be written for another reason.
    case refused
}
