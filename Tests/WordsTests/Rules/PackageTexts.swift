import Foundation

/// A text that is checked against the rules of the voice.
struct VoiceText: Sendable {
    let file: String
    /// The line of its beginning.
    let line: Int
    let text: String
    /// The text as the rules see it. It is made once, because many rules read it.
    let folded: String
    /// Whether users read it. A whole file does not count as read.
    var isRead: Bool
    var isGerman: Bool
    /// Whether it belongs only to Vigil or Compline, in which religious words are allowed.
    var isVigil: Bool
    /// Whether it says what is known and what is not, and so names what is never claimed.
    var isEvidence: Bool

    init(
        file: String, line: Int, text: String, isRead: Bool = false, isGerman: Bool = false,
        isVigil: Bool = false, isEvidence: Bool = false
    ) {
        self.file = file
        self.line = line
        self.text = text
        folded = text.folded
        self.isRead = isRead
        self.isGerman = isGerman
        self.isVigil = isVigil
        self.isEvidence = isEvidence
    }
}

/// A text file of the package.
struct PackageFile: Sendable {
    /// The path from the package's folder.
    let path: String
    let contents: String
    /// The texts that users read. Like ``texts`` they are found once, because many rules read them.
    private(set) var readTexts: [VoiceText] = []
    private(set) var texts: [VoiceText] = []

    init(path: String, contents: String) {
        self.path = path
        self.contents = contents
        readTexts = findReadTexts()
        texts = findTexts()
    }

    /// Every text file of the package. It is found without git, since a release has none.
    static let all: [PackageFile] = {
        let walk = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: [.isRegularFileKey])
        var files: [PackageFile] = []
        while let url = walk?.nextObject() as? URL {
            let name = url.lastPathComponent
            if name.hasPrefix(".build") || name == ".git" || name == ".swiftpm" {
                walk?.skipDescendants()
            } else if (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile
                == true,
                let data = try? Data(contentsOf: url), !data.contains(0),
                let contents = String(data: data, encoding: .utf8)
            {
                let path = url.standardizedFileURL.path.dropFirst(root.path.count + 1)
                files.append(PackageFile(path: String(path), contents: contents))
            }
        }
        return files.sorted { $0.path < $1.path }
    }()

