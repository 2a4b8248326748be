/// Reads a table row by row, as RFC 4180 has it: fields in quotes or without, quotes in quotes
/// doubled, lines that end in CRLF, LF or CR. The separator is a comma or, where the first line has
/// more of them, a semicolon. A byte order mark is passed over, and so are empty lines.
struct CSVReader {
    /// More columns than any table has that is read here.
    static let mostFields = 64
    /// More bytes than the names of the columns take up in any of them.
    static let longestHead = 4096

    private let bytes: [UInt8]
    private let separator: UInt8
    private var position: Int
    private var line = 1
    /// Whether the first line is as short as one that names columns.
    let hasHead: Bool

    /// One line of a table, or several where a field in quotes holds line ends.
    struct Row {
        /// Where it begins, counted from 1.
        let line: Int
        fileprivate(set) var fields: [Bytes] = []

        /// A field without the blanks around it; nothing where the row is too short.
        subscript(_ column: Int) -> Bytes {
            fields.indices.contains(column) ? fields[column].trimmed : []
        }
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        let first = bytes[position...].prefix(Self.longestHead).prefix {
            $0 != Byte.lineFeed && $0 != Byte.carriageReturn
        }
        hasHead = first.count < Self.longestHead
        let semicolons = first.count { $0 == Byte.semicolon }
        separator = semicolons > first.count { $0 == Byte.comma } ? Byte.semicolon : Byte.comma
    }

    /// - Returns: nil after the last row.
    /// - Throws: ``FormatProblem/row(line:)`` for quotes that are not closed, for what follows
    ///   closed ones, and for too many fields.
    mutating func row() throws(FormatProblem) -> Row? {
        while position < bytes.count, isLineEnd(bytes[position]) { endLine() }
        guard position < bytes.count else { return nil }
        var row = Row(line: line)
        while true {
            if row.fields.count == Self.mostFields { throw .row(line: row.line) }
            row.fields.append(try field(of: row.line))
            guard position < bytes.count else { return row }
            if bytes[position] == separator {
                position += 1
            } else {
                endLine()
                return row
            }
        }
    }

    private func isLineEnd(_ byte: UInt8) -> Bool {
        byte == Byte.lineFeed || byte == Byte.carriageReturn
    }

    private mutating func endLine() {
        let isPair =
            bytes[position] == Byte.carriageReturn && position + 1 < bytes.count
            && bytes[position + 1] == Byte.lineFeed
        position += isPair ? 2 : 1
        line += 1
    }

    private mutating func field(of line: Int) throws(FormatProblem) -> Bytes {
        guard position < bytes.count, bytes[position] == Byte.quote else {
            let start = position
            while position < bytes.count, bytes[position] != separator,
                !isLineEnd(bytes[position])
            {
                position += 1
            }
            return bytes[start..<position]
        }
        return try quotedField(of: line)
    }

    private mutating func quotedField(of line: Int) throws(FormatProblem) -> Bytes {
        position += 1
        let start = position
        var hasQuotes = false
        while position < bytes.count {
            if bytes[position] == Byte.quote {
                guard position + 1 < bytes.count, bytes[position + 1] == Byte.quote else { break }
                hasQuotes = true
                position += 2
            } else if isLineEnd(bytes[position]) {
                endLine()
            } else {
                position += 1
            }
        }
        guard position < bytes.count else { throw .row(line: line) }
        let content = bytes[start..<position]
        position += 1
        guard position == bytes.count || bytes[position] == separator || isLineEnd(bytes[position])
        else { throw .row(line: line) }
        return hasQuotes ? withoutDoubledQuotes(content) : content
    }

    private func withoutDoubledQuotes(_ content: Bytes) -> Bytes {
        var result: [UInt8] = []
        var isSecond = false
        for byte in content {
            isSecond = byte == Byte.quote && !isSecond
            if !isSecond { result.append(byte) }
        }
        return result[...]
    }
}
