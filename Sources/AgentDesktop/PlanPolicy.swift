import Fasting
import LocalTime

/// When the user is offered to begin a fast. It reads no clock and shows nothing.
///
/// There is one offer at the planned time or up to half an hour later: a machine may have been asleep, or
/// the session locked. There is none while a fast runs, and none for a time before the agent started or
/// the plan was made. Whether an offer was taken is not remembered.
struct PlanPolicy {
    struct Facts {
        var now: Instant
        var zone: Zone
        /// nil if there is no plan.
        var plan: StartPlan?
        var isFasting = false
        /// The offer waits while the session is locked or the night prayer is shown.
        var isHeld = false
    }

    enum Step: Equatable {
        case none
        case show(StartPlan)
        case withdraw
    }

    struct Decision: Equatable {
        var step = Step.none
        /// When to decide again if nothing else happens before; nil for never.
        var alarm: Instant?
    }

    /// How late an offer may be, and how long it stays, in seconds.
    static let patience: Int64 = 30 * 60

    private var plan: StartPlan?
    /// There is no offer for this instant and earlier ones.
    private var since: Instant
    /// Until when the offer on screen stays; nil if there is none.
    private var staysUntil: Instant?
    /// What was offered last. It is not offered again if the clock is set back.
    private var offered: Instant?

    /// - Parameter start: when the agent started.
    init(since start: Instant) { since = start }

    /// Call it at the alarm, and when a fact or the clock may have changed.
    mutating func decide(_ facts: Facts) -> Decision {
        var decision = Decision()
        if facts.plan != plan {
            plan = facts.plan
            since = facts.now
            offered = nil
            if staysUntil != nil { decision.step = .withdraw }
            staysUntil = nil
        }
        // The clock may be set back.
        since = min(since, facts.now)
        staysUntil = staysUntil.map { min($0, facts.now + Self.patience) }

        if let until = staysUntil, facts.isFasting || until <= facts.now {
            staysUntil = nil
            decision.step = .withdraw
        }
        guard let plan else { return decision }
        let occurrences = plan.occurrences(around: facts.now, zone: facts.zone)
        if let last = occurrences.last(where: { $0 <= facts.now }), last > since, last != offered {
            if facts.isFasting || facts.now - last >= Self.patience {
                since = last
            } else if !facts.isHeld {
                since = last
                offered = last
                staysUntil = last + Self.patience
                decision.step = .show(plan)
            }
        }
        let next = occurrences.first { $0 > facts.now }
        decision.alarm = [next, staysUntil].compactMap(\.self).min()
        return decision
    }

    /// The offer was taken or closed.
    mutating func wasAnswered() { staysUntil = nil }
}

extension StartPlan {
    /// The planned instants from the day before an instant to a week after it, in order.
    func occurrences(around instant: Instant, zone: Zone) -> [Instant] {
        time.occurrences(around: instant, zone: zone, days: -1...8).filter {
            days.contains(Days(weekday: zone.civil($0).weekday))
        }
    }
}