    /// The package's folder.
    static let root: URL = {
        var folder = URL(fileURLWithPath: #filePath).standardizedFileURL
        repeat {
            folder.deleteLastPathComponent()
        } while folder.path != "/"
            && !FileManager.default.fileExists(atPath: folder.path + "/Package.swift")
        return folder
    }()

    /// All texts of the file that a rule may apply to: its name, its content, and what users read.
    private func findTexts() -> [VoiceText] {
        // The macros of a man page, which stand between words.
        let macros = #"(?m)\\f(\w|\(..|\[\w*\])|^[.'][\w\\"]*"#
        let whole = path.hasPrefix("docs/man/") ? contents.blanking(macros) : contents
        return [path, whole].map { VoiceText(file: path, line: 1, text: $0) } + readTexts
    }

    private func findReadTexts() -> [VoiceText] {
        let ending = URL(fileURLWithPath: path.replacing(/\.in$/, with: "")).pathExtension
        switch (path.prefix { $0 != "/" }, ending) {
        case ("Sources", "swift") where path.hasPrefix("Sources/Words/"): return literals
        case ("po", "po"), ("po", "pot"): return messages
        case ("README.md", _), ("CHANGELOG.md", _), ("SECURITY.md", _),
            ("docs", "md") where isForUsers(path):
            return Document(markdown: contents).paragraphs.map(read)
        case ("docs", _) where path.hasPrefix("docs/man/"):
            return Document(manPage: contents).paragraphs.map(read)
        case ("packaging", "toml"):
            // The passages of pages in both forms.
            return [read(contents.blanking(#"(?m)^#[^\n]*|^\w+ = |<[^>\n]*>"#))]
        case ("completions", _): return [read(contents.blanking(#"(?<!\S)#[^\n]*"#))]
        case ("desktop", "desktop"), ("systemd", "service"): return labels
        case ("desktop", "js"), ("desktop", "qml"), ("desktop", "json"), ("desktop", "jsonc"):
            // The name of an imported module is not a text.
            return quotes(comment: #"//[^\n]*|/\*.*?\*/|(?m:^import )[^\n]*"#)
        case ("desktop", "py"): return quotes(comment: #"#[^\n]*"#)
        case ("desktop", "ui"), ("desktop", "xml"), ("desktop", "svg"):
            let text = contents.blanking(#"(?s)<!--.*?-->|<style.*?</style>|<[^>]*>"#)
            return [read(text.replacing("&apos;", with: "'"))]
        case ("desktop", "md"), ("desktop", "css"): return []
        case ("desktop", _):
            // In a shell script and most configuration files, words need no quotes.
            return [read(contents.blanking(#"(?<!\S)#[^\n]*"#))]
        default: return []
        }
    }

    private func read(
        _ text: String, line: Int = 1, isGerman: Bool = false, isVigil: Bool = false
    ) -> VoiceText {
        // The name of a placeholder belongs to the program.
        VoiceText(
            file: path, line: line, text: text.replacing(Self.placeholder, with: "{}"),
            isRead: true,
            isGerman: isGerman, isVigil: isVigil, isEvidence: isOfEvidence(path))
    }

    private func read(_ paragraph: Document.Paragraph) -> VoiceText {
        read(paragraph.text, line: paragraph.line, isVigil: paragraph.isVigil)
    }

    // Each pattern is compiled once, for thousands of texts.
    nonisolated(unsafe) private static let placeholder = /{+[\w.]+}+/
    nonisolated(unsafe) private static let identifier =
        /([a-z]|[A-Z][a-z0-9]+[A-Z])[\w.-]*|Scripture/

    // MARK: Kinds of files

    private var literals: [VoiceText] {
        LiteralReader.literals(in: contents).filter { !$0.isName }.map {
            read($0.text, line: $0.line, isVigil: isOfVigil(path))
        }
    }

    /// The displayed values of a desktop entry or a unit.
    private var labels: [VoiceText] {
        let label =
            #/
            (?: Name | GenericName | Comment | Keywords | Description )
            (?: \[ (?<language> \w+ ) .* \] )? \s* = (?<text> .* )
            /#
        return contents.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .compactMap { index, line in
                line.wholeMatch(of: label).map {
                    read(String($0.text), line: index + 1, isGerman: $0.language == "de")
                }
            }
    }

    /// The quoted texts of a script, without identifiers.
    private func quotes(comment: String) -> [VoiceText] {
        let long = #""""(.*?)"""|'''(.*?)'''"#
        let short = ["\"", "'", "`"].map { #"\#($0)((?:\\.|[^\\\#($0)])*)\#($0)"# }
        let pattern = "(?s)\(comment)|\(long)|\(short.joined(separator: "|"))"
        return contents.matches(of: pattern).compactMap { match in
            guard let group = (1...5).first(where: { match.range(at: $0).location != NSNotFound }),
                let range = Range(match.range(at: group), in: contents)
            else { return nil }
            // Such as "active", "next-milestone", "TodayMilliliters".
            let text = String(contents[range])
            if text.wholeMatch(of: Self.identifier) != nil { return nil }
            return read(
                text.unescaped, line: contents.line(at: range.lowerBound), isVigil: isOfVigil(path))
        }
    }

    /// The messages of a catalogue and their translations.
    private var messages: [VoiceText] {
        let isGerman = path.hasPrefix("po/de")
        return Catalogue(contents).entries.flatMap { entry in
            let isVigil = !entry.origins.isEmpty && entry.origins.allSatisfy(isOfVigil)
            let isEvidence = !entry.origins.isEmpty && entry.origins.allSatisfy(isOfEvidence)
            let ids = [entry.id, entry.plural].filter { !$0.isEmpty }.map {
                read($0, line: entry.line, isVigil: isVigil)
            }
            let texts = entry.texts.map {
                read($0, line: entry.line, isGerman: isGerman, isVigil: isVigil)
            }
            return (ids + texts).map {
                var text = $0
                text.isEvidence = isEvidence
                return text
            }
        }
    }
}

/// Whether a source may contain Scripture: the words of Vigil and Compline, and the parts of a
/// panel that show them.
private func isOfVigil(_ path: String) -> Bool {
    ["Vigil", "Compline"].contains { path.hasPrefix("Sources/Words/\($0)") }
        || path.hasPrefix("desktop/")
            && path.wholeMatch(of: /desktop\/.*\/[Ss]cripture\.\w+/) != nil
}

/// Whether a page of the documentation is written for users.
private func isForUsers(_ path: String) -> Bool {
    [
        "README.md", "docs/using.md", "docs/panels.md", "docs/exchange.md", "docs/sessions.md",
        "docs/devices.md", "docs/calendar.md", "docs/keys.md", "docs/habits.md",
    ].contains(path) || path.hasPrefix("docs/recipes") || isOfEvidence(path)
}

/// Whether a source or a page says what is known about the body, and what is not.
private func isOfEvidence(_ path: String) -> Bool {
    path.hasPrefix("Sources/Words/Evidence/") || path == "docs/evidence.md"
}

extension String {
    /// The line of a position, from 1.
    func line(at index: Index) -> Int { 1 + utf8[..<index].count { $0 == UInt8(ascii: "\n") } }

    /// Whether a pattern of Foundation matches, which takes a tenth of the time of one of Swift.
    func contains(_ pattern: NSRegularExpression) -> Bool {
        pattern.firstMatch(in: self, range: NSRange(location: 0, length: utf16.count)) != nil
    }

    fileprivate func matches(of pattern: String) -> [NSTextCheckingResult] {
        // The patterns are literals of this file, so they are well formed.
        try! NSRegularExpression(pattern: pattern)
            .matches(in: self, range: NSRange(startIndex..., in: self))
    }

    /// Removes what matches, but keeps the lines.
    fileprivate func blanking(_ pattern: String) -> String {
        var text = self
        for match in matches(of: pattern).reversed() {
            guard let range = Range(match.range, in: text) else { continue }
            text.replaceSubrange(range, with: " " + text[range].filter(\.isNewline))
        }
        return text
    }
}
