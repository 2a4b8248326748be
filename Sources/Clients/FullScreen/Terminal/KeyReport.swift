/// A key as kitty's keyboard protocol reports it: `ESC [ key : shifted : base ; modifiers ; text u`. The key and its
/// base are letters without Shift. The base is the letter of the same place on a Latin layout, and is left out if it is
/// the key itself.
///
/// Source: https://sw.kovidgoyal.net/kitty/keyboard-protocol/
struct KeyReport: Equatable {
    /// nil if the key has no use.
    let key: ScreenKey?
    /// A text of several characters, as an input method writes it; nil for a key.
    let text: String?
    /// What the key is on a Latin layout; nil if it is the same, or unknown.
    let place: ScreenKey?

    /// Asks for reports of all keys (8), which are then unambiguous (1), with their places (4) and their text (16).
    static let opening = Array("\u{1b}[>29u".utf8)
    static let closing = Array("\u{1b}[<u".utf8)

    /// - Returns: nil if it is not such a report.
    init?(_ bytes: [UInt8]) {
        guard let parts = EscapeSequence.Parts(bytes), parts.mark == nil, parts.end == "u",
            let key = parts.lists.first, let code = key.first
        else { return nil }
        let modifiers = Modifiers(
            rawValue: parts.numbers.count > 1 ? max(0, parts.numbers[1] - 1) : 0)
        let written = parts.lists.count > 2 ? Self.text(parts.lists[2]) : ""
        guard written.count < 2 else {
            (self.key, place, text) = (nil, nil, written)
            return
        }
        text = nil
        let letter = written.first
        if let named = Self.named[code] {
            self.key = modifiers.contains(.alt) && named == .backspace ? .control("w") : named
            place = nil
            return
        }
        self.key = Self.key(Self.character(code), text: letter, modifiers)
        let base = key.count > 2 ? Self.character(key[2]) : nil
        let isLatin = letter?.isASCII ?? Self.character(code)?.isASCII ?? true
        // The letter of the layout counts if it is a Latin one, wherever it is.
        place = isLatin ? nil : base.flatMap { Self.key($0, text: nil, modifiers) }
    }

    struct Modifiers: OptionSet {
        let rawValue: Int

        static let shift = Modifiers(rawValue: 1)
        static let alt = Modifiers(rawValue: 2)
        static let control = Modifiers(rawValue: 4)
        /// Super, Hyper and Meta.
        static let others: Modifiers = [
            .init(rawValue: 8), .init(rawValue: 16), .init(rawValue: 32),
        ]
        static let capsLock = Modifiers(rawValue: 64)
    }

    private static let named: [Int: ScreenKey] = [
        9: .tab, 13: .enter, 27: .escape, 127: .backspace, 57414: .enter,
        // The number pad.
        57417: .left, 57418: .right, 57419: .up, 57420: .down, 57421: .pageUp, 57422: .pageDown,
        57423: .home, 57424: .end, 57426: .delete,
    ]

    /// - Parameter text: what the key writes; nil if it writes nothing, or is not known.
    private static func key(
        _ character: Character?, text: Character?, _ modifiers: Modifiers
    ) -> ScreenKey? {
        guard modifiers.isDisjoint(with: .others) else { return nil }
        if modifiers.contains(.control) {
            return character.flatMap { $0.isASCII || $0.isLetter ? .control($0) : nil }
        }
        if modifiers.contains(.alt), text == nil {
            switch character {
            case "b": return .wordLeft
            case "f": return .wordRight
            default: return character.map { .alt($0) }
            }
        }
        if let text { return .character(text) }
        guard let character else { return nil }
        let isUpper = modifiers.contains(.shift) != modifiers.contains(.capsLock)
        let upper = character.uppercased()
        return .character(isUpper && upper.count == 1 ? upper.first ?? character : character)
    }

    /// - Returns: nil for a control character, and for a key without text, whose code is for private use.
    private static func character(_ code: Int) -> Character? {
        guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init), code >= 0x20,
            !(0x7f...0x9f).contains(code), !(0xe000...0xf8ff).contains(code)
        else { return nil }
        return Character(scalar)
    }

    /// What is not a character is left out.
    private static func text(_ codes: [Int]) -> String {
        String(codes.compactMap(character))
    }
}
