import Fasting
import LocalTime
import Words

/// Everything that the agent knows at one moment, from which follows all that it publishes and says.
struct Present {
    var fast: FastState
    var settings: Settings
    /// Of all stored fasts, and of those that lasted as long as they were meant to.
    var counts = (all: 0, completed: 0)
    /// Of completed fasts, up to the one that is spoken of.
    var arrivalCount = 0
    /// Whether the last ending can be taken back.
    var canUndoEnding = false
    /// Whether this installation names a licence authority. None does, so everyone has everything.
    var namesAuthority = false
    /// Millilitres of the local day.
    var waterToday: Int64
    var now: Instant
    var zone: Zone

    /// Whether the last edit of the records can be taken back.
    var canUndoEdit: Bool { fast.undoableEdit != nil }

    /// What may be shown.
    var entitlement: Entitlement {
        Entitlement(
            namesAuthority: namesAuthority, hasLicence: false, completedCount: counts.completed)
    }

    var dayOfYear: Int { zone.civil(now).dayOfYear }

    /// The line of Scripture that belongs to this moment (rule: words, "Rules of Vigil"): none where
    /// Vigil is off, and none after a fast that was ended early or abandoned.
    var passage: Words.Vigil.Passage? {
        guard settings.isVigilOn else { return nil }
        switch fast.stage {
        case .idle: return Words.Vigil.idle(dayOfYear: dayOfYear)
        case .active(let fast): return Words.Vigil.scripture(fast.milestone(at: now))
        case .ended(let ended) where ended.outcome == .completed:
            return Words.Vigil.arrival(completedCount: arrivalCount)
        case .ended: return nil
        }
    }

    /// What Vigil adds to the companion text; nil where there is none.
    var addition: String? {
        guard settings.isVigilOn, let fast = fast.active else { return nil }
        return Words.Vigil.companion(fast.milestone(at: now))
    }

    /// The companion text of a phase with what Vigil adds.
    func text(of milestone: Milestone) -> String {
        let text = Words.companion(milestone)
        return settings.isVigilOn ? "\(text) \(Words.Vigil.companion(milestone))" : text
    }

    /// The local midnight, where something then changes that the fast does not bring about by itself.
    var dayBound: Instant? {
        let speaksOfTheDay = settings.isVigilOn && fast.active == nil
        return speaksOfTheDay || waterToday > 0 ? zone.midnight(after: now) : nil
    }
}
