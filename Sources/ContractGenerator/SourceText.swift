import TextCells

/// The text of a source file as it is written, line by line.
struct SourceText {
    private let origin: String
    private let imports: [String]
    private var body = ""
    private var depth = 0
    private static let width = 100

    /// - Parameters:
    ///   - origin: the file or files that the text follows from.
    ///   - imports: the modules that it needs. Fasting is added if the text names one of its types.
    init(from origin: String, imports: [String] = []) {
        self.origin = origin
        self.imports = imports
    }

    /// The whole file.
    var text: String {
        let words = Set(body.split { !$0.isLetter && !$0.isNumber })
        let names = DomainType.allCases.flatMap { $0.swiftName.split(separator: ".") }
        let modules = words.isDisjoint(with: names) ? imports : (imports + ["Fasting"]).sorted()
        let lines = modules.map { "import \($0)\n" }.joined()
        return "// Generated from \(origin) by `make contract`; do not edit.\n"
            + "// swift-format-ignore-file\n\n\(lines)\(lines.isEmpty ? "" : "\n")\(body)"
    }

    mutating func line(_ content: String = "") {
        if !content.isEmpty { body += String(repeating: "    ", count: depth) + content }
        body += "\n"
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
            for part in WrappedText.lines(paragraph, width: Self.width - 4 - 4 * depth) {
                line("/// \(part)")
            }
        }
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
