import Fasting
import LocalTime

/// Finds which column of a table is which: from the names, and in a table without names from the first rows.
struct TableGuess {
    /// How many rows are looked at.
    private static let mostRows = 1000

    let head: TableHead
    var names: [String] { head.names }
    /// What the names say, or the user.
    private(set) var meanings: [ColumnMeaning]
    private(set) var sample: [CSVReader.Row] = []
    private(set) var contents: [ColumnContent]
    /// How the times of each column are written.
    private(set) var times: [CellTime.Form]
    /// How the numbers of each column are written.
    private(set) var numbers: [NumberForm]
    /// The columns of AM and PM, by the columns of times before them.
    private let halves: [Int: Int]
    /// The rows below the names.
    var rows: CSVReader { head.rows }

    /// - Parameters:
    ///   - reader: in front of the first row.
    ///   - choice: what the user says about the columns; nil if nothing.
    init?(_ reader: CSVReader, choice: ColumnChoice? = nil) {
        head = TableHead(reader)
        var below = head.rows
        while sample.count < Self.mostRows, let row = below.row() {
            if head.isOther(row) { break }
            if !row.isBroken, !head.isRepeated(row) { sample.append(row) }
        }
        let widest = sample.reduce(0) { max($0, $1.fields.count) }
        let count = head.names.isEmpty ? widest : head.names.count
        guard count > 0 else { return nil }
        contents = Array(repeating: ColumnContent(), count: count)
        let named =
            head.meanings
            + Array(
                repeating: ColumnMeaning(""), count: choice == nil ? 0 : count - head.meanings.count
            )
        meanings = choice?.apply(to: named) ?? named
        var halves: [Int: Int] = [:]
        for (column, meaning) in meanings.enumerated().dropFirst() where meaning.isHalfOfDay {
            halves[column - 1] = column
        }
        self.halves = halves
        times = Array(repeating: CellTime.Form(), count: count)
        numbers = Array(repeating: NumberForm(), count: count)
        for row in sample {
            for column in 0..<min(count, row.fields.count) {
                contents[column].count(halves.isEmpty ? row[column] : cell(column, row))
            }
        }
        for column in meanings.indices
        where meanings[column].mayBeDay && contents[column].isDate {
            meanings[column].settleDay()
        }
        for column in contents.indices {
            let meaning = meanings.indices.contains(column) ? meanings[column] : nil
            if let role = meaning?.role,
                [.start, .end, .clock, .date, .lastMeal, .firstMeal].contains(role)
            {
                times[column] = contents[column].settle()
            }
            times[column].place = choice?.place ?? meaning?.place ?? head.title.place
            numbers[column] = contents[column].votes.form(meaning?.unit, meaning?.volume)
        }
    }

    /// What is in a column, with AM or PM from the column after it.
    private func cell(_ column: Int, _ row: CSVReader.Row) -> Bytes {
        guard let half = halves[column], !row[column].isEmpty else { return row[column] }
        return (row[column] + [Byte.blank] + row[half])[...]
    }

    func time(_ column: Int, _ row: CSVReader.Row) -> CellTime? {
        CellTime(halves.isEmpty ? row[column] : cell(column, row), times[column])
    }

    func meaning(_ column: Int) -> ColumnMeaning? {
        meanings.indices.contains(column) ? meanings[column] : nil
    }

    /// The name of a column, or its number if it has none.
    func name(_ column: Int) -> String {
        let name = names.indices.contains(column) ? names[column] : ""
        return name.isEmpty ? String(column + 1) : name
    }

    /// The columns with a role whose names allow them to be about a fast.
    func columns(_ role: ColumnMeaning.Role) -> [Int] {
        let all = meanings.indices.filter { meanings[$0].role == role && meanings[$0].mayBeFast }
        return all.sorted {
            (meanings[$0].unknown.count, $0) < (meanings[$1].unknown.count, $1)
        }
    }

    /// The unit of the numbers of a column.
    func unit(_ column: Int) -> TableUnit {
        meaning(column)?.unit ?? contents[column].unit(numbers[column])
    }

    /// The length of time in a cell, in seconds.
    func seconds(_ column: Int, _ row: CSVReader.Row) -> Double? {
        CellAmount(row[column], numbers[column])?.seconds(unit(column))
    }

    // MARK: The places

