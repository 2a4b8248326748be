extension Character {
    /// How many cells the character takes: 0, 1 or 2. A control takes none and is never shown.
    public var cellWidth: Int {
        if let byte = asciiValue { return (0x20...0x7e).contains(byte) ? 1 : 0 }
        return CharacterShape(self).width
    }
}

extension String {
    /// How many cells the text takes.
    public var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }
}

/// How terminals show a character. A character may have several scalars: accents, joined emoji.
public struct CharacterShape {
    /// How many cells it takes.
    public let width: Int
    /// The most cells that a terminal may give it. Terminals that cannot join characters show each
    /// part on its own.
    public let widest: Int
    /// Whether terminals differ in how many cells it takes.
    public let isUncertain: Bool

    public init(_ character: Character) {
        var sum = 0
        var parts = 0
        var isEmoji = false
        for scalar in character.unicodeScalars {
            guard let width = scalar.cellWidth else {
                self.init(width: 0, widest: 0, isUncertain: false)
                return
            }
            if width > 0 { parts += 1 }
            sum += width
            // Variation selector 16 asks for the picture of a character, which is wide.
            if scalar.value == 0xfe0f || scalar.properties.isEmojiModifier && parts > 1 {
                isEmoji = true
            }
            if (0x1f1e6...0x1f1ff).contains(scalar.value), parts == 2 { isEmoji = true }
            if scalar.value == 0x200d, parts > 0 { isEmoji = true }
        }
        let isJoined = parts > 1 || isEmoji
        let width = isEmoji && sum > 0 ? 2 : min(2, sum)
        // Hangul is written in parts of which only the first has a width.
        self.init(width: width, widest: max(width, sum), isUncertain: isJoined)
    }

    private init(width: Int, widest: Int, isUncertain: Bool) {
        self.width = width
        self.widest = widest
        self.isUncertain = isUncertain
    }
}

extension Unicode.Scalar {
    /// How many cells the scalar takes by itself; nil for one that a terminal must not receive.
    fileprivate var cellWidth: Int? {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: nil
        case .nonspacingMark, .enclosingMark: 0
        // Soft hyphens and marks of direction could disguise a text. Joiners and the tags of flags are
        // parts of characters.
        case .format: isJoiner || (0xe0020...0xe007f).contains(value) ? 0 : nil
        default: isPartOfHangul ? 0 : isWide ? 2 : 1
        }
    }

    private var isJoiner: Bool { value == 0x200c || value == 0x200d }

    /// The vowels and final consonants of Hangul, which stand in the cells of the first consonant.
    private var isPartOfHangul: Bool {
        (0x1160...0x11ff).contains(value) || (0xd7b0...0xd7fb).contains(value)
    }

    /// Source: UAX #11, East Asian Width. The wide characters outside these blocks are emoji.
    private var isWide: Bool {
        switch value {
        case 0...0x10ff: false
        case 0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97f,
            0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff00...0xff60,
            0xffe0...0xffe6, 0x16fe0...0x18d7f, 0x1aff0...0x1b2ff, 0x1f200...0x1f2ff,
            0x20000...0x3fffd:
            true
        // Half of a flag.
        case 0x1f1e6...0x1f1ff: false
        default: properties.isEmojiPresentation
        }
    }
}
