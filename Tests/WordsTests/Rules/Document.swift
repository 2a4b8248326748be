import Foundation

/// The paragraphs of a page of documentation, as users read them.
///
/// Code is left out. A paragraph belongs to Vigil or Compline if it names one of them, or is in a section
/// with such a heading.
struct Document {
    struct Paragraph: Equatable {
        var line: Int
        var text: String
        var isVigil: Bool
    }

    private(set) var paragraphs: [Paragraph] = []

    // Each pattern is compiled once, for all lines of all pages.
    nonisolated(unsafe) private static let heading = /(#+) (.*)/
    nonisolated(unsafe) private static let item = /\s*([-*|]|\d+\.)/
    nonisolated(unsafe) private static let code = /`[^`]*`/
    nonisolated(unsafe) private static let link = /!?\[([^\]]*)\]\([^)]*\)/
    nonisolated(unsafe) private static let macro = /[.']\s*(\S+)\s*(.*)/
    nonisolated(unsafe) private static let escape = /\\f\w|\\&|"/
    nonisolated(unsafe) private static let codeMacro =
        /\b(Fl|Ar|Cm|Fa|Li|Pa|Xr|Fn|Va)\b( \S+)?/
    nonisolated(unsafe) private static let otherMacro = /\b(Pq|Ns|Oc|Oo|Op|Ta)\b/

    /// The lines of the paragraph that is being read.
    private var lines: [String] = []
    private var firstLine = 0
    /// The level of the heading of Vigil's section; nil outside.
    private var vigilLevel: Int?

    /// Reads Markdown. Fenced blocks, code between backticks and addresses are left out.
    init(markdown: String) {
        var isFenced = false
        for (index, line) in Self.lines(of: markdown).enumerated() {
            if line.hasPrefix("```") {
                isFenced.toggle()
                end()
            } else if isFenced {
                continue
            } else if let heading = line.prefixMatch(of: Self.heading) {
                begin(section: String(heading.2), level: heading.1.count)
                add(String(heading.2), index + 1)
                end()
            } else if line.allSatisfy(\.isWhitespace) {
                end()
            } else {
                let isItem = line.prefixMatch(of: Self.item) != nil
                if isItem { end() }
                add(line, index + 1)
            }
        }
        end()
        for index in paragraphs.indices {
            paragraphs[index].text = paragraphs[index].text
                .replacing(Self.code, with: "x").replacing(Self.link) { $0.1 }
        }
    }

    /// Reads a manual page in mdoc. What its macros mark as code is left out.
    init(manPage: String) {
        for (index, line) in Self.lines(of: manPage).enumerated() {
            guard let macro = line.prefixMatch(of: Self.macro) else {
                add(line, index + 1)
                continue
            }
            let words = Self.words(macro.2)
            switch macro.1 {
            case "Sh", "Ss":
                begin(section: words, level: macro.1 == "Sh" ? 1 : 2)
                add(words, index + 1)
                end()
            case "Pp": end()
            case "It":
                end()
                add(words, index + 1)
            case "Dq", "Em", "Ql", "Sq", "Sy": add(words, index + 1)
            // A paragraph goes on after a line of code.
            default: add("x", index + 1)
            }
        }
        end()
    }

    /// The arguments of a macro without the macros and the code among them.
    private static func words(_ arguments: Substring) -> String {
        String(arguments).replacing(escape, with: "").replacing(codeMacro, with: "x")
            .replacing(otherMacro, with: "")
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    private mutating func begin(section heading: String, level: Int) {
        end()
        if let vigilLevel, level > vigilLevel { return }
        vigilLevel = Self.isOfVigil(heading) ? level : nil
    }

    private mutating func add(_ line: String, _ number: Int) {
        if lines.isEmpty { firstLine = number }
        lines.append(line)
    }

    private mutating func end() {
        let text = lines.joined(separator: "\n")
        if !lines.isEmpty {
            paragraphs.append(
                Paragraph(
                    line: firstLine, text: text,
                    isVigil: vigilLevel != nil || Self.isOfVigil(text)))
        }
        lines = []
    }

    private static func isOfVigil(_ text: String) -> Bool {
        text.contains("Vigil") || text.contains("Compline")
    }
}
