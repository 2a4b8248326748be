import LocalTime

/// A table whose cells have the start and the end of a fast in one column: `20.11.2026 20:00 – 21.11.2026 12:00`, or
/// `20:00-12:00` beside a column of dates. It is read with two columns more.
enum IntervalCells {
    /// - Returns: nil if no column has such cells.
    static func table(_ guess: TableGuess) -> RowSource? {
        // Lines without names are one column. A comma in a date is none between cells.
        let isOne = guess.names.isEmpty
        let hasDates = !isOne && guess.contents.contains(where: \.isDate)
        func cells(_ row: CSVReader.Row) -> [Bytes] {
            isOne
                ? [[UInt8](row.fields.joined(separator: [guess.rows.separator]))[...].trimmed]
                : guess.contents.indices.map { row[$0] }
        }
        let rows = guess.sample.map(cells)
        let columns =
            isOne ? [0] : guess.contents.indices.filter { mayHaveIntervals(guess.meaning($0)) }
        guard
            let column = columns.first(where: { column in
                areIntervals(rows.map { $0[column] }, hasDates: hasDates)
            })
        else { return nil }
        let name = isOne ? "" : guess.names[column]
        var table = RowSource(
            title: guess.head.titleText,
            names: (isOne ? [""] : guess.names)
                + [named(name, "start", .start), named(name, "end", .end)])
        var below = guess.rows
        var isAbove = isOne
        while let row = below.row() {
            let cells = cells(row)
            // A title is not a row.
            if isAbove, !cells[0].contains(where: Byte.isDigit) { continue }
            isAbove = false
            if row.isBroken && !isOne || cells.allSatisfy(\.isEmpty) { continue }
            let (start, end) =
                parts(cells[column], hasDates: hasDates) ?? (cells[column], cells[column])
            table.append(cells + [start, end])
        }
        return table
    }

    /// Whether a cell has a start and an end.
    static func isInterval(_ cell: Bytes) -> Bool { parts(cell, hasDates: true) != nil }

    /// The name of the new column, which has the meaning of a start or an end.
    private static func named(
        _ name: String, _ part: String, _ role: ColumnMeaning.Role
    ) -> String {
        let whole = "\(name) (\(part))"
        let meaning = ColumnMeaning(whole)
        return meaning.role == role || !meaning.mayBeFast ? whole : part
    }

    /// Whether a name allows that the column has the times of fasts. A name that is not known is not guessed.
    private static func mayHaveIntervals(_ meaning: ColumnMeaning?) -> Bool {
        guard let meaning else { return false }
        return meaning.mayBeFast && meaning.unknown.isEmpty && meaning.unit == nil
            && meaning.role != .note
    }

    /// Whether more than half of the cells that are filled have a start and an end.
    private static func areIntervals(_ cells: [Bytes], hasDates: Bool) -> Bool {
        let filled = cells.filter { !$0.isEmpty }
        return filled.count { parts($0, hasDates: hasDates) != nil } * 2 > filled.count
    }

    /// What may stand between a start and an end, the longer ones first.
    private static let separators: [StaticString] = [
        " until ", " till ", " bis ", " to ", " -> ", "-->", " → ", "→", " – ", " — ", " - ", "--",
        "...", "..", " ~ ", "–", "—", "～", "/", "-",
    ]

    private static func parts(_ cell: Bytes, hasDates: Bool) -> (Bytes, Bytes)? {
        guard cell.count >= 5, cell.count <= 160 else { return nil }
        var cell = cell
        for bullet: StaticString in ["- ", "* ", "• "]
        where cell.prefix(bullet.utf8CodeUnitCount).equals(bullet) {
            cell = cell.dropFirst(bullet.utf8CodeUnitCount).trimmed
            break
        }
        for separator in separators {
            let length = separator.utf8CodeUnitCount
            for at in cell.indices
            where cell[at] == separator.utf8Start[0] && cell[at...].prefix(length).equals(separator)
            {
                let (first, second) = (cell[..<at].trimmed, cell[(at + length)...].trimmed)
                guard let start = CellTime(first), let end = CellTime(second),
                    start.clock != nil, end.clock != nil, start.date != nil || hasDates,
                    start.date != nil || end.date == nil
                else { continue }
                return (first, second)
            }
        }
        return nil
    }
}
