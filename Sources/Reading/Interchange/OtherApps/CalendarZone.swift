import LocalTime

/// A time zone that a calendar describes (VTIMEZONE in RFC 5545), such as those of Outlook, whose names no other program
/// knows. Rules that hold every year are read.
struct CalendarZone {
    var name = ""
    private var changes: [Change] = []

    /// When an offset begins to count.
    private struct Change {
        /// On the wall clock before it; nil until it is read.
        var first: CivilTime?
        /// In seconds east of UTC.
        var offset: Int64?
        /// The day in each year: the third Sunday of March is 3, 0 and 3; the last one has the week -1. nil if it comes
        /// once.
        var rule: (week: Int, weekday: Int, month: Int)?
        var lastYear = Int.max

        func latest(until time: CivilTime) -> CivilTime? {
            guard let first else { return nil }
            guard let rule else { return first <= time ? first : nil }
            for year in [time.year, time.year - 1] where year <= lastYear {
                var day = CivilTime(year: year, month: rule.month, day: 1)
                (day.hour, day.minute) = (first.hour, first.minute)
                let toFirst = Int64((rule.weekday - day.weekday + 7) % 7)
                let length = CivilTime.days(inMonth: rule.month, of: year)
                let weeks = rule.week > 0 ? Int64(rule.week - 1) : (Int64(length) - 1 - toFirst) / 7
                let change = day.adding(days: toFirst + weeks * 7)
                if change <= time, first <= change { return change }
            }
            return nil
        }
    }

    mutating func begin() { changes.append(Change()) }

    /// Reads a line of one of its parts.
    ///
    /// - Returns: false if the zone has a rule that is not read.
    mutating func read(_ name: String, _ value: String) -> Bool {
        guard !changes.isEmpty else {
            if name == "TZID" { self.name = value }
            return true
        }
        let last = changes.count - 1
        switch name {
        case "DTSTART": changes[last].first = ISO8601Text(Array(value.utf8)[...])?.civil
        case "TZOFFSETTO":
            changes[last].offset = Int64(value).map { $0 / 100 * 3600 + $0 % 100 * 60 }
        case "RRULE":
            var parts: [Substring: Substring] = [:]
            for part in value.uppercased().split(separator: ";") {
                let sides = part.split(separator: "=", maxSplits: 1)
                if sides.count == 2 { parts[sides[0]] = sides[1] }
            }
            let days: [Substring] = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
            guard parts["FREQ"] == "YEARLY", let month = parts["BYMONTH"].flatMap({ Int($0) }),
                (1...12).contains(month), let day = parts["BYDAY"],
                let weekday = days.firstIndex(of: day.suffix(2)),
                let week = Int(day.dropLast(2)), (-1...5).contains(week), week != 0
            else { return false }
            changes[last].rule = (week, weekday, month)
            if let until = parts["UNTIL"] { changes[last].lastYear = Int(until.prefix(4)) ?? 0 }
        default: break
        }
        return true
    }

    /// - Returns: the offset at a time on the wall clock, in seconds east of UTC; nil if it is not known.
    func offset(at time: CivilTime) -> Int64? {
        let begun = changes.compactMap { change in
            change.latest(until: time).map { (at: $0, offset: change.offset) }
        }
        return begun.max { $0.at < $1.at }?.offset
    }
}
