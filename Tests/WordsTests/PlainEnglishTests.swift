import Testing

/// Checks what people read, the documentation and the comments for English that reads as translated
/// or literary. Rule: docs/rules/words.md, Plain English.
struct PlainEnglishTests {
    /// The texts of each file, by its path. They are collected once, because that takes seconds.
    private static let texts = [String: [VoiceText]](
        uniqueKeysWithValues: PackageFile.all.map { ($0.path, $0.plainTexts) })

    @Test(arguments: VoiceRule.plainEnglish) func nothingBreaksTheRule(_ rule: VoiceRule) {
        for text in Self.texts.values.joined() {
            for offence in rule.offences(in: text) { Issue.record("\(offence)") }
        }
    }

    @Test(arguments: VoiceRule.plainEnglish) func ruleCatchesItsSamples(_ rule: VoiceRule) {
        #expect(!rule.caught.isEmpty && !rule.passed.isEmpty)
        for sample in rule.caught + rule.phrases.map({ $0.replacing("… ", with: "") }) {
            #expect(rule.catches(sample), "\(sample)")
            #expect(rule.catches(sample.uppercased()), "\(sample)")
        }
        for sample in rule.passed { #expect(!rule.catches(sample), "\(sample)") }
    }

    @Test func theWalkFindsTheTexts() {
        let files = Set(Self.texts.filter { !$0.value.isEmpty }.keys)
        #expect(
            files.isSuperset(of: [
                "README.md", "CONTRIBUTING.md", "Makefile", "docs/man/atrest.1", "docs/glossary.md",
                "docs/rules/words.md", "dbus/app.atrest.Timer1.xml", "scripts/install",
                "desktop/app.atrest.Atrest.desktop", "Sources/Words/Words.swift",
                "Sources/CSystemd/shim.h", "systemd/hardening.conf",
                "Tests/WordsTests/PlainEnglishTests.swift",
            ]))
    }

    /// A sample is found in every kind of text that the rules apply to.
    @Test(arguments: [
        ("README.md", "A line.\n\n@\n"), ("docs/new.md", "| @ | x |\n"),
        ("docs/man/atrest.1", ".Pp\n@\n"), ("dbus/new.xml", "<!-- @ -->"),
        ("Sources/Words/New.swift", "let added =\n    \"Here: \"  // So.\n    + \"@\"\n"),
        ("Sources/Fasting/New.swift", "let a = 1  // @\n"), ("Makefile", "all: ## @\n"),
        ("Sources/CSystemd/new.h", "/* @ */\n"), ("scripts/new", "#!/bin/sh\n# @\n"),
        ("desktop/a.desktop", "Comment[fr]=@\n"), ("desktop/new.js", "_('@')"),
        ("docs/rules/words.md", "## Voice\n\n@\n"),
        ("packaging/places.toml", "published = '''\n@\n'''\n"),
    ]) func sampleInAFileIsCaught(_ path: String, _ contents: String) {
        for rule in VoiceRule.plainEnglish {
            for sample in rule.caught where !sample.contains("`") {
                let file = PackageFile(path: path, contents: contents.replacing("@", with: sample))
                #expect(
                    !file.plainTexts.flatMap(rule.offences).isEmpty, "\(rule.name): \(sample)")
            }
        }
    }

    /// Examples of what not to write, words of others, and code are not checked.
    @Test(arguments: [
        ("docs/rules/words.md", "## Plain English\n\n| anew | again |\n"),
        ("docs/rules/words.md", "## Vigil\n\nI shall not want.\n"),
        ("LICENSE", "It shall be.\n"), ("po/de.po", "msgid \"x\"\nmsgstr \"anew\"\n"),
        ("Sources/Words/Vigil.swift", "scripture(\"I shall not want.\")"),
        ("Sources/Fasting/New.swift", "let anew = \"anew\""),
    ]) func otherTextsAreNotChecked(_ path: String, _ contents: String) {
        let texts = PackageFile(path: path, contents: contents).plainTexts
        #expect(VoiceRule.plainEnglish.flatMap { texts.flatMap($0.offences) }.isEmpty)
    }
}

extension VoiceRule {
    fileprivate func catches(_ sample: String) -> Bool {
        !offences(in: VoiceText(file: "", line: 1, text: sample)).isEmpty
    }
}

extension PackageFile {
    /// What must be plain English: texts that people read, documentation and comments. Scripture and
    /// translations are left out.
    var plainTexts: [VoiceText] {
        readTexts.filter { !$0.isGerman && !$0.isVigil && !path.hasPrefix("po/") }
            + [prose, comments].compactMap(\.self).map {
                VoiceText(file: path, line: 1, text: $0, isRead: false)
            }
    }

    /// The whole text of a page.
    private var prose: String? {
        if path == "docs/rules/words.md" {
            return contents.blankingSections(["Plain English", "Vigil", "Compline"])
        }
        // The second text is the content, without macros if it is a man page.
        let isPage = path.hasPrefix("docs/man/") || path.hasPrefix("dbus/") || path.hasSuffix(".md")
        return isPage ? texts[1].text : nil
    }

    nonisolated(unsafe) private static let slashComment =
        #/(?:^\s*|\s)(?://+|/\*+|\*\s)(?<text>.*)/#
    nonisolated(unsafe) private static let hashComment = #/(?:^\s*|\s)#+(?<text>.*)/#

    /// The comments of a source, a script or a unit. Every other line is empty.
    private var comments: String? {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let slashes = ["swift", "h", "c", "js", "qml"].contains { name.hasSuffix(".\($0)") }
        let hashes =
            ["py", "conf", "in", "toml"].contains { name.hasSuffix(".\($0)") }
            || path.hasPrefix("scripts/") || path == "Makefile"
        guard slashes || hashes else { return nil }
        let comment = slashes ? Self.slashComment : Self.hashComment
        let marks = slashes ? [UInt8(ascii: "/"), UInt8(ascii: "*")] : [UInt8(ascii: "#")]
        return contents.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in
                guard line.utf8.contains(where: marks.contains),
                    let match = try? comment.firstMatch(in: line)
                else { return "" }
                return String(match.text)
            }
            .joined(separator: "\n")
    }
}

extension String {
    /// Empties the sections of a page with these headings, but keeps their lines.
    fileprivate func blankingSections(_ headings: Set<String>) -> String {
        var isInside = false
        return split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.hasPrefix("## ") { isInside = headings.contains(String(line.dropFirst(3))) }
            return isInside ? "" : String(line)
        }.joined(separator: "\n")
    }
}
