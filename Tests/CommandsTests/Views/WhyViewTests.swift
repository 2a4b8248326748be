import Fasting
import Foundation
import Presentation
import Testing
import Words

@testable import Commands

struct WhyViewTests {
    @Test func objectHasTheSameKeysForEveryTopic() throws {
        func keys(_ json: JSON) throws -> Set<String> {
            let object = try JSONSerialization.jsonObject(with: Data(json.text.utf8))
            return Set(try #require(object as? [String: Any]).keys)
        }
        let expected: Set = [
            "schema", "topic", "title", "fromHours", "untilHours", "text", "askFirstIf", "stop",
            "eatingAgain", "dangers", "claims",
        ]
        #expect(try keys(WhyView.noPhase) == expected)
        for topic in Words.Why.allCases {
            #expect(try keys(WhyView(topic: topic).json) == expected)
        }
    }

    @Test func objectHasHoursAndSources() throws {
        let json = WhyView(topic: .phase(.beginningToShift)).json.text
        #expect(json.hasPrefix(#"{"schema":1,"topic":"beginningToShift","title":"#))
        let text = #""fromHours":4,"untilHours":8,"text":"The last meal is likely almost"#
        #expect(json.contains(text))
        #expect(json.contains(#""id":"liverTurn""#))
        #expect(json.contains(#""doi":"10.1172/JCI118379""#))
        let last = WhyView(topic: .phase(.prolongedFast)).json.text
        #expect(last.contains(#""fromHours":24,"untilHours":null"#))
    }

    @Test(
        arguments: [
            ("deeperRhythm", .deeperRhythm), ("DEEPERRHYTHM", .deeperRhythm),
            ("deeper-rhythm", .deeperRhythm), ("Deeper rhythm", .deeperRhythm),
            ("0", .digestionCompleting), ("3", .digestionCompleting), ("4", .beginningToShift),
            ("14", .deeperRhythm), ("14h", .deeperRhythm), ("14 h", .deeperRhythm),
            ("23", .extendedFast), ("24", .prolongedFast), ("168", .prolongedFast),
            ("14.5", .deeperRhythm), ("15h 59m", .deeperRhythm), ("16 hours", .extendedFast),
            ("1d", .prolongedFast),
        ] as [(String, Milestone)])
    func phaseIsNamedInManyWays(_ text: String, _ milestone: Milestone) throws {
        let words = text.split(separator: " ").map(String.init)
        #expect(try WhyCommand.named(words) == .phase(milestone))
        #expect(try WhyCommand.named([text]) == .phase(milestone))
    }

    @Test(arguments: ["safety", "Safety", "SAFETY"]) func safetyIsNamed(_ text: String) throws {
        #expect(try WhyCommand.named([text]) == .safety)
    }

    @Test(arguments: ["", "rhythm", "-1", "h", "9999999999999999999", "\u{1b}[2J"])
    func otherTextsAreRefused(_ text: String) {
        #expect {
            try WhyCommand.named([text])
        } throws: { error in
            let problem = error as? Problem
            return problem?.exitStatus == .usage
                && problem?.sentence?.contains("prolongedFast, safety") == true
                && problem?.sentence?.hasSuffix("`atrest why safety`.") == true
        }
    }

    /// What people look for, and the first claim about it.
    private static let searched: [(String, Words.Claim.ID)] = [
        ("Herzrasen", .stopping), ("Blutdruck", .medicines),
        ("kidneys", .organs), ("gicht", .gout), ("alcohol", .alcohol), ("ketosis", .ketones),
        ("Ketosis", .ketones), ("ketones", .ketones),
        ("autophagy", .cells), ("hunger", .hunger), ("fat burning", .fat), ("Leber", .liverStore),
        ("blood sugar", .bloodSugar), ("ghrelin", .hunger), ("focus", .thinking),
        ("refeeding", .eatingAgain), ("phosphate", .eatingAgain), ("mealtimes", .hunger),
        ("obesity", .cells), ("SGLT2", .ketoacidosis), ("sulfonylureas", .lowSugar),
        ("metformin", .lowSugar), ("shaky", .lowSugar), ("hypoglycemia", .lowSugar),
        ("ketoacidosis", .ketoacidosis), ("dehydration", .dryness),
        ("bipolar", .mood), ("Atemnot", .ketoacidosis), ("cortisone", .cortisone),
        ("frail", .oldAge),
        ("gastric bypass", .stomachSurgery), ("zittrig", .lowSugar), ("Ketoazidose", .ketoacidosis),
        ("Unterzuckerung", .lowSugar), ("Sulfonylharnstoffe", .lowSugar),
        ("SGLT2-Hemmer", .ketoacidosis), ("Austrocknung", .dryness), ("confused", .lowSugar),
        // Words of what is said about safety.
        ("trembling", .lowSugar), ("glucose", .bloodSugar), ("seizures", .water),
        ("drowsiness", .water), ("urine", .dryness),
    ]

    @Test(arguments: searched)
    func claimsAreFoundByAWord(_ text: String, _ claim: Words.Claim.ID) throws {
        guard case .claims(let found)? = ClaimSearch.find(text) else {
            Issue.record("\(text) is not found")
            return
        }
        #expect(found.first == claim)
        #expect(found.count <= 4)
        let lines = WhyView.lines(of: Words.Why.paragraphs(about: text, found), width: 80)
        let shown = lines.map(\.plain).joined(separator: " ")
        #expect(shown.contains(Words.Claim(claim).title))
        #expect(shown.contains(Words.Why.unknownLabel))
        #expect(lines.allSatisfy { $0.plain.count <= 80 })
    }

