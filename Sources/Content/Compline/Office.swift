import Fasting

/// The night prayer: its phases from the opening to the closing, and the words around them.
///
/// The words come from a file: the [given](Office/given/office.txt) or the [free](Office/free/office.txt) one, as
/// ATREST_OFFICE said at the build, or one that a distribution has installed. They are not translated. Where they come
/// from: docs/provenance.md.
public struct Office: Equatable, Sendable {
    /// The words before the prayer.
    public struct Hub: Equatable, Sendable {
        /// The name of the prayer.
        public var title: String
        /// By hour; `[name]` stands for the user's name.
        public var greetings: [PrayerHour: String]
        public var verse: String
        public var citation: String
        /// What opens the prayer.
        public var invitation: String
        public var mood: String
    }

    public struct Phase: Equatable, Sendable {
        public var title: String
        public var instruction: String
        public var content: Content
        /// "" if there is none.
        public var response: String
    }

    /// What is in the middle of a phase. A line feed ends a line, two a paragraph.
    public enum Content: Equatable, Sendable {
        /// A circle that breathes.
        case breath
        case text(String)
        /// Questions, and what opens the optional reflection.
        case questions([String], reflection: String)
        /// A candle.
        case candle
    }

    public struct Closing: Equatable, Sendable {
        public var title: String
        public var text: String
        public var blessing: String
        public var citation: String
        public var farewell: String
    }

    public var hub: Hub
    /// Always six.
    public var phases: [Phase]
    public var closing: Closing
    /// The button of a phase, and that of the last one.
    public var next: String
    public var amen: String

    /// How many phases an office has (rule: docs/rules/words.md, Compline).
    public static let phaseCount = 6

    /// The greeting at an hour.
    ///
    /// - Parameter name: the user's name. If it is empty, the greeting has no name and no comma before
    ///   it.
    public func greeting(at hour: PrayerHour, name: String) -> String {
        let greeting = hub.greetings[hour, default: ""]
        let place = "[name]"
        guard let range = greeting.firstPlace(of: place) else { return greeting }
        if !name.isEmpty { return greeting.replacingCharacters(in: range, with: name) }
        var before = greeting[..<range.lowerBound]
        while let last = before.last, last == "," || last == " " { before.removeLast() }
        return String(before + greeting[range.upperBound...])
    }

    /// The button that leaves a phase.
    ///
    /// - Parameter index: 0 for the first phase.
    public func button(ofPhase index: Int) -> String { index == phases.count - 1 ? amen : next }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + self[range.upperBound...]
    }
}
