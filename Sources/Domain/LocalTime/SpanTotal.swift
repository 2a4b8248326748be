import Fasting

/// The fasts of a span of days, summed up (rule: docs/rules/domain.md, Totals).
public struct SpanTotal: Equatable, Sendable {
    /// The first local day of the span; nil if there is one span for all.
    public let first: CivilTime?
    public let total: SessionTotal

    /// Sums up fasts by the local day of their end, the latest span first. A span without a fast is
    /// left out.
    ///
    /// - Parameters:
    ///   - span: nil for one span.
    ///   - firstWeekday: on which weeks begin; 0 is Sunday.
    ///   - zone: of fasts that do not know at which offset they ended.
    public static func totals(
        of sessions: [Session], by span: CalendarSpan?, firstWeekday: Int, in zone: Zone
    ) -> [SpanTotal] {
        guard let span else {
            return SessionTotal(durations: sessions.map(\.duration))
                .map { [SpanTotal(first: nil, total: $0)] } ?? []
        }
        var durations: [CivilTime: [Int64]] = [:]
        for session in sessions {
            let first = span.first(of: session.localEnd(in: zone), firstWeekday: firstWeekday)
            durations[first, default: []].append(session.duration)
        }
        return durations.sorted { $0.key > $1.key }.compactMap { first, durations in
            SessionTotal(durations: durations).map { SpanTotal(first: first, total: $0) }
        }
    }
}

extension Session {
    /// When fasts end that end on some local days, wherever that is.
    ///
    /// - Parameters:
    ///   - days: as ``CivilTime/dayNumber`` counts them.
    ///   - later: the seconds after these days in which they may end too.
    public static func ends(on days: Range<Int64>, orLaterBy later: Int64 = 0) -> Range<Instant> {
        let first = Instant(secondsSinceEpoch: days.lowerBound * 86_400 - Zone.day)
        let next = Instant(secondsSinceEpoch: days.upperBound * 86_400 + Zone.day + later)
        return max(.earliest, first)..<max(.earliest + 1, next)
    }

    /// The local time of its end, at the offset from UTC that held there then (rule:
    /// docs/rules/domain.md, Time).
    ///
    /// - Parameter zone: if the offset is not known.
    public func localEnd(in zone: Zone) -> CivilTime {
        let minutes = endOffset ?? zone.offsetMinutes(at: end)
        return CivilTime(secondsSinceEpoch: end.secondsSinceEpoch + Int64(minutes) * 60)
    }
}
