/// The digits of ASCII for those of other scripts, plain signs for those of full width, and plain spaces. Marks that
/// cannot be seen are left out.
package enum PlainSigns {
    /// - Returns: nil if the text has no sign to replace.
    package static func replaced(in text: ArraySlice<UInt8>) -> [UInt8]? {
        guard text.contains(where: { $0 >= 0xC2 }) else { return nil }
        let string = String(decoding: text, as: UTF8.self)
        let plain = replaced(in: string)
        return plain == string ? nil : Array(plain.utf8)
    }

    package static func replaced(in text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isInvisible(scalar) {
            plain.append(self.plain(scalar))
        }
        return String(plain)
    }

    /// The same, with fractions as people type them: `2½` is `2 1/2`.
    static func typed(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        return replaced(in: text).reduce(into: "") { plain, character in
            plain += fractions[character].map { " " + $0.typed } ?? String(character)
        }
    }

    /// The same, with decimal numbers for fractions: `2½` and `2 ½` are `2.5`.
    static func withDecimals(_ text: String) -> String {
        replaced(in: text).reduce(into: "") { plain, character in
            guard let fraction = fractions[character] else { return plain.append(character) }
            plain = plain.trimmed
            if plain.isEmpty { plain = "0" }
            plain += fraction.decimal
        }
    }

    private static let fractions: [Character: (typed: String, decimal: String)] = [
        "\u{BD}": ("1/2", ".5"), "\u{BC}": ("1/4", ".25"), "\u{BE}": ("3/4", ".75"),
    ]

    /// Marks of the direction of text and the like, which a copied text may have.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}": true
        default: false
        }
    }

    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        for zero in zeros where scalar.value >= zero && scalar.value - zero < 10 {
            return Unicode.Scalar(UInt8(ascii: "0") + UInt8(scalar.value - zero))
        }
        switch scalar {
        // The signs of full width: `：`, `／`, `（`.
        case "\u{FF01}"..."\u{FF5E}":
            return Unicode.Scalar(UInt8(scalar.value - 0xFF01) + UInt8(ascii: "!"))
        case "\u{3000}", "\u{A0}", "\u{202F}", "\u{2000}"..."\u{200A}": return " "
        case "\u{2236}": return ":"
        // Hyphens and the minus sign. A longer dash may be between two times.
        case "\u{2010}", "\u{2011}", "\u{2212}": return "-"
        default: return scalar
        }
    }

    /// The zeros of Arabic, Persian, Devanagari, Bengali, Gujarati, Tamil, Telugu, Kannada, Malayalam, Thai, Lao, Khmer
    /// and Burmese.
    private static let zeros: [UInt32] = [
        0x0660, 0x06F0, 0x0966, 0x09E6, 0x0AE6, 0x0BE6, 0x0C66, 0x0CE6, 0x0D66, 0x0E50, 0x0ED0,
        0x17E0, 0x1040,
    ]
}
