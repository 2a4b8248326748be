import Fasting
import Testing
import Text
import Words

/// The texts of `atrest why` and of Timer1.Why.
struct WhyTests {
    @Test(arguments: Words.Why.allCases) func textFitsAPage(_ topic: Words.Why) {
        let lines = topic.text.split(separator: "\n", omittingEmptySubsequences: false)
        // Safety has a claim for each group that asks a physician first.
        #expect(lines.count <= (topic == .safety ? 280 : 80))
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
                [claim.title, claim.measured, claim.people, claim.certaintyText, claim.unknown]
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
            "confused", "chest pain", "heartbeat", "vomiting", "five days", "frail", "bipolar",
            "cortisone", "operation of the stomach",
        ] {
            #expect(text.contains(reason), "\(reason)")
        }
        // A telephone number would go stale.
        #expect(!Words.Safety.all.contains { $0.text.contains(/\d{3}/) })
        // What goes wrong, how it feels and what to do now come before everything else but when to stop.
        let texts = Words.Why.safety.paragraphs.map(\.text)
        #expect(texts[1] == Words.Safety.stop.text)
        #expect(texts[2] == Words.Safety.Danger.allCases[0].name.text)
        for danger in Words.Safety.Danger.allCases {
            #expect(danger.signs.text.hasPrefix("Signs: ") && danger.now.text.hasPrefix("Now: "))
        }
    }

    /// The answer to the first start has three lines: who should ask, when to stop, and where more is.
    /// "A disease" and "medicines" stand for the long list.
    @Test func firstAnswerHasThreeLines() {
        #expect(Words.Safety.first.count == 3)
        #expect(Words.Safety.first[1].text == Words.Safety.stop.text)
        let first = Words.Safety.first.map(\.text).joined(separator: " ")
        for word in [
            "18", "pregnant", "breastfeeding", "underweight", "frail", "a disease",
            "eating disorder", "medicines", "faint", "confused", "chest pain", "heartbeat",
            "vomiting", "medical help", "why safety",
        ] {
            #expect(first.contains(word), "\(word)")
        }
        #expect(Words.Safety.first.allSatisfy { $0.text.split(separator: " ").count < 30 })
        #expect(WrappedText.lines(Words.Safety.longFast.text, width: 80).count <= 2)
    }

    /// Who looks for a symptom reads first when to stop.
    @Test func aSignToStopForIsAnsweredWithTheSentenceAboutStopping() {
        let found = Words.Why.paragraphs(about: "fainting", [.stopping])
        #expect(found[1].text == Words.Safety.stop.text)
        #expect(!Words.Why.paragraphs(about: "fat", [.fat]).contains { $0.text == found[1].text })
    }

    /// Who looks for a danger reads first how it feels and what to do now.
    @Test(arguments: Words.Safety.Danger.allCases.map(\.claim))
    func aDangerIsAnsweredWithWhatToDoNow(_ claim: Words.Claim.ID) throws {
        let danger = try #require(Words.Safety.Danger(claim))
        for claims in [[claim, .physician], [.physician, claim, .stopping]] {
            let texts = Words.Why.paragraphs(about: "word", claims).map(\.text)
            #expect(
                Array(texts[1...3]) == [danger.name.text, danger.signs.text, danger.now.text])
        }
    }

    /// Four steps that can be ordered.
    @Test func certaintyIsAScale() {
        let steps = Words.Claim.Certainty.allCases
        #expect(steps.map(\.name) == ["high", "moderate", "low", "very low"])
        #expect(steps.sorted() == steps.reversed())
        let claims = Words.Claim.ID.allCases.map { Words.Claim($0) }
        #expect(Set(claims.map(\.certainty)) == Set(steps))
        for claim in claims { #expect(claim.certaintyText.hasPrefix("\(claim.certainty.name). ")) }
    }

    /// Who looks for an illness or a medicine reads first who should ask a physician.
    @Test func aRiskIsAnsweredWithTheAdvice() {
        func first(_ claims: Words.Claim.ID...) -> String {
            Words.Why.paragraphs(about: "word", claims)[1].text
        }
        for claim: Words.Claim.ID in [
            .physician, .medicines, .organs, .gout, .cortisone, .mood, .oldAge, .stomachSurgery,
        ] {
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