    /// What a symptom is answered with: the likeliest first.
    private static let symptoms: [(String, [Words.Claim.ID])] = [
        ("headache", [.headache, .water]), ("migraine", [.headache, .water]),
        ("Kopfschmerzen", [.headache, .water]), ("tired", [.complaints, .ketoacidosis]),
        ("müde", [.complaints, .ketoacidosis]), ("weak", [.complaints, .ketoacidosis]),
        ("sleep", [.complaints]), ("cold", [.complaints]), ("dry mouth", [.complaints]),
        ("hunger", [.hunger, .complaints, .lowSugar]),
        ("dizzy", [.dryness, .lowSugar, .water, .stopping]),
        ("Schwindel", [.dryness, .lowSugar, .water, .stopping]),
        ("fainting", [.dryness, .stopping]),
        ("thirst", [.dryness, .stopping]), ("dehydration", [.dryness, .stopping]),
        ("urine", [.dryness, .stopping]),
        ("shaky", [.lowSugar, .stopping]), ("sweating", [.lowSugar, .stopping]),
        ("hypoglycemia", [.lowSugar, .stopping]),
        ("confused", [.lowSugar, .water, .stopping]), ("nausea", [.ketoacidosis, .stopping]),
        ("belly pain", [.ketoacidosis, .stopping]), ("breath", [.ketoacidosis, .stopping]),
        ("vomiting", [.ketoacidosis, .water, .stopping]), ("drowsy", [.water, .stopping]),
        ("seizures", [.water, .stopping]), ("chest pain", [.stopping]),
        ("palpitations", [.stopping]),
        ("heart", [.organs, .lowSugar, .stopping, .medicines]),
        ("water", [.dryness, .water]), ("salt", [.dryness, .water]),
        ("sodium", [.dryness, .water]),
        ("blood sugar", [.bloodSugar, .newSugar, .alcohol, .lowSugar]),
        ("insulin", [.bloodSugar, .lowSugar, .ketoacidosis, .physician]),
        ("diabetes", [.lowSugar, .ketoacidosis, .physician]),
        ("metformin", [.lowSugar, .ketoacidosis]),
        ("ketosis", [.ketones]), ("ketoacidosis", [.ketoacidosis]),
        ("liver", [.liverStore, .liverTurn, .organs, .gout]),
        ("weight", [.fat]),
    ]

    @Test(arguments: symptoms) func symptomIsAnsweredWithTheLikeliestFirst(
        _ text: String, _ claims: [Words.Claim.ID]
    ) { #expect(ClaimSearch.find(text) == .claims(claims)) }

    /// Each word of "Signs:" finds its danger.
    @Test(arguments: Words.Safety.Danger.allCases.map(\.claim))
    func dangerIsFoundByItsSigns(_ claim: Words.Claim.ID) throws {
        let signs = try #require(Words.Safety.Danger(claim)).signs.text.dropFirst("Signs:".count)
        for word in signs.prefix(while: { $0 != "." }).split(whereSeparator: { !$0.isLetter })
        where word.count >= 4 {
            guard case .claims(let found)? = ClaimSearch.find(String(word)) else {
                Issue.record("\(word) is not found")
                continue
            }
            #expect(found.contains(claim), "\(word)")
        }
    }

    /// Rule: docs/rules/evidence.md, Never claimed.
    @Test(arguments: ["growth hormone", "Immunity", "detox", "longevity", "Entgiftung", "aging"])
    func whatIsNeverClaimedIsSaidToBeNotKnown(_ text: String) {
        #expect(ClaimSearch.find(text) == .notKnown)
        let lines = WhyView.lines(of: Words.Why.paragraphs(about: text, []), width: 80)
        #expect(lines.map(\.plain).joined(separator: " ").contains(Words.Why.notKnown))
        #expect(WhyView.json(of: []).text.contains(#""topic":null"#))
    }

    @Test(arguments: ["", "a", "xyzzy", "people", "the", "healthy", "12", "was", "\u{1b}[2J"])
    func otherWordsFindNothing(_ text: String) { #expect(ClaimSearch.find(text) == nil) }

    /// Every claim can be found.
    @Test(arguments: Words.Claim.ID.allCases)
    func claimIsFoundByAWordOfItsOwn(_ id: Words.Claim.ID) {
        let claim = Words.Claim(id)
        let words = "\(claim.title) \(claim.measured)".split { !$0.isLetter }.map(String.init)
        let found = words.contains { word in
            if case .claims(let claims)? = ClaimSearch.find(word) {
                claims.contains(id)
            } else {
                false
            }
        }
        #expect(found)
    }

    @Test func whatIsOfferedIsFound() {
        for word in ClaimSearch.offered { #expect(ClaimSearch.find(word) != nil, "\(word)") }
    }

    @Test(arguments: ["168.1", "169", "999", "999h", "8d"])
    func hoursOutOfRangeAreSaidToBeThat(_ text: String) {
        #expect(throws: Problem(.usage, Words.Why.outOfRange(text, maximum: "168"))) {
            try WhyCommand.named([text])
        }
    }
}
