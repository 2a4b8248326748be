import Fasting

/// Times and durations in the forms that people type and read. Rule: docs/rules/contract.md,
/// Command line.
public enum TimeText {
    /// Why a text is not a time.
    public enum Problem: Error, Equatable, Sendable {
        case unreadable
        /// The clock skips the time.
        case doesNotExist
    }

    // MARK: Reading

    /// Reads `20:00` (the latest one that is not after `limit`), `yesterday 20:00`, `2026-11-20
    /// 20:00`, or ISO 8601 with an offset. Seconds may follow the minutes.
    ///
    /// - Parameters:
    ///   - now: the present instant, for "yesterday" and "today".
    ///   - limit: nil for `now`.
    ///   - yesterday: another word for "yesterday", in lower case.
    public static func instant(
        _ text: String, now: Instant, notAfter limit: Instant? = nil, zone: Zone,
        yesterday: String = "yesterday"
    ) throws(Problem) -> Instant {
        let text = text.trimmed.lowercased()
        let today = zone.civil(now)
        if let clock = clock(text[...]) {
            return try latest(clock, notAfter: limit ?? now, zone)
        }
        for (word, days) in [("yesterday", -1), (yesterday, -1), ("today", 0)]
        where text.hasPrefix(word) {
            guard text.dropFirst(word.count).first == " ",
                let clock = clock(text.dropFirst(word.count + 1))
            else { throw .unreadable }
            return try resolve(clock.on(today.adding(days: Int64(days))), zone)
        }
        return try dated(text, zone)
    }

    /// `2026-11-20 20:00`, with a space or a `T`, with or without an offset.
    private static func dated(_ text: String, _ zone: Zone) throws(Problem) -> Instant {
        let parts = text.split(
            maxSplits: 1, omittingEmptySubsequences: false,
            whereSeparator: { $0 == " " || $0 == "t" })
        guard parts.count == 2, let date = date(parts[0]) else { throw .unreadable }
        let rest = parts[1]
        guard let sign = rest.firstIndex(where: { "z+-".contains($0) }) else {
            guard let clock = clock(rest) else { throw .unreadable }
            return try resolve(clock.on(date), zone)
        }
        guard let clock = clock(rest[..<sign]), let offset = offset(rest[sign...]) else {
            throw .unreadable
        }
        return Instant(secondsSinceEpoch: clock.on(date).secondsSinceEpoch - offset)
    }

    private static func latest(
        _ clock: Clock, notAfter limit: Instant, _ zone: Zone
    ) throws(Problem) -> Instant {
        let day = zone.civil(limit)
        switch zone.resolve(clock.on(day)) {
        case .instant(let instant) where instant <= limit: return instant
        case .skipped(let leap) where leap <= limit: throw .doesNotExist
        case .instant, .skipped: return try resolve(clock.on(day.adding(days: -1)), zone)
        }
    }

    private static func resolve(_ civil: CivilTime, _ zone: Zone) throws(Problem) -> Instant {
        guard case .instant(let instant) = zone.resolve(civil) else { throw .doesNotExist }
        return instant
    }

    private struct Clock {
        let hour: Int
        let minute: Int
        let second: Int

        func on(_ date: CivilTime) -> CivilTime {
            CivilTime(
                year: date.year, month: date.month, day: date.day, hour: hour, minute: minute,
                second: second)
        }
    }

    /// `20:00` or `20:00:15`; a fraction of a second is dropped.
    private static func clock(_ text: Substring) -> Clock? {
        var whole = text
        if let point = text.firstIndex(of: "."), !text[text.index(after: point)...].isEmpty,
            text[text.index(after: point)...].allSatisfy(\.isASCIIDigit)
        {
            guard text[..<point].count(where: { $0 == ":" }) == 2 else { return nil }
            whole = text[..<point]
        }
        let parts = whole.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3,
            let hour = number(parts[0], digits: 1...2),
            let minute = number(parts[1], digits: 2...2),
            let second = parts.count == 3 ? number(parts[2], digits: 2...2) : 0,
            hour < 24, minute < 60, second < 60
        else { return nil }
        return Clock(hour: hour, minute: minute, second: second)
    }

