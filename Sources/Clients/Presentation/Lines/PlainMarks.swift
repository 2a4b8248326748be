import Glibc

/// Marks for terminals whose locale has no UTF-8.
package enum PlainMarks {
    /// Whether the user's locale does not write text in UTF-8.
    package static var areNeeded: Bool {
        guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
        let codes = String(cString: name).uppercased().filter { $0 != "-" }
        return codes != "UTF8"
    }

    /// The text with ASCII marks. Each takes one cell, except the three dots.
    package static func replaced(in text: String) -> String {
        String(text.flatMap { plain[$0] ?? String($0) })
    }

    private static let plain: [Character: String] = [
        "·": "-", "•": "-", "●": "*", "○": "o", "✓": "+", "✗": "x", "…": "...", "–": "-", "—": "-",
        "─": "-",
        "−": "-", "’": "'", "‘": "'", "“": "\"", "”": "\"", "±": "+-", "→": ">",
    ]
}
