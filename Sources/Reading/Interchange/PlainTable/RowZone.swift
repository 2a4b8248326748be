import LocalTime

/// The zone that a column of a row states for times without one.
struct RowZone {
    private let place: CellTime.Place?
    /// Minutes east of UTC, if the row states where it was; nil if the times say it or it is unknown.
    let offset: Int?

    /// - Parameter other: the zone of rows that state none.
    init(
        _ row: CSVReader.Row, _ column: Int?, _ guess: TableGuess,
        otherwise other: CellTime.Place? = nil
    ) {
        guard let column, !row[column].isEmpty else {
            (place, offset) = (other, nil)
            return
        }
        let name = ColumnMeaning.words(guess.name(column))
        var found = Self.place(row[column]) ?? .unknownZone
        // JavaScript counts the minutes of `timezoneOffset` west of UTC, everything else east. A number does not say
        // which of them wrote it.
        if name.suffix(2) == ["timezone", "offset"], Self.isMinutes(row[column]) {
            found = .unknownZone
        }
        // Samsung Health writes times in UTC, and where they were in `time_offset`.
        if name.suffix(2) == ["time", "offset"],
            row[column].starts(with: Array("UTC".utf8))
        {
            place = .utc
            if case .offset(let seconds) = found {
                offset = Extras.offsets.contains(Int(seconds / 60)) ? Int(seconds / 60) : nil
            } else {
                offset = 0
            }
        } else {
            (place, offset) = (found, nil)
        }
    }

    func apply(to time: inout CellTime) {
        if let place, time.place == .local { time.place = place }
    }

    /// Whether a cell is a number of minutes other than zero.
    private static func isMinutes(_ cell: Bytes) -> Bool {
        var cursor = TextCursor(cell)
        _ = cursor.take(Byte.minus)
        guard let number = cursor.number(digits: 2...3), cursor.isAtEnd else { return false }
        return number > 14
    }

    /// `UTC+0100`, `+01:00`, `CET`, `Europe/Berlin`, or a number of hours, minutes or seconds east of UTC.
    private static func place(_ cell: Bytes) -> CellTime.Place? {
        if let place = CellTime.place(of: cell) { return place }
        var cursor = TextCursor(cell)
        let isWest = cursor.take(Byte.minus)
        guard let number = cursor.number(digits: 1...5), cursor.isAtEnd else { return nil }
        let unit: Int64 = number <= 14 ? 3600 : number <= 840 ? 60 : 1
        let seconds = Int64(number) * unit
        // Zones differ by quarters of an hour. A number that lost the zero of `-0500` does not.
        guard seconds <= 14 * 3600, seconds % 900 == 0 else { return nil }
        return .offset(isWest ? -seconds : seconds)
    }
}
