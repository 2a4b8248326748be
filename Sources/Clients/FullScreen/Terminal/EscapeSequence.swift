/// The syntax of control functions (ECMA-48) and of characters (UTF-8).
enum EscapeSequence {
    static let escape: UInt8 = 0x1b

    /// The length of the first sequence or character; nil if it is incomplete. An interrupted
    /// sequence ends in front of the byte that interrupts it.
    static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first else { return nil }
        guard first == escape else { return character(bytes) }
        let rest = bytes.dropFirst()
        guard let second = rest.first else { return nil }
        switch second {
        case escape: return 1
        case UInt8(ascii: "["): return controlSequence(bytes)
        case UInt8(ascii: "O"): return bytes.count > 2 ? 3 : nil
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            return controlString(bytes)
        default: return character(rest).map { $0 + 1 }
        }
    }

    /// An interrupted character ends in front of the byte that interrupts it.
    private static func character(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first else { return nil }
        let length = UTF8.length(first)
        let found = bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xc0 == 0x80 }.count + 1
        return found < length && found == bytes.count ? nil : found
    }

    private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> Int? {
        for (place, byte) in bytes.enumerated().dropFirst(2) where !(0x20...0x3f).contains(byte) {
            return (0x40...0x7e).contains(byte) ? place + 1 : place
        }
        return nil
    }

    /// A control string ends with a string terminator; many terminals also accept BEL.
    private static func controlString(_ bytes: ArraySlice<UInt8>) -> Int? {
        for (place, byte) in bytes.enumerated().dropFirst(2) {
            switch byte {
            case 0x07: return place + 1
            case escape:
                guard place + 1 < bytes.count else { return nil }
                let next = bytes[bytes.startIndex + place + 1]
                return next == UInt8(ascii: "\\") ? place + 2 : place
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
        /// The numbers with those that a colon separates: `1 : 2 ; 3` has two lists. An omitted one is 0.
        let lists: [[Int]]
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
            numbers = texts.map { Self.number($0) }
            lists = texts.map {
                $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
                    .map { Self.number($0) }
            }
        }

        /// Longer numbers have no meaning, and numbers of this length can be added and multiplied.
        private static let digits = 9

        /// - Returns: 0 for anything but digits.
        private static func number(_ text: ArraySlice<UInt8>) -> Int {
            let isNumber = text.count <= digits && text.allSatisfy { (0x30...0x39).contains($0) }
            return isNumber ? text.reduce(0) { $0 * 10 + Int($1 - 0x30) } : 0
        }
    }
}
