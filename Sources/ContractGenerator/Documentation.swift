extension Documentation {
    /// Reads a comment: the member's name and a colon, a line `@name: text` for each argument, and
    /// paragraphs. A paragraph may name errors: `Errors: Overlap, Storage.`
    ///
    /// - Parameters:
    ///   - comment: the text between `<!--` and `-->`.
    ///   - name: the name that the comment must begin with.
    ///   - line: of the element, for errors.
    init(_ comment: String?, of name: String, line: Int) throws(ReadError) {
        guard let comment else {
            throw ReadError(line: line, reason: "\(name) has no documentation.")
        }
        var lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
        while lines.first == "" { lines.removeFirst() }
        guard let first = lines.first, first.hasPrefix(name + ":") else {
            throw ReadError(line: line, reason: "The comment of \(name) begins otherwise.")
        }
        lines[0] = trimmed(first.dropFirst(name.utf8.count + 1))
        var arguments: [String: String] = [:]
        var paragraphs: [String] = []
        var paragraph: [String] = []
        for text in lines {
            if text.hasPrefix("@"), let colon = text.firstIndex(of: ":") {
                let argument = String(text[text.index(after: text.startIndex)..<colon])
                arguments[argument] = trimmed(text[text.index(after: colon)...])
            } else if text.isEmpty {
                if !paragraph.isEmpty { paragraphs.append(paragraph.joined(separator: " ")) }
                paragraph = []
            } else {
                paragraph.append(text)
            }
        }
        if !paragraph.isEmpty { paragraphs.append(paragraph.joined(separator: " ")) }
        if let summary = arguments.removeValue(forKey: "short_description") {
            paragraphs.insert(summary, at: 0)
        }
        let texts = paragraphs.map(Self.split)
        self.init(
            paragraphs: texts.map(\.text).filter { !$0.isEmpty }, arguments: arguments,
            errors: texts.flatMap(\.errors))
        if self.paragraphs.isEmpty {
            throw ReadError(line: line, reason: "The comment of \(name) says nothing.")
        }
    }

    /// The first sentence.
    var summary: String {
        let text = Array(paragraphs[0])
        let end = text.indices.dropLast().first { text[$0] == "." && text[$0 + 1] == " " }
        return String(text[...(end ?? text.count - 1)])
    }

    /// Takes `Errors: A, B (when).` from the end of a paragraph.
    private static func split(_ paragraph: String) -> (text: String, errors: [String]) {
        let mark = "Errors: "
        var start = paragraph.startIndex
        while start < paragraph.endIndex, !paragraph[start...].hasPrefix(mark) {
            start = paragraph.index(after: start)
        }
        guard start < paragraph.endIndex else { return (paragraph, []) }
        let list = paragraph[start...].dropFirst(mark.count).split { $0 == "," || $0 == "." }
        return (
            trimmed(paragraph[..<start]),
            list.compactMap { $0.split(separator: " ").first.map { String($0) } }
        )
    }
}

/// The text without spaces at both ends.
func trimmed(_ text: some StringProtocol) -> String {
    var rest = text[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
}
