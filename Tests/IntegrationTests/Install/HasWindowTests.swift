import Foundation
import PrivateSession
import Testing

/// `scripts/build/has-window` says whether the window is built.
struct HasWindowTests {
    private func run(
        hasHeaders: Bool, wanted: String? = nil, _ arguments: String...
    ) throws -> PrivateSession.Result {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        try session.stub(["pkg-config": "exit \(hasHeaders ? 0 : 1)"], before: "/usr/bin:/bin")
        session.environment["ATREST_WINDOW"] = wanted
        return try session.run(packageFolder.path + "/scripts/build/has-window", arguments)
    }

    @Test func headersDecide() throws {
        #expect(try run(hasHeaders: true).output == "yes\n")
        #expect(try run(hasHeaders: false).output == "no\n")
    }

    @Test func variableDecidesFirst() throws {
        #expect(try run(hasHeaders: true, wanted: "no").output == "no\n")
        #expect(try run(hasHeaders: false, wanted: "yes").output == "yes\n")
        #expect(try run(hasHeaders: true, wanted: "").output == "yes\n")
    }

    @Test func buildSaysInOneLineThatItIsLeftOut() throws {
        let said = try run(hasHeaders: false, "--say")
        #expect(said.status == 0)
        #expect(said.output.hasPrefix("The window is left out. "))
        #expect(said.output.filter { $0 == "\n" }.count == 1)
        #expect(
            try run(hasHeaders: true, "--say") == .init(status: 0, output: "", errors: ""))
    }
}
