import Fasting
import LocalTime

/// An instant in a table.
struct TableTime {
    /// The wall clock, if the zone is that of the machine that imports.
    var civil: CivilTime?
    var instant: Instant
    /// Minutes east of UTC; nil if unknown.
    var offset: Int?

    /// - Parameter skipped: the instant that stands for a local time that the clock skips, or nil
    ///   if there is none.
    init?(
        _ civil: CivilTime, _ place: CellTime.Place, _ zone: Zone,
        skipped: (Instant) -> Instant? = { _ in nil }
    ) {
        switch place {
        case .utc: instant = Instant(secondsSinceEpoch: civil.secondsSinceEpoch)
        case .offset(let offset):
            instant = Instant(secondsSinceEpoch: civil.secondsSinceEpoch - offset)
            let minutes = Int(offset / 60)
            self.offset = Extras.offsets.contains(minutes) ? minutes : nil
        case .unknownZone: return nil
        case .zone(let named):
            guard let instant = Self.instant(civil, named.zone, skipped) else { return nil }
            self.instant = instant
            let minutes = named.zone.offsetMinutes(at: instant)
            offset = Extras.offsets.contains(minutes) ? minutes : nil
        case .local:
            self.civil = civil
            guard let instant = Self.instant(civil, zone, skipped) else { return nil }
            self.instant = instant
        }
    }

    private static func instant(
        _ civil: CivilTime, _ zone: Zone, _ skipped: (Instant) -> Instant?
    ) -> Instant? {
        switch zone.resolve(civil) {
        case .instant(let instant): instant
        case .skipped(let change): skipped(change)
        }
    }

    var recordTime: RecordTime { civil?.recordTime ?? instant.recordTime }

    func after(_ seconds: Int64) -> TableTime {
        var later = self
        later.civil = civil.map {
            CivilTime(secondsSinceEpoch: $0.secondsSinceEpoch + seconds)
        }
        later.instant = instant + seconds
        later.offset = nil
        return later
    }
}

extension CellTime {
    /// - Returns: nil if a part is missing, if there is no such date or time, or if it is another day of the week.
    func civil(_ order: DateOrder) -> CivilTime? {
        guard let date = date?.parts(order), let clock else { return nil }
        if let weekday {
            let day = CivilTime(validYear: date.year, month: date.month, day: date.day)
            guard day?.weekday == weekday else { return nil }
        }
        return CivilTime(
            validYear: date.year, month: date.month, day: date.day, hourOrEnd: clock.hour,
            minute: clock.minute, second: clock.second)
    }

    /// - Returns: nil if there is no such date or time, or if the clock skips it.
    ///
    /// - Parameters:
    ///   - offset: minutes east of UTC, if the row says where it was; nil otherwise.
    ///   - skipped: as in ``TableTime``.
    func moment(
        _ order: DateOrder, _ zone: Zone, _ offset: Int? = nil,
        skipped: (Instant) -> Instant? = { _ in nil }
    ) -> TableTime? {
        var time = civil(order).flatMap { TableTime($0, place, zone, skipped: skipped) }
        if let offset { time?.offset = offset }
        return time
    }
}
