import Fasting

/// Writes times and durations in the forms that people read. ``TimeReading`` and ``DurationReading``
/// read each of them. Rule: docs/rules/contract.md, Command line.
public enum TimeText {
    /// `12h 30m`, without seconds.
    public static func duration(seconds: Int64) -> String {
        "\(seconds / 3600)h \(seconds % 3600 / 60)m"
    }

    /// `16h`, `16h 30m`.
    public static func hours(_ target: Target) -> String {
        let text = duration(seconds: target.microseconds / 1_000_000)
        return text.hasSuffix(" 0m") ? String(text.dropLast(3)) : text
    }

    /// `20:00` today, `yesterday 20:00`, otherwise the date: `17 Nov 20:00`, and with the year if it
    /// is another one or the time is in the future.
    public static func short(
        _ instant: Instant, now: Instant, zone: Zone, words: DateWords
    ) -> String {
        let civil = zone.civil(instant)
        switch zone.civil(now).dayNumber - civil.dayNumber {
        case 0: return clock(civil)
        case 1: return words.yesterday(clock(civil))
        default: return dated(instant, now: now, zone: zone, words: words)
        }
    }

    /// The start and the end of a fast. If the end is today and the start is today or yesterday, at a time of
    /// day after that of the end, they are written as ``short(_:now:zone:words:)`` does. Otherwise each has its date, so that none is
    /// taken for today; an end on the day of the start has its time only.
    public static func interval(
        from start: Instant, to end: Instant, now: Instant, zone: Zone, words: DateWords
    ) -> (start: String, end: String) {
        let (first, last, today) = (zone.civil(start), zone.civil(end), zone.civil(now))
        let days = last.dayNumber - first.dayNumber
        // "yesterday 08:00 to 20:00" would be 12 hours.
        let isFirstAfter = days == 0 || (last.hour, last.minute) <= (first.hour, first.minute)
        let isRecent = last.dayNumber == today.dayNumber && (0...1).contains(days) && isFirstAfter
        return (
            isRecent
                ? short(start, now: now, zone: zone, words: words)
                : dated(start, now: now, zone: zone, words: words),
            isRecent || first.dayNumber == last.dayNumber
                ? clock(last) : dated(end, now: now, zone: zone, words: words)
        )
    }

    /// The date and the time: `17 Nov 20:00`, with the year if it is another one or the time is in the
    /// future. `2026-11-17 20:00` if the names of the months could not be read back.
    public static func dated(
        _ instant: Instant, now: Instant, zone: Zone, words: DateWords
    ) -> String {
        guard let months = words.months else { return full(instant, zone: zone) }
        let civil = zone.civil(instant)
        let isPlain = instant <= now && civil.year == zone.civil(now).year
        return words.date(
            civil.day, months[civil.month - 1], isPlain ? nil : civil.year, clock(civil))
    }

    /// A form that does not become wrong while it is shown: `20:00` if the time is less than a day
    /// ago, otherwise as ``dated(_:now:zone:words:)``.
    public static func lasting(
        _ instant: Instant, now: Instant, zone: Zone, words: DateWords
    ) -> String {
        now - instant < 24 * secondsPerHour
            ? clock(zone.civil(instant)) : dated(instant, now: now, zone: zone, words: words)
    }

    /// A time of a record, in a form that never changes: `20:00` on the local day on which it was
    /// recorded, otherwise as ``dated(_:now:zone:words:)`` at that time.
    ///
    /// - Parameters:
    ///   - start: of the interval that ends at the instant. An end on the day of the start is written
    ///     as `12:05`. nil if there is no start.
    ///   - recordedAt: when it was recorded.
    public static func recorded(
        _ instant: Instant, after start: Instant? = nil, recordedAt: Instant, zone: Zone,
        words: DateWords
    ) -> String {
        let civil = zone.civil(instant)
        func dated() -> String { Self.dated(instant, now: recordedAt, zone: zone, words: words) }
        if let start {
            let isOneDay = civil.dayNumber == zone.civil(start).dayNumber
            return isOneDay ? clock(civil) : dated()
        }
        return civil.dayNumber == zone.civil(recordedAt).dayNumber ? clock(civil) : dated()
    }

    /// `2026-11-20 20:00`.
    public static func full(_ instant: Instant, zone: Zone) -> String {
        let civil = zone.civil(instant)
        return "\(date(civil)) \(clock(civil))"
    }

    /// `2026-11-20 20:00+01:00`: for a sentence whose reader may be in another zone. Rule:
    /// docs/decisions/0017-one-zone-for-an-answer.md.
    public static func withOffset(_ instant: Instant, zone: Zone) -> String {
        let minutes = zone.offsetMinutes(at: instant)
        let local = CivilTime(secondsSinceEpoch: instant.secondsSinceEpoch + Int64(minutes) * 60)
        return "\(date(local)) \(clock(local))\(offset(minutes: minutes))"
    }

    /// `+01:00`.
    ///
    /// - Parameter minutes: east of UTC.
    public static func offset(minutes: Int) -> String {
        let size = abs(minutes)
        return "\(minutes < 0 ? "-" : "+")\(padded(size / 60)):\(padded(size % 60))"
    }

    /// `2026-02-24T10:00:00Z`.
    public static func iso8601(_ instant: Instant) -> String {
        var bytes: [UInt8] = []
        ISO8601.append(instant, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `20:00`.
    public static func clock(_ civil: CivilTime) -> String {
        "\(padded(civil.hour)):\(padded(civil.minute))"
    }

    /// `2026-11-20`.
    public static func date(_ civil: CivilTime) -> String {
        "\(padded(civil.year, 4))-\(padded(civil.month))-\(padded(civil.day))"
    }

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

/// How a language writes a day beside a time.
public struct DateWords: Sendable {
    let yesterday: @Sendable (_ clock: String) -> String
    /// nil if ``TimeReading`` would not read one of them, as in " 3月".
    let months: [String]?
    let date: @Sendable (_ day: Int, _ month: String, _ year: Int?, _ clock: String) -> String

    /// - Parameters:
    ///   - yesterday: writes "yesterday 20:00".
    ///   - months: the short names, from January.
    ///   - date: writes "17 Nov 20:00", with the year if there is one.
    public init(
        yesterday: @escaping @Sendable (_ clock: String) -> String, months: [String],
        date:
            @escaping @Sendable (_ day: Int, _ month: String, _ year: Int?, _ clock: String)
            -> String
    ) {
        let areReadable = months.allSatisfy { name in
            !name.isEmpty && name.allSatisfy { $0.isLetter || $0 == "." }
        }
        self.yesterday = yesterday
        self.months = areReadable && months.count == 12 ? months : nil
        self.date = date
    }
}