    /// - Parameter options: its tag is the kind of the rows that are fasts; nil to find it.
    /// - Throws: why no fasts can be read, in words that its owner understands.
    func places(_ options: ImportOptions) throws(FormatProblem) -> TablePlaces {
        // Which time the second of two such columns belongs to is not known.
        if halves.keys.contains(where: { meanings[$0].isHalfOfDay }) { throw .unrecognized }
        let hasNames = meanings.contains { $0.isKnown }
        var found = try named()
        if found == nil, !hasNames, let likely = unnamed() {
            if !names.isEmpty { throw .unknownNames(likely.option) }
            found = likely
        }
        guard var places = found else { throw problem() }
        places.id = columnsOfAnySubject(.id).first
        places.note = columnsOfAnySubject(.note).first
        let zones = columnsOfAnySubject(.zone)
        places.zone = zones.first { !meanings[$0].isOfEnd } ?? zones.first
        places.endZone = zones.first { $0 != places.zone && meanings[$0].isOfEnd }
        places.deleted = meanings.indices.first { meanings[$0].isDeleted }
        (places.kinds, places.isOfFasts) = try kinds(options.tag, isNeeded: options.needsKind)
        let used = places.start.columns + places.end.columns
        let free = contents.indices.filter { !used.contains($0) }
        places.target = columns(.target).first {
            free.contains($0) && (contents[$0].hasAmounts || contents[$0].isEmpty)
        }
        places.lengths = columns(.length).filter { free.contains($0) && contents[$0].isAmount }
        if names.isEmpty, let last = used.max() {
            places.lengths = free.filter {
                $0 > last && contents[$0].isAmount && !contents[$0].isEmpty
            }
        }
        return places
    }

    func columnsOfAnySubject(_ role: ColumnMeaning.Role) -> [Int] {
        meanings.indices.filter { meanings[$0].role == role }
    }

    // MARK: By the names

    private func named() throws(FormatProblem) -> TablePlaces? {
        let dates = columns(.date)
        guard let start = start(dates) else { return try meals(dates) }
        if case .clock = start { return nil }
        let ends = aboutFast(columns(.end))
        // A day in one column is that of the start.
        if let end = moment(ends, dates: []), !isEmpty(end) || length().isEmpty {
            return TablePlaces(start: start, end: .moment(end), isNamed: true)
        }
        let lengths = length().filter { !start.columns.contains($0) }
        return lengths.isEmpty
            ? nil : TablePlaces(start: start, end: .length(lengths), isNamed: true)
    }

    private func isEmpty(_ time: TablePlaces.Time) -> Bool {
        time.columns.allSatisfy { contents[$0].isEmpty }
    }

    private func start(_ dates: [Int]) -> TablePlaces.Time? {
        moment(aboutFast(columns(.start)), dates: dates)
            ?? moment(columns(.clock), dates: dates)
            ?? dates.first { contents[$0].isWhole }.map { .whole($0) }
    }

    /// Those whose names say that they are about a fast, if there are some.
    private func aboutFast(_ columns: [Int]) -> [Int] {
        let fasting = columns.filter { meanings[$0].isAboutFast }
        return fasting.isEmpty ? columns : fasting
    }

    /// The columns of the length: one, or one of hours and one of minutes.
    private func length() -> [Int] {
        let all = columns(.length).filter { column in
            contents[column].isAmount || contents[column].hasAmounts && !contents[column].hasDates
        }
        // Names with other words than a unit come first.
        guard let first = all.first(where: { !meanings[$0].isBareUnit }) ?? all.first else {
            return []
        }
        guard meanings[first].unit == .hours, contents[first].isNumber,
            let minutes = all.first(where: { part($0, .minutes) })
        else { return [first] }
        return [first, minutes] + all.filter { part($0, .seconds) }.prefix(1)
    }

    /// Whether a column has the minutes, or the seconds, beside a column of hours.
    private func part(_ column: Int, _ unit: TableUnit) -> Bool {
        meanings[column].unit == unit && contents[column].isNumber && contents[column].largest < 60
    }

