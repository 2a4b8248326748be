import Fasting
import Testing
import Words

/// The six texts about what the body likely does.
struct CompanionTests {
    @Test(arguments: Milestone.allCases) func textIsOneOrTwoShortSentences(_ milestone: Milestone) {
        let text = Words.companion(milestone)
        #expect(text.count < 160)
        #expect(text.hasSuffix("."))
        #expect((1...2).contains(text.count { $0 == "." }))
        #expect(!text.contains("\n"))
        #expect(!text.contains("  "))
    }

    @Test(arguments: Milestone.allCases) func textPromisesNothing(_ milestone: Milestone) {
        // Bodies differ, and each text says so.
        let hedges = ["likely", "may", "typically", "often", "some "]
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
}
