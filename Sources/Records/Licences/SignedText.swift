import Text

/// A short text in lines whose last line is a signature over all bytes before it.
///
/// There is one form only: no line is optional, none has a space at its end, and the last one ends
/// with a newline. A text with any other byte is another text.
struct SignedText {
    /// The bytes that are signed: all lines but the last.
    let content: ArraySlice<UInt8>
    /// The lines of ``content``, without their newlines.
    let lines: [ArraySlice<UInt8>]
    let signature: [UInt8]

    private static let newline = UInt8(ascii: "\n")

    /// - Returns: nil if the bytes do not have the form.
    init?(_ bytes: [UInt8]) {
        guard bytes.last == Self.newline else { return nil }
        var lines = bytes.dropLast().split(
            separator: Self.newline, omittingEmptySubsequences: false)
        guard let last = lines.popLast(), let signature = Field.signature.value(in: last),
            let decoded = Base64.bytes(signature, count: Ed25519.signatureLength)
        else { return nil }
        self.lines = lines
        self.signature = decoded
        content = bytes[..<last.startIndex]
    }

    func isSigned(by publicKey: [UInt8]) throws(Ed25519.Failure) -> Bool {
        try Ed25519.isValid(signature, of: content, by: publicKey)
    }
}

/// The first words of a line. They are the same in every language.
enum Field: String {
    case name, kind, from, until, serial, authority, key, revoked, signature
    case seller, address, terms, offer

    /// The value of a line; nil if the line is another one.
    func value(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let start = Array("\(rawValue): ".utf8)
        return line.starts(with: start) ? line.dropFirst(start.count) : nil
    }
}