    /// The end of the last meal begins a fast, and the first meal ends it. If the meal that begins comes first,
    /// the times are those of eating.
    private func meals(_ dates: [Int]) throws(FormatProblem) -> TablePlaces? {
        func columns(_ role: ColumnMeaning.Role) -> [Int] {
            meanings.indices.filter {
                meanings[$0].role == role && !meanings[$0].hasForeignUnit
                    && meanings[$0].subjects.isSubset(of: [.eating, .fast])
            }
        }
        let (last, first) = (columns(.lastMeal), columns(.firstMeal))
        guard let start = moment(last, dates: dates), let end = moment(first, dates: []) else {
            if !last.isEmpty || !first.isEmpty { throw .eatingTimes }
            return nil
        }
        if case .clock = start { throw .noClock(nil) }
        let places = TablePlaces(start: start, end: .moment(end), isNamed: true)
        if case .whole(let from) = start, case .whole(let to) = end {
            var (forward, all) = (0, 0)
            for row in sample {
                guard let from = time(from, row)?.civil(.dayFirst),
                    let to = time(to, row)?.civil(.dayFirst)
                else { continue }
                all += 1
                if from < to { forward += 1 }
            }
            if forward * 2 <= all, all > 0 { throw .eatingTimes }
        } else if start.columns.max() ?? 0 > end.columns.max() ?? 0 {
            throw .eatingTimes
        }
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
        // A number beside a time is a weight as often as a length.
        let length = contents.indices.first {
            contents[$0].isAmount && $0 > (start.columns.max() ?? 0) && isLengthOfFast($0)
        }
        guard names.isEmpty, let length else { return nil }
        return TablePlaces(start: start, end: .length([length]))
    }

    private func isLengthOfFast(_ column: Int) -> Bool {
        !contents[column].isNumber
            || contents[column].smallest >= 8 && contents[column].largest <= 48
    }

    // MARK: Why not

    /// What is missing in a table without fasts.
    private func problem() -> FormatProblem {
        let isKnown = meanings.contains { $0.isKnown }
        if !isKnown { return .unrecognized }
        let starts = columns(.start) + columns(.date)
        if let date = columns(.start).first(where: { contents[$0].isDate }), columns(.clock).isEmpty
        {
            return .noClock(name(date))
        }
        if let subject = subject { return .about(subject) }
        if let unreadable = unreadableCells { return unreadable }
        guard let start = starts.first ?? columns(.clock).first else { return .unrecognized }
        return .noEnd(start: name(start))
    }

    /// A start, and an end or a length, that have names, but cells in a form that is not known.
    private var unreadableCells: FormatProblem? {
        let starts = columns(.start) + columns(.lastMeal)
        let (ends, lengths) = (columns(.end), columns(.length))
        guard !starts.isEmpty, !ends.isEmpty || !lengths.isEmpty else { return nil }
        let unreadable =
            (starts + ends).filter { contents[$0].readableKind == nil }
            + lengths.filter { ends.isEmpty && !contents[$0].hasAmounts }
        for column in unreadable {
            if let cell = sample.lazy.map({ $0[column] }).first(where: { !$0.isEmpty }) {
                return .unreadableCells(
                    column: name(column),
                    example: TableSample.short(String(decoding: cell, as: UTF8.self)))
            }
        }
        return nil
    }

    /// What the table is about, if its names say that it is not a fast.
    private var subject: ColumnSubject? {
        let all = meanings + [head.title]
        if all.contains(where: \.isAboutFast) { return nil }
        for subject in [.sleep, .work, .eating, .water, .elsewhere, .other] as [ColumnSubject]
        where all.contains(where: { $0.subjects.contains(subject) }) {
            return subject
        }
        return all.contains(where: \.hasForeignUnit) ? .other : nil
    }

    /// Whether the names say that the table is about fasts, and not only that it has a start and an end.
    func isSurelyFast(_ places: TablePlaces) -> Bool {
        let used = places.start.columns + places.end.columns
        return places.kinds != nil || places.isOfFasts || places.target != nil
            || head.title.isAboutFast
            || meanings.contains(where: \.isAboutFast)
            || used.contains { meaning($0)?.subjects.contains(.eating) ?? false }
    }

    /// The subject that the names have besides start and end, and whether it alone decides.
    var doubt: (subject: ColumnSubject, isCertain: Bool)? {
        guard let subject else { return nil }
        // Programs for fasts record weight and mood too; nothing but a night has a quality of sleep.
        let isWork = meanings.contains { $0.subjects.contains(.work) && $0.role != .kind }
        let isTitle = subject != .other && head.title.subjects.contains(subject)
        let isCertain =
            subject == .sleep || subject == .elsewhere || subject == .work && isWork || isTitle
        return (subject, isCertain)
    }
}
