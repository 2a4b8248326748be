import Contract
import Presentation
import Words

/// A line with fields, as `--format` takes it: `{{elapsed}} {{title}}`.
struct Template: Equatable {
    enum Field: String, CaseIterable {
        case status
        case elapsed
        case remaining
        case milestone
        case title
        case text
        case scripture
        case started
        case target
        /// The latest ending, also while the next fast runs.
        case ended

        /// How the field changes with the clock; nil if it does not.
        var tick: Tick? {
            switch self {
            case .elapsed: .elapsedMinute
            case .remaining: .remainingMinute
            case .status, .milestone, .title, .text, .scripture, .started, .target, .ended: nil
            }
        }
    }

    enum Part: Equatable {
        case literal(String)
        case field(Field)
    }

    let parts: [Part]

    /// - Throws: ``Problem`` for an unknown field, or one that is not closed.
    init(_ text: String) throws(Problem) {
        var parts: [Part] = []
        var literal = ""
        var rest = text[...]
        while let character = rest.first {
            guard rest.hasPrefix("{{") else {
                literal.append(character)
                rest.removeFirst()
                continue
            }
            rest = rest.dropFirst(2)
            guard let end = rest.indices.first(where: { rest[$0...].hasPrefix("}}") }) else {
                throw Problem(.usage, Words.unclosedField)
            }
            let name = rest[..<end].filter { $0 != " " }
            guard let field = Field(rawValue: name) else {
                let known = Field.allCases.map(\.rawValue)
                throw Problem(.usage, Words.unknownField(name, known: known))
            }
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
            parts.append(.field(field))
            rest = rest[end...].dropFirst(2)
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        self.parts = parts
    }

    var fields: Set<Field> {
        Set(
            parts.compactMap { part in
                if case .field(let field) = part { field } else { nil }
            })
    }

    /// Fills in the fields. The text between them is written unchanged, so that the user may put
    /// escape sequences into it.
    func filled(_ value: (Field) -> String) -> StyledText {
        parts.map { part in
            switch part {
            case .literal(let text): .verbatim(text)
            case .field(let field): StyledText(value(field))
            }
        }.joined()
    }
}
