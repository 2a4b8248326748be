import LocalTime

/// The lines above the rows of a table: titles, comments, and the names of the columns.
struct TableHead {
    /// Empty if the table has no names.
    private(set) var names: [String] = []
    private(set) var meanings: [ColumnMeaning] = []
    /// What the lines above the names say: a title, a zone.
    private(set) var title = ColumnMeaning("")
    /// The lines themselves.
    private(set) var titleText = ""
    /// In front of the first row.
    let rows: RowSource
    /// The row of the names; nil if there is none.
    private let row: CSVReader.Row?

    /// How many lines may be above the names.
    private static let mostLines = 40

    init(_ reader: RowSource) {
        var lines: [(row: CSVReader.Row, after: RowSource)] = []
        var ahead = reader
        while lines.count < Self.mostLines, let row = ahead.row() { lines.append((row, ahead)) }
        let head = Self.head(of: lines.map(\.row))
        guard let head else {
            (rows, row) = (Self.withoutComments(reader, lines.map(\.row)), nil)
            let above = lines.map(\.row).prefix {
                !$0.fields.contains { $0.contains(where: Byte.isDigit) }
            }
            setTitle(above.map(Self.texts))
            return
        }
        row = lines[head].row
        // A line that describes the names, or has their units, is not the head of another table.
        let described = lines[(head + 1)...].prefix { Self.isOfNames($0.row) }.count
        rows = lines[head + described].after
        names = Self.texts(lines[head].row)
        if head > 0 {
            setTitle(lines[..<head].map { Self.texts($0.row) })
        }
        meanings = names.map(ColumnMeaning.init)
    }

    private mutating func setTitle(_ lines: [[String]]) {
        titleText = lines.joined().joined(separator: " ")
        title = ColumnMeaning(titleText)
        title.place =
            lines.lazy.compactMap { Self.zone(in: $0.joined(separator: " "), isTitle: true) }.first
    }

    /// The zone that a line beside the rows states for all of them. The line is about times or zones, or is the zone alone;
    /// a title may have the zone in brackets. A zone behind a date is that of the date.
    static func zone(in line: String, isTitle: Bool) -> CellTime.Place? {
        let words = line.split { $0.isWhitespace || $0 == "," || $0 == ";" }
        let hasDate = words.contains { CellTime(Array($0.utf8)[...])?.date != nil }
        let meaning = ColumnMeaning(line)
        if hasDate || ColumnMeaning.words(line).allSatisfy({ $0.count < 2 }) { return nil }
        // "Exported in UTC"
        let isAboutTimes =
            meaning.role == .zone || meaning.role == .clock || words.count == 1
            || words.dropLast().last?.lowercased() == "in"
        let mayBeInBrackets = isTitle && line.contains { "([/".contains($0) }
        guard isAboutTimes || mayBeInBrackets else { return nil }
        // "All times Eastern"
        let place =
            meaning.place
            ?? words.last.flatMap { NamedZone.find($0 + " Time") }.map { .zone($0) }
        // "Time zone: Eastern Standard Time", of which nothing may be passed over.
        guard place == nil, meaning.role == .zone, !meaning.isLocal,
            let mark = line.firstIndex(where: { ":=".contains($0) })
        else { return place }
        let value = Array(line[mark...].dropFirst().utf8)[...].trimmed
        return value.isEmpty ? nil : CellTime.place(of: value) ?? .unknownZone
    }

    /// A date above the names may be that of the export, or the beginning of a period.
    var hasDateInTitle: Bool { titleText.utf8.contains(where: Byte.isDigit) }

    private func isRepeated(_ row: CSVReader.Row) -> Bool {
        guard let own = self.row, own.fields.count == row.fields.count else { return false }
        return own.fields.indices.allSatisfy { own[$0] == row[$0] }
    }

    /// Takes the next row of the table. Blank rows are not read, and neither are the names again, as in files that were
    /// joined.
    ///
    /// - Returns: nil after the last one. Another table may follow: what is left in `rows` is below the border.
    func row(_ rows: inout RowSource) -> CSVReader.Row? {
        var before = rows
        var isAfterBlank = false
        while let row = rows.row() {
            let isBlank = row.fields.allSatisfy(\.trimmed.isEmpty)
            if isBlank || isRepeated(row) {
                (before, isAfterBlank) = (rows, isBlank)
                continue
            }
            if isOther(row) || isHeading(row, above: rows, isAfterBlank) {
                rows = before
                return nil
            }
            return row
        }
        return nil
    }

