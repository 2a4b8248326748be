import Fasting
import LocalTime

/// A plain table of fasts: a start, an end or a length, and perhaps a target. The columns are
/// guessed from their names and their content, the order of day and month from the whole table.
struct PlainTable {
    let guess: TableGuess
    private var places: TablePlaces
    private let zone: Zone
    private let dates: TableOrder
    private var order: DateOrder { dates.order }

    /// - Parameters:
    ///   - reader: in front of the first row.
    ///   - order: nil to guess it.
    /// - Throws: ``FormatProblem/unrecognized`` if there is no start, or neither an end nor a
    ///   length.
    init(_ reader: CSVReader, zone: Zone, now: Instant, order: DateOrder?) throws(FormatProblem) {
        guard let guess = TableGuess(reader), var places = guess.places() else {
            throw .unrecognized
        }
        if let problem = guess.problem { throw problem }
        dates = try Self.order(guess, places, order, now: now)
        // Without names the earlier column is the start.
        if !places.isNamed, dates.isReversed, case .moment(let end) = places.end {
            places.end = .moment(places.start)
            places.start = end
        }
        (self.guess, self.places, self.zone) = (guess, places, zone)
        settleTarget()
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
        var lengthUnit: TableUnit?
        if case .length(let index) = places.end { lengthUnit = guess.unit(index) }
        return TableColumns(
            start: places.start.columns.map(column), end: places.end.columns.map(column),
            lengthUnit: lengthUnit, target: places.target.map(column),
            targetUnit: places.target.map(guess.unit), dateOrder: dates.hasOpenDates ? order : nil,
            isOrderOpen: dates.isOpen)
    }

    // MARK: Rows

    /// What a row says, before its target is checked.
    enum Row {
        case fast(Session, hours: Double?)
        case unfinished
        case impossible
        case unreadable
        /// Without any content.
        case empty
    }

    func record(_ row: CSVReader.Row) -> Row {
        if row.fields.allSatisfy(\.trimmed.isEmpty) { return .empty }
        guard let start = Self.time(places.start, row) else { return .unreadable }
        guard let from = start.moment(order, zone) else { return .impossible }
        let to: TableTime
        switch places.end {
        case .length(let column):
            if row[column].isEmpty { return .unfinished }
            guard let length = CellAmount(row[column])?.seconds(guess.unit(column)),
                length < 1e9
            else { return .unreadable }
            to = from.after(Int64(length.rounded()))
        case .moment(.clock(let column)):
            if row[column].isEmpty { return .unfinished }
            guard let clock = CellTime(row[column])?.clock else { return .unreadable }
            guard let end = self.end(clock, after: start, length(row)) else {
                return .impossible
            }
            to = end
        case .moment(let place):
            if place.columns.allSatisfy({ row[$0].isEmpty }) { return .unfinished }
            guard let end = Self.time(place, row) else { return .unreadable }
            guard let end = end.moment(order, zone) else { return .impossible }
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
        switch CellAmount(row[column]) {
        case .number(let number) where guess.unit(column) == .hours: return number
        case let amount?: return amount.seconds(guess.unit(column)) / 3600
        case nil: return nil
        }
    }

    /// The seconds in a column that says how long the fast lasted; nil if there is none.
    private func length(_ row: CSVReader.Row) -> Double? {
        places.lengths.lazy.compactMap {
            CellAmount(row[$0])?.seconds(guess.unit($0))
        }.first
    }

    private static func time(_ place: TablePlaces.Time, _ row: CSVReader.Row) -> CellTime? {
        switch place {
        case .whole(let column):
            guard let time = CellTime(row[column]), time.date != nil, time.clock != nil else {
                return nil
            }
            return time
        case .parts(let date, let clock):
            guard let day = CellTime(row[date]), day.date != nil,
                var time = CellTime(row[clock]), time.clock != nil
            else { return nil }
            time.date = day.date
            return time
        case .clock: return nil
        }
    }

    /// The first time of day after the start, or the one that is nearest to the length.
    private func end(
        _ clock: CellTime.Clock, after start: CellTime, _ length: Double?
    ) -> TableTime? {
        var end = start
        end.clock = clock
        guard let civil = end.civil(order), let began = start.civil(order) else { return nil }
        let distance = civil.secondsSinceEpoch - began.secondsSinceEpoch
        var days: Int64 = distance <= 0 ? 1 : 0
        if let length, length < 1e8 {
            days = max(days, Int64(((length - Double(distance)) / 86_400).rounded()))
        }
        return TableTime(civil.adding(days: days), start.place, zone)
    }

    // MARK: What the whole table decides

    private static func order(
        _ guess: TableGuess, _ places: TablePlaces, _ wanted: DateOrder?, now: Instant
    ) throws(FormatProblem) -> TableOrder {
        var order = TableOrder(now: now)
        var rows = guess.rows
        while let row = try rows.row() {
            guard let start = time(places.start, row) else { continue }
            var end: CellTime?
            if case .moment(let place) = places.end { end = time(place, row) }
            order.count(start, end)
        }
        order.settle(wanted)
        return order
    }

    /// A column such as "Hours" is the target only if it does not say how long the fasts lasted.
    private mutating func settleTarget() {
        guard places.target == nil else { return }
        places.target = places.lengths.first { !isLength($0) && guess.canBeTarget($0) }
        if let target = places.target { places.lengths.removeAll { $0 == target } }
    }

    private func isLength(_ column: Int) -> Bool {
        var (equal, all) = (0, 0)
        for row in guess.sample {
            guard let amount = CellAmount(row[column])?.seconds(guess.unit(column)),
                case .fast(let session, _) = record(row)
            else { continue }
            all += 1
            // The length may be in whole hours.
            let difference = abs(amount - Double(session.duration))
            let isRough = guess.unit(column) == .hours && amount == (amount / 3600).rounded() * 3600
            if difference < (isRough ? 3600 : 90) { equal += 1 }
        }
        return equal * 4 > all * 3
    }
}

extension RecordCollector {
    /// Reads the rows of a plain table.
    mutating func readPlainTable(
        _ reader: CSVReader, zone: Zone, order: DateOrder?
    ) throws(FormatProblem) -> ImportFile.Source {
        let table = try PlainTable(reader, zone: zone, now: now, order: order)
        var rows = table.guess.rows
        while let row = try rows.row() {
            switch table.record(row) {
            case .fast(var session, let hours):
                session.target = hours.flatMap { target(hours: $0) }
                add(session)
            case .unfinished: skipped.unfinished += 1
            case .impossible: skipped.impossible += 1
            case .unreadable: skipped.unreadable += 1
            case .empty: break
            }
        }
        return table.isOurs ? .atrestTable : .table(table.columns)
    }
}
