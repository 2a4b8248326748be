import Foundation

/// A gettext catalogue, as far as it says what is translated into what.
struct Catalogue {
    struct Entry {
        /// Where it stands in the file.
        let line: Int
        /// What translators are told.
        let comment: String
        /// The files that hold it.
        let origins: [String]
        /// `fuzzy` and the like.
        let flags: String
        let id: String
        /// "" where it has none.
        let plural: String
        /// One, or one for each plural; "" where it is not translated.
        let texts: [String]

        /// Words that are given and stay as they are.
        var isGiven: Bool {
            ["Given copy", "Scripture", "Book and chapter"].contains { comment.hasPrefix($0) }
        }
    }

    /// Without the header.
    let entries: [Entry]

    init(_ contents: String) {
        entries = contents.matches(of: /(?:[^\n]+\n?)+/).compactMap { block in
            let text = String(block.0)
            func lines(_ mark: String) -> [String] {
                text.split(separator: "\n").filter { $0.hasPrefix(mark) }.map {
                    String($0.dropFirst(mark.count))
                }
            }
            let strings = text.matches(of: /(?m)^(msg\w+)(?:\[\d\])?((?:\s*".*")+)/).map { match in
                let parts = match.2.matches(of: /"(.*)"/).map { String($0.1).unescaped }
                return (kind: match.1, text: parts.joined())
            }
            guard let id = strings.first(where: { $0.kind == "msgid" })?.text, !id.isEmpty else {
                return nil
            }
            return Entry(
                line: contents.line(at: block.startIndex),
                comment: lines("#. ").joined(separator: " "),
                origins: lines("#: ").flatMap { $0.split(separator: " ").map(String.init) },
                flags: lines("#, ").joined(separator: ", "), id: id,
                plural: strings.first { $0.kind == "msgid_plural" }?.text ?? "",
                texts: strings.filter { $0.kind == "msgstr" }.map(\.text))
        }
    }
}

extension String {
    /// Without the backslashes of C, JavaScript and most others.
    var unescaped: String {
        replacing(#"\n"#, with: "\n").replacing(/\\(.)/) { String($0.1) }
    }
}
