// Generated from dbus/org.gnome.Shell.SearchProvider2.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// What GNOME Shell calls while the user types in its search.
///
/// GNOME defines it. The object is /app/atrest/Atrest/Search. A result is an act, such as a start
/// with a target. There is one only if the text begins with a word for a fast or for water, and
/// only for an act that would not be refused. GNOME Shell does not start the agent for it.
public enum SearchProvider2 {
    public static let interface = "org.gnome.Shell.SearchProvider2"

    public enum Method: String, CaseIterable, Sendable {
        case getInitialResultSet = "GetInitialResultSet", getSubsearchResultSet = "GetSubsearchResultSet", getResultMetas = "GetResultMetas", activateResult = "ActivateResult", launchSearch = "LaunchSearch"
    }
}
