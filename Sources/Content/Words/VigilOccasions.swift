import Fasting

extension Words.Vigil {
    /// The line of Scripture of an occasion; nil if nothing is said (rule: docs/rules/words.md, Vigil).
    ///
    /// - Parameter occasion: nil if Vigil is off.
    public static func passage(_ occasion: VigilOccasion?) -> Passage? {
        switch occasion {
        case .idle(let dayOfYear)?: idle(dayOfYear: dayOfYear)
        case .fasting(let milestone)?: scripture(milestone)
        case .arrival(let completedCount)?: arrival(completedCount: completedCount)
        case .silence?, nil: nil
        }
    }
}

extension Words {
    /// A paragraph and its language.
    public struct Paragraph: Equatable, Sendable {
        public let text: String
        /// A language tag such as `en`.
        public let language: String
    }

    /// The paragraphs of the companion text of a phase, with Vigil's addition if Vigil is on.
    ///
    /// The addition follows in the same paragraph. If it has no translation, it is a paragraph of its
    /// own, so that no paragraph has two languages. Rule: docs/rules/words.md, Companion texts.
    public static func companionParagraphs(
        _ milestone: Milestone, withVigil: Bool
    ) -> [Paragraph] {
        let text = Paragraph(text: companion(milestone), language: language)
        guard withVigil else { return [text] }
        let addition = Vigil.addition(milestone)
        guard addition.language == language else { return [text, addition] }
        return [Paragraph(text: "\(text.text) \(addition.text)", language: language)]
    }

    /// The companion text of a phase, with Vigil's addition if Vigil is on. An empty line separates
    /// paragraphs.
    public static func companion(_ milestone: Milestone, withVigil: Bool) -> String {
        companionParagraphs(milestone, withVigil: withVigil).map(\.text)
            .joined(separator: "\n\n")
    }

    /// The one or two paragraphs of a companion text. A line break within them becomes a space, so
    /// that the sender of the text cannot add lines that look like the answers of `atrest`.
    public static func paragraphs(of text: String) -> [String] {
        let emptyLine = text.indices.first { text[$0...].hasPrefix("\n\n") }
        let end = emptyLine ?? text.endIndex
        return [text[..<end], text[end...].dropFirst(2)]
            .map { String($0.map { $0.isNewline ? " " : $0 }) }.filter { !$0.isEmpty }
    }
}
