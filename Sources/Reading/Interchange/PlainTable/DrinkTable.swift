import Fasting
import LocalTime

/// A table of drinks: a time, and an amount with a unit of volume.
struct DrinkTable {
    private let guess: TableGuess
    private let place: TablePlaces.Time
    private let amount: Int
    private let unit: VolumeUnit

    /// - Returns: nil if the table has times of something else.
    init?(_ guess: TableGuess) {
        let meanings = guess.meanings
        guard ![.start, .end, .length, .target].contains(where: { !guess.columns($0).isEmpty })
        else { return nil }
        let subjects = meanings.reduce(guess.head.title.subjects) { $0.union($1.subjects) }
        guard subjects.isSubset(of: [.water]), !meanings.contains(where: \.hasForeignUnit) else {
            return nil
        }
        let isWater = subjects.contains(.water)
        let amounts = meanings.indices.filter { column in
            meanings[column].volume != nil && guess.contents[column].isAmount
                && (isWater
                    || meanings[column].unknown.isEmpty && meanings[column].volume != .fluidOunces)
        }
        guard amounts.count == 1, let unit = meanings[amounts[0]].volume else { return nil }
        let others = guess.contents.indices.filter {
            $0 != amounts[0] && meanings[$0].role != .note
        }
        if let whole = others.first(where: { guess.contents[$0].isWhole }) {
            place = .whole(whole)
        } else if let date = others.first(where: { guess.contents[$0].isDate }),
            let clock = others.first(where: { guess.contents[$0].isClock })
        {
            place = .parts(date: date, clock: clock)
        } else {
            return nil
        }
        (self.guess, amount, self.unit) = (guess, amounts[0], unit)
    }

    var columns: TableColumns {
        func column(_ index: Int) -> TableColumns.Column {
            TableColumns.Column(number: index + 1, name: guess.name(index))
        }
        return TableColumns(
            start: place.columns.map(column), amount: column(amount), amountUnit: unit)
    }

    func read(
        into collector: inout RecordCollector, zone: Zone, order wanted: DateOrder?
    ) throws(FormatProblem) {
        var order = TableOrder(now: collector.now)
        var rows = guess.rows
        while let row = rows.row() {
            if let time = guess.time(place, row) { order.count(time, nil) }
        }
        order.settle(wanted)
        rows = guess.rows
        while let row = rows.row() {
            if row.fields.allSatisfy(\.trimmed.isEmpty) || guess.head.isRepeated(row) { continue }
            collector.row = row
            if !row.isBroken, let time = guess.time(place, row),
                let moment = time.moment(order.order, zone),
                case .number(let number) = CellAmount(row[amount], guess.numbers[amount])
            {
                let milliliters = (number * unit.milliliters).rounded()
                let at = FileTime.instant(moment.instant)
                let whole = Int64(exactly: milliliters) ?? 0
                let id = RecordID(
                    from: "drink", start: moment.recordTime,
                    end: RecordTime(isLocal: false, secondsSinceEpoch: whole))
                collector.add(water: at, whole, id: id)
            } else {
                collector.skip(.water)
            }
        }
        collector.row = nil
    }
}
