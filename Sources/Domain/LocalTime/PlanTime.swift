import Fasting

extension CivilTime {
    /// The day on which a time of day comes next: today if it is still to come, otherwise tomorrow.
    public func nextDay(of time: TimeOfDay) -> CalendarDay {
        let isToCome = (time.hour, time.minute) > (hour, minute)
        return calendarDay + (isToCome ? 0 : 1)
    }
}

extension DailyPlan {
    /// The planned instants from the day before an instant to the first one after it, in order. There is always
    /// one after it, unless the plan begins later than any clock goes.
    ///
    /// A time that the clock skips is the instant of the change, and of a time that occurs twice the earlier one
    /// counts. A day that a zone skips as a whole has none.
    public func occurrences(around instant: Instant, zone: Zone) -> [Instant] {
        var found: [Instant] = []
        var day = rule.first(onOrAfter: zone.civil(instant).calendarDay + -1)
        // The days before now, the first one after it, and room for skipped ones.
        for _ in 0..<10 {
            if let occurrence = occurrence(on: day, zone: zone) {
                found.append(occurrence)
                if occurrence > instant { break }
            }
            day = rule.first(onOrAfter: day + 1)
        }
        return found
    }

    private func occurrence(on day: CalendarDay, zone: Zone) -> Instant? {
        let (year, month, date) = day.date
        let civil = CivilTime(
            year: year, month: month, day: date, hour: time.hour, minute: time.minute)
        switch zone.resolve(civil) {
        case .instant(let occurrence): return occurrence
        case .skipped(let change): return zone.civil(change).calendarDay == day ? change : nil
        }
    }
}
