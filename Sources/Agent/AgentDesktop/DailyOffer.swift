import Compline
import Fasting
import LocalTime
import Notices

/// What the agent offers in one notification, at a local time that the user chose.
///
/// It is offered at that time or up to half an hour later: a machine may have been asleep, or the session
/// locked. It is not offered while the user does it already, nor for a time before the agent started or
/// the time was chosen. Whether an offer was taken is not remembered.
public enum DailyOffer: CaseIterable, Sendable {
    /// To pray the night prayer. Rule: docs/rules/words.md, Compline.
    case invitation
    /// To begin a fast as planned.
    case plan

    /// - Parameter place: of ``DailyOffersPolicy``.
    func slot(_ place: Int) -> NotificationSlot {
        switch self {
        case .plan: .plan(place)
        case .invitation: .invitation
        }
    }

    /// - Returns: nil if it is not a slot of this offer.
    func place(_ slot: NotificationSlot) -> Int? {
        switch (self, slot) {
        case (.plan, .plan(let place)): place
        case (.invitation, .invitation): 0
        default: nil
        }
    }

    /// The key of the button that takes it.
    var button: String {
        switch self {
        case .plan: NotificationText.beginPlanned
        case .invitation: NotificationText.beginPrayer
        }
    }

    /// The day on which it is offered once, by the wall clock. In days since 1970-01-01.
    func day(of instant: Instant, zone: Zone) -> Int64 {
        switch self {
        case .plan: zone.civil(instant).dayNumber
        // A night is one, also after midnight.
        case .invitation: PrayerNight(at: instant, zone: zone).evening
        }
    }
}

/// When one thing is offered. It reads no clock and shows nothing.
struct DailyOfferPolicy {
    struct Facts {
        var now: Instant
        var zone: Zone
        /// When it is offered; nil if the user does not want it.
        var plan: DailyPlan?
        /// Whether the user does now what would be offered.
        var isUnderWay = false
        /// The latest day on which the user did it, as ``DailyOffer/day(of:zone:)`` counts; nil if it is not
        /// known.
        var doneDay: Int64?
        /// Whether nothing is shown now. The offer waits then.
        var isHeld = false
    }

    enum Step: Equatable {
        case none
        case show
        case withdraw
    }

    struct Decision: Equatable {
        var step = Step.none
        /// When to decide again if nothing else happens before; nil for never.
        var alarm: Instant?
    }

    /// How late an offer may be, and how long it stays, in seconds.
    static let patience: Int64 = 30 * 60

    private let offer: DailyOffer
    private var plan: DailyPlan?
    /// There is no offer for this instant and earlier ones.
    private var since: Instant
    /// The day that had its offer, or that needs none any more.
    private var settledDay: Int64?
    /// Until when the offer on screen stays; nil if there is none.
    private var staysUntil: Instant?
    /// The instant of the last decision if it was under way then.
    private var underWaySince: Instant?

    /// - Parameter start: when the agent started.
    init(_ offer: DailyOffer, since start: Instant) {
        self.offer = offer
        since = start
    }

    /// Call it at the alarm, and when a fact or the clock may have changed.
    mutating func decide(_ facts: Facts) -> Decision {
        defer { underWaySince = facts.isUnderWay ? facts.now : nil }
        let isOver = facts.plan == nil || facts.isUnderWay
        if facts.plan != plan {
            plan = facts.plan
            since = facts.now
        }
        // The clock may be set back.
        since = min(since, facts.now)
        staysUntil = staysUntil.map { min($0, facts.now + Self.patience) }

        var decision = Decision()
        if let until = staysUntil, isOver || until <= facts.now {
            staysUntil = nil
            decision.step = .withdraw
        }
        guard let plan else { return decision }
        let occurrences = plan.occurrences(around: facts.now, zone: facts.zone)
        if let last = occurrences.last(where: { $0 <= facts.now }), isDue(last, facts) {
            settledDay = offer.day(of: last, zone: facts.zone)
            staysUntil = last + Self.patience
            decision.step = .show
        }
        let next = occurrences.first { $0 > facts.now }
        decision.alarm = [next, staysUntil].compactMap(\.self).min()
        return decision
    }

    /// Whether to offer it now for an instant that has come.
    private mutating func isDue(_ instant: Instant, _ facts: Facts) -> Bool {
        let day = offer.day(of: instant, zone: facts.zone)
        guard instant > since, day != settledDay, facts.now - instant < Self.patience else {
            return false
        }
        // The alarm may be late, so it may have ended since the instant.
        let wasUnderWay = underWaySince.map { $0 < instant } ?? false
        if facts.isUnderWay || wasUnderWay || day == facts.doneDay {
            // Also not later on that day.
            settledDay = day
            return false
        }
        return !facts.isHeld
    }

    /// The offer was taken or closed.
    mutating func wasAnswered() { staysUntil = nil }
}
