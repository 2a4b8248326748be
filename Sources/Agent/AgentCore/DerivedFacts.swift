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
    /// A running fast, and whether it is the first one ever. nil: must be looked up.
    private var first: (fast: RecordID, isFirst: Bool)?
    /// Whether a fast was ever started here. Once it was, it was.
    private var hasStarted = false
    /// The water of the hours up to the latest entry. nil: must be asked for.
    private var recent: Int64?
    /// nil: must be looked up.
    private var undo: UndoFacts?
    /// It is different after each change of the history.
    private(set) var historyRevision = 0

    mutating func forgetHistory() {
        counts = nil
        hasStarted = false
        historyRevision += 1
    }

    mutating func forgetWater() { (water, recent) = (nil, nil) }

    mutating func forgetUndo() { undo = nil }

    mutating func counts(_ store: Store) throws(StoreError) -> HistoryCounts {
        if let counts { return counts }
        let (all, completed) = try store.counts()
        let known = HistoryCounts(all: all, completed: completed)
        counts = known
        return known
    }

    /// The water of the local day in millilitres.
    mutating func waterToday(
        _ store: Store, now: Instant, zone: Zone
    ) throws(StoreError) -> Int64 {
        let day = zone.startOfDay(at: now)
        if let water, water.day == day { return water.milliliters }
        let total = try store.waterTotal(since: day, until: zone.midnight(after: now))
        water = (day, total)
        return total
    }

    /// The number of completed fasts up to the one that has just ended; 0 if none has.
    mutating func arrivalCount(
        _ stage: FastState.Stage, _ store: Store
    ) throws(StoreError) -> Int {
        guard case .ended(let ended) = stage, ended.outcome == .completed else {
            arrival = nil
            return 0
        }
        if let arrival, arrival.ended == ended { return arrival.completed }
        let completed = try counts(store).completed
        arrival = (ended, completed)
        return completed
    }

    /// Whether the running fast is the first one that was ever started here.
    mutating func isFirst(_ fast: ActiveFast?, _ store: Store) throws(StoreError) -> Bool {
        guard let fast else {
            first = nil
            return false
        }
        if let first, first.fast == fast.id { return first.isFirst }
        let isFirst = try store.isFirstFast(fast.id)
        first = (fast.id, isFirst)
        return isFirst
    }

    /// Whether no fast was ever started here. While one runs, it is not asked.
    mutating func hasNeverStarted(
        _ fast: ActiveFast?, _ store: Store
    ) throws(StoreError) -> Bool {
        if fast != nil { hasStarted = true }
        if !hasStarted { hasStarted = try !store.hasNoStart() }
        return !hasStarted
    }

    mutating func recentWater(_ store: Store) throws(StoreError) -> Int64 {
        if let recent { return recent }
        let total = try store.recentWater()
        recent = total
        return total
    }

    /// What an undo or a redo would do.
    ///
    /// - Parameter ask: looks it up.
    mutating func undo(_ ask: () throws -> UndoFacts) throws -> UndoFacts {
        if let undo { return undo }
        let found = try ask()
        undo = found
        return found
    }
}
