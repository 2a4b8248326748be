import Text

extension Words {
    /// What was typed, as a sentence quotes it: at most 64 characters, with "…" if there were more.
    ///
    /// Control characters and characters that reorder text become U+FFFD, line breaks and tabs become
    /// spaces, and a byte that is not text becomes `\xe4`: the sentence may go to a program that prints it as it is.
    ///
    /// - Parameter most: how many Unicode scalars are kept.
    static func quoted(_ text: String, most: Int = 64) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.shownPath.unicodeScalars {
            if result.count == most { return String(result) + "…" }
            result.append(printable(scalar))
        }
        return String(result)
    }

    /// A path as a sentence quotes it. No file has a longer one.
    static func quoted(path: String) -> String { quoted(path, most: 4096) }

    private static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
        case 0x00...0x1F, 0x7F...0x9F: "\u{FFFD}"
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
        case 0xFFF9...0xFFFB, 0xE0000...0xE007F: "\u{FFFD}"
        default: scalar
        }
    }
}
