import Fasting
import Testing
import Text
import Words

/// The texts of `atrest why` and of Timer1.Why.
struct WhyTests {
    @Test(arguments: Words.Why.allCases) func textFitsAPage(_ topic: Words.Why) {
        let lines = topic.text.split(separator: "\n", omittingEmptySubsequences: false)
        // Safety has a claim for each group that asks a physician first.
        #expect(lines.count <= (topic == .safety ? 140 : 80))
        for line in lines { #expect(line.count <= 80, "\(line)") }
        #expect(lines.first.map { $0.hasPrefix(topic.title) } == true)
        #expect(!topic.text.contains("\n\n\n"))
        #expect(!topic.text.hasSuffix("\n"))
    }

    @Test(arguments: Words.Why.allCases) func textSaysEverythingOfEachClaim(_ topic: Words.Why) {
        let text = topic.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(!topic.claims.isEmpty)
        for claim in topic.claims.map(Words.Claim.init) {
            let parts =
                [claim.title, claim.measured, claim.people, claim.certainty, claim.unknown]
                + claim.sources.map(\.text)
            for part in parts { #expect(text.contains(part), "\(part)") }
        }
        #expect(text.contains("`atrest why safety`") == (topic != .safety))
    }

    @Test(arguments: Milestone.allCases) func textOfAPhaseBeginsWithItsCompanion(
        _ milestone: Milestone
    ) {
        let topic = Words.Why.phase(milestone)
        #expect(topic.paragraphs[1].text == Words.companion(milestone))
        #expect(topic.claims.contains(.differences))
    }

    @Test func hoursAreThoseOfThePhase() {
        let hours = Words.Why.allCases.map(\.hours)
        #expect(hours.first == "0 to 4 hours")
        #expect(hours[4] == "16 to 24 hours")
        #expect(hours[5] == "24 hours and more")
        #expect(hours.last == .some(nil))
    }

    @Test func safetyNamesEveryReason() {
        let text = Words.Why.safety.text.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        for reason in [
            "under 18", "pregnant", "breastfeeding", "eating disorder", "underweight", "insulin",
            "sulfonylureas", "SGLT2", "with food", "blood pressure", "diuretics", "blood thinners",
            "lithium", "the heart, the kidneys or the liver", "gout", "alcohol", "faint",
            "confused", "chest pain", "heartbeat", "vomiting", "five days",
        ] {
            #expect(text.contains(reason), "\(reason)")
        }
        // A telephone number would go stale.
        #expect(!Words.Safety.all.contains { $0.text.contains(/\d{3}/) })
    }

    /// The answer to the first start has all of it too.
    @Test func firstAnswerNamesEveryReason() {
        let first = Words.Safety.first.text
        for word in [
            "18", "pregnant", "breastfeeding", "underweight", "eating disorder", "diabetes",
            "heart", "kidneys", "liver", "gout", "blood pressure", "diuretics", "blood thinners",
            "lithium", "with food", "faint", "confused", "chest pain", "heartbeat", "vomiting",
            "medical help",
        ] {
            #expect(first.contains(word), "\(word)")
        }
        #expect(WrappedText.lines(Words.Safety.longFast.text, width: 80).count <= 2)
    }

    /// Who looks for a symptom reads first when to stop.
    @Test func aSignToStopForIsAnsweredWithTheSentenceAboutStopping() {
        let found = Words.Why.paragraphs(about: "fainting", [.stopping])
        #expect(found[1].text == Words.Safety.stop.text)
        #expect(!Words.Why.paragraphs(about: "fat", [.fat]).contains { $0.text == found[1].text })
    }

    /// Who looks for an illness or a medicine reads first who should ask a physician.
    @Test func aRiskIsAnsweredWithTheAdvice() {
        func first(_ claims: Words.Claim.ID...) -> String {
            Words.Why.paragraphs(about: "word", claims)[1].text
        }
        for claim: Words.Claim.ID in [.physician, .medicines, .organs, .gout] {
            let texts = Words.Why.paragraphs(about: "word", [claim]).map(\.text)
            #expect(texts[1] == Words.Safety.askFirst.text)
            #expect(Words.Safety.askFirstIf.allSatisfy { texts.contains($0.text) })
        }
        #expect(first(.alcohol) == Words.Safety.alcohol.text)
        #expect(first(.eatingAgain) == Words.Safety.eatAgain.text)
        #expect(first(.organs, .medicines, .stopping) == Words.Safety.stop.text)
        // Ketones are for everybody.
        #expect(first(.ketones, .adaptation, .physician) != Words.Safety.askFirst.text)
    }

    @Test func keysAreReadAgain() {
        for topic in Words.Why.allCases { #expect(Words.Why(key: topic.key) == topic) }
        for text in ["", "Safety", "nonsense", "deeperrhythm"] {
            #expect(Words.Why(key: text) == nil)
        }
    }

    @Test(arguments: [20, 40, 80]) func linesFitTheWidth(_ width: Int) {
        for paragraph in Words.Why.allCases.flatMap(\.paragraphs) {
            for line in paragraph.lines(width: width) {
                let words = line.split(separator: " ")
                // Only a word that is longer than a line may be too long.
                #expect(line.count <= width || words.count == 1, "\(line)")
            }
        }
    }
}
