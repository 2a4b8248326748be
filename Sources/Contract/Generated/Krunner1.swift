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
        /// Reads what the user typed, as the command line does.
        case match = "Match"
        /// Returns what else can be done with a match.
        case actions = "Actions"
        /// Carries out the act.
        case run = "Run"
        /// Returns how KRunner should call.
        case config = "Config"
        /// Ends a search.
        case teardown = "Teardown"
        /// Precedes Run on Wayland.
        case setActivationToken = "SetActivationToken"
    }

    /// The keys of options, results and extras.
    public enum Key: String, CaseIterable, Sendable {
        case category
        case subtext
    }
}

extension Krunner1 {
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
            self.id = id
            self.text = text
            self.icon = icon
            self.relevanceOfCategory = relevanceOfCategory
            self.relevance = relevance
            self.category = category
            self.subtext = subtext
        }
    }
}

extension Krunner1 {
    /// `actions` of `Actions`.
    ///
    /// Identifier, text and icon of each; always empty.
    public struct ActionRow: Equatable, Sendable {
        public var id: String
        public var text: String
        public var icon: String

        public init(id: String, text: String, icon: String) {
            self.id = id
            self.text = text
            self.icon = icon
        }
    }
}
