import Fasting
import Glibc

/// A time zone: the offset from UTC at every instant.
/// The system's zone is read through libc, since FoundationEssentials knows only GMT on Linux.
public struct Zone: Sendable {
    /// The offset at an instant, in seconds east of UTC.
    public let offset: @Sendable (Instant) -> Int64

    public init(offset: @escaping @Sendable (Instant) -> Int64) { self.offset = offset }

    /// The zone that `TZ` or `/etc/localtime` names. A change takes effect at once.
    public static let system = Zone { instant in
        tzset()
        var seconds = time_t(instant.secondsSinceEpoch)
        var broken = tm()
        guard localtime_r(&seconds, &broken) != nil else { return 0 }
        return Int64(broken.tm_gmtoff)
    }

    public static let utc = Zone { _ in 0 }

    /// The offset in minutes east of UTC, as it is stored.
    public func offsetMinutes(at instant: Instant) -> Int { Int(offset(instant) / 60) }

    /// The wall clock at an instant.
    public func civil(_ instant: Instant) -> CivilTime {
        CivilTime(secondsSinceEpoch: instant.secondsSinceEpoch + offset(instant))
    }

    /// The meaning of a time on the wall clock.
    public enum Resolution: Equatable, Sendable {
        /// The instant. If the time occurs twice, the earlier one.
        case instant(Instant)
        /// The clock skips the time; this is the instant of the change.
        case skipped(at: Instant)
    }

    /// Converts a time on the wall clock into an instant.
    ///
    /// - Parameter limit: of a time that occurs twice, the later one counts if it is not after this instant. nil for
    ///   the earlier one.
    public func resolve(_ civil: CivilTime, latestUpTo limit: Instant? = nil) -> Resolution {
        let instants = instants(of: civil)
        if let last = instants.last, let limit, last <= limit { return .instant(last) }
        if let earliest = instants.first { return .instant(earliest) }
        let guess = Instant(secondsSinceEpoch: civil.secondsSinceEpoch)
        return .skipped(at: leap(from: guess - Self.day, to: guess + Self.day))
    }

    /// In seconds. Every zone is within a day of UTC, and changes at most once in two days.
    static let day: Int64 = 86_400

    /// The instants at which the wall clock shows a time: none, one or two, in order.
    private func instants(of civil: CivilTime) -> [Instant] {
        let guess = Instant(secondsSinceEpoch: civil.secondsSinceEpoch)
        let candidates = [offset(guess - Self.day), offset(guess + Self.day)].map { guess - $0 }
        return Set(candidates.filter { self.civil($0) == civil }).sorted()
    }

    /// The first instant between two at which the offset differs from that of the first.
    private func leap(from: Instant, to: Instant) -> Instant {
        var low = from
        var high = to
        let before = offset(low)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if offset(middle) == before { low = middle } else { high = middle }
        }
        return high
    }

    /// The first instant of the next local day.
    public func midnight(after instant: Instant) -> Instant {
        let today = civil(instant)
        let tomorrow = CivilTime(
            year: today.year, month: today.month, day: today.day
        ).adding(days: 1)
        // A clock that is set back over midnight shows midnight twice.
        if let midnight = instants(of: tomorrow).first(where: { $0 > instant }) { return midnight }
        guard case .skipped(let leap) = resolve(tomorrow) else { return instant + 1 }
        return leap
    }

    /// The first instant of the local day. If there are two midnights, the first.
    public func startOfDay(at instant: Instant) -> Instant {
        min(start(of: civil(instant)), instant)
    }

    /// The first instant of a local day, which is after midnight if the clock skips midnight.
    ///
    /// - Parameter day: its time of day does not matter.
    public func start(of day: CivilTime) -> Instant {
        let midnight = CivilTime(year: day.year, month: day.month, day: day.day)
        switch resolve(midnight) {
        case .instant(let start), .skipped(let start): return start
        }
    }
}
