import Fasting
import Testing
import Words

/// Every refusal is a sentence that a person can act on.
struct RefusalTextTests {
    static let session = Session(
        id: RecordID(bytes: [UInt8](repeating: 7, count: 16))!,
        start: Instant(secondsSinceEpoch: 10),
        end: Instant(secondsSinceEpoch: 20), endOffset: nil, target: nil)
    static let errors: [FastError] = [
        .alreadyActive, .notActive, .nothingToUndo, .invalidTime(.inTheFuture),
        .invalidTime(.tooLongAgo), .invalidTime(.beforeTheStart), .overlap(session),
    ]

    @Test(arguments: errors) func isASentence(_ error: FastError) {
        let text = Words.refusal(error) { "<\($0.secondsSinceEpoch)>" }
        #expect(text.first?.isUppercase == true)
        #expect(text.hasSuffix("."))
    }

    @Test func overlapNamesTheOther() {
        let text = Words.refusal(.overlap(Self.session)) { "<\($0.secondsSinceEpoch)>" }
        #expect(text.contains("<10>"))
        #expect(text.contains("<20>"))
    }
}
