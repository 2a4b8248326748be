/// Splits the input from a terminal into keys, pasted text and answers.
struct TerminalInput {
    /// The bytes of one key, text or answer, and its meaning.
    struct Token: Equatable {
        let bytes: [UInt8]
        /// nil if it has no use.
        let meaning: Meaning?
        /// What the key is on a Latin layout; nil if it is the same, or unknown.
        var place: ScreenKey?
    }

    enum Meaning: Equatable {
        case key(ScreenKey)
        case paste(String)
        case reply(TerminalReply)
    }

    /// The bytes of an incomplete sequence.
    private(set) var rest: [UInt8] = []
    /// Text that is being pasted.
    private var paste: PastedText?

    /// No key and no answer is longer.
    private static let limit = 1024

    /// - Returns: the complete keys, texts and answers in the order of their arrival.
    mutating func read(_ bytes: some Sequence<UInt8>) -> [Token] {
        rest += bytes
        var tokens: [Token] = []
        var place = 0
        while true {
            if let used = paste?.read(rest[place...]) {
                place += used.count
                guard used.isEnd else { break }
                tokens.append(endPaste())
            } else if let length = EscapeSequence.length(rest[place...]) {
                let sequence = Array(rest[place..<place + length])
                place += length
                if sequence == PastedText.start { paste = PastedText() }
                tokens.append(Self.token(sequence))
            } else {
                break
            }
        }
        rest.removeFirst(place)
        if paste == nil, rest.count > Self.limit {
            tokens.append(Token(bytes: takeRest(), meaning: nil))
        }
        return Self.joined(tokens)
    }

    /// How many milliseconds to wait for the rest of an incomplete sequence; nil if there is none.
    /// The Escape key sends the byte with which every sequence begins. Only time tells them apart.
    var timeout: Int? {
        if paste != nil { return 1000 }
        return rest.isEmpty ? nil : rest == [EscapeSequence.escape] ? 50 : 500
    }

    /// Ends an incomplete sequence or text: no more bytes belong to it.
    mutating func stopWaiting() -> [Token] {
        if paste != nil {
            let left = takeRest()
            return [endPaste()] + (left.isEmpty ? [] : [Token(bytes: left, meaning: nil)])
        }
        if rest.isEmpty { return [] }
        let bytes = takeRest()
        return [bytes.count == 1 ? Self.token(bytes) : Token(bytes: bytes, meaning: nil)]
    }

    private mutating func endPaste() -> Token {
        let text = paste?.text ?? ""
        paste = nil
        return Token(bytes: [], meaning: text.isEmpty ? nil : .paste(text))
    }

    private static func token(_ bytes: [UInt8]) -> Token {
        if let report = KeyReport(bytes) {
            return Token(
                bytes: bytes,
                meaning: report.key.map { .key($0) } ?? report.text.map { .paste($0) },
                place: report.place)
        }
        if let key = ScreenKey(bytes) { return Token(bytes: bytes, meaning: .key(key)) }
        let reply = TerminalReply(bytes)
        return Token(bytes: bytes, meaning: reply.map { .reply($0) })
    }

    private mutating func takeRest() -> [UInt8] {
        defer { rest = [] }
        return rest
    }

    /// Joins scalars that make one character, such as a letter and its accent.
    private static func joined(_ tokens: [Token]) -> [Token] {
        var result: [Token] = []
        for token in tokens {
            if case .key(.character(let next)) = token.meaning, !next.isASCII,
                let last = result.last, case .key(.character(let before)) = last.meaning,
                case let both = String(before) + String(next), both.count == 1,
                last.bytes.count < Self.limit
            {
                result[result.count - 1] = Token(
                    bytes: last.bytes + token.bytes, meaning: .key(.character(Character(both))))
            } else {
                result.append(token)
            }
        }
        return result
    }
}

/// Text that a terminal marks as pasted (mode 2004).
struct PastedText {
    static let start = Array("\u{1b}[200~".utf8)
    private static let end = Array("\u{1b}[201~".utf8)

    /// More is left out.
    static let limit = 1 << 20

    private var bytes: [UInt8] = []

    /// Reads up to the mark of the end, which belongs to it.
    ///
    /// - Returns: how many bytes are used. A part of the mark at the end is not used yet.
    mutating func read(_ more: ArraySlice<UInt8>) -> (count: Int, isEnd: Bool) {
        var place = more.startIndex
        while let escape = more[place...].firstIndex(of: EscapeSequence.escape) {
            add(more[place..<escape])
            let rest = more[escape...]
            if rest.starts(with: Self.end) {
                return (escape + Self.end.count - more.startIndex, true)
            }
            // The mark may be complete when more arrives.
            if rest.count < Self.end.count, Self.end.starts(with: rest) {
                return (escape - more.startIndex, false)
            }
            add(more[escape...escape])
            place = escape + 1
        }
        add(more[place...])
        return (more.count, false)
    }

    private mutating func add(_ more: ArraySlice<UInt8>) {
        bytes += more.prefix(max(0, Self.limit - bytes.count))
    }

    /// The text without escape sequences and controls. A line ends with a line feed.
    var text: String {
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let first = rest.first {
            if first == EscapeSequence.escape {
                rest = rest.dropFirst(EscapeSequence.length(rest) ?? rest.count)
                continue
            }
            rest = rest.dropFirst()
            switch first {
            case 0x0d:
                plain.append(0x0a)
                if rest.first == 0x0a { rest = rest.dropFirst() }
            case 0x09, 0x0a, 0x20...0x7e, 0x80...: plain.append(first)
            default: break
            }
        }
        // The limit may have cut a character in two.
        if bytes.count == Self.limit { Self.dropPartialCharacter(&plain) }
        // C1 controls have two bytes.
        let text = String(decoding: plain, as: UTF8.self)
        let isPlain = !text.unicodeScalars.contains { (0x80...0x9f).contains($0.value) }
        if isPlain { return text }
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { !(0x80...0x9f).contains($0.value) }))
    }

    private static func dropPartialCharacter(_ bytes: inout [UInt8]) {
        guard let start = bytes.lastIndex(where: { $0 & 0xc0 != 0x80 }) else { return }
        if bytes.count - start < UTF8.length(bytes[start]) { bytes.removeSubrange(start...) }
    }
}

extension UTF8 {
    /// How many bytes a character with this first byte has; 1 for a byte that begins none.
    static func length(_ first: UInt8) -> Int {
        switch first {
        case 0xc2...0xdf: 2
        case 0xe0...0xef: 3
        case 0xf0...0xf4: 4
        default: 1
        }
    }
}
