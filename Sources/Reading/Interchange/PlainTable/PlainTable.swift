import Fasting
import LocalTime

extension CSVReader.Row {
    /// The beginning of what is in a column, as the note of a fast.
    fileprivate func note(_ column: Int) -> Note {
        Note(beginningOf: String(decoding: self[column], as: UTF8.self))
    }
}

/// A plain table of fasts: a start, an end or a length, and perhaps a target. The columns follow
/// from their names, the order of day and month from the whole table.
struct PlainTable {
    let guess: TableGuess
    private let places: TablePlaces
    private let zone: Zone
    private let dates: TableOrder
    /// What a line below the rows says about their zone.
    private let zoneBelow: CellTime.Place?
    private var order: DateOrder { dates.order }

    /// - Parameters:
    ///   - options: what the user says about the table.
    /// - Throws: ``FormatProblem/row(line:)`` for a date that is not in the order of the program that wrote the table.
    ///   Others would be read wrongly.
    init(
        _ guess: TableGuess, _ places: TablePlaces, zone: Zone, now: Instant,
        _ options: ImportOptions
    ) throws(FormatProblem) {
        (dates, zoneBelow) = try Self.order(guess, places, options.dateOrder, now: now)
        (self.guess, self.places, self.zone) = (guess, places, zone)
    }

    var sample: TableSample { TableSample(guess, places) }

    private var isOfDrinks: Bool {
        if case .amount = places.end { true } else { false }
    }

    /// Whether this is the table that ``CSVExport`` writes, perhaps saved by another program.
    var isOurs: Bool {
        let ours: Set<String> = [
            "id", "startedat", "endedat", "durationseconds", "targethours", "outcome",
        ]
        return ours.isSubset(of: guess.names.map { $0.lowercased() })
    }

    var columns: TableColumns {
        func column(_ index: Int) -> TableColumns.Column {
            let name = guess.names.indices.contains(index) ? guess.names[index] : ""
            return TableColumns.Column(number: index + 1, name: name.isEmpty ? nil : name)
        }
        func columns(_ indices: [Int]) -> [TableColumns.Column] {
            indices.flatMap { [$0] + (guess.joins[$0] ?? []) }.map(column)
        }
        var lengthUnit: TableUnit?
        if case .length(let columns) = places.end { lengthUnit = columns.first.map(guess.unit) }
        let used =
            places.columns
            + [places.kinds?.column, places.wholeDay].compactMap(\.self)
            + places.absences.map(\.column) + guess.joins.values.joined()
        let leftOut = guess.names.indices.filter { !used.contains($0) && !guess.names[$0].isEmpty }
        var amount: (column: Int, unit: VolumeUnit)?
        if case .amount(let column, let unit) = places.end { amount = (column, unit) }
        return TableColumns(
            start: columns(places.start.columns),
            end: isOfDrinks ? [] : columns(places.end.columns), lengthUnit: lengthUnit,
            target: places.target.map(column),
            targetUnit: places.target.map(guess.unit), note: places.note.map(column),
            kind: places.kinds.map { column($0.column) },
            kinds: places.kinds.map { $0.chosen.sorted() } ?? [],
            amount: amount.map { column($0.column) }, amountUnit: amount?.unit,
            leftOut: leftOut.map(column),
            place: places.start.columns.lazy.compactMap { guess.times[$0].place }.first
                ?? zoneBelow,
            zone: places.zone.map(column),
            dateOrder: dates.hasOpenDates ? order : nil, isOrderOpen: dates.isOpen)
    }

    // MARK: Rows

    /// What a row says, before its target is checked.
    enum Row {
        case fast(Session, hours: Double?)
        case drink(RecordID, at: Instant, milliliters: Int64)
        case skipped(SkippedRecords.Reason)
    }

    func record(_ row: CSVReader.Row) -> Row {
        var found = Row.skipped(.unreadable)
        if !row.isBroken, let row = complete(row) { found = wholeRow(row) }
        guard isOfDrinks, case .skipped(let reason) = found, reason != .otherKind,
            reason != .deleted
        else { return found }
        return .skipped(.water)
    }

    /// A row with the fields beyond the names as part of the last one, if that is the note.
    ///
    /// - Returns: nil if a row has more fields than there are names, and the last one is something else.
    private func complete(_ row: CSVReader.Row) -> CSVReader.Row? {
        let last = guess.names.count - 1
        guard last >= 0, row.fields.dropFirst(last + 1).contains(where: { !$0.trimmed.isEmpty })
        else { return row }
        guard places.note == last else { return nil }
        // "16,5" may be a number with a decimal comma.
        let isNumber = !row[last].isEmpty && row[last].allSatisfy(Byte.isDigit)
        if isNumber, last > 0, guess.contents[last - 1].isAmount { return nil }
        let text = [UInt8](row.fields[last...].joined(separator: [guess.rows.separator]))
        return CSVReader.Row(line: row.line, fields: row.fields[..<last] + [text[...]])
    }

