import Fasting

/// Collects the records of a file. Skips what cannot be imported, and merges records with the same
/// id.
struct RecordCollector {
    /// A fast that ends later is skipped.
    let now: Instant
    /// In the order of the file, which is quick to sort. One that was removed is nil.
    private var found: [Session?] = []
    private var places: [RecordID: Int] = [:]
    private var water: [RecordID: WaterEntry] = [:]
    /// The fast that ran when the file was written.
    private(set) var running: RunningFast?

    private(set) var skipped = SkippedRecords()
    /// The row of a table that is being read.
    var row: CSVReader.Row?
    /// The beginning of the table that was read; nil if the file is not one.
    var sample: TableSample?
    /// How its columns are read; nil if the file is not a table, or is ours.
    var columns: TableColumns?
    /// How many parts of a fast were joined to the part before.
    var joined = 0
    /// How many records were merged with another one of the same id.
    private(set) var repeated = 0
    /// How many targets were out of range.
    private(set) var targetsMoved = 0
    private(set) var targetsRemoved = 0
    /// For each reason, the first row that was skipped.
    private(set) var examples: [SkippedRow] = []

    init(now: Instant) { self.now = now }

    /// The fasts, newest end first, then by id, each id once.
    var sessions: [Session] { found.compactMap(\.self).newestFirst }

    var waterEntries: [WaterEntry] { Array(water.values).newestFirst }

    /// Adds a fast, or counts it as skipped.
    ///
    /// - Parameters:
    ///   - id: nil if the record has none; it is then derived from the record.
    ///   - source: the program that wrote the record.
    mutating func add(
        _ start: FileTime, _ end: FileTime, id: RecordID?, of source: StaticString,
        target: Target?, note: Note = .none
    ) {
        guard case .instant(let start) = start, case .instant(let end) = end else {
            skip(.impossible)
            return
        }
        let id = id ?? RecordID(from: source, start: start.recordTime, end: end.recordTime)
        add(Session(id: id, start: start, end: end, endOffset: nil, target: target, note: note))
    }

    mutating func add(_ session: Session) {
        guard session.start.isInCalendar, session.end.isInCalendar else {
            skip(.impossible)
            return
        }
        guard session.end > session.start else {
            skip(.reversed)
            return
        }
        guard session.duration >= Session.shortest else {
            skip(.short)
            return
        }
        guard session.end <= now else {
            skip(.future)
            return
        }
        let id = session.id
        if let place = places[id] {
            found[place] = found[place]?.merged(with: session)
            repeated += 1
        } else {
            places[id] = found.count
            found.append(session)
        }
    }

    /// Removes a fast in favour of a later version of it, or because a later row says that it was deleted.
    mutating func remove(_ id: RecordID) {
        guard let place = places.removeValue(forKey: id) else { return }
        found[place] = nil
        repeated += 1
    }

    /// Counts a record that is skipped. The first row of a table for each reason is kept.
    mutating func skip(_ reason: SkippedRecords.Reason) {
        skipped[reason] += 1
        guard let row, !examples.contains(where: { $0.reason == reason }) else { return }
        examples.append(SkippedRow(reason: reason, line: row.line, text: row.text))
    }

    /// Sets the offset of the place where the fast with this id ended, in minutes east of UTC.
    mutating func add(offset: Int64, of id: RecordID) {
        guard let place = places[id], let offset = Int(exactly: offset),
            Extras.offsets.contains(offset)
        else { return }
        found[place]?.endOffset = offset
    }

    /// Sets the note of the fast with this id.
    mutating func add(_ note: Note, of id: RecordID) {
        if let place = places[id] { found[place]?.note = note }
    }

    /// Adds the fast that ran when the file was written, or counts it as skipped.
    mutating func add(running start: FileTime, id: RecordID, target: Target?, note: Note) {
        guard case .instant(let start) = start, start.isInCalendar else {
            skip(.impossible)
            return
        }
        guard start <= now else {
            skip(.future)
            return
        }
        running = RunningFast(id: id, start: start, target: target ?? .standard, note: note)
    }

    mutating func add(water at: FileTime, _ milliliters: Int64, id: RecordID) {
        guard case .instant(let at) = at, at <= now,
            let amount = WaterAmount(milliliters: milliliters)
        else {
            skip(.water)
            return
        }
        let entry = WaterEntry(id: id, at: at, amount: amount)
        water[id] = water[id]?.merged(with: entry) ?? entry
    }

    /// The target that another program states. A target below ours becomes our shortest, which
    /// every kept fast reaches too. One that is not positive counts as unknown.
    mutating func target(hours: Double) -> Target? {
        if let target = Target(hours: hours) { return target }
        if hours <= 0 {
            targetsRemoved += 1
            return nil
        }
        targetsMoved += 1
        return hours < Target.minimum.hours ? .minimum : .maximum
    }
}
