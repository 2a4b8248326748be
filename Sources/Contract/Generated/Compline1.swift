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

    public enum Method: String, CaseIterable, Sendable {
        /// Returns the words of the prayer: six phases, and the closing as the seventh entry.
        case office = "Office"
        /// Tells the agent that the caller shows the prayer.
        case begin = "Begin"
        /// Tells the agent that the caller no longer shows the prayer.
        case end = "End"
    }

    public enum Property: String, CaseIterable, Sendable {
        /// The part of the local day: dawn (5 to 9), meridian (9 to 12), afternoon (12 to 17),
        /// vespers (17 to 21) or compline (21 to 5); computed when read.
        case hour = "Hour"
        /// Whether the agent invites to the prayer at InvitationAt; stored, false by default.
        case enabled = "Enabled"
        /// The local time of the invitation, as HH:MM; "" if there is none, which is the default;
        /// stored.
        case invitationAt = "InvitationAt"
    }

    /// The keys of options, results and extras.
    public enum Key: String, CaseIterable, Sendable {
        case kind = "Kind"
        case button = "Button"
        case reflection = "Reflection"
        case citation = "Citation"
    }
}

extension Compline1 {
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
            self.title = title
            self.instruction = instruction
            self.content = content
            self.response = response
            self.kind = kind
            self.button = button
            self.reflection = reflection
            self.citation = citation
        }
    }
}
