/// Reads JSON value by value, as RFC 8259 has it and no more: no comments, no trailing commas, no
/// key twice in one object, strings in sound UTF-8. A byte order mark is passed over.
///
/// There is no tree: whoever reads asks for what should come next, and memory grows with the depth
/// and with the keys of the open objects alone. Nothing recurses, so a file cannot exhaust the
/// stack. A value that is asked for and of another kind is left where it is, and the answer is nil.
struct JSONReader {
    /// How many arrays and objects may stand in one another.
    static let deepest = 64

    let bytes: [UInt8]
    var position: Int
    let end: Int
    private var containers: [Container] = []
    private var keys = JSONKeys()

    private struct Container {
        /// Of an object, what ``JSONKeys`` needs to forget its keys again; an array has none.
        let keys: JSONKeys.Mark?
        var isEmpty = true

        var isObject: Bool { keys != nil }
    }

    /// Reads all of a text.
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

    /// What to say of a value that is missing or of another kind.
    func memberProblem(_ name: String) -> FormatProblem { .member(name, at: position) }

    /// The next byte that is no white space, which stays where it is.
    mutating func next() throws(FormatProblem) -> UInt8 {
        skipWhiteSpace()
        guard position < end else { throw fault(.breaksOff) }
        return bytes[position]
    }

    mutating func skipWhiteSpace() {
        // Files that are laid out for reading have many blanks in a row.
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

    /// Makes sure that nothing follows.
    mutating func finish() throws(FormatProblem) {
        skipWhiteSpace()
        if position < end { throw fault(.moreFollows) }
    }

    // MARK: Objects and arrays

    /// - Returns: whether the next value is an object; ``nextKey()`` then steps through it.
    mutating func enterObject() throws(FormatProblem) -> Bool {
        guard try next() == Byte.openBrace else { return false }
        try enter(isObject: true)
        return true
    }

    /// - Returns: whether the next value is an array; ``nextElement()`` then steps through it.
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

    /// Steps to the next member of the object entered last.
    ///
    /// - Returns: its key, and the value is what comes next; nil after the last, and the object is
    ///   left.
    mutating func nextKey() throws(FormatProblem) -> JSONString? {
        guard try hasNext(before: Byte.closeBrace) else { return nil }
        guard try next() == Byte.quote else { throw fault(.unexpectedByte) }
        let key = try scanString()
        keys.note(key, in: bytes)
        guard try next() == Byte.colon else { throw fault(.unexpectedByte) }
        position += 1
        return key
    }

    /// Steps to the next element of the array entered last.
    ///
    /// - Returns: whether there is one; after the last the array is left.
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

    /// - Returns: nil where the next value is no string.
    mutating func string() throws(FormatProblem) -> JSONString? {
        guard try next() == Byte.quote else { return nil }
        return try scanString()
    }

    /// - Returns: nil where the next value is no number.
    mutating func number() throws(FormatProblem) -> JSONNumber? {
        let byte = try next()
        guard byte == Byte.minus || Byte.isDigit(byte) else { return nil }
        return try scanNumber()
    }

    /// - Returns: whether the next value is null, which is then passed over.
    mutating func null() throws(FormatProblem) -> Bool {
        guard try next() == UInt8(ascii: "n") else { return false }
        try scan("null")
        return true
    }

    /// Passes over a value, whatever it holds, and checks all of it.
    ///
    /// - Returns: where it stands, white space around it left out.
    @discardableResult
    mutating func skip() throws(FormatProblem) -> Range<Int> {
        _ = try next()
        let start = position
        let outside = containers.count
        repeat {
            try skipScalarOrEnter()
            // Whatever has ended here is left; then comes the next value.
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
