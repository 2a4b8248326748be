/// Splits the input from a terminal into keys and answers.
struct TerminalInput {
    /// The bytes of one key or answer, and its meaning.
    struct Token: Equatable {
        let bytes: [UInt8]
        /// nil if the viewer does not use it.
        let meaning: Meaning?
    }

    enum Meaning: Equatable {
        case key(Key)
        case reply(TerminalReply)
    }

    /// The bytes of an incomplete sequence.
    private(set) var rest: [UInt8] = []

    /// No key and no answer is longer.
    private static let limit = 1024

    /// - Returns: the complete keys and answers in the order of their arrival.
    mutating func read(_ bytes: some Sequence<UInt8>) -> [Token] {
        rest += bytes
        var tokens: [Token] = []
        while let length = EscapeSequence.length(rest) {
            tokens.append(token(length))
        }
        if rest.count > Self.limit {
            tokens.append(Token(bytes: takeRest(rest.count), meaning: nil))
        }
        return tokens
    }

    /// How many milliseconds to wait for the rest of an incomplete sequence; nil if there is none.
    /// The Escape key sends the byte with which every sequence begins. Only time tells them apart.
    var timeout: Int? {
        switch rest.count {
        case 0: nil
        case 1: 50
        default: 500
        }
    }

    /// Ends an incomplete sequence: no more bytes belong to it.
    mutating func stopWaiting() -> [Token] {
        if rest.isEmpty { return [] }
        return [rest.count == 1 ? token(1) : Token(bytes: takeRest(rest.count), meaning: nil)]
    }

    private mutating func token(_ length: Int) -> Token {
        let bytes = takeRest(length)
        if let key = Key(bytes) { return Token(bytes: bytes, meaning: .key(key)) }
        let reply = TerminalReply(bytes)
        return Token(bytes: bytes, meaning: reply.map { .reply($0) })
    }

    private mutating func takeRest(_ length: Int) -> [UInt8] {
        defer { rest.removeFirst(length) }
        return Array(rest.prefix(length))
    }
}

/// The syntax of control functions (ECMA-48).
enum EscapeSequence {
    static let escape: UInt8 = 0x1b

    /// The length of the first sequence; nil if it is incomplete. An interrupted sequence ends in
    /// front of the byte that interrupts it.
    static func length(_ bytes: [UInt8]) -> Int? {
        guard let first = bytes.first else { return nil }
        guard first == escape else { return 1 }
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case escape: return 1
        case UInt8(ascii: "["): return controlSequence(bytes)
        case UInt8(ascii: "O"): return bytes.count > 2 ? 3 : nil
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            return controlString(bytes)
        default: return 2
        }
    }

    private static func controlSequence(_ bytes: [UInt8]) -> Int? {
        for (place, byte) in bytes.enumerated().dropFirst(2) where !(0x20...0x3f).contains(byte) {
            return (0x40...0x7e).contains(byte) ? place + 1 : place
        }
        return nil
    }

    /// A control string ends with a string terminator; many terminals also accept BEL.
    private static func controlString(_ bytes: [UInt8]) -> Int? {
        for place in bytes.indices.dropFirst(2) {
            switch bytes[place] {
            case 0x07: return place + 1
            case escape:
                guard place + 1 < bytes.count else { return nil }
                return bytes[place + 1] == UInt8(ascii: "\\") ? place + 2 : place
            // These bytes (ETX, CAN, SUB) interrupt a control string.
            case 0x03, 0x18, 0x1a: return place
            default: continue
            }
        }
        return nil
    }

    /// The parts of a control sequence: `ESC [ ? 1 ; 2 c` has the private marker `?`, the numbers 1
    /// and 2, and the final byte `c`. An omitted number is 0.
    struct Parts {
        let mark: Character?
        let numbers: [Int]
        let end: Character

        init?(_ bytes: [UInt8]) {
            guard bytes.starts(with: [escape, UInt8(ascii: "[")]), bytes.count > 2 else {
                return nil
            }
            var parameters = bytes.dropFirst(2).dropLast()
            var mark: Character?
            if let first = parameters.first, (0x3c...0x3f).contains(first) {
                mark = Character(Unicode.Scalar(first))
                parameters = parameters.dropFirst()
            }
            self.mark = mark
            end = Character(Unicode.Scalar(bytes[bytes.count - 1]))
            let texts = parameters.split(
                separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            numbers = texts.map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
        }
    }
}
