import Fasting
import LocalTime

/// A plain table of fasts: a start, an end or a length, and perhaps a target. The columns follow
/// from their names, the order of day and month from the whole table.
struct PlainTable {
    let guess: TableGuess
    private var places: TablePlaces
    private let zone: Zone
    private let dates: TableOrder
    private var order: DateOrder { dates.order }

    /// - Parameters:
    ///   - options: what the user says about the table.
    init(
        _ guess: TableGuess, _ places: TablePlaces, zone: Zone, now: Instant,
        _ options: ImportOptions
    ) {
        var places = places
        dates = Self.order(guess, places, options.dateOrder, now: now)
        // Without names the earlier column is the start.
        if !places.isNamed, dates.isReversed, case .moment(let end) = places.end {
            places.end = .moment(places.start)
            places.start = end
        }
        (self.guess, self.places, self.zone) = (guess, places, zone)
        if guess.names.isEmpty { settleTarget() }
    }

    var sample: TableSample { TableSample(guess, places) }

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
        var lengthUnit: TableUnit?
        if case .length(let columns) = places.end { lengthUnit = columns.first.map(guess.unit) }
        let used = places.columns + [places.kinds?.column, places.deleted].compactMap(\.self)
        let leftOut = guess.names.indices.filter { !used.contains($0) && !guess.names[$0].isEmpty }
        return TableColumns(
            start: places.start.columns.map(column), end: places.end.columns.map(column),
            lengthUnit: lengthUnit, target: places.target.map(column),
            targetUnit: places.target.map(guess.unit), note: places.note.map(column),
            kind: places.kinds.map { column($0.column) }, leftOut: leftOut.map(column),
            dateOrder: dates.hasOpenDates ? order : nil, isOrderOpen: dates.isOpen)
    }

    // MARK: Rows

    /// What a row says, before its target is checked.
    enum Row {
        case fast(Session, hours: Double?)
        case unfinished
        case impossible
        case unreadable
        case unknownZone
        /// A fast of another kind, as a column of kinds says.
        case otherKind
        /// Deleted in the program that wrote the table, as a column says.
        case deleted
        /// Without any content, or the names again.
        case empty
    }

    func record(_ row: CSVReader.Row) -> Row {
        if row.fields.allSatisfy(\.trimmed.isEmpty) || guess.head.isRepeated(row) { return .empty }
        if row.isBroken { return brokenRow(row) }
        let extra = extraFields(row)
        return extra > 0 ? longRow(row, extra) : wholeRow(row)
    }

    /// A broken row is read if its mistake comes after everything that is used, which is then complete.
    private func brokenRow(_ row: CSVReader.Row) -> Row {
        let used =
            places.start.columns + places.end.columns
            + [places.target, places.zone, places.endZone].compactMap(\.self)
        let last = guess.names.count - 1
        guard places.note == last, used.allSatisfy({ $0 < last && !row[$0].isEmpty }) else {
            return .unreadable
        }
        guard case .fast = wholeRow(row) else { return .unreadable }
        return wholeRow(row)
    }

    /// How many fields a row has beyond those with a name.
    private func extraFields(_ row: CSVReader.Row) -> Int {
        let count = guess.names.count
        guard count > 0, row.fields.count > count else { return 0 }
        return row.fields[count...].lastIndex { !$0.trimmed.isEmpty }.map { $0 + 1 - count } ?? 0
    }

    /// A row with more fields than there are names is read if only its note can have the separators that are not
    /// quoted.
    private func longRow(_ row: CSVReader.Row, _ extra: Int) -> Row {
        guard let note = places.note, !hasOtherTexts else { return .unreadable }
        // "16,5" may be a number with a decimal comma.
        let isNumber = !row[note].isEmpty && row[note].allSatisfy(Byte.isDigit)
        if isNumber, note > 0, guess.contents[note - 1].isAmount { return .unreadable }
        let joined = row.joining(note, andNext: extra, separator: guess.rows.form.separator)
        guard case .fast = wholeRow(joined) else { return .unreadable }
        return wholeRow(joined)
    }

    /// Whether a column besides the note has texts.
    private var hasOtherTexts: Bool {
        let used = places.columns
        return guess.contents.indices.contains { column in
            let content = guess.contents[column]
            return !used.contains(column) && !content.isEmpty && !content.isNumber
                && content.kind == nil
        }
    }

    private func wholeRow(_ row: CSVReader.Row) -> Row {
        if let deleted = places.deleted, !TableGuess.isNo(row[deleted]) { return .deleted }
        if let kinds = places.kinds, !kinds.select(row[kinds.column]) { return .otherKind }
        let rowZone = RowZone(row, places.zone, guess)
        // Without one of its own, the end has the zone of the start.
        let endZone = places.endZone.flatMap { row[$0].isEmpty ? nil : RowZone(row, $0, guess) }
        guard var start = time(places.start, row) else { return .unreadable }
        rowZone.apply(to: &start)
        if start.place == .unknownZone { return .unknownZone }
        guard let from = start.moment(order, zone, rowZone.offset) else { return .impossible }
        let to: TableTime
        switch places.end {
        case .length(let columns):
            if columns.allSatisfy({ row[$0].isEmpty }) { return .unfinished }
            guard let length = length(columns, row), length < 1e9 else { return .unreadable }
            to = from.after(Int64(length.rounded()))
        case .moment(.clock(let column)):
            if row[column].isEmpty { return .unfinished }
            guard let clock = guess.time(column, row)?.clock else { return .unreadable }
            var last = start
            last.clock = clock
            if let endZone {
                last.place = .local
                endZone.apply(to: &last)
            }
            if last.place == .unknownZone { return .unknownZone }
            guard let end = self.end(last, after: start, length(row)) else { return .impossible }
            to = end
        case .moment(let place):
            if place.columns.allSatisfy({ row[$0].isEmpty }) { return .unfinished }
            guard var end = time(place, row) else { return .unreadable }
            let endZone = endZone ?? rowZone
            endZone.apply(to: &end)
            if end.place == .unknownZone { return .unknownZone }
            guard let end = end.moment(order, zone, endZone.offset) else { return .impossible }
            to = end
        }
        let id =
            places.id.flatMap { RecordID(ascii: row[$0]) }
            ?? RecordID(from: "table", start: from.recordTime, end: to.recordTime)
        return .fast(
            Session(
                id: id, start: from.instant, end: to.instant, endOffset: to.offset, target: nil,
                note: places.note.map { row.note($0) } ?? .none),
            hours: hours(row))
    }

    private func hours(_ row: CSVReader.Row) -> Double? {
        guard let column = places.target else { return nil }
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

    private func time(_ place: TablePlaces.Time, _ row: CSVReader.Row) -> CellTime? {
        Self.time(place, row, guess)
    }

    private static func time(
        _ place: TablePlaces.Time, _ row: CSVReader.Row, _ guess: TableGuess
    ) -> CellTime? {
        switch place {
        case .whole(let column):
            guard let time = guess.time(column, row), time.date != nil, time.clock != nil else {
                return nil
            }
            return time
        case .parts(let date, let clock):
            guard let day = guess.time(date, row), day.date != nil,
                var time = guess.time(clock, row), time.clock != nil
            else { return nil }
            (time.date, time.weekday) = (day.date, day.weekday)
            return time
        case .clock: return nil
        }
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
        return TableTime(civil.adding(days: days), end.place, zone)
    }

    // MARK: What the whole table decides

    private static func order(
        _ guess: TableGuess, _ places: TablePlaces, _ wanted: DateOrder?, now: Instant
    ) -> TableOrder {
        var order = TableOrder(now: now)
        var rows = guess.rows
        while let row = rows.row() {
            guard !row.isBroken, let start = time(places.start, row, guess) else { continue }
            var end: CellTime?
            if case .moment(let place) = places.end { end = time(place, row, guess) }
            order.count(start, end)
        }
        order.settle(wanted)
        return order
    }

    /// In a table without names, a column of hours is the target if it does not say how long the fasts lasted.
    private mutating func settleTarget() {
        guard places.target == nil else { return }
        places.target = places.lengths.first { !isLength($0) && guess.contents[$0].largest <= 48 }
        if let target = places.target { places.lengths.removeAll { $0 == target } }
    }

    private func isLength(_ column: Int) -> Bool {
        var (equal, all) = (0, 0)
        for row in guess.sample {
            guard let amount = guess.seconds(column, row), case .fast(let session, _) = record(row)
            else { continue }
            all += 1
            // The length may be in whole hours.
            let difference = abs(amount - Double(session.duration))
            let isRough = guess.unit(column) == .hours && amount == (amount / 3600).rounded() * 3600
            if difference < (isRough ? 3600 : 90) { equal += 1 }
        }
        return equal * 4 > all * 3
    }

    /// Half of the fasts of people are longer. Nights, days of work and workouts are not.
    private static let usual: Int64 = 10 * 3600

    /// A table with a start and an end is not one of fasts if its other names are about something else.
    ///
    /// - Throws: what the table is about.
    func checkSubject() throws(FormatProblem) {
        if guess.isSurelyFast(places) { return }
        let lengths = guess.sample.compactMap { row -> Int64? in
            guard case .fast(let session, _) = record(row) else { return nil }
            return session.duration
        }.sorted()
        let isShort = lengths.isEmpty ? false : lengths[lengths.count / 2] < Self.usual
        if let (subject, isCertain) = guess.doubt, isCertain || isShort { throw .about(subject) }
        if isShort, !guess.otherKinds.isEmpty { throw .needsTag(guess.otherKinds) }
        // Names in an unknown language are read only if the times are those of fasts.
        if !places.isNamed, !guess.names.isEmpty, isShort { throw .unrecognized }
    }
}

