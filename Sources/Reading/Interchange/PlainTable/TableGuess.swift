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
    /// The columns whose cells belong to that of an earlier column, as the user says.
    let joins: [Int: [Int]]
    /// The program whose names the table has; nil if the user says what the columns are.
    let hint: ProgramHint?
    /// The rows below the names.
    var rows: RowSource { head.rows }

    /// - Parameters:
    ///   - reader: in front of the first row.
    ///   - said: what the user says about the columns; nil if nothing.
    init?(_ reader: RowSource, choice said: ColumnChoice? = nil) {
        head = TableHead(reader)
        hint = said == nil ? ProgramHint.find(head) : nil
        let choice = said ?? hint?.choice(head.names)
        joins = choice?.joins ?? [:]
        var below = head.rows
        while sample.count < Self.mostRows, let row = head.row(&below) {
            if !row.isBroken { sample.append(row) }
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
        times = Array(repeating: CellTime.Form(), count: count)
        numbers = Array(repeating: NumberForm(), count: count)
        for row in sample {
            for column in 0..<min(count, row.fields.count) {
                contents[column].count(cell(column, row))
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
                if sample.contains(where: { CellTime.isCroatian($0[column]) }) {
                    times[column].isCroatian = true
                }
            }
            times[column].place = choice?.place ?? meaning?.place ?? head.title.place
            times[column].hasHalves = contents[column].hasHalves
            times[column].hasZones = rows.isText && contents[column].hasZones
            numbers[column] = contents[column].votes.form(meaning?.unit, meaning?.volume)
        }
        shareZone()
        // Beside times with AM or PM, times from 1 to 12 without it are open.
        let ofFasts = contents.indices.filter { column in
            guard let role = meaning(column)?.role else { return names.isEmpty }
            return [.start, .end, .clock, .lastMeal, .firstMeal].contains(role)
        }
        if ofFasts.contains(where: { times[$0].hasHalves }) {
            for column in ofFasts where contents[column].isOnDial { times[column].hasHalves = true }
        }
    }

    /// A zone that the name of one end states is that of both, unless the other one has another or is local. Of two
    /// columns for the same end, the one without a zone is local.
    private mutating func shareZone() {
        let roles: [ColumnMeaning.Role] = [.start, .end, .clock, .date]
        let columns = meanings.indices.filter { meanings[$0].role.map(roles.contains) ?? false }
        let stated = columns.compactMap { meanings[$0].place }
        guard let place = stated.first, stated.allSatisfy({ $0 == place }) else { return }
        let stating = Set(
            columns.filter { meanings[$0].place != nil }.compactMap { meanings[$0].role })
        for column in columns where times[column].place == nil && !meanings[column].isLocal {
            if let role = meanings[column].role, !stating.contains(role) {
                times[column].place = place
            }
        }
    }

    /// What is in a column, with the columns that are joined to it.
    private func cell(_ column: Int, _ row: CSVReader.Row) -> Bytes {
        guard let others = joins[column], !row[column].isEmpty else { return row[column] }
        let cells = ([column] + others).map { row[$0] }.filter { !$0.isEmpty }
        return [UInt8](cells.joined(separator: [Byte.blank]))[...]
    }

    /// - Returns: nil if the cell is not a time, or lacks what the others of its column have: AM or PM, or a zone.
    func time(_ column: Int, _ row: CSVReader.Row) -> CellTime? {
        guard let time = CellTime(cell(column, row), times[column]) else { return nil }
        let lacksHalf = times[column].hasHalves && time.mayBeOnDial
        let lacksZone = times[column].hasZones && time.place == .local && time.clock != nil
        return lacksHalf || lacksZone ? nil : time
    }

    /// - Returns: nil if the row has no date and time at a place. A time of day after the start has no date.
    func time(_ place: TablePlaces.Time, _ row: CSVReader.Row) -> CellTime? {
        switch place {
        case .whole(let column):
            guard let time = time(column, row), time.date != nil, time.clock != nil else {
                return nil
            }
            return time
        case .parts(let date, let clock):
            guard let day = time(date, row), day.date != nil, var time = time(clock, row),
                time.clock != nil
            else { return nil }
            (time.date, time.weekday) = (day.date, day.weekday)
            return time
        case .clock: return nil
        }
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
        // Times whose names have a zone are instants; those on a clock somewhere are not.
        let prefersZones = [ColumnMeaning.Role.start, .end].allSatisfy { role in
            meanings.contains { $0.role == role && $0.mayBeFast && $0.place != nil }
        }
        func rank(_ column: Int) -> (Int, Int, Int) {
            let isLater = prefersZones && meanings[column].place == nil
            return (meanings[column].unknown.count, isLater ? 1 : 0, column)
        }
        return all.sorted { rank($0) < rank($1) }
    }

    /// The unit of the numbers of a column.
    func unit(_ column: Int) -> TableUnit {
        meaning(column)?.unit ?? contents[column].unit(numbers[column])
    }

    /// The length of time in a cell, in seconds.
    func seconds(_ column: Int, _ row: CSVReader.Row) -> Double? {
        if meaning(column)?.hasMinutesInNumbers == true, !row[column].contains(Byte.colon) {
            return CellAmount.secondsOfMinutes(row[column])
        }
        return CellAmount(row[column], numbers[column])?.seconds(unit(column))
    }

    // MARK: The places

    /// - Parameter options: its tag is the kind of the rows that are fasts; nil to find it.
    /// - Throws: why no fasts can be read, in words that its owner understands.
    func places(_ options: ImportOptions) throws(FormatProblem) -> TablePlaces {
        if isTurned { throw .turned }
        if options.columns == nil, names.indices.contains(where: isHalfOfDay) {
            throw .halfOfDay(halfOfDayOption)
        }
        let hasNames = meanings.contains { $0.isKnown }
        var found = try named()
        if found == nil, !hasNames, let likely = unnamed() {
            if !names.isEmpty { throw .unknownNames(likely.option) }
            found = likely
        }
        guard var places = found else { throw problem() }
        if let twin = places.start.columns.compactMap(twin).first
            ?? places.end.columns.compactMap(twin).first
        {
            throw .doubledNames(name(twin), places.option)
        }
        places.id = columnsOfAnySubject(.id).first
        places.note = columnsOfAnySubject(.note).first
        setRows(&places)
        let used = places.start.columns + places.end.columns
        let free = contents.indices.filter { !used.contains($0) }
        places.target = columns(.target).first {
            free.contains($0) && (contents[$0].hasAmounts || contents[$0].isEmpty)
        }
        places.lengths = columns(.length).filter { free.contains($0) && contents[$0].isAmount }
        // A row that runs has a length too in a table whose other rows have both.
        places.hasLengthForEnd =
            !places.lengths.isEmpty
            && sample.allSatisfy { row in
                places.end.columns.allSatisfy { row[$0].isEmpty }
                    || places.lengths.allSatisfy { row[$0].isEmpty }
            }
        (places.kinds, places.isOfFasts) = try kinds(options, places)
        // A car is charged fast.
        if options.tag == nil, let kinds = places.kinds, doubt?.subject == .elsewhere {
            throw .needsTag(kinds.chosen.sorted())
        }
        return places
    }

    /// Sets what the columns say of each row, in a table about any subject.
    func setRows(_ places: inout TablePlaces) {
        let zones = columnsOfAnySubject(.zone) + unnamedZones
        places.zone = zones.first { !isOfEnd($0) } ?? zones.first
        places.endZone = zones.first { $0 != places.zone && isOfEnd($0) }
        places.absences = absences(places)
        places.wholeDay = meanings.indices.first { meanings[$0].isWholeDay }
    }

    /// Columns with names of time zones that are not called so.
    private var unnamedZones: [Int] {
        func isZone(_ cell: Bytes) -> Bool {
            guard
                cell.contains("/") || cell.contains(" Time") || cell.starts(with: Array("UTC".utf8))
            else { return false }
            return CellTime.place(of: cell) != nil
                || CellTime.place(in: String(decoding: cell, as: UTF8.self)) != nil
        }
        return contents.indices.filter { column in
            meaning(column)?.role != .zone && contents[column].isText
                && sample.allSatisfy { $0[column].isEmpty || isZone($0[column]) }
        }
    }

    private func isOfEnd(_ zone: Int) -> Bool {
        meaning(zone).map { $0.isOfEnd || $0.role == .end } ?? false
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
        guard
            let first = all.first(where: { !meanings[$0].isBareUnit })
                ?? all.first(where: { meanings[$0].unit == .hours }) ?? all.first
        else { return [] }
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
            if !last.isEmpty || !first.isEmpty { throw .eatingTimes(likelyOption) }
            return nil
        }
        if case .clock = start { throw .noClock(nil, nil) }
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
            if forward * 2 <= all, all > 0 { throw .eatingTimes(likelyOption) }
        } else if start.columns.max() ?? 0 > end.columns.max() ?? 0 {
            throw .eatingTimes(likelyOption)
        }
        return places
    }

    /// A column with a name may have many cells that cannot be read. Their rows are skipped and counted.
    private func moment(_ columns: [Int], dates: [Int]) -> TablePlaces.Time? {
        time(columns, dates, \.kind) ?? time(columns, dates, \.readableKind)
            ?? columns.first { contents[$0].isEmpty }.map { .whole($0) }
    }

    func time(
        _ columns: [Int], _ dates: [Int], _ kind: KeyPath<ColumnContent, ColumnContent.Kind?>
    ) -> TablePlaces.Time? {
        func first(_ wanted: ColumnContent.Kind, in columns: [Int]) -> Int? {
            columns.first { contents[$0][keyPath: kind] == wanted }
        }
        let clock = first(.clock, in: columns)
        // Beside a time of day, a day may have 0:00.
        let whole = columns.first {
            contents[$0][keyPath: kind] == .whole && !(clock != nil && contents[$0].isMidnight)
        }
        if let whole { return .whole(whole) }
        guard let clock else { return nil }
        let date =
            first(.date, in: columns + dates)
            ?? (columns + dates).first { contents[$0].isMidnight }
            ?? dates.first { contents[$0].readableKind == .date }
        return date.map { .parts(date: $0, clock: clock) } ?? .clock(clock)
    }

    // MARK: By the content

    func unnamed() -> TablePlaces? {
        let whole = contents.indices.filter { contents[$0].isWhole }
        let dates = contents.indices.filter { contents[$0].isDate }
        let clocks = contents.indices.filter { contents[$0].isClock }
        let start: TablePlaces.Time
        var rest = clocks
        if whole.count >= 2 {
            // Without names, a third time may be the end too.
            if names.isEmpty, whole.count > 2 { return nil }
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
}
