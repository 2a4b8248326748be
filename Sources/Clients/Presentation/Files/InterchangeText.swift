import Interchange
import LocalTime
import Words

extension RecordsImport {
    /// How the columns of a table are read.
    ///
    /// - Parameter namesOption: whether to name the option of the command line that chooses the order
    ///   of the dates, if another one is possible.
    package static func lines(_ columns: TableColumns, namesOption: Bool = true) -> [String] {
        func words(_ column: TableColumns.Column) -> String {
            Words.Interchange.column(column.number, column.name)
        }
        func words(_ columns: [TableColumns.Column]) -> String {
            columns.dropFirst().reduce(columns.first.map(words) ?? "") {
                Words.Interchange.columns($0, words($1))
            }
        }
        var parts: [String] = []
        if let amount = columns.amount, let unit = columns.amountUnit {
            parts.append(
                Words.Interchange.drinkColumns(words(columns.start), words(amount), unit.name))
        } else {
            parts.append(Words.Interchange.startColumn(words(columns.start)))
            parts.append(
                columns.lengthUnit.map { Words.Interchange.lengthColumn(words(columns.end), $0) }
                    ?? Words.Interchange.endColumn(words(columns.end)))
        }
        if let target = columns.target, let unit = columns.targetUnit {
            parts.append(Words.Interchange.targetColumn(words(target), unit))
        }
        if let note = columns.note { parts.append(Words.Interchange.noteColumn(words(note))) }
        if let kind = columns.kind {
            parts.append(Words.Interchange.kindColumn(words(kind), columns.kinds))
        }
        if let zone = columns.zone.map(words) ?? columns.place?.name {
            parts.append(Words.Interchange.timeZone(zone))
        }
        var lines: [String] = []
        if let order = columns.dateOrder, !columns.isOrderOpen || !namesOption {
            parts.append(Words.Interchange.dates(order))
        }
        lines.append(parts.joined(separator: " "))
        if !columns.leftOut.isEmpty {
            let names = columns.leftOut.prefix(12).map(words).joined(separator: ", ")
            lines.append(
                Words.Interchange.leftOutColumns(columns.leftOut.count > 12 ? names + ", …" : names)
            )
        }
        if let order = columns.dateOrder, columns.isOrderOpen, namesOption {
            lines.append(Words.Interchange.guessedDates(order))
        }
        return lines
    }
}

extension FileForm {
    /// What the preview calls a file of this form. Names are written the same in every language.
    var name: String {
        switch self {
        case .table: Words.Interchange.table
        case .calendar: Words.Interchange.calendarFile
        case .json: "JSON"
        case .org: "Org"
        case .timeclock: "Timeclock"
        case .klog: "klog"
        }
    }
}

extension CellTime.Place {
    /// nil for the zone of this machine, or none.
    fileprivate var name: String? {
        switch self {
        case .local, .unknownZone: nil
        case .utc: "UTC"
        case .offset(let seconds): "UTC" + TimeText.offset(minutes: Int(seconds / 60))
        case .zone(let zone): zone.name
        }
    }
}

extension VolumeUnit {
    /// As it is written in every language.
    fileprivate var name: String {
        switch self {
        case .milliliters: "ml"
        case .liters: "l"
        case .fluidOunces: "fl oz"
        case .cups: "cups (237 ml)"
        }
    }
}
