/// A table on its side: the names are in the first column, and each other column is a record.
enum TurnedTable {
    /// No such table has more lines.
    private static let mostLines = 64

    /// - Returns: nil if the first column has no names of a start and of an end or a length.
    static func table(_ guess: TableGuess) -> CSVReader? {
        guard guess.names.isEmpty, guess.sample.count <= mostLines else { return nil }
        let names = guess.sample.map { String(decoding: $0[0], as: UTF8.self) }
        let roles = names.map { ColumnMeaning($0).role }
        guard roles.contains(.start), roles.contains(.end) || roles.contains(.length) else {
            return nil
        }
        var table = RecordTable(title: guess.head.titleText, names: names)
        for column in guess.contents.indices.dropFirst() {
            table.append(guess.sample.map { $0[column] })
        }
        return table.reader
    }
}
