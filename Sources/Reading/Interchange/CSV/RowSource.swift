/// The rows of a table, from a text with separators or from another format. Copies read on from the same row.
struct RowSource {
    private var text: CSVReader?
    private var list: [CSVReader.Row] = []
    private var next = 0

    /// A text with separators.
    init(_ bytes: [UInt8]) { text = CSVReader(bytes) }

    /// The records of another format.
    ///
    /// - Parameters:
    ///   - title: what the records are called in their file; nil if they have no name.
    ///   - names: of the columns.
    init(title: String? = nil, names: [String]) {
        if let title, !title.isEmpty { append([title]) }
        append(names)
    }

    /// Whether a list has names and nothing else.
    var isEmpty: Bool { text == nil && list.count < 2 }

    /// Whether the first line is short enough to be one of names.
    var hasHead: Bool { text?.hasHead ?? true }

    /// Whether it is a text with separators, whose end may be lost.
    var isText: Bool { text != nil }

    /// The sign between the fields of a text.
    var separator: UInt8 { text?.form.separator ?? Byte.comma }

    mutating func append(_ cells: [Bytes]) {
        list.append(CSVReader.Row(line: list.count + 1, fields: cells))
    }

    mutating func append(_ cells: [String]) { append(cells.map { Array($0.utf8)[...] }) }

    /// - Returns: the next row with content; nil after the last one.
    mutating func row() -> CSVReader.Row? {
        if text != nil { return text!.row() }
        guard next < list.count else { return nil }
        next += 1
        return list[next - 1]
    }
}
