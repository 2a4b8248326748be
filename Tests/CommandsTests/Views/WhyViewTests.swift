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
            "eatingAgain", "claims",
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
        }
    }

    @Test(arguments: ["168.1", "169", "999", "999h", "8d"])
    func hoursOutOfRangeAreSaidToBeThat(_ text: String) {
        #expect(throws: Problem(.usage, Words.Why.outOfRange(text, maximum: "168"))) {
            try WhyCommand.named([text])
        }
    }
}
