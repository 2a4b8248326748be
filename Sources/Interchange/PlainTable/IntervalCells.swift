import LocalTime

/// A table whose cells have the start and the end of a fast in one column: `20.11.2026 20:00 – 21.11.2026 12:00`, or
/// `20:00-12:00` beside a column of dates. It is read with two columns more.
enum IntervalCells {
    /// - Returns: nil if no column has such cells.
    static func table(_ guess: TableGuess) -> CSVReader? {
        let hasDates = guess.contents.contains(where: \.isDate)
        // Without names, other columns may be of kinds.
        if guess.names.isEmpty, guess.contents.count > 1 { return nil }
        guard
            let column = guess.contents.indices.first(where: {
                isOfIntervals($0, guess, hasDates: hasDates)
            })
        else { return nil }
        let name = guess.names.indices.contains(column) ? guess.names[column] : ""
        var table = RecordTable(
            names: guess.names.isEmpty
                ? [] : guess.names + [named(name, "start", .start), named(name, "end", .end)])
        var rows = guess.rows
        while let row = rows.row() {
            if row.isBroken { continue }
            var cells = (0..<guess.contents.count).map { row[$0] }
            if let (start, end) = parts(row[column], hasDates: hasDates) {
                cells += [start, end]
            } else if cells.contains(where: { !$0.isEmpty }) {
                cells += [row[column], row[column]]
            }
            table.append(cells)
        }
        return table.reader
    }

    /// Whether a cell has a start and an end.
    static func isInterval(_ cell: Bytes) -> Bool { parts(cell, hasDates: true) != nil }

    /// The name of the new column, which has the meaning of a start or an end.
    private static func named(
        _ name: String, _ part: String, _ role: ColumnMeaning.Role
    ) -> String {
        let whole = "\(name) (\(part))"
        return ColumnMeaning(whole).role == role ? whole : part
    }

    private static func isOfIntervals(_ column: Int, _ guess: TableGuess, hasDates: Bool) -> Bool {
        let meaning = guess.meaning(column)
        guard meaning?.mayBeFast ?? true, meaning?.role != .note else { return false }
        var (found, filled) = (0, 0)
        for row in guess.sample where !row[column].isEmpty {
            filled += 1
            if parts(row[column], hasDates: hasDates) != nil { found += 1 }
        }
        return found * 2 > filled
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
