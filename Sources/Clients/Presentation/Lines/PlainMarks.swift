import Glibc
import Text

/// Marks for terminals whose locale has no UTF-8.
package enum PlainMarks {
    /// Whether the user's locale does not write text in UTF-8.
    package static var areNeeded: Bool {
        nl_langinfo(nl_item(CODESET)).map { !isUTF8(String(cString: $0)) } ?? false
    }

    /// The text with ASCII marks, and its letters as they are.
    package static func replaced(in text: String) -> String {
        String(
            text.flatMap { character in
                if let mark = marks[character] { return mark }
                let isLetter = character.isLetter || character == "°"
                return String(isLetter ? character : character.ascii ?? character)
            })
    }

    /// The marks that stand otherwise in a line than alone on a screen.
    private static let marks: [Character: String] = [
        "·": "-", "•": "-", "…": "...", "±": "+-",
    ]
}
