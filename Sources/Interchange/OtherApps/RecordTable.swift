/// Records of another format as the text of a table, so that there is one reader of columns.
struct RecordTable {
    /// No text of a file has this byte.
    private static let separator: UInt8 = 0x1F

    private var writer = ByteWriter()

    /// - Parameters:
    ///   - title: what the records are called in their file; nil if they have no name.
    ///   - names: of the columns.
    init(title: String? = nil, names: [String]) {
        if let title, !title.isEmpty {
            append([Array(title.utf8)[...]])
        }
        append(names.map { Array($0.utf8)[...] })
    }

    mutating func append(_ cells: [Bytes]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { writer.append(Self.separator) }
            writer.append(Byte.quote)
            for byte in cell where byte != Self.separator {
                if byte == Byte.quote { writer.append(byte) }
                writer.append(byte)
            }
            writer.append(Byte.quote)
        }
        writer.append(Byte.lineFeed)
    }

    mutating func append(_ cells: [String]) { append(cells.map { Array($0.utf8)[...] }) }

    var reader: CSVReader {
        CSVReader(writer.bytes, CSVForm(separator: Self.separator, quote: Byte.quote))
    }
}
