import Fasting

/// Guesses which column of a table is which, from the names in its first row and from the first
/// rows.
struct TableGuess {
    /// How many rows are looked at.
    private static let mostRows = 1000

    /// Empty if the first row is already a fast.
    let names: [String]
    let meanings: [ColumnMeaning]
    private(set) var sample: [CSVReader.Row] = []
    private var contents: [ColumnContent]
    /// The rows below the names.
    let rows: CSVReader
    /// A row of the sample that cannot be read.
    private(set) var problem: FormatProblem?

    /// - Parameter reader: in front of the first row.
    init?(_ reader: CSVReader) {
        var ahead = reader
        guard let head = try? ahead.row() else { return nil }
        let isHead = !head.fields.indices.contains { CellTime(head[$0]) != nil }
        names = isHead ? head.fields.indices.map { String(decoding: head[$0], as: UTF8.self) } : []
        meanings = names.map(ColumnMeaning.init)
        rows = isHead ? ahead : reader
        contents = head.fields.map { _ in ColumnContent() }
        var below = rows
        do throws(FormatProblem) {
            while sample.count < Self.mostRows, let row = try below.row() {
                sample.append(row)
                for column in contents.indices { contents[column].count(row[column]) }
            }
        } catch {
            problem = error
        }
    }

    /// - Returns: nil if there is no start, or neither an end nor a length.
    func places() -> TablePlaces? {
        guard var places = named() ?? (hasNamedTimes ? nil : unnamed()) else { return nil }
        places.id = columns(.id).first
        places.note = columns(.note).first
        let used = places.start.columns + places.end.columns
        let free = contents.indices.filter { !used.contains($0) }
        let amounts = free.filter { contents[$0].isAmount || contents[$0].isEmpty }
        places.target = free.first {
            role($0) == .target && (contents[$0].hasAmounts || contents[$0].isEmpty)
        }
        places.lengths = amounts.filter { role($0) == .length }
        if names.isEmpty, let last = used.max() {
            places.lengths = amounts.filter { $0 > last && !contents[$0].isEmpty }
        }
        return places
    }

    /// Whether a column has the name of a start, an end or a length. Then the names count, and the
    /// contents of other columns are not taken for times.
    private var hasNamedTimes: Bool {
        meanings.contains { [.start, .end, .length].contains($0.role) }
    }

    /// The unit of the numbers of a column.
    func unit(_ column: Int) -> TableUnit {
        let named = meanings.indices.contains(column) ? meanings[column].unit : nil
        return named ?? contents[column].unit
    }

    /// Whether a column without a name has numbers that are usual targets, and not a weight.
    func canBeTarget(_ column: Int) -> Bool {
        !names.isEmpty || contents[column].largest <= 48
    }

    private func role(_ column: Int) -> ColumnMeaning.Role? {
        meanings.indices.contains(column) ? meanings[column].role : nil
    }

    private func columns(_ role: ColumnMeaning.Role) -> [Int] {
        meanings.indices.filter { meanings[$0].role == role && contents.indices.contains($0) }
    }

    // MARK: By the names

    private func named() -> TablePlaces? {
        let dates = columns(.date)
        let start =
            moment(columns(.start), dates: dates)
            ?? moment(columns(.clock), dates: dates)
            ?? dates.first { contents[$0].isWhole }.map { .whole($0) }
        guard let start else { return nil }
        if case .clock = start { return nil }
        var places: TablePlaces?
        let ends = columns(.end)
        // A day in one column is that of the start.
        if let end = moment(ends, dates: []) {
            places = TablePlaces(start: start, end: .moment(end))
        } else if let length = columns(.length).first(where: { contents[$0].isAmount })
            ?? columns(.length).first(where: { contents[$0].hasAmounts && !contents[$0].hasDates })
        {
            places = TablePlaces(start: start, end: .length(length))
        }
        places?.isNamed = true
        return places
    }

    /// A column with a name may have many cells that cannot be read. Their rows are skipped and counted.
    private func moment(_ columns: [Int], dates: [Int]) -> TablePlaces.Time? {
        time(columns, dates, \.kind) ?? time(columns, dates, \.readableKind)
            ?? columns.first { contents[$0].isEmpty }.map { .whole($0) }
    }

    private func time(
        _ columns: [Int], _ dates: [Int], _ kind: KeyPath<ColumnContent, ColumnContent.Kind?>
    ) -> TablePlaces.Time? {
        func first(_ wanted: ColumnContent.Kind, in columns: [Int]) -> Int? {
            columns.first { contents[$0][keyPath: kind] == wanted }
        }
        if let whole = first(.whole, in: columns) { return .whole(whole) }
        guard let clock = first(.clock, in: columns) else { return nil }
        return first(.date, in: columns + dates).map { .parts(date: $0, clock: clock) }
            ?? .clock(clock)
    }

    // MARK: By the content

    private func unnamed() -> TablePlaces? {
        let whole = contents.indices.filter { contents[$0].isWhole }
        let dates = contents.indices.filter { contents[$0].isDate }
        let clocks = contents.indices.filter { contents[$0].isClock }
        let start: TablePlaces.Time
        var rest = clocks
        if whole.count >= 2 {
            return TablePlaces(start: .whole(whole[0]), end: .moment(.whole(whole[1])))
        } else if let first = whole.first {
            start = .whole(first)
        } else if dates.count >= 2, clocks.count >= 2 {
            return TablePlaces(
                start: .parts(date: dates[0], clock: clocks[0]),
                end: .moment(.parts(date: dates[1], clock: clocks[1])))
        } else if let date = dates.first, let clock = clocks.first {
            start = .parts(date: date, clock: clock)
            rest.removeFirst()
        } else {
            return nil
        }
        rest.removeAll { start.columns.contains($0) }
        if let clock = rest.first {
            return TablePlaces(start: start, end: .moment(.clock(clock)))
        }
        let length = contents.indices.first {
            contents[$0].isAmount && role($0) != .id && $0 > (start.columns.max() ?? 0)
        }
        return length.map { TablePlaces(start: start, end: .length($0)) }
    }
}
