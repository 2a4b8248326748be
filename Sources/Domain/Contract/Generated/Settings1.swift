// Generated from dbus/app.atrest.Settings1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// The user's settings.
///
/// Each property is set through org.freedesktop.DBus.Properties.Set, checked
/// (org.freedesktop.DBus.Error.InvalidArgs with a sentence, and nothing is changed), stored and
/// announced. If the records cannot be read or written, each answers app.atrest.Error.Storage.
public enum Settings1 {
    public static let interface = "app.atrest.Settings1"
    /// The version of this interface. It is raised when members, keys or values are added; nothing
    /// is removed.
    public static let version: UInt32 = 1

    public enum Property: String, CaseIterable, Sendable {
        case targetHours = "TargetHours", waterUnit = "WaterUnit", quickAddMilliliters = "QuickAddMilliliters", notifyMilestones = "NotifyMilestones", notifyTarget = "NotifyTarget", discreet = "Discreet", trayIcon = "TrayIcon", reducedMotion = "ReducedMotion", plan = "Plan", calendarFolder = "CalendarFolder", calendarRunning = "CalendarRunning", calendarYears = "CalendarYears", todayPage = "TodayPage", vigil = "Vigil", compline = "Compline", complineInvitation = "ComplineInvitation", calendarState = "CalendarState", version = "Version"
    }
}