    /// The id and the start of a row, and the id alone, if it has an id.
    func versions(_ row: CSVReader.Row) -> [[UInt8]] {
        guard let id = places.id, !row[id].isEmpty else { return [] }
        let starts = places.start.columns.filter { !row[$0].isEmpty }
        return [[id] + starts, [id]].map { columns in
            columns.reduce(into: []) { $0 += row[$1] + [Byte.lineFeed] }
        }
    }

    private func wholeRow(_ row: CSVReader.Row) -> Row {
        if places.absences.contains(where: { $0.contains(row) }) { return .skipped(.deleted) }
        if let day = places.wholeDay, !TableGuess.isNo(row[day]) { return .skipped(.unreadable) }
        if let kinds = places.kinds, !kinds.select(row[kinds.column]) {
            return .skipped(.otherKind)
        }
        let rowZone = RowZone(row, places.zone, guess, otherwise: zoneBelow)
        // Without one of its own, the end has the zone of the start.
        let endZone = places.endZone.flatMap { row[$0].isEmpty ? nil : RowZone(row, $0, guess) }
        guard var start = guess.time(places.start, row) else { return .skipped(.unreadable) }
        rowZone.apply(to: &start)
        if start.place == .unknownZone || zoneBelow == .unknownZone {
            return .skipped(.unknownZone)
        }
        guard var from = moment(start, rowZone.offset) else { return .skipped(.impossible) }
        var to: TableTime
        var end: CellTime?
        switch places.end {
        case .amount(let column, let unit):
            guard case .number(let number) = CellAmount(row[column], guess.numbers[column]),
                let whole = Int64(exactly: (number * unit.milliliters).rounded())
            else { return .skipped(.water) }
            let amount = RecordTime(isLocal: false, secondsSinceEpoch: whole)
            return .drink(
                RecordID(from: "drink", start: from.recordTime, end: amount), at: from.instant,
                milliliters: whole)
        case .length(let columns):
            if columns.allSatisfy({ TableGuess.isNothing(row[$0]) }) {
                return .skipped(.unfinished)
            }
            guard let length = length(columns, row), length < 1e9 else {
                return .skipped(.unreadable)
            }
            to = from.after(Int64(length.rounded()))
        case .moment(let place) where place.columns.allSatisfy { TableGuess.isNothing(row[$0]) }:
            guard places.hasLengthForEnd, let length = length(row), length < 1e9 else {
                return .skipped(.unfinished)
            }
            to = from.after(Int64(length.rounded()))
        case .moment(.clock(let column)):
            if guess.hint?.needsLength == true, places.lengths.allSatisfy({ row[$0].isEmpty }) {
                return .skipped(.unfinished)
            }
            guard let clock = guess.time(column, row)?.clock else { return .skipped(.unreadable) }
            var last = start
            last.clock = clock
            if let endZone {
                last.place = .local
                endZone.apply(to: &last)
            }
            if last.place == .unknownZone { return .skipped(.unknownZone) }
            guard let first = self.end(last, after: start, length(row)) else {
                return .skipped(.impossible)
            }
            if guess.hint?.needsLength == true, !isNear(length(row), from: from, to: first) {
                return .skipped(.unreadable)
            }
            (to, end) = (first, last)
        case .moment(let place):
            guard var time = guess.time(place, row) else { return .skipped(.unreadable) }
            let endZone = endZone ?? rowZone
            endZone.apply(to: &time)
            if time.place == .unknownZone { return .skipped(.unknownZone) }
            guard let last = moment(time, endZone.offset) else { return .skipped(.impossible) }
            (to, end) = (last, time)
        }
        // The length says which of two times on the wall clock an end or a start is.
        if let length = length(row), length < 1e9,
            abs(to.instant - from.instant - Int64(length)) >= 1800
        {
            let endPlace = end?.place ?? start.place
            let pairs = instants(of: from, start.place).flatMap { start in
                instants(of: to, endPlace).map { (start, $0) }
            }
            let nearest = pairs.min { a, b in
                abs(a.1 - a.0 - Int64(length)) < abs(b.1 - b.0 - Int64(length))
            }
            if let nearest { (from.instant, to.instant) = nearest }
            // A clock of twelve hours without AM and PM.
            let rest = abs(to.instant - from.instant - Int64(length)) % 86_400
            if abs(rest - 43_200) < 1800, start.mayBeOnDial, end?.mayBeOnDial == true {
                return .skipped(.impossible)
            }
        }
        let id =
            places.id.flatMap { RecordID(ascii: row[$0]) }
            ?? RecordID(
                from: guess.hint?.id ?? "table", start: from.recordTime, end: to.recordTime)
        return .fast(
            Session(
                id: id, start: from.instant, end: to.instant, endOffset: to.offset, target: nil,
                note: places.note.map { row.note($0) } ?? .none),
            hours: hours(row))
    }

