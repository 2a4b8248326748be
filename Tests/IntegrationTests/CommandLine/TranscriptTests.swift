import Contract
import Foundation
import PrivateSession
import System
import Testing

/// What is typed and all that is answered, as it was recorded in Tests/Transcripts.
struct TranscriptTests {
    private static let folder = ScriptFolder.package + "/Tests/Transcripts"
    private static let files = try! FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".txt") && $0 != "as-root.txt" }
        .sorted()

    @Test(arguments: files) func answersAreAsRecorded(_ file: String) throws {
        try Self.compare(file)
    }

    static func compare(_ file: String) throws {
        let programs = try #require(programFolder())
        let result = try ScriptFolder().run(
            "transcripts", ["\(folder)/\(file)"],
            variables: ["ATREST_PROGRAMS": processEnvironment()["ATREST_PROGRAMS"] ?? programs])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test func thereAreFiles() { #expect(Self.files.count > 15) }
}
