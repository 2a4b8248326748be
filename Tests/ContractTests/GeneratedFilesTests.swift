import ContractGenerator
import Foundation
import Testing

/// The committed files are what the generator makes from `dbus/*.xml`.
struct GeneratedFilesTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    static func interfaceFiles() throws -> [String: String] {
        let folder = package.appending(path: "dbus").path
        var files: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder)
        where name.hasSuffix(".xml") {
            files[name] = try text("dbus/\(name)")
        }
        return files
    }

    /// A file that the generator no longer writes belongs to an interface that was removed.
    @Test func noFileIsLeftOver() throws {
        let manPage = try Self.text(Generator.manPagePath)
        let paths = try Set(Generator.generate(Self.interfaceFiles(), manPage: manPage).keys)
        for module in ["AgentBus", "Client", "Contract"] {
            let folder = "Sources/\(module)/Generated"
            let names = try FileManager.default.contentsOfDirectory(
                atPath: Self.package.appending(path: folder).path)
            for name in names { #expect(paths.contains("\(folder)/\(name)")) }
        }
    }

    @Test func committedFilesAreUpToDate() throws {
        let files = try Self.interfaceFiles()
        let manPage = try Self.text(Generator.manPagePath)
        for (path, text) in try Generator.generate(files, manPage: manPage) {
            #expect(try Self.text(path) == text, "\(path): run `make contract`")
        }
    }
}
