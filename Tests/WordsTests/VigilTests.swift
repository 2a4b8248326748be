import Fasting
import Testing

@testable import Words

/// The given words of Vigil, letter for letter.
struct VigilTests {
    private typealias Passage = Words.Vigil.Passage

    private func passage(_ text: String, _ citation: String) -> Passage {
        Passage(text: text, citation: citation)
    }

    @Test func sectionAndStart() {
        #expect(Words.Vigil.title == "Vigil")
        #expect(
            Words.Vigil.explanation
                == "Adds Scripture and reflective language throughout your fasting experience.")
        #expect(Words.Vigil.fastStart == "You have set this time apart.")
        #expect(Words.Vigil.inscription == passage("Consider how they grow.", "Luke 12"))
    }

    @Test func companions() {
        let given: [Milestone: String] = [
            .digestionCompleting:
                "For now, it is simply a choice — a quiet setting-apart of hours.",
            .beginningToShift: "What was received is now being tended — drawn from gently.",
            .metabolicTransition:
                "This is often where choosing to remain becomes its own quiet practice.",
            .deeperRhythm:
                "Not only the body finds a rhythm — something quieter settles alongside it.",
            .extendedFast:
                """
            For thousands of years, fasting this long has been understood as a way of making \
            room.
            """,
            .prolongedFast:
                "Be attentive to how you feel — and to what else surfaces in the stillness.",
        ]
        for milestone in Milestone.allCases {
            #expect(Words.Vigil.companion(milestone) == given[milestone])
        }
    }

    @Test func scripture() throws {
        let given: [Milestone: (String, String)] = [
            .digestionCompleting: ("This is the day.", "Psalm 118"),
            .beginningToShift: ("I shall not want.", "Psalm 23"),
            .metabolicTransition: ("When you pass through, I will be with you.", "Isaiah 43"),
            .deeperRhythm: ("Be still, and know.", "Psalm 46"),
            .extendedFast: ("Not by bread alone.", "Matthew 4"),
            .prolongedFast: ("Search me, and know my heart.", "Psalm 139"),
        ]
        for milestone in Milestone.allCases {
            let (text, citation) = try #require(
                given[milestone], "No Scripture is given for \(milestone).")
            #expect(Words.Vigil.scripture(milestone) == passage(text, citation))
        }
    }

    @Test func arrivals() {
        let given = [
            passage("In every season, it yields its fruit.", "Revelation 22"),
            passage("What was begun in you is being carried to completion.", "Philippians 1"),
            passage("To everything, a season.", "Ecclesiastes 3"),
            passage("The Lord bless you, and keep you.", "Numbers 6"),
            passage("You prepare a table before me.", "Psalm 23"),
        ]
        for count in 0..<12 {
            #expect(Words.Vigil.arrival(completedCount: count) == given[count % 5])
        }
    }

    @Test func idles() {
        let given = [
            passage("The earth is full of your steadfast love.", "Psalm 119"),
            passage("Morning by morning, new mercies.", "Lamentations 3"),
            passage("The heavens declare.", "Psalm 19"),
            passage("He leads me beside still waters.", "Psalm 23"),
            passage("In him all things hold together.", "Colossians 1"),
            passage("Great is your faithfulness.", "Lamentations 3"),
            passage("Your hands have made and fashioned me.", "Psalm 119"),
            passage("Even the darkness is not dark to you.", "Psalm 139"),
            passage("In returning and rest you shall be saved.", "Isaiah 30"),
            passage("Consider the birds of the air.", "Matthew 6"),
        ]
        for day in 1...366 {
            #expect(Words.Vigil.idle(dayOfYear: day) == given[(day - 1) % 10])
        }
    }

    @Test func screenReaderNamesScripture() {
        #expect(
            Words.Vigil.spoken(scripture: "The heavens declare.")
                == "Scripture: The heavens declare.")
        #expect(Words.Vigil.spoken(citation: "Psalm 19") == "From Psalm 19")
    }
}
