/// The name of a machine. Other machines show it, so it is one line without control characters and without
/// characters that change the direction of the text around it.
public struct DeviceName: Equatable, Sendable {
    public let text: String

    /// The longest name, in characters. One character may have any number of accents, so bytes are limited too.
    public static let longest = 60
    static let largest = 240

    /// Keeps the first line, without hidden characters.
    public init(beginningOf text: String) {
        let lines = Note(beginningOf: text).text.split { $0.isNewline || $0 == "\t" }
        let scalars = (lines.first ?? "").unicodeScalars.filter { !Self.isHidden($0) }
        let isVisible = scalars.contains { !Self.isInvisible($0) }
        var name = isVisible ? String(String.UnicodeScalarView(scalars)).prefix(Self.longest) : ""
        while name.utf8.count > Self.largest { name.removeLast() }
        self.text = String(name)
    }

    /// - Returns: nil if the text is not such a name.
    public init?(_ text: String) {
        self.init(beginningOf: text)
        if self.text != text { return nil }
    }

    /// Spaces, and characters that show nothing by themselves. Some are parts of visible ones, as in emoji.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
            || scalar.value == 0x2800
    }

    /// Control characters and those that change the order of text (Unicode Technical Report 36).
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x00AD, 0x061C, 0x200B, 0x200E, 0x200F,
            0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
            true
        default: false
        }
    }
}
