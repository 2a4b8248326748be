extension ScreenKey {
    /// The key that sends these bytes; nil if it has no use.
    init?(_ bytes: [UInt8]) {
        if bytes.count == 1 {
            self.init(byte: bytes[0])
        } else if bytes.first != EscapeSequence.escape {
            guard let character = Character(utf8: bytes) else { return nil }
            self = .character(character)
        } else if bytes.count == 3, bytes[1] == UInt8(ascii: "O") {
            self.init(letter: bytes[2], isModified: false)
        } else if let parts = EscapeSequence.Parts(bytes) {
            self.init(parts)
        } else {
            self.init(alt: Array(bytes.dropFirst()))
        }
    }

    private init?(byte: UInt8) {
        switch byte {
        case 0x0d, 0x0a: self = .enter
        case 0x09: self = .tab
        case EscapeSequence.escape: self = .escape
        case 0x7f, 0x08: self = .backspace
        case 0: self = .control(" ")
        case 0x01...0x1a: self = .control(Character(Unicode.Scalar(byte + 0x60)))
        case 0x1c...0x1f: self = .control(Character(Unicode.Scalar(byte + 0x40)))
        case 0x20...0x7e: self = .character(Character(Unicode.Scalar(byte)))
        default: return nil
        }
    }

    /// A key with Alt sends Escape first.
    private init?(alt bytes: [UInt8]) {
        switch ScreenKey(bytes) {
        case .character("b"): self = .wordLeft
        case .character("f"): self = .wordRight
        case .character(let character): self = .alt(character)
        // Deletes a word, as Control and W.
        case .backspace: self = .control("w")
        default: return nil
        }
    }

    private init?(letter: UInt8, isModified: Bool) {
        switch Character(Unicode.Scalar(letter)) {
        case "A": self = .up
        case "B": self = .down
        case "C": self = isModified ? .wordRight : .right
        case "D": self = isModified ? .wordLeft : .left
        case "F": self = .end
        case "H": self = .home
        // Enter of the number pad.
        case "M": self = .enter
        default: return nil
        }
    }

    private init?(_ parts: EscapeSequence.Parts) {
        switch (parts.mark, parts.end, parts.numbers.first) {
        case (nil, "~", 1), (nil, "~", 7): self = .home
        case (nil, "~", 3): self = .delete
        case (nil, "~", 4), (nil, "~", 8): self = .end
        case (nil, "~", 5): self = .pageUp
        case (nil, "~", 6): self = .pageDown
        // The second number is 1 more than the modifiers: 1 Shift, 2 Alt, 4 Control.
        case (nil, let end, _) where end != "M":
            let modifiers = parts.numbers.count > 1 ? parts.numbers[1] - 1 : 0
            self.init(
                letter: end.asciiValue ?? 0, isModified: modifiers > 0 && modifiers & 6 != 0)
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

extension Character {
    /// nil if the bytes are not valid UTF-8, or are not exactly one scalar.
    init?(utf8 bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        guard text.unicodeScalars.count == 1, let character = text.first else { return nil }
        // C1 controls are not text.
        guard !(0x80...0x9f).contains(text.unicodeScalars.first?.value ?? 0) else { return nil }
        self = character
    }
}
