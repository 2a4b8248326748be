/// A line of output: text, and how each part of it looks.
///
/// The text and its look stay apart until the line is written. So nothing in the text can change the
/// state of the terminal, wherever the text comes from: ``rendered(usesColor:)`` makes it
/// ``StringProtocol/printable`` first.
package struct StyledText: Equatable {
    package enum Style: Equatable {
        case plain
        case bold
        case dim
        case italic
        case color(red: UInt8, green: UInt8, blue: UInt8)
        /// Written byte for byte, with escape sequences that this program or its user has put there.
        case verbatim
    }

    private struct Part: Equatable {
        let text: String
        let style: Style
    }

    private var parts: [Part]

    /// The parts of the line, for output that is not a stream of text.
    package var runs: [(text: String, style: Style)] { parts.map { ($0.text, $0.style) } }

    package init(_ text: String, _ style: Style = .plain) {
        parts = [Part(text: text, style: style)]
    }

    package static func bold(_ text: String) -> StyledText { StyledText(text, .bold) }
    package static func dim(_ text: String) -> StyledText { StyledText(text, .dim) }
    package static func italic(_ text: String) -> StyledText { StyledText(text, .italic) }
    package static func verbatim(_ text: String) -> StyledText { StyledText(text, .verbatim) }

    package static func + (a: StyledText, b: StyledText) -> StyledText {
        var sum = a
        sum.parts += b.parts
        return sum
    }

    package static func + (a: String, b: StyledText) -> StyledText { StyledText(a) + b }
    package static func + (a: StyledText, b: String) -> StyledText { a + StyledText(b) }

    /// The text alone, as it would be written without styles.
    package var plain: String { rendered(usesColor: false) }

    /// Without spaces at the end.
    package var withoutTrailingSpaces: StyledText {
        var text = self
        while let last = text.parts.popLast() {
            let kept = last.text.reversed().drop { $0 == " " }.reversed()
            if kept.isEmpty { continue }
            text.parts.append(Part(text: String(kept), style: last.style))
            break
        }
        return text
    }

    /// The text alone with other characters, except what is written byte for byte.
    package func mapped(_ change: (String) -> String) -> StyledText {
        var text = self
        text.parts = parts.map {
            $0.style == .verbatim ? $0 : Part(text: change($0.text), style: $0.style)
        }
        return text
    }

    /// The text as it is written.
    ///
    /// - Parameters:
    ///   - usesColor: whether styles become escape sequences.
    ///   - showsDim: whether dim text does. Otherwise it is like other text.
    package func rendered(usesColor: Bool, showsDim: Bool = true) -> String {
        parts.map { part in
            guard part.style != .verbatim else { return part.text }
            let text = part.text.printable
            guard usesColor, showsDim || part.style != .dim, let codes = part.style.codes else {
                return text
            }
            return "\u{1b}[\(codes.on)m\(text)\u{1b}[\(codes.off)m"
        }.joined()
    }
}

extension StyledText: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) { self.init(text) }
}

extension [StyledText] {
    package func joined() -> StyledText { reduce("", +) }
}

extension StyledText.Style {
    /// Parameters of SGR (ECMA-48, 8.3.117) that turn the style on and off; nil if it has none.
    fileprivate var codes: (on: String, off: String)? {
        switch self {
        case .plain, .verbatim: nil
        case .bold: ("1", "0")
        case .dim: ("2", "0")
        case .italic: ("3", "0")
        case .color(let red, let green, let blue): ("38;2;\(red);\(green);\(blue)", "39")
        }
    }
}
