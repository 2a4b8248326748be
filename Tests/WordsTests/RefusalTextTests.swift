import Fasting
import Glibc
import Testing
import Words

/// Every refusal is a sentence that the user can act on.
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

    /// Whether root has a runtime folder or not, and whether a socket was left there.
    @Test(arguments: [ENOMEDIUM, ENOENT, ECONNREFUSED])
    func rootIsToldToBeTheUserOfTheDesktop(_ code: Int32) {
        #expect(Words.noSessionBus(code: code, isRoot: true).contains("without sudo"))
        #expect(!Words.noSessionBus(code: code, isRoot: false).contains("sudo"))
    }

    @Test func overlapNamesTheOther() {
        let text = Words.refusal(.overlap(Self.session)) { "<\($0.secondsSinceEpoch)>" }
        #expect(text.contains("<10>"))
        #expect(text.contains("<20>"))
    }

    /// A fast that ended under a wrong clock overlaps every time that the user can name.
    @Test func overlapWithTheFutureNamesTheWaysOut() {
        func text(_ now: Int64) -> String {
            Words.refusal(.overlap(Self.session), now: Instant(secondsSinceEpoch: now)) {
                "<\($0.secondsSinceEpoch)>"
            }
        }
        let id = Self.session.id.description.prefix(8)
        for way in [
            "`atrest undo`", "`atrest edit \(id) --end TIME`", "`atrest delete \(id)`", "<20>",
        ] {
            #expect(text(19).contains(way), "\(way)")
        }
        #expect(!text(19).contains("Use a time outside it"))
        #expect(text(20).contains("Use a time outside it"))
    }
}
