import Fasting
import LocalTime

/// Recognises from a file's content which program wrote it, and reads it.
struct FileReader {
    /// The result of reading a file that is well formed.
    enum Result {
        case file(ImportFile)
        case unsupportedVersion(Int64)
        case checksumMismatch
    }

    private let bytes: [UInt8]
    private let encoding: TextEncoding
    private let zone: Zone
    private var options: ImportOptions
    private var collector: RecordCollector
    private var form = FileForm.table

    static func read(
        _ bytes: [UInt8], now: Instant, zone: Zone, _ options: ImportOptions
    ) throws(FormatProblem) -> Result {
        let text = try text(bytes)
        var reader = FileReader(
            bytes: text.bytes, encoding: text.encoding, zone: zone, options: options,
            collector: RecordCollector(now: now))
        return try reader.read()
    }

    /// The beginning of the table in a file, also of one that is refused; nil if there is none.
    static func sample(_ bytes: [UInt8], _ options: ImportOptions) -> TableSample? {
        guard let text = try? text(bytes) else { return nil }
        var reader = FileReader(
            bytes: text.bytes, encoding: text.encoding, zone: .utc, options: options,
            collector: RecordCollector(now: Instant(secondsSinceEpoch: .max)))
        _ = try? reader.read()
        return reader.collector.sample
    }

    /// The text of a file that has one.
    private static func text(_ bytes: [UInt8]) throws(FormatProblem) -> DecodedText {
        if let problem = FileSignature.problem(bytes) { throw problem }
        return try DecodedText(CalendarEvents.unfolded(bytes))
    }

    private mutating func read() throws(FormatProblem) -> Result {
        var reader = JSONReader(bytes)
        reader.skipWhiteSpace()
        guard reader.position < reader.end else { throw .empty }
        if let problem = FileSignature.textProblem(bytes) { throw problem }
        switch bytes[reader.position] {
        case Byte.openBrace: return try readObject()
        case Byte.openBracket where options.columns == nil && TimewarriorReader.recognizes(bytes):
            let reader = try TimewarriorReader(bytes, tag: options.tag, into: &collector)
            return file(.timewarrior(tag: reader.tag))
        case Byte.openBracket where isJSON(at: reader.position): return try readLists()
        default:
            if isDamagedJSON { throw .unrecognized }
            if let table = RecordLines.fastimer(bytes) ?? RecordLines.markdown(bytes)
                ?? RecordLines.members(bytes)
            {
                return try readTable(table)
            }
            guard let lines = RecordLines.table(bytes) else {
                return try readTable(RowSource(bytes))
            }
            // All its events may be cancelled.
            if lines.table.isEmpty { return file(.table) }
            options.needsKind = options.columns == nil
            return try readTable(lines.table, of: lines.form)
        }
    }

    /// Whether a bracket begins a list of JSON. In a note, it begins a link or a time.
    private func isJSON(at bracket: Int) -> Bool {
        switch bytes[(bracket + 1)...].first(where: { $0 > Byte.blank }) {
        case nil, Byte.openBrace, Byte.quote: return true
        default:
            var reader = JSONReader(bytes)
            return (try? reader.skip()) != nil
        }
    }

    /// Whether the file has the keys of objects but does not begin with one. Its names must not be taken for
    /// those of columns.
    private var isDamagedJSON: Bool {
        let first = bytes.prefix(2000)
        // A calendar has quotes around the names of time zones.
        if CalendarEvents.isCalendar(bytes) { return false }
        var keys = 0
        for at in first.indices.dropFirst().dropLast()
        where first[at] == Byte.quote && first[at + 1] == Byte.colon && first[at - 1] != Byte.quote
        {
            keys += 1
        }
        return keys > 1
    }

    private func file(_ source: ImportFile.Source) -> Result {
        .file(ImportFile(source, collector, form: form, encoding: encoding))
    }

    private mutating func readTable(
        _ reader: RowSource, of form: FileForm = .table
    ) throws(FormatProblem) -> Result {
        self.form = form
        do throws(FormatProblem) {
            let source = try collector.readTable(reader, zone: zone, options)
            return file(source)
        } catch {
            guard encoding == .windows1252, hasForeignNames(reader) else { throw error }
            switch error {
            case .unrecognized, .unknownNames, .noEnd: throw .unknownEncoding
            default: throw error
            }
        }
    }

    /// Whether the first line has letters that are perhaps others in the encoding of the file.
    private func hasForeignNames(_ reader: RowSource) -> Bool {
        var reader = reader
        return reader.row()?.fields.contains { $0.contains { $0 >= 0x80 } } ?? false
    }

    private mutating func readObject() throws(FormatProblem) -> Result {
        let layout: FileLayout
        do throws(FormatProblem) {
            layout = try FileLayout(bytes)
        } catch {
            // Another object may come on the next line.
            if case .notJSON(.moreFollows, let place) = error, bytes[place] == Byte.openBrace,
                let table = try JSONTable.lines(bytes)
            {
                return try readTable(table, of: .json)
            }
            throw error
        }
        if layout[.payload] == nil {
            if layout[.checksum] == nil {
                if !(try JSONTable.lists(bytes)).isEmpty { return try readLists() }
                if layout[.version] == nil {
                    return try readRecords()
                }
            }
        }
        return try PhoneFileReader(bytes, layout).read(&collector)
    }

    /// Reads an object without lists.
    private mutating func readRecords() throws(FormatProblem) -> Result {
        guard let table = try JSONTable.object(bytes) else { throw .noRecords }
        do throws(FormatProblem) {
            return try readTable(table, of: .json)
        } catch {
            switch error {
            // Settings have a start and an end too.
            case .unrecognized, .noEnd, .noClock: throw .noRecords
            default: throw error
            }
        }
    }

    /// Reads the list of fasts in a JSON file: the only one, or the one whose key says so.
    private mutating func readLists() throws(FormatProblem) -> Result {
        let lists = try JSONTable.lists(bytes)
        var fasts = lists.filter { $0.key == options.tag }
        if !fasts.isEmpty { options.tag = nil }
        if fasts.isEmpty { fasts = lists.filter { ColumnMeaning($0.key).isAboutFast } }
        if fasts.isEmpty { fasts = lists }
        if fasts.count > 1 {
            let all = fasts
            fasts = []
            for list in all where try JSONTable.mayHaveFasts(bytes, list) { fasts.append(list) }
        }
        guard fasts.count == 1, let list = fasts.first else {
            throw lists.isEmpty ? .noRecords : .severalLists(lists.map(\.key))
        }
        return try readTable(try JSONTable.table(bytes, list), of: .json)
    }
}
