import Compline
import Fasting
import LocalTime

/// When the daily offers of a kind are on screen. It reads no clock and shows nothing.
///
/// Something is offered at a local time that the user chose, or up to half an hour later: a machine may have been
/// asleep, or the session locked. It is not offered while the user does it already, nor for a time before the
/// agent started or the time was chosen. Whether an offer was taken is not remembered.
struct DailyOfferPolicy {
    /// What has one offer, and on which days.
    enum Unit {
        /// Each plan, once a date. A plan is known by its value: a changed one is another one, which may come on the
        /// same day, and the offer of the old one is withdrawn.
        case plan
        /// The night, whenever its offer comes, also after midnight.
        case night

        /// The day of an offer by the wall clock. In days since 1970-01-01.
        func day(of instant: Instant, zone: Zone) -> Int64 {
            switch self {
            case .plan: zone.civil(instant).dayNumber
            case .night: PrayerNight(at: instant, zone: zone).evening
            }
        }
    }

    /// What holds for all offers of a kind.
    struct Facts {
        var now: Instant
        var zone: Zone
        /// When the user wants offers. No two are equal.
        var plans: [DailyPlan] = []
        /// Whether the user does now what would be offered.
        var isUnderWay = false
        /// The latest day on which the user did it, as ``Unit/day(of:zone:)`` counts; nil if it is not known.
        var doneDay: Int64?
        /// Whether nothing is shown now. The offer waits then.
        var isHeld = false
    }

    /// An offer on screen.
    struct Offer: Equatable {
        /// Where it is shown. A plan keeps its place as long as it is there.
        var place: Int
        var plan: DailyPlan
        /// The day that it is for.
        var day: Int64
    }

    private struct Entry {
        var place = 0
        /// nil if the user does not want it now.
        var plan: DailyPlan?
        /// There is no offer for this instant and earlier ones.
        var since: Instant?
        /// The day that had its offer, or that needs none any more.
        var settledDay: Int64?
        /// Until when the offer on screen stays; nil if there is none.
        var staysUntil: Instant?
    }

    /// How late an offer may be, and how long it stays, in seconds.
    static let patience: Int64 = 30 * 60

    private let unit: Unit
    private var entries: [Entry]
    /// The instant of the last decision if it was under way then.
    private var underWaySince: Instant?

    init(_ unit: Unit) {
        self.unit = unit
        // The night remembers its offer while the user wants none.
        entries = unit == .night ? [Entry()] : []
    }

    /// What is on screen by the last decision.
    var shown: [Offer] {
        entries.compactMap { entry in
            guard entry.staysUntil != nil, let plan = entry.plan, let day = entry.settledDay
            else { return nil }
            return Offer(place: entry.place, plan: plan, day: day)
        }
    }

    /// Decides what is on screen. Call it at the alarm, and when a fact or the clock may have changed.
    ///
    /// - Returns: when to decide again if nothing else happens before; nil for never.
    mutating func decide(_ facts: Facts) -> Instant? {
        defer { underWaySince = facts.isUnderWay ? facts.now : nil }
        switch unit {
        case .plan:
            // A plan that is gone leaves its place before a new one looks for one.
            entries.removeAll { entry in !facts.plans.contains { $0 == entry.plan } }
            for plan in facts.plans where !entries.contains(where: { $0.plan == plan }) {
                let place = (0...).first { place in !entries.contains { $0.place == place } }
                entries.append(Entry(place: place ?? 0, plan: plan, since: facts.now))
            }
        case .night:
            if entries[0].plan != facts.plans.first {
                (entries[0].plan, entries[0].since) = (facts.plans.first, facts.now)
            }
        }
        return entries.indices.compactMap { decide(&entries[$0], facts) }.min()
    }

    private func decide(_ entry: inout Entry, _ facts: Facts) -> Instant? {
        // The clock may be set back.
        entry.since = entry.since.map { min($0, facts.now) }
        entry.staysUntil = entry.staysUntil.map { min($0, facts.now + Self.patience) }
            .flatMap { facts.isUnderWay || $0 <= facts.now ? nil : $0 }
        guard let plan = entry.plan, let since = entry.since else {
            entry.staysUntil = nil
            return nil
        }
        let occurrences = plan.occurrences(around: facts.now, zone: facts.zone)
        if let last = occurrences.last(where: { $0 <= facts.now }), last > since,
            facts.now - last < Self.patience
        {
            let day = unit.day(of: last, zone: facts.zone)
            // The alarm may be late, so it may have ended since the instant.
            let isDone =
                facts.isUnderWay || underWaySince.map { $0 < last } ?? false || day == facts.doneDay
            if day != entry.settledDay, isDone || !facts.isHeld {
                // What was done is not offered later on that day either.
                entry.settledDay = day
                if !isDone { entry.staysUntil = last + Self.patience }
            }
        }
        let next = occurrences.first { $0 > facts.now }
        return [next, entry.staysUntil].compactMap(\.self).min()
    }

    /// The offer in a place was taken or closed.
    mutating func wasAnswered(_ place: Int) {
        for index in entries.indices where entries[index].place == place {
            entries[index].staysUntil = nil
        }
    }
}