    /// Whether a row has nothing but the title of other rows: it stands above names, or below a blank row and says what they
    /// are about, or that they are nights. The name of a month divides rows of one kind, and "Break" is only a remark.
    private func isHeading(
        _ row: CSVReader.Row, above rest: RowSource, _ isAfterBlank: Bool
    ) -> Bool {
        guard names.count > 1, row.fields.count(where: { !$0.trimmed.isEmpty }) == 1,
            let text = row.fields.first?.trimmed, !text.isEmpty,
            !text.contains(where: Byte.isDigit)
        else { return false }
        let meaning = ColumnMeaning(String(decoding: text, as: UTF8.self))
        // "Deleted:", "Planned fasts"
        if meaning.standing?.isNever == true, meaning.unknown.isEmpty { return true }
        if meaning.isAboutFast || CellTime(Array("1 ".utf8) + text + Array(" 2000".utf8)) != nil {
            return false
        }
        let isOfRows = isAfterBlank || !meaning.subjects.isDisjoint(with: [.sleep, .eating])
        if isOfRows, !meaning.subjects.isEmpty, meaning.unknown.isEmpty { return true }
        var rest = rest
        while let next = rest.row() {
            if next.fields.allSatisfy(\.trimmed.isEmpty) { continue }
            return isRepeated(next) || isOther(next)
        }
        return false
    }

    /// Whether a row has the names of another table below this one.
    private func isOther(_ row: CSVReader.Row) -> Bool {
        self.row != nil && Self.isOfNames(row) && !isRepeated(row)
    }

    /// Whether a row names columns, and has no values.
    private static func isOfNames(_ row: CSVReader.Row) -> Bool {
        // Asked of every row, and nearly every row has digits.
        row.fields.count > 1 && !row.fields.contains(where: { $0.contains(where: Byte.isDigit) })
            && row.fields.count(where: { !$0.trimmed.isEmpty }) > 1 && score(row) > 1
    }

    private static func texts(_ row: CSVReader.Row) -> [String] {
        row.fields.indices.map { String(decoding: row[$0], as: UTF8.self) }
    }

    private static func withoutComments(_ reader: RowSource, _ lines: [CSVReader.Row]) -> RowSource
    {
        var reader = reader
        for line in lines where line.fields.count == 1 && line[0].first == UInt8(ascii: "#") {
            _ = reader.row()
        }
        return reader
    }

    /// The place of the names; nil if there are none.
    private static func head(of lines: [CSVReader.Row]) -> Int? {
        var best: (place: Int, score: Int)?
        var firstTimes: Int?
        for (place, line) in lines.enumerated() {
            if line.fields.indices.contains(where: {
                CellTime(line[$0]) != nil || IntervalCells.isInterval(line[$0])
            }) {
                if firstTimes == nil, !isLabeled(line) || best?.score ?? 0 > 1 {
                    firstTimes = place
                }
                continue
            }
            let score = score(line)
            // Below the first times only the names of another table can follow. Above them, a title may have their words.
            let isBetter = score > best?.score ?? 0 || score == best?.score && score > 1
            if isBetter, firstTimes == nil || (score > 1 && best == nil) { best = (place, score) }
        }
        if let best { return best.place }
        firstTimes =
            lines.firstIndex { line in
                line.fields.indices.contains { CellTime(line[$0]) != nil }
            } ?? firstTimes
        guard let firstTimes, firstTimes > 0 else {
            return firstTimes == nil && !lines.isEmpty ? 0 : nil
        }
        let above = lines[firstTimes - 1]
        let isComment = above[0].first == UInt8(ascii: "#")
        return above.fields.count >= 2 && above.fields.count <= lines[firstTimes].fields.count
            && !isComment
            || above.fields.count == lines[firstTimes].fields.count && !isComment
            ? firstTimes - 1 : nil
    }

    /// Whether a row is a word and its value, as above a table: `Exported;2026-11-20 10:00`.
    private static func isLabeled(_ line: CSVReader.Row) -> Bool {
        line.fields.count(where: { !$0.trimmed.isEmpty }) == 2 && !line[0].isEmpty
            && CellTime(line[0]) == nil && !line[0].contains(where: Byte.isDigit)
    }

    /// How many columns a row would name.
    private static func score(_ line: CSVReader.Row) -> Int {
        if line.fields.count > 1 || line[0].count <= 40 {
            return line.fields.prefix(256).count { field in
                guard !field.isEmpty, field.count <= 200 else { return false }
                let meaning = ColumnMeaning(String(decoding: field.trimmed, as: UTF8.self))
                // A sentence does not name a column.
                if meaning.unknown.count > 3 { return false }
                return meaning.role != nil
                    || (!meaning.subjects.isEmpty || meaning.hasForeignUnit)
                        && line.fields.count > 1
            }
        }
        return 0
    }
}
