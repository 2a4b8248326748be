import Fasting
import LocalTime
import Store

/// What others ask of the stored records.
extension Engine {
    /// Why a command would be refused now; nil if it would be carried out. Changes no record.
    public func refusal(of command: Command) -> Refusal? {
        do throws(Refusal) {
            try prepareRead()
            _ = try plan(command, at: environment.now(), openForReading())
            return nil
        } catch {
            return error
        }
    }

    /// Stored fasts that end in `since ..< until`, newest end first, then by id.
    ///
    /// - Parameters:
    ///   - until: nil for no end.
    ///   - id: of the last fast of the page before; nil for the first page.
    /// - Throws: ``Refusal/storage(_:_:path:)``; ``Refusal/rule(_:)`` with `notFound` if no fast has the id.
    public func sessions(
        since: Instant, until: Instant?, after id: RecordID? = nil, limit: Int
    ) throws(Refusal) -> [Session] {
        let place = try place(ofSession: id)
        return try read { try $0.sessions(since: since, until: until, after: place, limit: limit) }
    }

    /// As ``sessions(since:until:after:limit:)``, with the acts that wrote the fasts.
    public func sessionVersions(
        since: Instant, until: Instant?, after id: RecordID? = nil, limit: Int
    ) throws(Refusal) -> [SessionVersion] {
        let place = try place(ofSession: id)
        return try read {
            try $0.sessionVersions(since: since, until: until, after: place, limit: limit)
        }
    }

    private func place(ofSession id: RecordID?) throws(Refusal) -> PagePlace? {
        guard let id else { return nil }
        let session = try read { try $0.session(id) }
        guard let session else { throw .rule(.notFound) }
        return PagePlace(at: session.end, id: id)
    }

    /// Stored fasts with the acts that wrote them, in the order of their ids.
    ///
    /// - Parameter id: of the last fast of the page before; nil for the first page.
    public func sessionVersions(
        after id: RecordID?, limit: Int
    ) throws(Refusal) -> [SessionVersion] {
        try read { try $0.sessionVersions(after: id, limit: limit) }
    }

    /// A stored fast with the act that wrote it; nil if there is none with this id.
    public func sessionVersion(_ id: RecordID) throws(Refusal) -> SessionVersion? {
        try read { try $0.sessionVersion(id) }
    }

    /// The act that wrote the running fast; nil if there is none.
    public func activeFastAct() throws(Refusal) -> ActStamp? {
        try read { try $0.activeFastAct() }
    }

    /// The note of the running fast or of a stored one; empty if it has none.
    ///
    /// - Throws: ``Refusal/rule(_:)`` with `notFound`, ``Refusal/storage(_:_:path:)``.
    public func note(of id: RecordID) throws(Refusal) -> Note {
        try prepareRead(dependsOnDay: false)
        if let fast = state.active, fast.id == id { return fast.note }
        let session = try read { try $0.session(id) }
        guard let session else { throw .rule(.notFound) }
        return session.note
    }

    /// Minutes east of UTC at the end of a session: the stored offset, else that of the local zone.
    public func offset(of session: Session) -> Int {
        session.endOffset ?? environment.zone.offsetMinutes(at: session.end)
    }

    /// A fast on its day of the calendar.
    public struct CalendarDay {
        /// The day of the month, from 1.
        public let day: Int
        public let session: Session
    }

    /// The fasts that ended in a month, by end. The day is the local day of the end, at the offset
    /// that held there then (rule: docs/rules/domain.md, Time).
    ///
    /// - Throws: ``Refusal/Plain/invalidMonth`` if there is no such month, ``Refusal/storage(_:_:path:)``.
    public func month(_ year: Int, _ month: Int) throws(Refusal) -> [CalendarDay] {
        guard let first = CivilTime(validYear: year, month: month, day: 1) else {
            throw .plain(.invalidMonth)
        }
        // No zone is further from UTC than a day.
        let length = Int64(CivilTime.days(inMonth: month, of: year))
        let begin = first.secondsSinceEpoch
        let since = Instant(secondsSinceEpoch: begin - 86_400)
        let until = Instant(secondsSinceEpoch: begin + (length + 1) * 86_400)
        try prepareRead()
        let earliest = try snapshot.entitlement.calendarDays.map { (days) throws(Refusal) in
            try earliestDay(of: days)
        }
        return try sessions(since: since, until: until, limit: .max).reversed().compactMap {
            let civil = $0.localEnd(in: environment.zone)
            guard civil.year == year, civil.month == month, civil.dayNumber >= earliest ?? .min
            else { return nil }
            return CalendarDay(day: civil.day, session: $0)
        }
    }

