import CTerminal

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
struct CharacterShape {
    /// How many cells it takes.
    let width: Int
    /// The most cells that a terminal may give it. Terminals that know nothing of joined
    /// characters show each part on its own.
    let widest: Int
    /// Whether terminals differ in how many cells it takes.
    let isUncertain: Bool

    init(_ character: Character) {
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
    /// Source: UAX #11, in the data of the C library.
    fileprivate var cellWidth: Int? {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: return nil
        // Soft hyphens, and marks of direction, with which text could disguise itself. Joiners
        // stay, as parts of characters.
        case .format: return value == 0x200c || value == 0x200d ? 0 : tagWidth
        default: break
        }
        let width = cterminal_width(value)
        if width >= 0 { return Int(width) }
        // The C library is older than the character, or has no data.
        if properties.generalCategory == .unassigned { return nil }
        return Self.isWide(value) || properties.isEmojiPresentation ? 2 : isMark ? 0 : 1
    }

    /// Tags are parts of flags.
    private var tagWidth: Int? { (0xe0020...0xe007f).contains(value) ? 0 : nil }

    private var isMark: Bool {
        [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
    }

    /// The large wide blocks, for a system without data.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff,
            0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f,
            0x1f900...0x1f9ff, 0x20000...0x3fffd:
            true
        default: false
        }
    }
}