    private func moment(_ time: CellTime, _ offset: Int?) -> TableTime? {
        time.moment(order, zone, offset, skipped: skipped)
    }

    /// The instants that a time on the wall clock can be: two if the clock shows it twice.
    private func instants(of time: TableTime, _ place: CellTime.Place) -> [Instant] {
        let zone: Zone
        switch place {
        case .local: zone = self.zone
        case .zone(let named): zone = named.zone
        default: return [time.instant]
        }
        let civil = zone.civil(time.instant)
        let later = [1800, 3600].map { time.instant + $0 }
        return [time.instant] + later.filter { zone.civil($0) == civil }
    }

    /// A program writes no time that the clock skips, unless the zone is another one. Then that of the change is nearest.
    private func skipped(_ change: Instant) -> Instant? { guess.hint == nil ? nil : change }

    /// Whether the whole hours of a row are those between two times, with an hour for a change of the clock.
    private func isNear(_ length: Double?, from: TableTime, to: TableTime) -> Bool {
        guard let length, let from = from.civil, let to = to.civil else { return false }
        return abs(Double(to.secondsSinceEpoch - from.secondsSinceEpoch) - length - 1800) <= 5400
    }

    private func hours(_ row: CSVReader.Row) -> Double? {
        guard let column = places.target else { return nil }
        if guess.contents[column].isOfPlans, guess.meaning(column)?.isForm != true,
            let plan = CellAmount.hoursOfPlan(row[column])
        {
            return plan
        }
        switch CellAmount(row[column], guess.numbers[column]) {
        case .number(let number) where guess.unit(column) == .hours: return number
        case let amount?: return amount.seconds(guess.unit(column)) / 3600
        case nil: return nil
        }
    }

    /// The seconds of a length that may have a column for the hours and one for the minutes.
    private func length(_ columns: [Int], _ row: CSVReader.Row) -> Double? {
        var seconds = 0.0
        for column in columns where !row[column].isEmpty {
            guard let part = guess.seconds(column, row) else { return nil }
            seconds += part
        }
        return seconds
    }

    /// The seconds in a column that says how long the fast lasted; nil if there is none.
    private func length(_ row: CSVReader.Row) -> Double? {
        places.lengths.lazy.compactMap { guess.seconds($0, row) }.first
    }

    /// The first time of day after the start, or the one that is nearest to the length.
    ///
    /// - Parameter end: on the day of the start.
    private func end(
        _ end: CellTime, after start: CellTime, _ length: Double?
    ) -> TableTime? {
        guard let civil = end.civil(order), let began = start.civil(order) else { return nil }
        let distance = civil.secondsSinceEpoch - began.secondsSinceEpoch
        var days: Int64 = distance <= 0 ? 1 : 0
        if let length, length < 1e8 {
            days = max(days, Int64(((length - Double(distance)) / 86_400).rounded()))
        }
        return TableTime(civil.adding(days: days), end.place, zone, skipped: skipped)
    }

    // MARK: What the whole table decides

    private static func order(
        _ guess: TableGuess, _ places: TablePlaces, _ wanted: DateOrder?, now: Instant
    ) throws(FormatProblem) -> (TableOrder, CellTime.Place?) {
        var order = TableOrder(now: now)
        // The first lines after the last row with a time.
        var below: [CSVReader.Row] = []
        var rows = guess.rows
        while let row = guess.head.row(&rows) {
            guard !row.isBroken, let start = guess.time(places.start, row) else {
                if below.count < 5, row.fields.count < 5 { below.append(row) }
                continue
            }
            below = []
            if wanted == nil, let order = guess.hint?.order, start.civil(order) == nil,
                start.civil(.dayFirst) != nil
            {
                throw .row(line: row.line)
            }
            order.count(start, places.endTime.flatMap { guess.time($0, row) })
        }
        order.settle(wanted ?? guess.hint?.order)
        let zones = below.compactMap { row -> CellTime.Place? in
            let line = row.fields.map { String(decoding: $0.prefix(200), as: UTF8.self) }
            return TableHead.zone(in: line.joined(separator: " "), isTitle: false)
        }
        let all = zones + [guess.head.title.place].compactMap(\.self)
        let isOne = all.allSatisfy { $0 == all.first }
        return (order, isOne ? zones.first : .unknownZone)
    }

