import Fasting
import Testing
import Words

/// The six texts about what the body likely does.
struct CompanionTests {
    /// The table of docs/rules/words.md has the given texts.
    @Test(arguments: Milestone.allCases) func textIsTheGivenOne(_ milestone: Milestone) throws {
        let row = "| \(milestone.rawValue) | \(Words.companion(milestone)) |"
        #expect(try packageFile("docs/rules/words.md").contains(row), "\(row)")
    }

    @Test(arguments: Milestone.allCases) func textIsShort(_ milestone: Milestone) {
        let text = Words.companion(milestone)
        #expect(text.count < 160)
        #expect(text.hasSuffix("."))
        #expect((1...3).contains(text.count { $0 == "." }))
        #expect(!text.contains("\n"))
        #expect(!text.contains("  "))
    }

    @Test(arguments: Milestone.allCases) func textPromisesNothing(_ milestone: Milestone) {
        // Bodies differ, and each text says so.
        let hedges = ["likely", "may", "typically"]
        let text = Words.companion(milestone).lowercased()
        #expect(hedges.contains { text.contains($0) })
    }

    @Test func titlesAndTextsDiffer() {
        #expect(Set(Milestone.allCases.map(Words.title)).count == 6)
        #expect(Set(Milestone.allCases.map(Words.companion)).count == 6)
    }

    @Test func idleLineIsTheGivenOne() {
        #expect(Words.idle == "When you're ready")
    }

    @Test func lineIsOneSentenceInEveryEndedState() {
        for outcome in Outcome.allCases {
            for kept in [true, false] {
                let line = Words.line(after: outcome, kept: kept)
                #expect(line.hasSuffix("."))
                #expect(line.count { $0 == "." } == 1)
            }
        }
    }

    @Test func everyKeptEndingIsAnsweredAlike() {
        for outcome in [Outcome.completed, .endedEarly] {
            #expect(Words.line(after: outcome, kept: true) == "The fast has ended.")
        }
    }

    /// Without a catalogue everything is English, so that Vigil's addition follows in the paragraph.
    @Test(arguments: Milestone.allCases) func additionEndsTheParagraph(_ milestone: Milestone) {
        let addition = Words.Vigil.companion(milestone)
        let paragraphs = Words.companionParagraphs(milestone, withVigil: true)
        #expect(paragraphs.map(\.text) == ["\(Words.companion(milestone)) \(addition)"])
        #expect(paragraphs.map(\.language) == ["en"])
        #expect(Words.companion(milestone, withVigil: true) == paragraphs[0].text)
        #expect(Words.companion(milestone, withVigil: false) == Words.companion(milestone))
    }

    @Test func paragraphsHaveNoEmptyLines() {
        #expect(Words.paragraphs(of: "One.\n\nTwo.") == ["One.", "Two."])
        #expect(Words.paragraphs(of: "") == [])
        #expect(
            Words.paragraphs(of: "One\nline.\n\nTwo.\n\nThree") == ["One line.", "Two.  Three"])
    }
}
