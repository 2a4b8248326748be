import Fasting
import LocalTime

/// When each of several plans is offered. A plan is known by its value: a changed one is another one, which may
/// come on the same day, and the offer of the old one is withdrawn. The invitation stays the same one if its time
/// changes.
struct DailyOffersPolicy {
    struct Decision: Equatable {
        struct Step: Equatable {
            /// Where the offer is shown. A plan keeps its place as long as it is there.
            var place: Int
            var plan: DailyPlan
            /// Never ``DailyOfferPolicy/Step/none``.
            var step: DailyOfferPolicy.Step
        }

        var steps: [Step] = []
        /// When to decide again if nothing else happens before; nil for never.
        var alarm: Instant?
    }

    private struct Entry {
        var plan: DailyPlan
        let place: Int
        var policy: DailyOfferPolicy
    }

    private let offer: DailyOffer
    private let start: Instant
    private var entries: [Entry] = []

    /// - Parameter start: when the agent started.
    init(_ offer: DailyOffer, since start: Instant) {
        self.offer = offer
        self.start = start
    }

    /// Call it at the alarm, and when a plan, a fact or the clock may have changed.
    ///
    /// - Parameters:
    ///   - plans: no two are equal.
    ///   - facts: what holds for all of them.
    mutating func decide(_ plans: [DailyPlan], _ facts: DailyOfferPolicy.Facts) -> Decision {
        var decision = Decision()
        let isGone = { [offer] (entry: Entry) in
            !plans.contains { offer.isSame($0, entry.plan) }
        }
        // A plan that is gone leaves its place before a new one looks for one.
        for index in entries.indices where isGone(entries[index]) {
            decide(index, nil, facts, &decision)
        }
        // The invitation remembers its night while it is off.
        if offer == .plan { entries.removeAll(where: isGone) }
        for plan in plans { decide(entry(of: plan), plan, facts, &decision) }
        return decision
    }

    /// - Parameter plan: nil if the user does not want it any more.
    private mutating func decide(
        _ index: Int, _ plan: DailyPlan?, _ facts: DailyOfferPolicy.Facts,
        _ decision: inout Decision
    ) {
        var facts = facts
        facts.plan = plan
        let one = entries[index].policy.decide(facts)
        if one.step != .none {
            let entry = entries[index]
            decision.steps.append(.init(place: entry.place, plan: entry.plan, step: one.step))
        }
        decision.alarm = [decision.alarm, one.alarm].compactMap(\.self).min()
    }

    /// The index of the entry of a plan. A new plan gets the first free place.
    private mutating func entry(of plan: DailyPlan) -> Int {
        if let index = entries.firstIndex(where: { offer.isSame($0.plan, plan) }) {
            entries[index].plan = plan
            return index
        }
        let taken = Set(entries.map(\.place))
        let place = (0...).first { !taken.contains($0) } ?? entries.count
        entries.append(
            Entry(plan: plan, place: place, policy: DailyOfferPolicy(offer, since: start)))
        return entries.count - 1
    }

    /// The offer in a place was taken or closed.
    mutating func wasAnswered(_ place: Int) {
        for index in entries.indices where entries[index].place == place {
            entries[index].policy.wasAnswered()
        }
    }
}

extension DailyOffer {
    /// Whether two plans have one offer between them.
    fileprivate func isSame(_ a: DailyPlan, _ b: DailyPlan) -> Bool {
        self == .invitation || a == b
    }
}
