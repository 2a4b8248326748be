extension StringProtocol {
    /// The text without anything that a terminal would act on instead of showing.
    ///
    /// Escape sequences, other control characters (C0, DEL, C1) and characters that reorder or hide
    /// text become U+FFFD. Line breaks and tabs become spaces. Everything that is printed passes
    /// through here, because the text may come from another program that owns our name on the bus.
    package var printable: String {
        guard unicodeScalars.contains(where: { $0.printableForm != $0 }) else {
            return String(self)
        }
        return String(String.UnicodeScalarView(unicodeScalars.map(\.printableForm)))
    }

    /// As ``printable``, but with line breaks and tabs as they are: for files shown on a terminal.
    package var printableLines: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0 == "\n" || $0 == "\t" ? $0 : $0.printableForm }))
    }
}

extension Unicode.Scalar {
    /// This character, or the one that is printed in its place.
    package var printableForm: Unicode.Scalar {
        switch value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
        case _ where isUnprintable: "\u{FFFD}"
        default: self
        }
    }

    /// Whether a terminal acts on this character, or shows text in another order or not at all
    /// because of it. Source: Unicode Technical Report 36, "Bidirectional Text Spoofing"; the tag
    /// characters and interlinear annotations are invisible.
    package var isUnprintable: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        case 0x2028, 0x2029, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
        default: false
        }
    }
}
