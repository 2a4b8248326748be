import Fasting

/// Reads JSON value by value, strictly by RFC 8259: no comments, no trailing commas, no key twice
/// in one object, only valid UTF-8. A byte order mark is skipped.
/// The reader builds no tree. The caller asks for the value that it expects next. Memory grows only
/// with the depth and with the keys of the open objects. Nothing recurses, so a file cannot exhaust
/// the stack. If the next value has another type, the answer is nil and the reader stays in front
/// of the value.
struct JSONReader {
    /// How deep arrays and objects may be nested.
    static let deepest = 64

    let bytes: [UInt8]
    var position: Int
    let end: Int
    private var containers: [Container] = []
    private var keys = JSONKeys()

    private struct Container {
        /// For an object, what ``JSONKeys`` needs when the object ends; nil for an array.
        let keys: JSONKeys.Mark?
        var isEmpty = true

        var isObject: Bool { keys != nil }
    }

    /// Reads a whole text.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        end = bytes.count
    }

    /// Reads a part of a text that is known to be one value.
    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    func fault(_ fault: JSONFault) -> FormatProblem { .notJSON(fault, at: position) }

    /// The error for a member that is missing or has another type.
    func memberProblem(_ name: String) -> FormatProblem { .member(name, at: position) }

    /// The next byte that is not white space. The reader stays in front of it.
    mutating func next() throws(FormatProblem) -> UInt8 {
        skipWhiteSpace()
        guard position < end else { throw fault(.breaksOff) }
        return bytes[position]
    }

    mutating func skipWhiteSpace() {
        // Indented files have many spaces in a row.
        let eightBlanks: UInt64 = 0x2020_2020_2020_2020
        while position + 8 <= end, eightBytes == eightBlanks { position += 8 }
        while position < end {
            let byte = bytes[position]
            let isWhite =
                byte == Byte.blank || byte == Byte.lineFeed || byte == Byte.tab
                || byte == Byte.carriageReturn
            if !isWhite { return }
            position += 1
        }
    }

    private var eightBytes: UInt64 {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: UInt64.self) }
    }

    /// Checks that nothing follows.
    mutating func finish() throws(FormatProblem) {
        skipWhiteSpace()
        if position < end { throw fault(.moreFollows) }
    }

    // MARK: Objects and arrays

    /// - Returns: whether the next value is an object. ``nextKey()`` then reads its members.
    mutating func enterObject() throws(FormatProblem) -> Bool {
        guard try next() == Byte.openBrace else { return false }
        try enter(isObject: true)
        return true
    }

    /// - Returns: whether the next value is an array. ``nextElement()`` then reads its elements.
    mutating func enterArray() throws(FormatProblem) -> Bool {
        guard try next() == Byte.openBracket else { return false }
        try enter(isObject: false)
        return true
    }

    private mutating func enter(isObject: Bool) throws(FormatProblem) {
        if containers.count == Self.deepest { throw fault(.tooDeep) }
        containers.append(Container(keys: isObject ? keys.enter() : nil))
        position += 1
    }

    /// Reads the key of the next member of the innermost object. The value comes next.
    ///
    /// - Returns: nil after the last member; the object is then closed.
    mutating func nextKey() throws(FormatProblem) -> JSONString? {
        guard try hasNext(before: Byte.closeBrace) else { return nil }
        guard try next() == Byte.quote else { throw fault(.unexpectedByte) }
        let key = try scanString()
        keys.note(key, in: bytes)
        guard try next() == Byte.colon else { throw fault(.unexpectedByte) }
        position += 1
        return key
    }

    /// Steps to the next element of the innermost array.
    ///
    /// - Returns: false after the last element; the array is then closed.
    mutating func nextElement() throws(FormatProblem) -> Bool {
        try hasNext(before: Byte.closeBracket)
    }

    private mutating func hasNext(before close: UInt8) throws(FormatProblem) -> Bool {
        let last = containers.count - 1
        let byte = try next()
        if byte == close {
            if let mark = containers[last].keys, keys.leave(mark, in: bytes) {
                throw fault(.repeatedKey)
            }
            containers.removeLast()
            position += 1
            return false
        }
        if containers[last].isEmpty {
            containers[last].isEmpty = false
            return true
        }
        guard byte == Byte.comma else { throw fault(.unexpectedByte) }
        position += 1
        return true
    }

    // MARK: Values

    /// - Returns: nil if the next value is not a string.
    mutating func string() throws(FormatProblem) -> JSONString? {
        guard try next() == Byte.quote else { return nil }
        return try scanString()
    }

    /// - Returns: nil if the next value is not a number.
    mutating func number() throws(FormatProblem) -> JSONNumber? {
        let byte = try next()
        guard byte == Byte.minus || Byte.isDigit(byte) else { return nil }
        return try scanNumber()
    }

    /// - Returns: whether the next value is null. It is then skipped.
    mutating func null() throws(FormatProblem) -> Bool {
        guard try next() == UInt8(ascii: "n") else { return false }
        try scan("null")
        return true
    }

    /// Skips a value of any type, and checks all of it.
    ///
    /// - Returns: the position of the value, without white space around it.
    @discardableResult
    mutating func skip() throws(FormatProblem) -> Range<Int> {
        _ = try next()
        let start = position
        let outside = containers.count
        repeat {
            try skipScalarOrEnter()
            // Closes what ends here; then the next value comes.
            while containers.count > outside {
                if containers[containers.count - 1].isObject {
                    if try nextKey() != nil { break }
                } else {
                    if try nextElement() { break }
                }
            }
        } while containers.count > outside
        return start..<position
    }

    private mutating func skipScalarOrEnter() throws(FormatProblem) {
        switch try next() {
        case Byte.openBrace: try enter(isObject: true)
        case Byte.openBracket: try enter(isObject: false)
        case Byte.quote: _ = try scanString()
        case UInt8(ascii: "t"): try scan("true")
        case UInt8(ascii: "f"): try scan("false")
        case UInt8(ascii: "n"): try scan("null")
        case Byte.minus, Byte.zero...Byte.nine: _ = try scanNumber()
        default: throw fault(.unexpectedByte)
        }
    }

    private mutating func scan(_ word: StaticString) throws(FormatProblem) {
        for offset in 0..<word.utf8CodeUnitCount {
            guard position < end else { throw fault(.breaksOff) }
            guard bytes[position] == word.utf8Start[offset] else { throw fault(.unexpectedByte) }
            position += 1
        }
    }
}
