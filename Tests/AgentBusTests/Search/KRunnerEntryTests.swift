import AgentBus
import Foundation
import Testing
import Words

/// The entry that KRunner reads, and the agent, agree on what a text can begin with.
struct KRunnerEntryTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    private func entry(_ key: String) throws -> String {
        let text = try Self.text("desktop/search/app.atrest.Atrest.krunner.desktop")
        let line = text.split(separator: "\n").first { $0.hasPrefix(key + "=") }
        return String(try #require(line).dropFirst(key.count + 1))
    }

    /// The expression, without the escapes of an entry.
    private func expression() throws -> NSRegularExpression {
        try NSRegularExpression(
            pattern: entry("X-Plasma-Runner-Match-Regex").replacing("\\\\", with: "\\"))
    }

    private func matches(_ text: String) throws -> Bool {
        let range = NSRange(text.startIndex..., in: text)
        return try expression().firstMatch(in: text, range: range) != nil
    }

    @Test func everyEnglishWordPasses() throws {
        for word in SearchWords.english.firstWords { #expect(try matches("\(word) 18h")) }
        #expect(try matches(" Fast"))
        for text in ["faster", "breakfast", "waterfall", "firefox", "a fast", "18h", "endless"] {
            #expect(try !matches(text))
        }
    }

    /// The words of each catalogue. Nothing else shows that one is missing.
    @Test func everyTranslatedWordPasses() throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Self.package.appending(path: "po").path
        ).filter { $0.hasSuffix(".po") }
        #expect(files.contains("de.po"))
        for file in files {
            let text = try Self.text("po/" + file)
            for english in [
                Words.Search.fast, Words.Search.water, Words.Search.start, Words.Search.end,
                Words.Search.add,
            ] {
                let at = try #require(
                    text.range(of: "msgid \"\(english)\"\nmsgstr \""), "\(english) in \(file)")
                let words = text[at.upperBound...].prefix { $0 != "\"" }
                    .split(whereSeparator: { $0 == "," || $0 == " " })
                #expect(!words.isEmpty, "\(english) in \(file)")
                for word in words {
                    #expect(try matches(word.lowercased()), "\(word) in \(file)")
                }
            }
        }
    }

    /// Found in KRunner: only a name with a star is looked up on the bus. Without it a search starts
    /// the agent. `DBus2` makes KRunner call a service without checking that there is one.
    @Test func searchingStartsNothing() throws {
        #expect(try entry("X-Plasma-DBusRunner-Service") == "app.atrest.Atrest*")
        #expect(try entry("X-Plasma-API") == "DBus")
        let provider = try Self.text("desktop/search/app.atrest.Atrest.search-provider.ini")
        #expect(provider.split(separator: "\n").contains("AutoStart=false"))
    }
}
