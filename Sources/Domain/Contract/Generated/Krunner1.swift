// Generated from dbus/org.kde.krunner1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// What KRunner calls while the user types.
///
/// KDE defines it. The object is /app/atrest/Atrest/Runner. The matches are the acts that
/// org.gnome.Shell.SearchProvider2 finds. KRunner does not start the agent for them.
public enum Krunner1 {
    public static let interface = "org.kde.krunner1"

    public enum Method: String, CaseIterable, Sendable {
        case match = "Match", actions = "Actions", run = "Run", config = "Config", teardown = "Teardown", setActivationToken = "SetActivationToken"
    }

    public enum Key: String, CaseIterable, Sendable {
        case category, subtext
    }

    /// `matches` of `Match`.
    ///
    /// Identifier, sentence, icon, relevance of the category (0 to 100), relevance (0 to 1), and
    /// extras: category (s), subtext (s).
    public struct MatchRow: Equatable, Sendable {
        public var id: String
        public var text: String
        public var icon: String
        public var relevanceOfCategory: Int32
        public var relevance: Double
        public var category: String?
        public var subtext: String?

        public init(id: String, text: String, icon: String, relevanceOfCategory: Int32, relevance: Double, category: String? = nil, subtext: String? = nil) {
            (self.id, self.text, self.icon, self.relevanceOfCategory, self.relevance, self.category, self.subtext) = (id, text, icon, relevanceOfCategory, relevance, category, subtext)
        }
    }

    /// `actions` of `Actions`.
    ///
    /// Identifier, text and icon of each; always empty.
    public struct ActionRow: Equatable, Sendable {
        public var id: String
        public var text: String
        public var icon: String

        public init(id: String, text: String, icon: String) {
            (self.id, self.text, self.icon) = (id, text, icon)
        }
    }
}
