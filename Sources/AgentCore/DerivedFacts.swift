import Fasting
import LocalTime
import Store

/// What follows from the stored records and is expensive to ask for. Each fact is asked for once and
/// then remembered until something changes it.
struct DerivedFacts {
    /// nil: must be counted.
    private var counts: HistoryCounts?
    /// The first instant of a local day, and the water of that day. nil: must be asked for.
    private var water: (day: Instant, milliliters: Int64)?
    /// A completed fast, and the number of completed fasts when it ended. Later edits of the history
    /// do not change that number.
    private var arrival: (ended: EndedFast, completed: Int)?
    /// Whether a stored fast overlaps the one whose ending could be undone. nil: must be looked up.
    private var undoIsBlocked: Bool?
    /// It is different after each change of the history.
    private(set) var historyRevision = 0

    mutating func forgetHistory() {
        counts = nil
        undoIsBlocked = nil
        historyRevision += 1
    }

    mutating func forgetWater() { water = nil }

    mutating func forgetUndo() { undoIsBlocked = nil }

    /// - Returns: 0 if the store is not open or cannot be read.
    mutating func counts(_ store: Store?) -> HistoryCounts {
        if let counts { return counts }
        guard let (all, completed) = try? store?.counts() else { return HistoryCounts() }
        let known = HistoryCounts(all: all, completed: completed)
        counts = known
        return known
    }

    /// The water of the local day in millilitres.
    ///
    /// - Returns: 0 if the store is not open or cannot be read.
    mutating func waterToday(_ store: Store?, now: Instant, zone: Zone) -> Int64 {
        let day = zone.startOfDay(at: now)
        if let water, water.day == day { return water.milliliters }
        guard let store,
            let total = try? store.waterTotal(since: day, until: zone.midnight(after: now))
        else { return 0 }
        water = (day, total)
        return total
    }

    /// The number of completed fasts up to the one that has just ended; 0 if none has.
    mutating func arrivalCount(_ stage: FastState.Stage, _ store: Store?) -> Int {
        guard case .ended(let ended) = stage, ended.outcome == .completed else {
            arrival = nil
            return 0
        }
        if let arrival, arrival.ended == ended { return arrival.completed }
        let completed = counts(store).completed
        arrival = (ended, completed)
        return completed
    }

    /// Whether the last ending can be undone. An import may have brought a fast that overlaps it.
    mutating func canUndoEnding(_ state: FastState, _ store: Store?) -> Bool {
        guard state.active == nil, let ended = state.undoableEnding else { return false }
        if let undoIsBlocked { return !undoIsBlocked }
        let other = try? store?.session(endingAfter: ended.start, upTo: nil, except: ended.id)
        undoIsBlocked = other != nil
        return other == nil
    }
}
