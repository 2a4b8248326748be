import Fasting

extension Words {
    /// The words of Vigil, given word for word: Scripture and the sentences that go with it. Only
    /// users who have turned Vigil on see them. Rule: docs/rules/words.md, Vigil.
    public enum Vigil {
        /// A line of Scripture and its source.
        public struct Passage: Equatable, Sendable {
            public let text: String
            /// Book and chapter, never a verse. It is shown only on request.
            public let citation: String
            /// The language tag of the text: "en" if it has no translation.
            public let language: String

            public init(text: String, citation: String, language: String = "en") {
                self.text = text
                self.citation = citation
                self.language = language
            }
        }

        public static let title = translated("Vigil")
        public static let explanation = given(
            "Adds Scripture and reflective language throughout your fasting experience."
        ).text

        /// Shown for 4 seconds after a fast was started.
        public static var fastStart: String { start.text }
        private static let start = given("You have set this time apart.")

        /// The addition to the companion text of a phase.
        public static func companion(_ milestone: Milestone) -> String {
            addition(milestone).text
        }

        static func addition(_ milestone: Milestone) -> Words.Paragraph {
            switch milestone {
            case .digestionCompleting:
                given("For now, it is simply a choice — a quiet setting-apart of hours.")
            case .beginningToShift:
                given("What was received is now being tended — drawn from gently.")
            case .metabolicTransition:
                given("This is often where choosing to remain becomes its own quiet practice.")
            case .deeperRhythm:
                given("Not only the body finds a rhythm — something quieter settles alongside it.")
            case .extendedFast:
                given(
                    "For thousands of years, fasting this long has been understood as a "
                        + "way of making room.")
            case .prolongedFast:
                given("Be attentive to how you feel — and to what else surfaces in the stillness.")
            }
        }

        /// The Scripture of a phase.
        public static func scripture(_ milestone: Milestone) -> Passage {
            switch milestone {
            case .digestionCompleting: scripture("This is the day.", chapter("Psalm 118"))
            case .beginningToShift: scripture("I shall not want.", chapter("Psalm 23"))
            case .metabolicTransition:
                scripture("When you pass through, I will be with you.", chapter("Isaiah 43"))
            case .deeperRhythm: scripture("Be still, and know.", chapter("Psalm 46"))
            case .extendedFast: scripture("Not by bread alone.", chapter("Matthew 4"))
            case .prolongedFast: scripture("Search me, and know my heart.", chapter("Psalm 139"))
            }
        }

        /// The Scripture of a completed fast.
        /// - Parameter completedCount: the number of completed fasts, with this one.
        public static func arrival(completedCount: Int) -> Passage {
            arrivals[completedCount % arrivals.count]
        }

        static let arrivals = [
            scripture("In every season, it yields its fruit.", chapter("Revelation 22")),
            scripture(
                "What was begun in you is being carried to completion.", chapter("Philippians 1")),
            scripture("To everything, a season.", chapter("Ecclesiastes 3")),
            scripture("The Lord bless you, and keep you.", chapter("Numbers 6")),
            scripture("You prepare a table before me.", chapter("Psalm 23")),
        ]

        /// The Scripture while no fast runs. It stays the same all day.
        /// - Parameter dayOfYear: 1 … 366, of the local date.
        public static func idle(dayOfYear: Int) -> Passage {
            idles[(dayOfYear - 1) % idles.count]
        }

        static let idles = [
            scripture("The earth is full of your steadfast love.", chapter("Psalm 119")),
            scripture("Morning by morning, new mercies.", chapter("Lamentations 3")),
            scripture("The heavens declare.", chapter("Psalm 19")),
            scripture("He leads me beside still waters.", chapter("Psalm 23")),
            scripture("In him all things hold together.", chapter("Colossians 1")),
            scripture("Great is your faithfulness.", chapter("Lamentations 3")),
            scripture("Your hands have made and fashioned me.", chapter("Psalm 119")),
            scripture("Even the darkness is not dark to you.", chapter("Psalm 139")),
            scripture("In returning and rest you shall be saved.", chapter("Isaiah 30")),
            scripture("Consider the birds of the air.", chapter("Matthew 6")),
        ]

        /// Shown on the frame of the forest.
        public static let inscription = scripture("Consider how they grow.", chapter("Luke 12"))

        /// What a screen reader says.
        public static func spoken(scripture: String) -> String {
            translated("Scripture: {text}", ["text": scripture])
        }

        /// What a screen reader says.
        public static func spoken(citation: String) -> String {
            translated("From {citation}", ["citation": citation])
        }

        /// Whether a line of Vigil is in English although the sentences of the program are not, because
        /// it has no translation.
        public static func isEnglish(_ line: String) -> Bool {
            guard Words.language != "en" else { return false }
            let passages =
                Milestone.allCases.map { scripture($0) } + arrivals + idles + [inscription]
            return passages.contains { $0.text == line && $0.language == "en" }
                || line == fastStart && start.language == "en"
        }

        // MARK: The command, and the action of a notification

        public static let help = translated("Turn Vigil on or off, or show its words.")
        public static let actHelp = translated(
            "on, off, show (the words of this moment) or forest (the line below the forest). "
                + "By default, print whether Vigil is on.")
        public static let citeHelp = translated("Show the book and chapter too.")
        public static let isOn = translated("Vigil is on.")
        public static let isOff = translated("Vigil is off.")
        public static let nothingWhileOff = translated(
            "Vigil is off, so there is nothing to show. `atrest vigil on` turns it on.")
        public static let citeWhat = translated(
            "--cite needs show or forest, as in `atrest vigil show --cite`.")
        public static let unknownAct = quoting("`{act}` is not one of on, off, show and forest.")
        public static let cite = translated("Citation")

        // In the catalogue, these functions mark sentences that translators must treat with care.

        private static func given(_ english: String) -> Words.Paragraph {
            let text = translated(english)
            return Words.Paragraph(text: text, language: language(of: text, english))
        }

        private static func scripture(_ english: String, _ citation: String) -> Passage {
            let text = translated(english)
            return Passage(text: text, citation: citation, language: language(of: text, english))
        }

        private static func chapter(_ english: String) -> String { translated(english) }

        /// Catalogues may leave Vigil's words out, since they are given in English only.
        private static func language(of text: String, _ english: String) -> String {
            text == english ? "en" : Words.language
        }
    }
}
