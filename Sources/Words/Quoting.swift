import Text

/// What fills a hole of a sentence. It may come from anywhere, and the sentence may go to a program that prints it as it
/// is, so all of it is quoted.
protocol Hole {
    /// The text in the sentence. Control characters and characters that reorder text become U+FFFD, line breaks and
    /// tabs become spaces, and a byte that is not text becomes `\xe4`.
    var quoted: String { get }
}

/// A word of ours, a name or a path. No file has a longer path than what is kept of it.
extension String: Hole {
    var quoted: String { Words.quoted(self, most: 4096) }
}

extension Hole where Self: BinaryInteger {
    var quoted: String { String(self) }
}
extension Int: Hole {}
extension Int64: Hole {}
extension Int32: Hole {}
extension UInt32: Hole {}
extension UInt64: Hole {}

/// What a person typed, or another program sent. It may be much longer than a sentence.
struct Typed: Hole {
    let quoted: String

    init(_ text: String) { quoted = Words.quoted(text) }
}

extension Hole where Self == Typed {
    static func typed(_ text: String) -> Typed { Typed(text) }
}

extension Words {
    /// A text as a sentence quotes it, with "…" if it was longer.
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
