import Fasting
import LocalTime

/// A time zone of the simulation: a table of offsets, which does not depend on the machine's own
/// zone files.
struct VirtualZone: Sendable {
    let name: String
    /// When an offset begins to hold, in seconds since the epoch, and the offset in seconds east of
    /// UTC. In order; the first holds before its instant too.
    private let changes: [(since: Int64, offset: Int64)]

    func offset(at instant: Int64) -> Int64 {
        var (low, high) = (0, changes.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if changes[middle].since <= instant { low = middle } else { high = middle }
        }
        return changes[low].offset
    }

    private init(_ name: String, _ offset: Int64) {
        self.name = name
        changes = [(0, offset)]
    }

    /// - Parameters:
    ///   - offset: the offset in winter, in seconds.
    ///   - shift: how far the clock is set forward in summer, in seconds.
    ///   - toSummer, toWinter: when it is set, on the wall clock before the change.
    private init(
        _ name: String, _ offset: Int64, shift: Int64, toSummer: Rule, toWinter: Rule
    ) {
        self.name = name
        var changes: [(since: Int64, offset: Int64)] = []
        for year in Self.years {
            changes.append((toSummer.instant(in: year) - offset, offset + shift))
            changes.append((toWinter.instant(in: year) - offset - shift, offset))
        }
        changes.sort { $0.since < $1.since }
        self.changes = changes
    }

    private static let years = 1990...2200

    /// The n-th Sunday of a month (-1 for the last), at a time on the wall clock.
    private struct Rule {
        let month: Int
        let sunday: Int
        /// Seconds after midnight.
        let time: Int64

        func instant(in year: Int) -> Int64 {
            let first = CivilTime(year: year, month: month, day: 1).dayNumber
            // 1970-01-04 was a Sunday.
            let firstSunday = first + ((3 - first) % 7 + 7) % 7
            var day = firstSunday + 7 * Int64(max(0, sunday - 1))
            if sunday < 0 {
                let length = Int64(CivilTime.days(inMonth: month, of: year))
                day = firstSunday + (length - 1 - (firstSunday - first)) / 7 * 7
            }
            return day * 86_400 + time
        }
    }

    private static let hour: Int64 = 3600

    /// Zones with what makes zones difficult.
    static let all = [
        VirtualZone("UTC", 0),
        VirtualZone(
            "Europe/Berlin", hour, shift: hour,
            toSummer: Rule(month: 3, sunday: -1, time: 2 * hour),
            toWinter: Rule(month: 10, sunday: -1, time: 3 * hour)),
        VirtualZone(
            "America/New_York", -5 * hour, shift: hour,
            toSummer: Rule(month: 3, sunday: 2, time: 2 * hour),
            toWinter: Rule(month: 11, sunday: 1, time: 2 * hour)),
        // One midnight of the year is skipped, another comes twice.
        VirtualZone(
            "Asia/Beirut", 2 * hour, shift: hour, toSummer: Rule(month: 3, sunday: -1, time: 0),
            toWinter: Rule(month: 10, sunday: -1, time: 0)),
        // Half an hour, in the southern summer.
        VirtualZone(
            "Australia/Lord_Howe", 21 * hour / 2, shift: hour / 2,
            toSummer: Rule(month: 10, sunday: 1, time: 2 * hour),
            toWinter: Rule(month: 4, sunday: 1, time: 2 * hour)),
        VirtualZone("Asia/Kathmandu", 23 * hour / 4),
        // A day apart.
        VirtualZone("Pacific/Kiritimati", 14 * hour),
        VirtualZone("Pacific/Pago_Pago", -11 * hour),
    ]
}
