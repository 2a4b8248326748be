import Foundation
import Testing

/// What `.ci/run` and `scripts/setup` name is what the tests need.
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

    private static func suites(in source: String) -> [String] {
        source.matches(of: /\b(?:struct|class|extension) (\w+Tests)\b/).map { String($0.1) }
    }

    /// A new suite with a case for root is not forgotten, and the list has no others.
    @Test func ciRunsAsRootWhatOthersSkip() throws {
        let sources = try Self.sources()
        // Whether this user is root, or may mount.
        let condition = try NSRegularExpression(pattern: #"\bgeteuid\(\) == 0|"unsh[a]re""#)
        let direct = sources.filter { $0.contains(condition) }
        // A file without a suite helps others: those that name one of its types.
        let helpers = direct.filter { Self.suites(in: $0).isEmpty }.flatMap { source in
            source.matches(of: /\b(?:struct|class|enum) (\w+)/).map { String($0.1) }
        }
        #expect(helpers.contains("SystemdUser"))
        func names(_ type: String, in source: String) -> Bool {
            strstr(source, type) != nil
                && source.contains(try! Regex(#"\b\#(type)(\(|\.is|\.can)"#))
        }
        let needed = sources.filter { source in
            source.contains(condition) || helpers.contains { names($0, in: source) }
        }
        let listed = try Self.list("as_root", in: ".ci/run")
        #expect(listed == Set(needed.flatMap(Self.suites)))
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