    /// Stored fasts that end in `since ..< until`, summed up by the local day of their end, the latest
    /// span first. A span without a fast is left out. It never depends on the entitlement.
    ///
    /// - Parameters:
    ///   - until: nil for no end.
    ///   - span: nil for one span.
    ///   - firstWeekday: on which weeks begin; 0 is Sunday.
    /// - Throws: ``Refusal/storage(_:_:path:)``.
    public func totals(
        since: Instant, until: Instant?, by span: CalendarSpan?, firstWeekday: Int
    ) throws(Refusal) -> [SpanTotal] {
        SpanTotal.totals(
            of: try sessions(since: since, until: until, limit: .max), by: span,
            firstWeekday: firstWeekday, in: environment.zone)
    }

    /// The first instant of a local day.
    public func start(of day: CivilTime) -> Instant { environment.zone.start(of: day) }

    /// The number of newest fasts among which the most recent days are looked for.
    private static let newestFasts = 2000

    /// The earliest of the most recent `count` days on which a fast ended.
    private func earliestDay(of count: Int) throws(Refusal) -> Int64 {
        var days: [Int64] = []
        let newest = try sessions(
            since: Instant(secondsSinceEpoch: 0), until: nil, limit: Self.newestFasts)
        for session in newest {
            let day = session.localEnd(in: environment.zone).dayNumber
            if !days.contains(day) { days.append(day) }
            if days.count == count { break }
        }
        return days.min() ?? .min
    }

    /// At most this many water entries are returned by one call.
    public static let waterListLimit = 2000

    /// Water entries in `since ..< until`, newest first, at most ``waterListLimit``.
    ///
    /// - Parameters:
    ///   - until: nil for no end.
    ///   - id: of the last entry of the page before; nil for the first page.
    /// - Throws: ``Refusal/storage(_:_:path:)``; ``Refusal/waterNotFound(_:)`` if no entry has the id.
    public func water(
        since: Instant, until: Instant?, after id: RecordID? = nil,
        limit: Int = Engine.waterListLimit
    ) throws(Refusal) -> [WaterEntry] {
        let place = try place(ofWater: id)
        return try read { try $0.water(since: since, until: until, after: place, limit: limit) }
    }

    private func place(ofWater id: RecordID?) throws(Refusal) -> PagePlace? {
        guard let id else { return nil }
        guard let entry = try waterEntry(id) else { throw .waterNotFound(id) }
        return PagePlace(at: entry.at, id: id)
    }

    /// A stored entry of water; nil if there is none with this id.
    ///
    /// - Throws: ``Refusal/storage(_:_:path:)``.
    public func waterEntry(_ id: RecordID) throws(Refusal) -> WaterEntry? {
        try read { try $0.waterEntry(id) }
    }

    /// The number of the latest act, undo or redo, wherever it was made; 0 if there is none.
    public func latestAct() throws(Refusal) -> Int64 { try read { try $0.latestAct() } }

    /// The acts of the journal, the latest first. An act that can no longer be undone is left
    /// out.
    ///
    /// - Parameter number: of the last act of the page before; nil for the first page.
    /// - Throws: ``Refusal/storage(_:_:path:)``; ``Refusal/Plain/actNotFound`` if no act has the number.
    public func journal(before number: Int64? = nil, limit: Int) throws(Refusal) -> [JournalEntry] {
        let acts = try read { (store) throws(StoreError) -> [JournalEntry]? in
            if let number, try !store.hasAct(number) { return nil }
            return try store.acts(before: number, limit: limit)
        }
        guard let acts else { throw .plain(.actNotFound) }
        return acts
    }

    /// The forest of all stored fasts.
    ///
    /// - Throws: ``Refusal/Plain/notEntitled`` if the entitlement does not include it,
    ///   ``Refusal/storage(_:_:path:)``.
    public func forest() throws(Refusal) -> Forest {
        try checkForest()
        return Forest(
            try sessions(since: Instant(secondsSinceEpoch: 0), until: nil, limit: .max))
    }

    /// - Throws: ``Refusal/Plain/notEntitled`` if the entitlement does not include the forest.
    public func checkForest() throws(Refusal) {
        guard snapshot.entitlement.hasForest else { throw .plain(.notEntitled) }
    }
}
