import ContractGenerator
import Foundation
import Testing

/// What is committed is what follows from `dbus/*.xml`.
struct GeneratedFilesTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    @Test func committedFilesAreUpToDate() throws {
        let folder = Self.package.appending(path: "dbus").path
        var files: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder)
        where name.hasSuffix(".xml") {
            files[name] = try Self.text("dbus/\(name)")
        }
        for (path, text) in try Generator.generate(files) {
            #expect(try Self.text(path) == text, "\(path): run `make contract`")
        }
    }
}
