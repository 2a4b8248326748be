import AgentCore
import Fasting
import LocalTime
import Words

/// What a search shows about an act: what would be done, and what it would mean. A pure function of
/// the act and a snapshot.
struct SearchText: Equatable {
    let title: String
    /// "" if there is nothing to add.
    let detail: String

    /// - Parameter now: the time at which it is shown.
    init(_ act: TypedAct, _ snapshot: Snapshot, now: Instant) {
        let zone = snapshot.zone
        let clock = { (instant: Instant) in
            TimeText.recorded(instant, recordedAt: now, zone: zone, words: .ofUser)
        }
        let amount = { (milliliters: Int64) in
            Words.amount(milliliters: milliliters, in: snapshot.settings.waterUnit)
        }
        // Others may see the screen.
        let isDiscreet = snapshot.settings.isDiscreet
        switch act {
        case .start(let at, let target):
            title = Words.Search.start(
                since: at.map { TimeText.short($0, now: now, zone: zone, words: .ofUser) },
                target: target.map(TimeText.hours))
            detail =
                target == nil
                ? Words.Search.target(TimeText.hours(snapshot.settings.target)) : ""
        case .end(let at):
            title = Words.Search.end(at: at.map(clock))
            detail = isDiscreet ? "" : Self.ending(at ?? now, snapshot, now: now)
        case .addWater(let water, let at):
            title = Words.Search.addWater(amount(water.milliliters), at: at.map(clock))
            let isToday = at.map { zone.civil($0).dayNumber == zone.civil(now).dayNumber } ?? true
            detail =
                isDiscreet || !isToday
                ? "" : Words.Search.total(amount(snapshot.waterToday + water.milliliters))
        }
    }

    /// The fast as it would be if it ended at an instant.
    private static func ending(_ end: Instant, _ snapshot: Snapshot, now: Instant) -> String {
        guard let fast = snapshot.fast.active, end >= fast.start else { return "" }
        let times = TimeText.interval(
            from: fast.start, to: end, now: now, zone: snapshot.zone, words: .ofUser)
        let span = Words.span(lasting: end - fast.start, from: times.start, to: times.end)
        return end - fast.start < Session.shortest ? Words.Search.notKept(span) : span
    }
}
