import Foundation
import Testing

/// What `scripts/setup` installs is what the tests need.
struct ChecksTests {
    private static func read(_ path: String) throws -> String {
        try String(contentsOf: PackageFile.root.appending(path: path), encoding: .utf8)
    }

    /// The words of a list in a shell script: `name=(one two)`.
    private static func list(_ name: String, in path: String) throws -> Set<String> {
        let expression = try Regex(#"^\#(name)=\(([^)]*)\)"#).anchorsMatchLineEndings()
        let match = try #require(try read(path).firstMatch(of: expression), "\(name) in \(path)")
        return Set(
            (match.output[1].substring ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        )
    }

    /// The sources of all tests.
    private static func sources() throws -> [String] {
        let folder = PackageFile.root.appending(path: "Tests")
        let walk = try #require(FileManager.default.enumerator(atPath: folder.path))
        let paths = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { try read("Tests/\($0)") }
    }

    /// A test that is skipped without a program runs in CI: the program is installed for it.
    @Test func setupInstallsWhatIsSkippedWithout() throws {
        let programs = try Self.sources().flatMap { source in
            source.matches(of: /"no ([a-z0-9]+) here"/).map { String($0.1) }
        }
        #expect(programs.contains("strace"))
        let packages = try Self.list("test", in: "scripts/setup")
        #expect(Set(programs).subtracting(packages) == [])
    }
}
