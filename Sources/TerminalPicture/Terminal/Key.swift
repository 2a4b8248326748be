/// A key of the viewer.
enum Key: Equatable {
    case up
    case down
    case pageUp
    case pageDown
    case home
    case end
    case wheelUp
    case wheelDown
    case detail
    case leave
    case suspend
    case redraw

    init?(_ bytes: [UInt8]) {
        switch bytes.count {
        case 1: self.init(byte: bytes[0])
        case 3 where bytes.starts(with: [EscapeSequence.escape, UInt8(ascii: "O")]):
            self.init(letter: Character(Unicode.Scalar(bytes[2])))
        default:
            guard let parts = EscapeSequence.Parts(bytes) else { return nil }
            self.init(parts)
        }
    }

    private init?(byte: UInt8) {
        switch byte {
        case UInt8(ascii: "k"): self = .up
        case UInt8(ascii: "j"): self = .down
        case UInt8(ascii: "b"): self = .pageUp
        case UInt8(ascii: " "): self = .pageDown
        case UInt8(ascii: "g"): self = .home
        case UInt8(ascii: "G"): self = .end
        case UInt8(ascii: "c"): self = .detail
        case UInt8(ascii: "q"), 0x03, EscapeSequence.escape: self = .leave
        case 0x1a: self = .suspend
        case 0x0c: self = .redraw
        default: return nil
        }
    }

    private init?(letter: Character) {
        switch letter {
        case "A": self = .up
        case "B": self = .down
        case "F": self = .end
        case "H": self = .home
        default: return nil
        }
    }

    private init?(_ parts: EscapeSequence.Parts) {
        switch (parts.mark, parts.end, parts.numbers.first) {
        case (nil, "~", 1), (nil, "~", 7): self = .home
        case (nil, "~", 4), (nil, "~", 8): self = .end
        case (nil, "~", 5): self = .pageUp
        case (nil, "~", 6): self = .pageDown
        case (nil, let end, _): self.init(letter: end)
        case ("<", "M", let button?):
            // The button without the Shift, Alt and Control bits.
            switch button & ~0b11100 {
            case 64: self = .wheelUp
            case 65: self = .wheelDown
            default: return nil
            }
        default: return nil
        }
    }
}
