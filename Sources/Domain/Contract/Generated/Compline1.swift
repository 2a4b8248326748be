// Generated from dbus/app.atrest.Compline1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// The night prayer, for users who want it.
///
/// Anyone may pray at any hour, even while Enabled is false. Enabled and InvitationAt are about
/// what the agent does on its own: at that time one notification invites the user to the prayer.
/// Nothing is stored about a prayer. The words are in English and are not translated.
public enum Compline1 {
    public static let interface = "app.atrest.Compline1"
    /// The version of this interface. It is raised when members, keys or values are added; nothing
    /// is removed.
    public static let version: UInt32 = 1

    public enum Method: String, CaseIterable, Sendable {
        case office = "Office", begin = "Begin", end = "End", hold = "Hold", release = "Release"
    }

    public enum Property: String, CaseIterable, Sendable {
        case quiet = "Quiet", enabled = "Enabled", invitationAt = "InvitationAt", version = "Version"
    }

    public enum Key: String, CaseIterable, Sendable {
        case kind = "Kind", button = "Button", reflection = "Reflection", citation = "Citation"
    }

    /// `phases` of `Office`.
    ///
    /// Title, instruction, content, response ("" if there is none), and extras. A line feed ends a
    /// line, two end a paragraph. Kind (s) is what is in the middle: breath (a breathing circle; no
    /// content), text, questions (one on each line of the content), candle (no content), or
    /// closing. Button (s) is the button that continues. Reflection (s) is the button under
    /// questions. Citation (s) is book and chapter, to show on request. The closing has the words
    /// after the prayer as content, a blessing as response, and no instruction.
    public struct PhaseRow: Equatable, Sendable {
        public var title: String
        public var instruction: String
        public var content: String
        public var response: String
        public var kind: String?
        public var button: String?
        public var reflection: String?
        public var citation: String?

        public init(title: String, instruction: String, content: String, response: String, kind: String? = nil, button: String? = nil, reflection: String? = nil, citation: String? = nil) {
            (self.title, self.instruction, self.content, self.response, self.kind, self.button, self.reflection, self.citation) = (title, instruction, content, response, kind, button, reflection, citation)
        }
    }
}
