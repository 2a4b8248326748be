/// The text of a source file as it is written, line by line.
struct SourceText {
    private(set) var text = ""
    private var depth = 0
    private static let width = 100

    /// - Parameters:
    ///   - origin: the file or files that the text follows from.
    ///   - imports: the modules that it needs.
    init(from origin: String, imports: [String] = []) {
        line("// Generated from \(origin) by `make contract`; do not edit.")
        line("// swift-format-ignore-file")
        line()
        for module in imports { line("import \(module)") }
        if !imports.isEmpty { line() }
    }

    mutating func line(_ content: String = "") {
        if !content.isEmpty { text += String(repeating: "    ", count: depth) + content }
        text += "\n"
    }

    /// Writes lines that are one level deeper, between a line that ends with `{` and a `}`.
    ///
    /// - Parameter parameters: those of a closure, after the `{`.
    mutating func block(
        _ header: String, parameters: String = "", end: String = "}",
        _ body: (inout SourceText) throws(ContractError) -> Void
    ) throws(ContractError) {
        line("\(header) {\(parameters)")
        depth += 1
        try body(&self)
        depth -= 1
        line(end)
    }

    /// Writes a documentation comment.
    mutating func comment(_ paragraphs: [String], throwing errors: [String] = []) {
        var paragraphs = paragraphs
        if !errors.isEmpty { paragraphs.append("- Throws: \(errors.joined(separator: ", ")).") }
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 { line("///") }
            for part in Self.wrap(paragraph, width: Self.width - 4 - 4 * depth) {
                line("/// \(part)")
            }
        }
    }

    static func wrap(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        for word in text.split(separator: " ") {
            if !current.isEmpty, current.count + 1 + word.count > width {
                lines.append(current)
                current = ""
            }
            current += (current.isEmpty ? "" : " ") + word
        }
        return lines + [current]
    }
}

/// A text as a literal of Swift.
func literal(_ text: String) -> String {
    var result = "\""
    for character in text {
        if character == "\"" || character == "\\" { result += "\\" }
        result.append(character)
    }
    return result + "\""
}

/// Literals in brackets.
func literals(_ texts: [String]) -> String {
    "[\(texts.map(literal).joined(separator: ", "))]"
}
