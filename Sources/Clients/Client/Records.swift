import Contract
import Fasting
import SDBus

// Lists come in pages, and imports in the rows of the bus.

extension AgentProxy {
    /// The acts that wrote some fasts, by the ids of the fasts. A fast that is older than the journal is
    /// absent.
    ///
    /// - Parameter sessions: newest first.
    public func acts(
        thatWrote sessions: [Session]
    ) throws(ClientError) -> [RecordID: ActStamp] {
        guard let newest = sessions.first, let oldest = sessions.last else { return [:] }
        let rows = try PagedList.all(id: \.id) { (size, after) throws(ClientError) in
            try history1.versions(
                options: .init(
                    since: oldest.end, until: newest.end + 1, limit: size, after: after))
        }
        return Dictionary(
            rows.compactMap { row in ActStamp(row).map { (row.id, $0) } }, uniquingKeysWith: { $1 })
    }

    /// The fasting days of a month.
    ///
    /// - Parameter month: 1 to 12.
    public func fastingDays(year: Int, month: Int) throws(ClientError) -> [History1.DayRow] {
        let days = try history1.month(
            year: UInt32(clamping: year), month: UInt32(clamping: month))
        if let day = days.first(where: { !(1...31).contains($0.day) }) {
            throw .unexpectedAnswer("\(day.day)")
        }
        return days
    }

    /// All water since an instant, newest first.
    public func waterEntries(
        since: Instant = Instant(secondsSinceEpoch: 0)
    ) throws(ClientError) -> [WaterEntry] {
        try PagedList.all(id: \.id) { (size, after) throws(ClientError) in
            try water1.list(options: .init(since: since, limit: size, after: after))
        }.map(WaterEntry.init)
    }

    /// Adds water, and asks for the water of the day. If the agent leaves before it has answered, it is asked again: an id
    /// counts once.
    ///
    /// - Parameters:
    ///   - amount: nil for the usual one.
    ///   - at: nil for now.
    ///   - id: a new one.
    public func addWater(
        _ amount: WaterAmount?, at: Instant?, id: RecordID
    ) throws(ClientError) -> (id: RecordID, water: Water1State) {
        let options = Water1.AddOptions(milliliters: amount, at: at, id: id)
        let (entry, water): (Water1.AddResult, Water1State) = try state(isRepeatable: true) {
            try water1.add(options: options, $0)
        }
        return (entry.id, water)
    }

    /// The latest acts, the latest first.
    ///
    /// - Parameter limit: the maximum number of acts, 1 to 2,000.
    public func acts(limit: UInt32) throws(ClientError) -> [Journal1.ActRow] {
        try journal1.list(options: .init(limit: limit))
    }

    /// What an import did, or a trial of it would do.
    public struct Import: Equatable, Sendable {
        public var counts: MergeCounts
        /// Of a trial.
        public let report: MergeReport
        /// What becomes of the running fast; nil if there is none, or if this program does not know the word.
        public let running: RunningFast.Fate?
        /// The number of the act; 0 if nothing changed.
        public let act: UInt64
    }

    /// Imports fasts and water as one act, and what a file may have beside them, all of it or nothing.
    ///
    /// - Parameters:
    ///   - settings: what is in a file, by the names in `Settings.stored`.
    ///   - running: goes on here if nothing is against it.
    ///   - isTrial: whether they are only counted.
    public func importRecords(
        _ sessions: [Session], water: [WaterEntry], settings: [String: String] = [:],
        running: RunningFast? = nil, isTrial: Bool
    ) throws(ClientError) -> Import {
        var options: [String: Value] = [:]
        if isTrial { options["DryRun"] = .boolean(true) }
        if !settings.isEmpty { options["Settings"] = .options(Self.values(settings)) }
        if let running {
            let start = Timer1.StartOptions(
                startedAt: running.start, target: .microseconds(running.target.microseconds),
                note: running.note.stated, id: running.id)
            options["Running"] = .options(start.values)
        }
        let sendable = sessions.filter { $0.start >= .earliest }
        // In the order of the agent's file, which saves the agent work. A trial names the first of the file.
        let result = try journal1.import(
            fasts: (isTrial ? sendable : sendable.sorted { $0.id < $1.id })
                .map(Journal1.FastRow.init),
            water: water.sorted { $0.id < $1.id }.map(Journal1.WaterRow.init),
            options: options)
        if !isTrial { ActsDone.note() }
        var counts = MergeCounts(result)
        counts.short += sessions.count - sendable.count
        return Import(
            counts: counts, report: MergeReport(result),
            running: result.running.flatMap(RunningFast.Fate.init(rawValue:)), act: result.act)
    }

