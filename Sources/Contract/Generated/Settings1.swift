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

    public enum Property: String, CaseIterable, Sendable {
        /// The target of a fast that is started without one, 4 to 168 hours, including fractions;
        /// the default is 16.
        case targetHours = "TargetHours"
        /// How water is shown and typed, ml or floz.
        case waterUnit = "WaterUnit"
        /// The amount that one click adds, 1 to 5000; the default is 250.
        case quickAddMilliliters = "QuickAddMilliliters"
        /// Whether a notification is shown when a phase begins.
        case notifyMilestones = "NotifyMilestones"
        /// Whether a notification is shown at the target.
        case notifyTarget = "NotifyTarget"
        /// Whether notifications say nothing about the fast; the default is false.
        case discreet = "Discreet"
        /// Whether an icon is shown in the tray, if there is a tray.
        case trayIcon = "TrayIcon"
        /// auto (same as the desktop), on or off.
        case reducedMotion = "ReducedMotion"
        /// Of the program.
        case version = "Version"
        /// Of these interfaces; additions keep it.
        case apiVersion = "ApiVersion"
    }
}
