// Generated from dbus/app.atrest.Vigil1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// Words of Scripture, for users who turn them on.
///
/// Off by default. While it is off every text is ""; nothing else changes. If the records cannot be
/// read, every member but Version answers app.atrest.Error.Storage. The texts follow the agent's
/// locale.
public enum Vigil1 {
    public static let interface = "app.atrest.Vigil1"
    /// The version of this interface. It is raised when members, keys or values are added; nothing
    /// is removed.
    public static let version: UInt32 = 1

    public enum Method: String, CaseIterable, Sendable {
        case citation = "Citation", inscriptionCitation = "InscriptionCitation"
    }

    public enum Property: String, CaseIterable, Sendable {
        case enabled = "Enabled", scripture = "Scripture", companion = "Companion", fastStartLine = "FastStartLine", inscription = "Inscription", version = "Version"
    }
}
