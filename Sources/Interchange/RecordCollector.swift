import Fasting

/// Collects what a file holds, leaves out what cannot be taken over, and makes one record of those
/// that have one id.
struct RecordCollector {
    private let now: Instant
    private var found: [Session] = []
    private var places: [SortableID: Int] = [:]
    private var water: [RecordID: WaterEntry] = [:]

    var skipped = SkippedRecords()
    /// Records that another one with the same id has taken the place of.
    private(set) var repeated = 0
    /// Targets outside what ours can be.
    private(set) var targetsChanged = 0
    /// Records with a note, which ours has no place for.
    var notes = 0

    init(now: Instant) { self.now = now }

    /// Newest end first, then by id; each id once.
    var sessions: [Session] { found.newestFirst }

    var waterEntries: [WaterEntry] { Array(water.values).newestFirst }

    /// - Parameters:
    ///   - id: nil where the record has none; it is then derived.
    ///   - source: whose record it is.
    mutating func add(
        _ start: FileTime, _ end: FileTime, id: RecordID?, of source: StaticString,
        target: Target?
    ) {
        guard case .instant(let start) = start, case .instant(let end) = end else {
            skipped.impossible += 1
            return
        }
        let id = id ?? RecordID(from: source, start: start.recordTime, end: end.recordTime)
        add(Session(id: id, start: start, end: end, endOffset: nil, target: target))
    }

    mutating func add(_ session: Session) {
        guard session.start.isInCalendar, session.end.isInCalendar else {
            skipped.impossible += 1
            return
        }
        guard session.end > session.start else {
            skipped.reversed += 1
            return
        }
        guard session.duration >= Session.shortest else {
            skipped.short += 1
            return
        }
        guard session.end <= now else {
            skipped.future += 1
            return
        }
        let id = SortableID(session.id)
        if let place = places[id] {
            found[place] = found[place].merged(with: session)
            repeated += 1
        } else {
            places[id] = found.count
            found.append(session)
        }
    }

    /// Where the fast with this id ended, minutes east of UTC.
    mutating func add(offset: Int64, of id: RecordID) {
        guard let place = places[SortableID(id)], let offset = Int(exactly: offset),
            Extras.offsets.contains(offset)
        else { return }
        found[place].endOffset = offset
    }

    mutating func add(water at: FileTime, _ milliliters: Int64, id: RecordID) {
        guard case .instant(let at) = at, at <= now,
            let amount = WaterAmount(milliliters: milliliters)
        else {
            skipped.water += 1
            return
        }
        let entry = WaterEntry(id: id, at: at, amount: amount)
        water[id] = water[id]?.merged(with: entry) ?? entry
    }

    /// A target as another program states it. A shorter one than ours can be is reached by every
    /// fast that is kept, as ours of 4 hours is; so the nearest of ours says the same. None at all
    /// and less than none are "never stated".
    mutating func target(hours: Double) -> Target? {
        if let target = Target(hours: hours) { return target }
        targetsChanged += 1
        if hours <= 0 { return nil }
        return hours < Target.minimum.hours ? .minimum : .maximum
    }
}
