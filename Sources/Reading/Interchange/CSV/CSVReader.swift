/// Reads a table row by row (RFC 4180): fields with or without quotes, doubled quotes inside
/// quotes, lines that end in CRLF, LF or CR. Empty lines are skipped. A row that breaks these rules is read as
/// far as it can be, and marked.
struct CSVReader {
    /// The most fields of a row. No supported table has as many.
    static let mostFields = 1024
    /// The longest first line, in bytes. The column names of every supported table are shorter.
    static let longestHead = 65_536
    /// How far a quoted field may go, in bytes.
    private static let longestField = 1 << 20

    private let bytes: [UInt8]
    let form: CSVForm
    private var position: Int
    private var line = 1
    /// How many quotes were never closed. After some, only near ends are looked for.
    private var openQuotes = 0
    /// Whether the first line is short enough to be a line of column names.
    let hasHead: Bool

    /// One row. It spans several lines if a quoted field contains line ends.
    struct Row {
        /// The number of its first line, from 1.
        let line: Int
        var fields: [Bytes] = []
        /// Whether a quote is not closed, text comes after a closing quote, or there are too many fields.
        fileprivate(set) var isBroken = false

        init(line: Int, fields: [Bytes] = []) { (self.line, self.fields) = (line, fields) }

        /// A field without the spaces around it; empty if the row is too short.
        subscript(_ column: Int) -> Bytes {
            fields.indices.contains(column) ? fields[column].trimmed : []
        }

        /// The text of the row, to be quoted.
        var text: String {
            var text: [UInt8] = []
            let filled = fields.lastIndex { !$0.trimmed.isEmpty } ?? -1
            for field in fields.prefix(min(12, filled + 1)) {
                if !text.isEmpty { text += [Byte.blank, UInt8(ascii: "|"), Byte.blank] }
                text += field.trimmed.prefix(80)
            }
            return String(decoding: text, as: UTF8.self)
        }
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        form = CSVForm(bytes)
        position = form.start
        let first = bytes[position...].prefix(Self.longestHead).prefix {
            $0 != Byte.lineFeed && $0 != Byte.carriageReturn
        }
        hasHead = first.count < Self.longestHead
    }

    /// - Returns: the next row; nil after the last one.
    mutating func row() -> Row? {
        while position < bytes.count, isLineEnd(bytes[position]) { endLine() }
        guard position < bytes.count else { return nil }
        var row = Row(line: line)
        row.fields.reserveCapacity(8)
        while true {
            if row.fields.count == Self.mostFields {
                row.isBroken = true
                while position < bytes.count, !isLineEnd(bytes[position]) { position += 1 }
                if position < bytes.count { endLine() }
                return row
            }
            field(of: &row)
            guard position < bytes.count else { return row }
            if bytes[position] == form.separator {
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

    private mutating func field(of row: inout Row) {
        var quote = position
        // A space may come before the quote: `a, "b"`.
        while quote < bytes.count, bytes[quote] == Byte.blank, form.separator != Byte.blank {
            quote += 1
        }
        if quote < bytes.count, bytes[quote] == form.quote {
            if let field = quotedField(from: quote) {
                row.fields.append(field)
                return
            }
            row.isBroken = true
        }
        let start = position
        while position < bytes.count, bytes[position] != form.separator, !isLineEnd(bytes[position])
        {
            position += 1
        }
        row.fields.append(bytes[start..<position])
    }

    /// - Returns: nil if the quote is not closed in front of a separator or of the end of a line. The reader has
    ///   not moved then.
    private mutating func quotedField(from quote: Int) -> Bytes? {
        let start = quote + 1
        let limit = min(bytes.count, start + (openQuotes > 8 ? 256 : Self.longestField))
        var at = start
        var lines = 0
        var escapes = false
        while at < limit {
            let byte = bytes[at]
            if byte == form.quote {
                let next = at + 1
                if next < bytes.count, bytes[next] == form.quote {
                    escapes = true
                    at += 2
                    continue
                }
                var after = next
                while after < bytes.count, bytes[after] == Byte.blank { after += 1 }
                if after >= bytes.count || bytes[after] == form.separator || isLineEnd(bytes[after])
                {
                    position = after
                    line += lines
                    let content = bytes[start..<at]
                    return escapes ? unescaped(content) : content
                }
                break
            } else if form.hasBackslashes, byte == Byte.backslash, at + 1 < limit,
                bytes[at + 1] == form.quote,
                !endsField(at + 2)
            {
                escapes = true
                at += 2
            } else {
                let isLast = at + 1 == bytes.count || bytes[at + 1] != Byte.lineFeed
                if byte == Byte.lineFeed || byte == Byte.carriageReturn && isLast { lines += 1 }
                at += 1
            }
        }
        openQuotes += 1
        return nil
    }

    /// Whether a field ends in front of a place, after a backslash and a quote. In `"a \"b\", c"` it does not: what
    /// follows the comma ends with a quote and does not begin with one.
    private func endsField(_ at: Int) -> Bool {
        guard at < bytes.count, bytes[at] == form.separator else {
            return at >= bytes.count || isLineEnd(bytes[at])
        }
        let next = bytes[(at + 1)...].drop { $0 == Byte.blank }
        let field = next.prefix { $0 != form.separator && !isLineEnd($0) }
        return field.first == form.quote || !field.contains { $0 == form.quote }
    }

    private func unescaped(_ content: Bytes) -> Bytes {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var at = content.startIndex
        while at < content.endIndex {
            let byte = content[at]
            let next = at + 1 < content.endIndex ? content[at + 1] : 0
            if next == form.quote,
                byte == form.quote || byte == Byte.backslash && form.hasBackslashes
            {
                at += 1
            }
            result.append(content[at])
            at += 1
        }
        return result[...]
    }
}
