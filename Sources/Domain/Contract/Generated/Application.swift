// Generated from dbus/org.freedesktop.Application.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// What a launcher calls.
///
/// The freedesktop.org Desktop Entry Specification defines it. The entry has DBusActivatable=true,
/// so that launchers call the agent and start no program. A launcher shows no error. So a
/// notification tells the user what happened, or why the call was refused.
public enum Application {
    public static let interface = "org.freedesktop.Application"

    public enum Method: String, CaseIterable, Sendable {
        case activate = "Activate", open = "Open", activateAction = "ActivateAction"
    }
}