    /// `2026-11-20`.
    public static func date(_ text: some StringProtocol) -> CivilTime? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let year = number(parts[0], digits: 4...4),
            let month = number(parts[1], digits: 2...2), let day = number(parts[2], digits: 2...2)
        else { return nil }
        return CivilTime(validYear: year, month: month, day: day)
    }

    /// `z`, `+01:00`, `+0100` or `+01`, in seconds east of UTC.
    private static func offset(_ text: Substring) -> Int64? {
        if text == "z" { return 0 }
        let sign: Int64 = text.first == "-" ? -1 : 1
        guard text.first != "z" else { return nil }
        let rest = text.dropFirst()
        let colonIsRight =
            !rest.contains(":") || (rest.count == 5 && rest.dropFirst(2).first == ":")
        let digits = rest.filter { $0 != ":" }
        guard colonIsRight, digits.count == 2 || digits.count == 4,
            let hours = number(digits.prefix(2), digits: 2...2),
            let minutes = digits.count == 4 ? number(digits.dropFirst(2), digits: 2...2) : 0,
            hours <= 23, minutes <= 59
        else { return nil }
        return sign * Int64(hours * 3600 + minutes * 60)
    }

    private static func number(_ text: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.count), text.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(text)
    }

    /// Reads `90m`, `2h30m`, `3h59m58s`, `4h`, `1.5h`: each unit once, the larger ones first. A
    /// fraction is only allowed with a single unit.
    ///
    /// - Returns: whole seconds; nil for anything else, also for a number without a unit.
    public static func duration(_ text: String) -> Int64? {
        var rest = text.trimmed.lowercased()[...]
        var seconds: Int64 = 0
        var units: [(name: Character, length: Int64)] = [("h", 3600), ("m", 60), ("s", 1)]
        guard !rest.isEmpty else { return nil }
        while !rest.isEmpty {
            let isFirst = units.count == 3
            let digits = rest.prefix { $0.isASCIIDigit || $0 == "." || $0 == "," }
            rest = rest.dropFirst(digits.count)
            guard let unit = rest.popFirst(), let at = units.firstIndex(where: { $0.name == unit })
            else { return nil }
            rest = rest.drop { $0 == " " }
            let length = units[at].length
            units.removeFirst(at + 1)
            guard let amount = decimalParts(digits) else { return nil }
            if !amount.fraction.isEmpty, !isFirst || !rest.isEmpty { return nil }
            seconds += amount.whole * length
            // Calculated with integers: 4.1 h are 14760 s, which a binary fraction would miss by
            // one.
            let scale = amount.fraction.reduce(Int64(1)) { scale, _ in scale * 10 }
            seconds += (Int64(amount.fraction) ?? 0) * length / scale
        }
        return seconds
    }

    /// The digits of `16`, `16.5` or `16,5` before and after the decimal point.
    private static func decimalParts(
        _ text: some StringProtocol
    ) -> (whole: Int64, fraction: String)? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard (1...2).contains(parts.count), let whole = number(parts[0], digits: 1...9),
            parts.count == 1 || number(parts[1], digits: 1...9) != nil
        else { return nil }
        return (Int64(whole), parts.count == 2 ? String(parts[1]) : "")
    }

    /// Reads a decimal number without a sign, with a point or a comma: `16`, `16.5`, `16,5`.
    public static func decimal(_ text: some StringProtocol) -> Double? {
        guard let (whole, fraction) = decimalParts(text) else { return nil }
        return Double("\(whole).\(fraction.isEmpty ? "0" : fraction)")
    }

    // MARK: Writing

    /// `12h 30m`, without seconds.
    public static func duration(seconds: Int64) -> String {
        "\(seconds / 3600)h \(seconds % 3600 / 60)m"
    }

    /// `20:00` today, `yesterday 20:00`, otherwise `2026-11-20 20:00`.
    /// ``instant(_:now:notAfter:zone:yesterday:)`` reads each of them.
    public static func short(
        _ instant: Instant, now: Instant, zone: Zone,
        yesterday: (String) -> String = { "yesterday \($0)" }
    ) -> String {
        let civil = zone.civil(instant)
        let clock = clock(civil)
        switch zone.civil(now).dayNumber - civil.dayNumber {
        case 0: return clock
        case 1: return yesterday(clock)
        default: return "\(date(civil)) \(clock)"
        }
    }

    /// A form that does not become wrong while it is shown: `20:00` if the time is less than a day
    /// ago, otherwise `2026-11-20 20:00`.
    public static func lasting(_ instant: Instant, now: Instant, zone: Zone) -> String {
        now - instant < 24 * secondsPerHour
            ? clock(zone.civil(instant)) : full(instant, zone: zone)
    }

    /// A time of a record, in a form that never changes: `20:00` on the local day on which it was
    /// recorded, otherwise `2026-11-20 20:00`.
    ///
    /// - Parameters:
    ///   - start: of the interval that ends at the instant. Such an end is written as `12:05` if that
    ///     is the first 12:05 after the start. nil if there is no start.
    ///   - recordedAt: when it was recorded.
    public static func recorded(
        _ instant: Instant, after start: Instant? = nil, recordedAt: Instant, zone: Zone
    ) -> String {
        let civil = zone.civil(instant)
        if let start {
            let passed = civil.secondsSinceEpoch - zone.civil(start).secondsSinceEpoch
            return (0..<86_400).contains(passed) ? clock(civil) : full(instant, zone: zone)
        }
        return civil.dayNumber == zone.civil(recordedAt).dayNumber
            ? clock(civil) : full(instant, zone: zone)
    }

    /// `2026-11-20 20:00`.
    public static func full(_ instant: Instant, zone: Zone) -> String {
        let civil = zone.civil(instant)
        return "\(date(civil)) \(clock(civil))"
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

extension Character {
    fileprivate var isASCIIDigit: Bool { asciiValue.map { (48...57).contains($0) } ?? false }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
