import Interchange
import Words

extension RecordsImport {
    /// How the columns of a plain table are read.
    ///
    /// - Parameter namesOption: whether to name the option of the command line that chooses the order
    ///   of the dates, if another one is possible.
    package static func lines(_ columns: TableColumns, namesOption: Bool = true) -> [String] {
        func words(_ column: TableColumns.Column) -> String {
            Words.Interchange.column(column.number, column.name)
        }
        func words(_ columns: [TableColumns.Column]) -> String {
            columns.count == 2
                ? Words.Interchange.columns(words(columns[0]), words(columns[1]))
                : columns.first.map(words) ?? ""
        }
        var parts = [Words.Interchange.startColumn(words(columns.start))]
        if let unit = columns.lengthUnit {
            parts.append(Words.Interchange.lengthColumn(words(columns.end), unit.word))
        } else {
            parts.append(Words.Interchange.endColumn(words(columns.end)))
        }
        if let target = columns.target, let unit = columns.targetUnit {
            parts.append(Words.Interchange.targetColumn(words(target), unit.word))
        }
        guard let order = columns.dateOrder else { return [parts.joined(separator: " ")] }
        if columns.isOrderOpen, namesOption {
            return [parts.joined(separator: " "), Words.Interchange.guessedDates(order.first)]
        }
        return [(parts + [Words.Interchange.dates(order.first)]).joined(separator: " ")]
    }
}

extension TableUnit {
    fileprivate var word: Words.Interchange.Unit {
        switch self {
        case .days: .days
        case .hours: .hours
        case .minutes: .minutes
        case .seconds: .seconds
        }
    }
}

extension DateOrder {
    fileprivate var first: Words.Interchange.FirstPart {
        switch self {
        case .dayFirst: .day
        case .monthFirst: .month
        case .yearFirst: .year
        }
    }
}

extension Words.Interchange {
    /// The sentence for a file that was refused.
    package static func sentence(_ error: InterchangeError) -> String {
        switch error {
        case .checksumMismatch: checksumMismatch
        case .unsupportedVersion(let version):
            unsupportedVersion(String(version), known: String(ExportFile.version))
        case .invalidFormat(let problem): invalidFormat(reason(problem))
        }
    }

    private static func reason(_ problem: FormatProblem) -> String {
        switch problem {
        case .empty: empty
        case .archive: archive
        case .unrecognized: unrecognized
        case .notJSON(_, let at): notJSON(String(at))
        case .member(let name, let at): member(name, String(at))
        case .row(let line): row(String(line))
        case .needsTag(let tags): needsTag(tags)
        }
    }
}
