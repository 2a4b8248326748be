import Fasting
import Store

/// What follows from the stored records and is expensive to ask for. Each fact is asked for once and
/// then remembered until something changes it.
struct DerivedFacts {
    /// A completed fast, and the number of completed fasts when it ended. Later edits of the history
    /// do not change that number.
    private var arrival: (ended: EndedFast, completed: Int)?
    /// A running fast, and whether it is the first one ever. nil: must be looked up.
    private var first: (fast: RecordID, isFirst: Bool)?
    /// Whether a fast was ever started here. Once it was, it was.
    private var hasStarted = false
    /// Whether the latest ending can be undone, and for how long that is right.
    private var ending: (act: Int64, isUndoable: Bool, validity: Validity)?

    /// Other records were opened.
    mutating func forgetRecords() { (hasStarted, ending) = (false, nil) }

    /// The number of completed fasts up to the one that has just ended; 0 if none has.
    mutating func arrivalCount(
        _ stage: FastState.Stage, _ store: Store
    ) throws(StoreError) -> Int {
        guard case .ended(let ended) = stage, ended.outcome == .completed else {
            arrival = nil
            return 0
        }
        if let arrival, arrival.ended == ended { return arrival.completed }
        let completed = try store.counts().completed
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

    /// Whether an ending can be undone.
    ///
    /// - Parameter ask: finds it out, and from when on the time alone makes it wrong; nil if it does not.
    mutating func isUndoable(
        _ act: JournalEntry, _ store: Store, at now: Instant,
        _ ask: () throws -> (Bool, until: Instant?)
    ) throws -> Bool {
        if let ending, ending.act == act.number, store.holds(ending.validity, at: now) {
            return ending.isUndoable
        }
        let (isUndoable, until) = try ask()
        // The lines about a fast change its registers or its versions too.
        let places = ["fast", "fast_version", "fast_register"]
        ending = (
            act.number, isUndoable, store.validity(of: places, from: now, until: until)
        )
        return isUndoable
    }
}