extension RecordCollector {
    /// Reads the rows of a plain table.
    ///
    /// - Parameter isRearranged: whether the table was turned, or its cells were divided, already.
    mutating func readPlainTable(
        _ reader: CSVReader, zone: Zone, _ options: ImportOptions, isRearranged: Bool = false
    ) throws(FormatProblem) -> ImportFile.Source {
        guard let guess = TableGuess(reader, choice: options.columns) else { throw .unrecognized }
        if let drinks = DrinkTable(guess) {
            try drinks.read(into: &self, zone: zone, order: options.dateOrder)
            return .table(drinks.columns)
        }
        sample = TableSample(guess, nil)
        if options.columns == nil, !isRearranged, let turned = TurnedTable.table(guess) {
            return try readPlainTable(turned, zone: zone, options, isRearranged: true)
        }
        let places: TablePlaces
        do throws(FormatProblem) {
            places = try guess.places(options)
        } catch {
            // A choice may be of the columns of the table as it was shown, which is the new one.
            guard !isRearranged, let plain = TableGuess(reader),
                let table = TurnedTable.table(plain) ?? IntervalCells.table(plain)
            else { throw error }
            return try readPlainTable(table, zone: zone, options, isRearranged: true)
        }
        let table = PlainTable(guess, places, zone: zone, now: now, options)
        sample = table.sample
        try table.checkSubject()
        var rows = table.guess.rows
        while let row = rows.row() {
            if table.guess.head.isOther(row) {
                countRest(&rows, row)
                break
            }
            let before = skipped
            switch table.record(row) {
            case .fast(var session, let hours):
                session.target = hours.flatMap { target(hours: $0) }
                add(session)
            case .unfinished: skipped.unfinished += 1
            case .impossible: skipped.impossible += 1
            case .unreadable: skipped.unreadable += 1
            case .unknownZone: skipped.unknownZone += 1
            case .otherKind: skipped.otherKind += 1
            case .deleted: skipped.deleted += 1
            case .empty: break
            }
            if skipped != before { quote(row, skippedSince: before) }
        }
        return table.isOurs ? .atrestTable : .table(table.columns)
    }

    /// Counts the rows of another table below the first one.
    private mutating func countRest(_ rows: inout CSVReader, _ first: CSVReader.Row) {
        let before = skipped
        skipped.unreadable += 1
        quote(first, skippedSince: before)
        while let row = rows.row() {
            if !row.fields.allSatisfy(\.trimmed.isEmpty) { skipped.unreadable += 1 }
        }
    }
}
