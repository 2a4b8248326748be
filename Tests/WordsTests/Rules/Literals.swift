/// A text in a Swift source, as the compiler reads it.
struct Literal: Equatable, Sendable {
    /// The line of its first character.
    let line: Int
    /// The decoded text. `{}` stands for an interpolation; literals joined by `+` are one text.
    var text: String
    /// Whether it is the name of a value, directly before a colon. People never read it.
    var isName = false
}

/// Finds the string literals of a Swift source: enough of the grammar to know what is text, what is
/// code and what is a comment.
///
/// It does not know regular expressions between bare slashes. It takes a quote in one for the
/// beginning of a text, but only until the end of the line.
struct LiteralReader {
    private let source: [Character]
    private var position = 0
    private var line = 1
    private var literals: [Literal] = []

    /// - Returns: in the order of their ends: a literal inside an interpolation comes first.
    static func literals(in source: String) -> [Literal] {
        var reader = LiteralReader(source: source)
        while reader.next != nil { reader.readCode() }
        return reader.literals
    }

    private init(source: String) { self.source = source.map { $0 == "\r\n" ? "\n" : $0 } }

    // MARK: Code

    /// Reads to the end, or past the parenthesis that closes an interpolation.
    private mutating func readCode() {
        var depth = 0
        var last: Int?
        var isAfterPlus = false
        while let character = next {
            if skipBlank() { continue }
            if let delimiter {
                let literal = readLiteral(delimiter)
                if let last, isAfterPlus {
                    literals[last].text += literal.text
                } else {
                    literals.append(literal)
                    last = literals.count - 1
                }
                isAfterPlus = false
                continue
            }
            advance()
            isAfterPlus = character == "+" && last != nil
            if !isAfterPlus { last = nil }
            if character == "(" { depth += 1 }
            if character == ")" {
                if depth == 0 { return }
                depth -= 1
            }
        }
    }

    /// Skips white space or a comment.
    private mutating func skipBlank() -> Bool {
        if skip("//") {
            while let character = next, !character.isNewline { advance() }
        } else if skip("/*") {
            var depth = 1
            while depth > 0, next != nil {
                if skip("/*") {
                    depth += 1
                } else if skip("*/") {
                    depth -= 1
                } else {
                    advance()
                }
            }
        } else if next?.isWhitespace == true {
            advance()
        } else {
            return false
        }
        return true
    }

    // MARK: Literals

    private struct Delimiter {
        let hashes: String
        let isMultiline: Bool
    }

    /// The delimiter of a literal that begins here, if there is one.
    private var delimiter: Delimiter? {
        guard next == "\"" || next == "#" else { return nil }
        let hashes = source[position...].prefix { $0 == "#" }
        let quotes = source[hashes.endIndex...].prefix { $0 == "\"" }
        guard !quotes.isEmpty else { return nil }
        // Else `#"""#` is a quote between raw quotes, and `""` is empty.
        let isMultiline =
            quotes.count >= 3 && source[quotes.endIndex...].first?.isNewline == true
        return Delimiter(hashes: String(hashes), isMultiline: isMultiline)
    }

    /// Marks the beginning of a line until the indentation is known.
    private static let lineStart: Character = "\u{E000}"

    private mutating func readLiteral(_ delimiter: Delimiter) -> Literal {
        let quotes = delimiter.isMultiline ? "\"\"\"" : "\""
        skip(delimiter.hashes + quotes)
        var text = ""
        if delimiter.isMultiline {
            advance()
            text.append(Self.lineStart)
        }
        let first = line
        while let character = next, !skip(quotes + delimiter.hashes) {
            if skip("\\" + delimiter.hashes) {
                text += readEscape()
            } else if character.isNewline, !delimiter.isMultiline {
                break
            } else {
                advance()
                text.append(character)
                if character.isNewline { text.append(Self.lineStart) }
            }
        }
        if delimiter.isMultiline { text = Self.unindented(text) }
        return Literal(line: first, text: text, isName: next == ":")
    }

    private mutating func readEscape() -> String {
        guard let character = next else { return "" }
        advance()
        switch character {
        case "(":
            readCode()
            return "{}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "0": return "\0"
        case "u":
            let digits = source[position...].dropFirst().prefix { $0.isHexDigit }
            skip("{" + String(digits) + "}")
            return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init).map(String.init)
                ?? ""
        case _ where character.isWhitespace:
            // The line continues in the next one.
            var blank = character
            while !blank.isNewline, let more = next {
                blank = more
                advance()
            }
            return String(Self.lineStart)
        default: return String(character)
        }
    }

    /// Removes the indentation of the line with the closing quotes.
    private static func unindented(_ text: String) -> String {
        let lines = text.split(separator: lineStart, omittingEmptySubsequences: false).dropFirst()
        let indentation = lines.last ?? ""
        let joined = lines.dropLast().map { line in
            line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line
        }.joined()
        return joined.last?.isNewline == true ? String(joined.dropLast()) : joined
    }

    // MARK: Characters

    private var next: Character? { position < source.count ? source[position] : nil }

    private mutating func advance() {
        if source[position].isNewline { line += 1 }
        position += 1
    }

    @discardableResult
    private mutating func skip(_ text: String) -> Bool {
        guard next == text.first, source[position...].starts(with: text) else { return false }
        for _ in text { advance() }
        return true
    }
}
