import Glibc

/// How much text a call of an exported method, or a new value of a property, may carry. A message may have 128 MiB, and what
/// works on a text takes a multiple of its length in memory and time. So a text is measured before it is copied, and the call
/// is refused with `InvalidArgs` before its handler gets anything. See ``Bus/textLimits``.
public struct TextLimits: Sendable {
    /// Bytes of one text, as UTF-8.
    public var longest: Int
    /// Bytes of all texts of a message, where each counts 16 more. Elements that are read one by one
    /// (``Message/enterArray(of:)``) do not count: their number is the handler's affair.
    public var total: Int

    /// What a text takes besides its bytes.
    static let bytesPerText = 16

    /// The defaults are 16 KiB for a text and 1 MiB for all of a message.
    public init(longest: Int = 1 << 14, total: Int = 1 << 20) {
        self.longest = longest
        self.total = total
    }
}

extension Message {
    /// - Throws: ``SystemError``, `EBADMSG` with a sentence.
    func countText(_ bytes: Int) throws(SystemError) {
        guard let limits = textLimits else { return }
        if bytes > limits.longest {
            throw SystemError(
                code: EBADMSG, operation: "A text has at most \(limits.longest) bytes.")
        }
        if isInLongArray { return }
        textBytes += bytes + TextLimits.bytesPerText
        if textBytes > limits.total {
            throw SystemError(
                code: EBADMSG, operation: "The texts of a call have at most \(limits.total) bytes.")
        }
    }
}
