import Foundation
import Testing

/// A path need not be UTF-8 (docs/decisions/0034-paths-as-text.md). A function of the C library gets its bytes only in a file that
/// imports System, whose functions of the same names pass them, or through `withPath`.
struct PathCallTests {
    private static let functions =
        "open|openat|fopen|lstat|fstatat|access|faccessat|mkdir|mkdirat|chmod|chdir|unlink|unlinkat"
        + "|rename|renameat|linkat|readlinkat"
    /// Functions that take or give a path and that System does not have.
    private static let others =
        "stat|opendir|readdir|realpath|readlink|sqlite3_open_v2|bindtextdomain|g_filename_to_uri|mkdtemp|posix_spawn"
    /// Files in which such a path is a pointer already, or only digits and ASCII.
    private static let exceptions: Set = [
        "Sources/Store/SQLite/FileSystem.swift", "Sources/SDBus/Bus/UserBus.swift",
        "Sources/System/OpenDescriptor.swift",
    ]

    /// The calls of a source that pass a Swift string as UTF-8.
    private static func calls(in source: String, isSystem: Bool = false) throws -> [String] {
        let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        guard lines.contains("import Glibc") || lines.contains("import CAdwaita") else { return [] }
        let isSafe = isSystem || lines.contains("import System") || !lines.contains("import Glibc")
        let call = try Regex(
            #"(?:^|[^\w.])(Glibc\.)?(?:\#(functions))\((?!\)|"/|\$0|of:|address:|checking)"#)
        let other = try Regex(
            #"(?:^|[^\w.])(?:\#(others))\((?!\)|\$0|domain, \$0|domain, "/|name\)|&child, \$0|$)"#)
        return lines.filter { line in
            if line.hasPrefix("//") || line.contains("func ") { return false }
            if line.contains(other) { return true }
            guard let match = line.firstMatch(of: call) else { return false }
            return !isSafe || match.output[1].substring != nil
        }
    }

    @Test(arguments: [
        ("import Glibc\nlet a = open(path, O_RDONLY)", 1),
        ("import Glibc\nimport System\nlet a = open(path, O_RDONLY)", 0),
        ("import Glibc\nimport System\nlet a = Glibc.open(path, O_RDONLY)", 1),
        ("import Glibc\npath.withPath { open($0, O_RDONLY) }\nopen(\"/dev/null\", 0)", 0),
        ("import Glibc\nimport System\nopendir(path)\n// opendir(path)", 1),
    ]) func samplesAreFound(_ source: String, _ count: Int) throws {
        #expect(try Self.calls(in: source).count == count)
    }

    @Test func everyCallPassesTheBytes() throws {
        var count = 0
        for file in PackageFile.all
        where file.path.hasPrefix("Sources/") && file.path.hasSuffix(".swift")
            && file.path != "Sources/System/PathCalls.swift" && !Self.exceptions.contains(file.path)
        {
            count += 1
            let isSystem = file.path.hasPrefix("Sources/System/")
            #expect(try Self.calls(in: file.contents, isSystem: isSystem) == [], "\(file.path)")
        }
        #expect(count > 500)
    }

    /// Swift's own list repairs the arguments.
    @Test func argumentsAreNotRepaired() {
        for file in PackageFile.all
        where file.path.hasPrefix("Sources/") && file.path.hasSuffix(".swift") {
            #expect(!file.contents.contains("CommandLine.arguments"), "\(file.path)")
        }
    }
}
