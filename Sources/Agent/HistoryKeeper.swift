import Contract
import Fasting
import LocalTime
import SDBus
import Store
import Words

/// Knows the fasts that were kept. They are changed through ``FastKeeper/edit(_:)``, and by a merge.
final class HistoryKeeper {
    private let records: Records
    private let zone: Zone
    /// nil where they must be counted.
    private var known: (all: Int, completed: Int)?

    init(records: Records, zone: Zone) {
        self.records = records
        self.zone = zone
    }

    /// Another number for other fasts.
    private(set) var revision = 0

    /// The stored fasts are others than before.
    func changed() {
        known = nil
        revision += 1
    }

    /// How many there are, and how many of them lasted as long as they were meant to; 0 where the
    /// records are not open.
    var counts: (all: Int, completed: Int) {
        if let known { return known }
        guard let counts = try? records.openStore?.counts() else { return (0, 0) }
        known = counts
        return counts
    }

    /// Newest end first, then by id.
    ///
    /// - Parameter until: nil for no end.
    func list(since: Instant, until: Instant?, limit: Int) throws(BusError) -> [Session] {
        try records.read { (store) throws(StoreError) in
            try store.sessions(since: since, until: until, limit: limit)
        }
    }

    /// Minutes east of UTC at the end: what was stored, otherwise what holds here at that end.
    func offset(of session: Session) -> Int {
        session.endOffset ?? zone.offsetMinutes(at: session.end)
    }

    /// A fast on its day of the calendar.
    struct Day {
        /// Of the month, from 1.
        let day: Int
        let session: Session
    }

    /// The fasts that ended in a month, by end: the day is the local one of the end, at the offset
    /// that held there then (rule: domain, "Time").
    ///
    /// - Throws: InvalidArgs for what is no month.
    func month(
        _ year: Int, _ month: Int, _ entitlement: Entitlement
    ) throws(BusError) -> [Day] {
        guard let first = CivilTime(validYear: year, month: month, day: 1) else {
            throw .invalidArgs(Words.noMonth)
        }
        // No zone is further from UTC than a day.
        let length = Int64(CivilTime.days(inMonth: month, of: year))
        let begin = first.secondsSinceEpoch
        let since = Instant(secondsSinceEpoch: begin - 86_400)
        let until = Instant(secondsSinceEpoch: begin + (length + 1) * 86_400)
        let earliest = try entitlement.calendarDays.map { (days) throws(BusError) in
            try earliestDay(of: days)
        }
        return try list(since: since, until: until, limit: .max).reversed().compactMap { session in
            let civil = localEnd(session)
            guard civil.year == year, civil.month == month, civil.dayNumber >= earliest ?? .min
            else { return nil }
            return Day(day: civil.day, session: session)
        }
    }

    private func localEnd(_ session: Session) -> CivilTime {
        CivilTime(
            secondsSinceEpoch: session.end.secondsSinceEpoch + Int64(offset(of: session)) * 60)
    }

    /// The earliest of so many most recent days on which a fast ended.
    private func earliestDay(of count: Int) throws(BusError) -> Int64 {
        var days: [Int64] = []
        for session in try list(
            since: Instant(secondsSinceEpoch: 0), until: nil, limit: Int(History1.listLimit))
        {
            let day = localEnd(session).dayNumber
            if !days.contains(day) { days.append(day) }
            if days.count == count { break }
        }
        return days.min() ?? .min
    }
}
