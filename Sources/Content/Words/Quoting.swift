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

/// A number of things, or of their parts. One that is not counted, such as a year, is a text.
extension Hole where Self: BinaryInteger {
    var quoted: String {
        guard magnitude >= 1000 else { return String(self) }
        // What is between the thousands of a number: 2,000.
        let separator = translated(",")
        var digits = String(magnitude)
        for place in stride(from: digits.count - 3, to: 0, by: -3) {
            digits.insert(
                contentsOf: separator, at: digits.index(digits.startIndex, offsetBy: place))
        }
        return self < 0 ? "-" + digits : digits
    }
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
    /// A name in a sentence of the window, in the quotes of the language.
    public static let inQuotes = saying("“{name}”")

    /// A text as a sentence quotes it, with "…" if it was longer.
    ///
    /// - Parameter most: how many Unicode scalars are kept.
    static func quoted(_ text: String, most: Int = 64) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.shownPath.unicodeScalars {
            if result.count == most { return String(result) + "…" }
            result.append(scalar.printableForm)
        }
        return String(result)
    }
}
