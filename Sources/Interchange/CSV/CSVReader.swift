/// Reads a table row by row (RFC 4180): fields with or without quotes, doubled quotes inside
/// quotes, lines that end in CRLF, LF or CR. The separator is what the first line has most of
/// outside of quotes: tabs, semicolons or commas. A first line `sep=;` says it. A byte order mark and
/// empty lines are skipped.
struct CSVReader {
    /// The most fields of a row. No supported table has as many.
    static let mostFields = 64
    /// The longest first line, in bytes. The column names of every supported table are shorter.
    static let longestHead = 4096

    private let bytes: [UInt8]
    private let separator: UInt8
    private var position: Int
    private var line = 1
    /// Whether the first line is short enough to be a line of column names.
    let hasHead: Bool

    /// One row. It spans several lines if a quoted field contains line ends.
    struct Row {
        /// The number of its first line, from 1.
        let line: Int
        fileprivate(set) var fields: [Bytes] = []

        /// A field without the spaces around it; empty if the row is too short.
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
        if first.count == 5, first.starts(with: Array("sep=".utf8)), let named = first.last {
            separator = named
            position += first.count
        } else {
            separator = Self.separator(of: first)
        }
    }

    private static func separator(of line: Bytes) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in line {
            if byte == Byte.quote { isQuoted.toggle() }
            if !isQuoted { counts[byte, default: 0] += 1 }
        }
        // Without names of columns, a decimal comma may be as frequent as the separator.
        var (separator, most) = (Byte.comma, 0)
        for candidate in [Byte.tab, Byte.semicolon, Byte.comma] {
            let count = counts[candidate] ?? 0
            if count > most { (separator, most) = (candidate, count) }
        }
        return separator
    }

    /// - Returns: the next row; nil after the last one.
    /// - Throws: ``FormatProblem/row(line:)`` for an open quote, for text after a closing quote,
    ///   and for too many fields.
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
