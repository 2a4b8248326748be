import Fasting
import Glibc

/// Where the user is, as far as the clock is concerned: the offset from UTC at every instant.
///
/// The system's zone comes from libc alone: FoundationEssentials knows none but GMT on Linux.
public struct Zone: Sendable {
    /// Seconds east of UTC that hold at an instant.
    public let offset: @Sendable (Instant) -> Int64

    public init(offset: @escaping @Sendable (Instant) -> Int64) { self.offset = offset }

    /// The zone that `TZ` or `/etc/localtime` names, looked at anew each time.
    public static let system = Zone { instant in
        tzset()
        var seconds = time_t(instant.secondsSinceEpoch)
        var broken = tm()
        guard localtime_r(&seconds, &broken) != nil else { return 0 }
        return Int64(broken.tm_gmtoff)
    }

    public static let utc = Zone { _ in 0 }

    /// Minutes east of UTC, the form in which an offset is stored.
    public func offsetMinutes(at instant: Instant) -> Int { Int(offset(instant) / 60) }

    /// The wall clock at an instant.
    public func civil(_ instant: Instant) -> CivilTime {
        CivilTime(secondsSinceEpoch: instant.secondsSinceEpoch + offset(instant))
    }

    /// What a time on the wall clock stands for.
    public enum Resolution: Equatable, Sendable {
        /// The instant, the earlier one where the time occurs twice.
        case instant(Instant)
        /// The time is skipped; this is the instant at which the clock leaps over it.
        case skipped(at: Instant)
    }

    /// Finds the instant of a time on the wall clock.
    public func resolve(_ civil: CivilTime) -> Resolution {
        if let earliest = instants(of: civil).first { return .instant(earliest) }
        let guess = Instant(secondsSinceEpoch: civil.secondsSinceEpoch)
        return .skipped(at: leap(from: guess - Self.day, to: guess + Self.day))
    }

    /// No zone is further from UTC than this, nor changes twice in two of them; in seconds.
    private static let day: Int64 = 86_400

    /// When the wall clock shows a time: never, once or twice, the earlier one first.
    private func instants(of civil: CivilTime) -> [Instant] {
        let guess = Instant(secondsSinceEpoch: civil.secondsSinceEpoch)
        let candidates = [offset(guess - Self.day), offset(guess + Self.day)].map { guess - $0 }
        return Set(candidates.filter { self.civil($0) == civil }).sorted()
    }

    /// The first instant between two at which the offset is no longer that of the first.
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

    /// The first instant of the local day after the one that holds at `instant`.
    public func midnight(after instant: Instant) -> Instant {
        let today = civil(instant)
        let tomorrow = CivilTime(
            year: today.year, month: today.month, day: today.day
        ).adding(days: 1)
        // A clock that goes back over midnight shows it twice.
        if let midnight = instants(of: tomorrow).first(where: { $0 > instant }) { return midnight }
        guard case .skipped(let leap) = resolve(tomorrow) else { return instant + 1 }
        return leap
    }

    /// The first instant of the local day that holds at `instant`; of two midnights the first.
    public func startOfDay(at instant: Instant) -> Instant {
        let today = civil(instant)
        let midnight = CivilTime(year: today.year, month: today.month, day: today.day)
        switch resolve(midnight) {
        case .instant(let start), .skipped(let start): return min(start, instant)
        }
    }
}
