import Fasting
import Foundation
import Testing
import Words

/// What is said about the body rests on claims, and the claims on sources.
struct EvidenceTests {
    private static let claims = Words.Claim.ID.allCases.map { Words.Claim($0) }

    // MARK: Claims

    @Test(arguments: Words.Claim.ID.allCases) func claimIsWhole(_ id: Words.Claim.ID) {
        let claim = Words.Claim(id)
        #expect(claim.id == id)
        for text in [claim.measured, claim.people, claim.reason, claim.unknown] {
            #expect(text.hasSuffix("."), "\(text)")
            #expect(!text.contains("\n") && !text.contains("  "), "\(text)")
        }
        #expect(!claim.title.isEmpty && !claim.title.hasSuffix("."))
        #expect(!claim.sources.isEmpty)
    }

    @Test func claimsDiffer() {
        #expect(Set(Self.claims.map(\.title)).count == Self.claims.count)
        #expect(Set(Self.claims.map(\.measured)).count == Self.claims.count)
    }

    @Test func everyClaimIsShown() {
        let shown = Set(Words.Why.allCases.flatMap(\.claims))
        #expect(shown == Set(Words.Claim.ID.allCases))
    }

    @Test func everySourceIsOfAClaimAndNoneIsTheSame() {
        let cited = Self.claims.flatMap(\.sources)
        #expect(Set(cited) == Set(Words.Source.allCases))
        #expect(Set(Words.Source.allCases.map(\.citation)).count == Words.Source.allCases.count)
        let identifiers = Words.Source.allCases.compactMap(\.doi)
        #expect(Set(identifiers).count == identifiers.count)
        for doi in identifiers { #expect(doi.wholeMatch(of: /10\.\d{4,}\/\S+/) != nil, "\(doi)") }
    }

    // MARK: Links

    @Test(arguments: Milestone.allCases)
    func everySentenceOfACompanionTextRestsOnClaims(_ milestone: Milestone) {
        let sentences = Self.sentences(of: Words.companion(milestone))
        let grounds = Words.groundsOfCompanion(milestone)
        #expect(grounds.count == sentences.count)
        for (sentence, claims) in zip(sentences, grounds) {
            #expect(!claims.isEmpty || Self.bodyWord(in: sentence) == nil, "\(sentence)")
            #expect(Set(claims).isSubset(of: Words.claims(of: milestone)), "\(sentence)")
        }
    }

    /// A sentence about the body can only be in a text that is linked to claims.
    @Test func noSentenceAboutTheBodyIsWithoutAClaim() throws {
        let linked = Set(
            Self.claims.flatMap(\.texts)
                + (Words.Safety.all + Words.otherBodyTexts).filter { !$0.claims.isEmpty }.map(
                    \.text)
                + Milestone.allCases.map(Words.companion))
        var found = 0
        // The catalogue has every sentence. The words of Vigil and Compline are given.
        for entry in try packageFile("po/atrest.pot").components(separatedBy: "\n\n").dropFirst()
        where entry.contains(/#: .*Sources\/Content\/Words\/(?!Vigil|Compline)/) {
            for match in entry.matches(of: /msgid(?:_plural)? ((?:".*"\n)+)/) {
                let text = match.1.split(separator: "\n").map { $0.dropFirst().dropLast() }.joined()
                    .replacing(#"\n"#, with: "\n").replacing(#"\""#, with: "\"")
                guard let word = Self.bodyWord(in: text) else { continue }
                found += 1
                #expect(linked.contains(text), "“\(word)” without a claim: \(text)")
            }
        }
        #expect(found > 50)
    }

    @Test(
        arguments: [
            ("Glycogen is running low.", true), ("Your BODY adapts.", true),
            ("Blood sugar falls.", true), ("Cells are at work.", true), ("You feel unwell.", true),
            ("This is where the fat goes.", true), ("Ask a physician.", true),
            ("The fast has ended.", false), ("The father of fatigue", false),
            ("Nobody has a copy.", false),
        ]) func wordsAboutTheBodyAreFound(_ sentence: String, _ isFound: Bool)
    {
        #expect((Self.bodyWord(in: sentence) != nil) == isFound)
    }

    private static let bodyWords = """
        body bodies bodily glycogen insulin glucagon glucose sugar liver ketone ketones ketosis hunger \
        hungry appetite blood fat fats fatty stomach gut hormone hormones ghrelin muscle muscles cell \
        cells brain autophagy heart heartbeat physician physicians doctor unwell dizzy faint fainting \
        vomiting pregnant underweight diabetes insomnia weight protein carbohydrate thinking
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private static func bodyWord(in text: String) -> String? {
        // `atrest doctor` is a command.
        let words = text.replacing(code, with: "").lowercased()
            .split { !$0.isLetter }.map(String.init)
        return words.first { bodyWords.contains($0) }
    }

    // Each pattern is compiled once, for thousands of texts.
    nonisolated(unsafe) private static let code = /`[^`]*`/
    nonisolated(unsafe) private static let sentence = /.+?[.?](?=\s|$)\s*/.dotMatchesNewlines()

    static func sentences(of text: String) -> [String] {
        text.matches(of: sentence).map { $0.0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
}