    /// Half of the fasts of people are longer. Nights, days of work and workouts are not.
    private static let usual: Int64 = 10 * 3600
    /// Longer rows that are about something unknown are seldom fasts.
    private static let longUsual: Int64 = 48 * 3600

    /// A table with a start and an end is not one of fasts if its other names are about something else.
    ///
    /// - Throws: what the table is about.
    func checkSubject() throws(FormatProblem) {
        // What was planned is not what was done. A draft or a template may be the table itself.
        let isOther = [.deleted, .planned].contains(guess.head.title.standing)
        if isOther, !guess.meanings.contains(where: \.isAboutFast) {
            throw .about(.other, places.option)
        }
        if isOfDrinks || guess.saysFast(places) { return }
        if guess.hasUnknownSubject(places) { throw .unknownNames(places.option) }
        if let (subject, isCertain) = guess.doubt, isCertain {
            throw .about(subject, places.option)
        }
        if guess.isSurelyFast(places) { return }
        let lengths = guess.sample.compactMap { row -> Int64? in
            guard case .fast(let session, _) = record(row) else { return nil }
            return session.duration
        }.sorted()
        let middle = lengths.isEmpty ? nil : lengths[lengths.count / 2]
        let isShort = middle.map { $0 < Self.usual } ?? false
        let isLong = middle.map { $0 > Self.longUsual } ?? false
        if let doubt = guess.doubt, isShort { throw .about(doubt.subject, places.option) }
        let kinds = guess.otherKinds(places)
        if isShort, !kinds.isEmpty { throw .needsTag(kinds) }
        let unknown = isShort || isLong ? guess.unknownKinds(places) : []
        if !unknown.isEmpty { throw .needsTag(unknown) }
        // Names in an unknown language are read only if the times are those of fasts.
        if !places.isNamed, !guess.names.isEmpty, isShort { throw .unrecognized }
    }
}

extension RecordCollector {
    /// Reads a table.
    ///
    /// - Parameter isDivided: whether its cells with a start and an end were divided already.
    /// - Returns: the program that wrote it.
    mutating func readTable(
        _ reader: RowSource, zone: Zone, _ options: ImportOptions, isDivided: Bool = false
    ) throws(FormatProblem) -> ImportFile.Source {
        if !reader.hasHead { throw .unrecognized }
        if options.columns == nil, let history = StateHistory(reader) {
            return try readTable(
                try history.table(options.tag), zone: zone,
                ImportOptions(dateOrder: options.dateOrder, columns: history.columns))
        }
        guard let guess = TableGuess(reader, choice: options.columns) else { throw .unrecognized }
        let drinks = try guess.drinks(options)
        if drinks == nil { sample = TableSample(guess, nil) }
        let places: TablePlaces
        do throws(FormatProblem) {
            if let drinks { places = drinks } else { places = try guess.places(options) }
        } catch {
            // A choice may be of the columns of the table as it was shown, which is the new one.
            guard !isDivided, let plain = TableGuess(reader),
                let table = IntervalCells.table(plain)
            else { throw error }
            return try readTable(table, zone: zone, options, isDivided: true)
        }
        let table = try PlainTable(guess, places, zone: zone, now: now, options)
        if drinks == nil { sample = table.sample }
        try table.checkSubject()
        var rows = table.guess.rows
        var versions: [[UInt8]: RecordID] = [:]
        while let row = guess.head.row(&rows) {
            self.row = row
            switch table.record(row) {
            case .fast(var session, let hours):
                session.target = hours.flatMap { target(hours: $0) }
                let keys = table.versions(row)
                // A row with the id and the start of an earlier one corrects it.
                if let earlier = keys.first.flatMap({ versions[$0] }), earlier != session.id {
                    remove(earlier)
                }
                for key in keys { versions[key] = session.id }
                add(session)
            case .drink(let id, let at, let milliliters):
                add(water: FileTime.instant(at), milliliters, id: id)
            case .skipped(let reason):
                // A later row may say that an earlier one was deleted.
                if reason == .deleted,
                    let earlier = table.versions(row).first.flatMap({ versions[$0] })
                {
                    remove(earlier)
                }
                skip(reason)
            }
        }
        // Another table may be below the first one.
        while let row = rows.row() {
            if row.fields.allSatisfy(\.trimmed.isEmpty) { continue }
            self.row = row
            skip(.unreadable)
        }
        self.row = nil
        if table.isOurs { return .atrestTable }
        columns = table.columns
        return guess.hint?.source ?? .table
    }
}
