// Generated from dbus/app.atrest.Vigil1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// Words of Scripture, for users who turn them on.
///
/// Off by default. While it is off every text is ""; nothing else changes. If the records cannot be
/// read, every member answers app.atrest.Error.Storage. The texts follow the agent's locale.
public enum Vigil1 {
    public static let interface = "app.atrest.Vigil1"

    public enum Method: String, CaseIterable, Sendable {
        /// Returns the source of the present Scripture.
        case citation = "Citation"
        /// Returns the source of the inscription.
        case inscriptionCitation = "InscriptionCitation"
    }

    public enum Property: String, CaseIterable, Sendable {
        /// Whether Vigil adds its texts; stored.
        case enabled = "Enabled"
        /// The line of this moment: of the phase while a fast is active, of the arrival after a
        /// completed one until Status becomes idle, otherwise of the local day, announced at
        /// midnight; "" after a fast that was ended early or abandoned, and while Vigil is off.
        case scripture = "Scripture"
        /// What Timer1.MilestoneText already ends with: show one of the two; "" if no fast is
        /// active or Vigil is off.
        case companion = "Companion"
        /// Shown for 4 seconds after a start that is now, by a client that shows the start; ""
        /// while Vigil is off.
        case fastStartLine = "FastStartLine"
        /// For the frame of the forest; "" while Vigil is off.
        case inscription = "Inscription"
    }
}
