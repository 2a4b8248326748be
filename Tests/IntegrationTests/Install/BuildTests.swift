import Foundation
import PrivateSession
import Testing

/// What the targets of the Makefile build.
struct BuildTests {
    private func commands(_ target: String, hasWindow: Bool) throws -> String {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        session.environment["ATREST_WINDOW"] = hasWindow ? "yes" : "no"
        let result = try session.run("make", ["-C", packageFolder.path, "-n", target])
        #expect(result.status == 0, "\(result.errors)")
        return result.output
    }

    /// The programs that a shell makes of the words in ATREST_BUILD_ONLY.
    private func programs(_ target: String, hasWindow: Bool = true) throws -> [Substring] {
        let commands = try commands(target, hasWindow: hasWindow)
        let words = /ATREST_BUILD_ONLY="([^"]*)" swift build/
        let list = try #require(commands.firstMatch(of: words)?.1)
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        session.environment["ATREST_WINDOW"] = hasWindow ? "yes" : "no"
        let shell = try session.run(
            "sh", ["-c", "cd \"$1\" && echo \(list)", "sh", packageFolder.path])
        return shell.output.split { $0.isWhitespace }
    }

    @Test func runBuildsWhatTheDemoStarts() throws {
        #expect(try programs("run") == ["atrestd", "atrest", "demo"])
    }

    @Test func buildBuildsWhatIsInstalled() throws {
        #expect(try programs("build") == ["atrestd", "atrest", "atrest-window"])
        #expect(try programs("build", hasWindow: false) == ["atrestd", "atrest"])
    }
}
