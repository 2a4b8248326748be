import Compline
import Fasting
import LocalTime

/// When the user is invited to the night prayer. It reads no clock and shows nothing.
///
/// There is one invitation a night, at the chosen time or up to half an hour later: a machine may
/// have been asleep, or the session locked. There is none in a night in which the user has prayed,
/// and none for a time before the agent started or the time was chosen. Rule: docs/rules/words.md,
/// Compline.
struct InvitationPolicy {
    struct Facts {
        var now: Instant
        var zone: Zone
        /// The chosen time; nil if the user wants no invitation.
        var time: TimeOfDay?
        var isPraying = false
        /// The latest night in which the user prayed.
        var prayed: PrayerNight?
        /// Whether the session is locked. The invitation waits then.
        var isLocked = false
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

    /// How late an invitation may be, and how long it stays, in seconds.
    static let patience: Int64 = 30 * 60

    private var time: TimeOfDay?
    /// There is no invitation for this instant and earlier ones.
    private var since: Instant
    /// The night that had its invitation, or that needs none any more.
    private var settled: PrayerNight?
    /// Until when the invitation on screen stays; nil if there is none.
    private var staysUntil: Instant?
    /// The instant of the last decision if the prayer ran then.
    private var prayedSince: Instant?

    /// - Parameter start: when the agent started.
    init(since start: Instant) { since = start }

    /// Call it at the alarm, and when a fact or the clock may have changed.
    mutating func decide(_ facts: Facts) -> Decision {
        if facts.time != time {
            time = facts.time
            since = facts.now
        }
        // The clock may be set back.
        since = min(since, facts.now)
        staysUntil = staysUntil.map { min($0, facts.now + Self.patience) }

        defer { prayedSince = facts.isPraying ? facts.now : nil }

        var decision = Decision()
        let isOver = staysUntil.map { $0 <= facts.now } ?? false
        if staysUntil != nil, time == nil || facts.isPraying || isOver {
            staysUntil = nil
            decision.step = .withdraw
        }
        guard let time else { return decision }
        let occurrences = time.occurrences(around: facts.now, zone: facts.zone)
        if let last = occurrences.last(where: { $0 <= facts.now }), isDue(last, facts) {
            settled = PrayerNight(at: last, zone: facts.zone)
            staysUntil = last + Self.patience
            decision.step = .show
        }
        let next = occurrences.first { $0 > facts.now }
        decision.alarm = [next, staysUntil].compactMap(\.self).min()
        return decision
    }

    /// Whether to invite now for an instant that has come.
    private mutating func isDue(_ instant: Instant, _ facts: Facts) -> Bool {
        let night = PrayerNight(at: instant, zone: facts.zone)
        guard instant > since, night != settled else { return false }
        // The alarm may be late, so the prayer may have ended since the instant.
        let passedWhilePraying = prayedSince.map { $0 < instant } ?? false
        if facts.isPraying || passedWhilePraying || night == facts.prayed {
            // Also not after the prayer.
            settled = night
            return false
        }
        return facts.now - instant < Self.patience && !facts.isLocked
    }
}

extension TimeOfDay {
    /// When the wall clock shows the time, on some days before and after an instant, in order. A time that the clock skips is the instant of the change, and of a time that occurs
    /// twice the earlier one counts.
    func occurrences(
        around instant: Instant, zone: Zone, days: ClosedRange<Int> = -1...2
    ) -> [Instant] {
        let today = zone.civil(instant)
        let noon = CivilTime(year: today.year, month: today.month, day: today.day, hour: 12)
        return days.map { number in
            let day = noon.adding(days: Int64(number))
            let civil = CivilTime(
                year: day.year, month: day.month, day: day.day, hour: hour, minute: minute)
            switch zone.resolve(civil) {
            case .instant(let occurrence), .skipped(let occurrence): return occurrence
            }
        }
    }
}
