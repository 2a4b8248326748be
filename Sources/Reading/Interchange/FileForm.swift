/// How a file of any program is written. Its fasts are read from a table in each case.
public enum FileForm: Equatable, Sendable {
    case table
    /// iCalendar (RFC 5545).
    case calendar
    case json
    /// The clock lines of Org, the mode of Emacs.
    case org
    /// The lines of timeclock, which ledger reads too.
    case timeclock
    case klog
}
