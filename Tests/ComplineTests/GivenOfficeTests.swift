import Foundation
import Testing

@testable import Compline

/// The office in the program, letter by letter. Rule: docs/rules/words.md, Compline.
@Suite struct GivenOfficeTests {
    static let office = Office.builtIn

    /// Each piece beside its words, which are typed here again.
    static let pieces: [(name: String, given: String, expected: String)] = [
        ("opening, title", office.phases[0].title, "The Opening"),
        (
            "opening, instruction", office.phases[0].instruction,
            "Begin by taking three slow breaths"
        ),
        (
            "opening, response", office.phases[0].response,
            "O God, come to my assistance. O Lord, make haste to help me."
        ),
        ("psalm, title", office.phases[1].title, "Psalm 91"),
        (
            "psalm, instruction", office.phases[1].instruction,
            "Let these words settle into your heart"
        ),
        (
            "psalm, text", text(1),
            "You who dwell in the shelter of the Most High,\n"
                + "who abide in the shadow of the Almighty,\n"
                + "say to the Lord, \"My refuge and fortress,\n"
                + "my God in whom I trust.\"\n"
                + "\n"
                + "He will shelter you with his pinions,\n"
                + "and under his wings you may take refuge."
        ),
        ("examination, title", office.phases[2].title, "Examination"),
        (
            "examination, instruction", office.phases[2].instruction,
            "Review your day with gentle honesty"
        ),
        ("first question", question(0), "Where did you notice God's presence today?"),
        ("second question", question(1), "Where did you resist grace?"),
        ("third question", question(2), "What are you grateful for?"),
        ("reflection", reflection, "Write a reflection"),
        ("confession, title", office.phases[3].title, "Confession"),
        ("confession, instruction", office.phases[3].instruction, "Release what burdens you"),
        (
            "confession, text", text(3),
            "I confess to almighty God,\n"
                + "and to you, my brothers and sisters,\n"
                + "that I have sinned\n"
                + "through my own fault,\n"
                + "in my thoughts and in my words,\n"
                + "in what I have done,\n"
                + "and in what I have failed to do."
        ),
        (
            "confession, response", office.phases[3].response,
            "May almighty God have mercy on you,\n"
                + "forgive you your sins,\n"
                + "and bring you to everlasting life."
        ),
        ("canticle, title", office.phases[4].title, "Nunc Dimittis"),
        ("canticle, instruction", office.phases[4].instruction, "The Song of Simeon"),
        (
            "canticle, text", text(4),
            "Lord, now you let your servant go in peace;\n"
                + "your word has been fulfilled.\n"
                + "\n"
                + "My own eyes have seen the salvation\n"
                + "which you have prepared\n"
                + "in the sight of every people:\n"
                + "\n"
                + "A light to reveal you to the nations\n"
                + "and the glory of your people Israel."
        ),
        ("blessing, title", office.phases[5].title, "Blessing"),
        (
            "blessing, instruction", office.phases[5].instruction,
            "Receive this blessing for the night"
        ),
        (
            "blessing, text", office.phases[5].response,
            "May the Lord Almighty grant you\n"
                + "a peaceful night\n"
                + "and a perfect end.\n"
                + "\n"
                + "Amen."
        ),
        ("button", office.next, "Continue"),
        ("last button", office.amen, "Amen"),
        ("closing, title", office.closing.title, "Rest now in peace"),
        (
            "closing, text", office.closing.text,
            "The prayer of Compline is complete. May you sleep in God's protection."
        ),
        ("closing, blessing", office.closing.blessing, "May the Lord bless you and keep you"),
        ("closing, farewell", office.closing.farewell, "Good Night"),
        ("name", office.hub.title, "Compline"),
        ("greeting", office.hub.greetings[.compline] ?? "", "Good evening, [name]"),
        (
            "verse", office.hub.verse,
            "Your word is a lamp to my feet and a light to my path"
        ),
        ("invitation", office.hub.invitation, "Begin your evening prayer"),
        ("mood", office.hub.mood, "Deep rest, sacred silence"),
    ]

    @Test func everyPieceIsAsGiven() {
        #expect(Self.pieces.count == 33)
        for piece in Self.pieces {
            // Not ==, for which two spellings of one character are equal.
            #expect(Array(piece.given.utf8) == Array(piece.expected.utf8), "\(piece.name)")
        }
    }

    @Test func theFileHasNothingElse() {
        let office = Self.office
        #expect(office.phases.count == 6)
        #expect(
            office.phases.map { Kind($0.content) } == [
                .breath, .text, .questions, .text, .text, .candle,
            ])
        #expect([1, 2, 4].map { office.phases[$0].response } == ["", "", ""])
        guard case .questions(let questions, _) = office.phases[2].content else {
            Issue.record("The third phase has no questions.")
            return
        }
        #expect(questions.count == 3)
        #expect(office.hub.citation == "Psalm 119")
        #expect(office.closing.citation == "Numbers 6")
    }

    /// The office of packages is whole and has the same parts, and no line of the given one but names and greetings.
    @Test func theFreeOfficeHasItsOwnWords() throws {
        func lines(_ name: String) throws -> (office: Office, words: Set<Substring>) {
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Sources/Content/Compline/Office/\(name)/office.txt")
            let bytes = Array(try Data(contentsOf: file))
            let text = String(decoding: bytes, as: UTF8.self)
            return (
                try Office(file: bytes),
                Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix(";") })
            )
        }
        let (free, given) = (try lines("free"), try lines("given"))
        #expect(
            free.office.phases.map { Kind($0.content) }
                == given.office.phases.map { Kind($0.content) })
        let shared = free.words.intersection(given.words).filter { !$0.hasPrefix("Good ") }
        #expect(shared == ["Amen", "Amen.", "Compline", "Psalm 91", "Psalm 119"])
    }

    @Test func theLastButtonSaysAmen() {
        #expect(
            (0..<6).map(Self.office.button(ofPhase:)) == [
                "Continue", "Continue", "Continue", "Continue", "Continue", "Amen",
            ])
    }

    @Test func theGreetingFitsTheHour() {
        let greetings = PrayerHour.allCases.map { Self.office.greeting(at: $0, name: "Ada") }
        #expect(
            greetings == [
                "Good morning, Ada", "Good morning, Ada", "Good afternoon, Ada",
                "Good evening, Ada", "Good evening, Ada",
            ])
    }

    @Test func withoutANameTheGreetingHasNoComma() {
        #expect(Self.office.greeting(at: .compline, name: "") == "Good evening")
    }

    /// A user may be called so.
    @Test func aNameIsNotReplacedInTurn() {
        #expect(Self.office.greeting(at: .dawn, name: "[name]") == "Good morning, [name]")
    }

    private enum Kind {
        case breath, text, questions, candle

        init(_ content: Office.Content) {
            self =
                switch content {
                case .breath: .breath
                case .text: .text
                case .questions: .questions
                case .candle: .candle
                }
        }
    }

    private static func text(_ phase: Int) -> String {
        if case .text(let text) = office.phases[phase].content { text } else { "" }
    }

    private static func question(_ index: Int) -> String {
        guard case .questions(let questions, _) = office.phases[2].content,
            questions.indices.contains(index)
        else { return "" }
        return questions[index]
    }

    private static var reflection: String {
        if case .questions(_, let reflection) = office.phases[2].content { reflection } else { "" }
    }
}
