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
}