    /// The settings of a file by the properties of Settings1, without those that mean nothing on another machine.
    private static func values(_ stored: [String: String]) -> [String: Value] {
        let settings = Settings(stored: stored)
        var values: [String: Value] = [:]
        for key in Settings.Key.allCases
        where stored[key.rawValue] != nil && !Settings.local.contains(key) {
            values[key.property.rawValue] = settings.value(key).wire
        }
        func put(_ property: Settings1.Property, _ key: String, _ value: Value) {
            if stored[key] != nil { values[property.rawValue] = value }
        }
        put(.vigil, Settings.vigilKey, .boolean(settings.isVigilOn))
        put(.compline, Settings.complineKey, .boolean(settings.isComplineOn))
        put(
            .complineInvitation, Settings.invitationKey,
            .string(settings.invitationTime?.description ?? ""))
        return values
    }

    /// How many fasts and how many entries of water fit into one import together.
    ///
    /// An array on the bus holds 64 MiB, and a message 128 MiB. A fast takes 104 bytes with its
    /// offset from UTC, an entry of water 64 (D-Bus Specification, "Valid Signatures" and
    /// "Marshaling"). A note takes its bytes and at most 32 more.
    public static func mostImported(with fasts: [Session] = []) -> (fasts: Int, water: Int) {
        let notes = fasts.lazy.filter { !$0.note.isEmpty }.map { $0.note.text.utf8.count + 32 }
        return (max(1, 600_000 - notes.reduce(0, +) / 104), 1_000_000)
    }
}

extension WaterEntry {
    fileprivate init(_ row: Water1.EntryRow) {
        self.init(id: row.id, at: row.at, amount: row.amount)
    }
}

extension ActStamp {
    /// - Returns: nil if the fast is older than the journal.
    fileprivate init?(_ row: History1.VersionRow) {
        guard let at = row.at, let number = Int64(exactly: row.act) else { return nil }
        self.init(number: number, at: at)
    }
}

extension Session {
    /// - Throws: ``ClientError/unexpectedAnswer(_:)`` if no fast can be like that.
    package init(_ row: History1.SessionRow) throws(ClientError) {
        let limit = Session.offsetLimit
        guard row.end >= row.start, (-limit...limit).contains(Int(row.offset)) else {
            throw .unexpectedAnswer("\(row.id)")
        }
        self.init(
            id: row.id, start: row.start, end: row.end,
            endOffset: row.offsetUnknown == true ? nil : Int(row.offset), target: row.target,
            note: Note(beginningOf: row.note ?? ""))
    }
}

extension Journal1.FastRow {
    fileprivate init(_ session: Session) {
        self.init(
            id: session.id.wire, start: session.start.wire, end: session.end.wire,
            target: session.target.wire, utcOffset: session.endOffset.map { Int32($0) },
            note: session.note.stated)
    }
}

extension Journal1.WaterRow {
    fileprivate init(_ entry: WaterEntry) {
        self.init(id: entry.id.wire, at: entry.at.wire, milliliters: entry.amount.wire)
    }
}

extension MergeReport {
    fileprivate init(_ result: Journal1.ImportResult) {
        self.init()
        overlapping = Int(result.overlapping ?? 0)
        long = Int(result.long ?? 0)
        longest = Self.spans(result.longest)
        let spans = Self.spans(result.overlaps)
        overlaps = stride(from: 0, to: spans.count - 1, by: 2).map {
            Overlap(fast: spans[$0], other: spans[$0 + 1])
        }
    }

    private static func spans(_ wire: [UInt64]?) -> [Span] {
        let wire = wire ?? []
        return stride(from: 0, to: wire.count - 1, by: 2).map {
            Span(
                start: Instant(microsecondsSinceEpoch: wire[$0]),
                end: wire[$0 + 1] == 0 ? nil : Instant(microsecondsSinceEpoch: wire[$0 + 1]))
        }
    }
}

extension MergeCounts {
    fileprivate init(_ result: Journal1.ImportResult) {
        self.init(
            new: Int(result.new), changed: Int(result.changed), equal: Int(result.equal),
            short: Int(result.short))
    }
}
