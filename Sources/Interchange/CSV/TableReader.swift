import Fasting
import LocalTime

/// Reads tables. Those of other programs are recognised by the names of their columns; any other one
/// is a plain table.
extension RecordCollector {
    /// - Returns: the program that wrote the table.
    mutating func readTable(
        _ whole: CSVReader, zone: Zone, _ options: ImportOptions
    ) throws(FormatProblem) -> ImportFile.Source {
        var reader = whole
        guard reader.hasHead, let head = reader.row() else { throw .unrecognized }
        if options.columns != nil { return try readPlainTable(whole, zone: zone, options) }
        let columns = ColumnNames(head)
        if let table = ZeroTable(columns) {
            try readTable(&reader, zone, table.record)
            return .zero
        }
        if let table = FastTrackTable(columns) {
            try readTable(&reader, zone, table.record)
            return .fastTrack
        }
        if let table = FastTrackOldTable(columns) {
            try readTable(&reader, zone, table.record)
            return .fastTrack
        }
        if let history = StateHistory(whole) {
            return try readPlainTable(try history.table(options.tag), zone: zone, ImportOptions())
        }
        return try readPlainTable(whole, zone: zone, options)
    }

    private mutating func readTable(
        _ reader: inout CSVReader, _ zone: Zone,
        _ record: (CSVReader.Row, Zone) throws(FormatProblem) -> TableRow
    ) throws(FormatProblem) {
        while let row = reader.row() {
            let before = skipped
            switch row.isBroken ? .unreadable : try record(row, zone) {
            case .fast(let session): add(session)
            case .unfinished: skipped.unfinished += 1
            case .impossible: skipped.impossible += 1
            case .unreadable: skipped.unreadable += 1
            }
            if skipped != before { quote(row, skippedSince: before) }
        }
    }
}

/// What a row means.
enum TableRow {
    case fast(Session)
    case unfinished
    case impossible
    case unreadable
}

extension CSVReader.Row {
    /// The beginning of what is in a column, as the note of a fast.
    func note(_ column: Int) -> Note {
        Note(beginningOf: String(decoding: self[column], as: UTF8.self))
    }
}

/// The names in the first row, in lower case.
struct ColumnNames {
    private let names: [String]

    init(_ row: CSVReader.Row) {
        names = row.fields.map { String(decoding: $0.trimmed, as: UTF8.self).lowercased() }
    }

    func index(_ name: String) -> Int? { names.firstIndex(of: name) }
}

extension Zone {
    /// The instant of a time on the wall clock: if the clock skips the time, the instant of the
    /// change; if the time occurs twice, the earlier instant.
    func instant(of civil: CivilTime) -> Instant {
        switch resolve(civil) {
        case .instant(let instant), .skipped(let instant): instant
        }
    }
}

extension CivilTime {
    var recordTime: RecordTime {
        RecordTime(isLocal: true, secondsSinceEpoch: secondsSinceEpoch)
    }
}

extension Instant {
    var recordTime: RecordTime {
        RecordTime(isLocal: false, secondsSinceEpoch: secondsSinceEpoch)
    }
}
