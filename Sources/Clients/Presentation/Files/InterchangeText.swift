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
        if let amount = columns.amount, let unit = columns.amountUnit {
            return [Words.Interchange.drinkColumns(words(columns.start), words(amount), unit.name)]
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
        if let note = columns.note { parts.append(Words.Interchange.noteColumn(words(note))) }
        if let kind = columns.kind {
            parts.append(Words.Interchange.kindColumn(words(kind), columns.kinds))
        }
        var lines: [String] = []
        if let order = columns.dateOrder, !columns.isOrderOpen || !namesOption {
            parts.append(Words.Interchange.dates(order.first))
        }
        lines.append(parts.joined(separator: " "))
        if !columns.leftOut.isEmpty {
            let names = columns.leftOut.prefix(12).map(words).joined(separator: ", ")
            lines.append(
                Words.Interchange.leftOutColumns(columns.leftOut.count > 12 ? names + ", …" : names)
            )
        }
        if let order = columns.dateOrder, columns.isOrderOpen, namesOption {
            lines.append(Words.Interchange.guessedDates(order.first))
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

extension TableUnit {
    fileprivate var word: Words.Interchange.Unit {
        switch self {
        case .days: .days
        case .hours: .hours
        case .minutes: .minutes
        case .seconds: .seconds
        case .milliseconds: .milliseconds
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

extension ColumnSubject {
    fileprivate var subject: Words.Interchange.Subject {
        switch self {
        case .eating: .meals
        case .sleep: .sleep
        case .work: .work
        case .water: .drinks
        case .fast, .other, .elsewhere: .other
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
        case .invalidFormat(.needsTag(let tags)) where !tags.isEmpty: needsTag(tags)
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
        case .spreadsheet: spreadsheet
        case .document: document
        case .notText: notText
        case .database: database
        case .cutInHalf: cutInHalf
        case .timewarriorData: timewarriorData
        case .appleHealth: appleHealth
        case .markup: markup
        case .noRecords: noRecords
        case .about(let subject, let option): about(subject.subject, option)
        case .unknownNames(let option): unknownNames(option)
        case .eatingTimes(let option): eatingTimes(option)
        case .noClock(let column, let option): noClock(column, option)
        case .noEnd(let column, let option): noEnd(column, option)
        case .doubledNames(let name, let option): doubledNames(name, option)
        case .halfOfDay(let option): halfOfDay(option)
        case .noKinds(let option): noKinds(option)
        case .turned: turned
        case .unreadableCells(let column, let example): unreadableCells(column, example)
        case .unknownEncoding: unknownEncoding
        case .severalLists(let keys): severalLists(keys)
        case .sql: sql
        }
    }
}
