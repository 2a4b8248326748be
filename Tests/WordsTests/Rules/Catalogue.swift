import Foundation

/// A gettext catalogue: the sentences and their translations.
struct Catalogue {
    struct Entry {
        /// Its line in the file.
        let line: Int
        /// The comment for translators.
        let comment: String
        /// The source files that contain it.
        let origins: [String]
        /// Flags such as `fuzzy`.
        let flags: String
        let id: String
        /// "" if there is none.
        let plural: String
        /// One translation, or one for each plural form; "" if there is none.
        let texts: [String]

        /// Whether it is given copy, which is not translated freely.
        var isGiven: Bool {
            ["Given copy", "Scripture", "Book and chapter"].contains { comment.hasPrefix($0) }
        }
    }

    /// All entries but the header.
    let entries: [Entry]
    /// How many plural forms the language has, as the header says.
    let forms: Int

    /// The catalogues in `po`, by their paths. Reading them takes seconds.
    static let all = [String: Catalogue](
        uniqueKeysWithValues: PackageFile.all.filter {
            $0.path.hasPrefix("po/") && $0.path.contains(/\.pot?$/)
        }.map { ($0.path, Catalogue($0.contents)) })

    // Each pattern is compiled once, for thousands of entries.
    nonisolated(unsafe) private static let keyword = /(?m)^(msg\w+)(?:\[\d\])?((?:\s*".*")+)/
    nonisolated(unsafe) private static let string = /"(.*)"/

    init(_ contents: String) {
        var entries: [Entry] = []
        var block: [Substring] = []
        let lines = contents.split(separator: "\n", omittingEmptySubsequences: false)
        // The last block ends like the others.
        for (index, line) in (lines + [""]).enumerated() {
            if !line.isEmpty {
                block.append(line)
            } else if !block.isEmpty {
                let entry = Self.entry(block, at: index - block.count + 1)
                block = []
                if let entry { entries.append(entry) }
            }
        }
        self.entries = entries
        forms = contents.firstMatch(of: /nplurals=(\d)/).flatMap { Int($0.1) } ?? 1
    }

    /// - Returns: nil for the header.
    private static func entry(_ block: [Substring], at line: Int) -> Entry? {
        func lines(_ mark: String) -> [String] {
            block.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
        }
        let strings = block.joined(separator: "\n")
            .matches(of: keyword)
            .map { match in
                let parts = match.2.matches(of: string).map { String($0.1).unescaped }
                return (kind: match.1, text: parts.joined())
            }
        guard let id = strings.first(where: { $0.kind == "msgid" })?.text, !id.isEmpty else {
            return nil
        }
        return Entry(
            line: line, comment: lines("#. ").joined(separator: " "),
            origins: lines("#: ").flatMap { $0.split(separator: " ").map(String.init) },
            flags: lines("#, ").joined(separator: ", "), id: id,
            plural: strings.first { $0.kind == "msgid_plural" }?.text ?? "",
            texts: strings.filter { $0.kind == "msgstr" }.map(\.text))
    }
}

extension String {
    /// The text without the escapes of C, JavaScript and similar languages.
    var unescaped: String {
        guard utf8.contains(UInt8(ascii: "\\")) else { return self }
        return replacing(#"\n"#, with: "\n").replacing(Self.escape) { String($0.1) }
    }

    nonisolated(unsafe) private static let escape = /\\(.)/
}
