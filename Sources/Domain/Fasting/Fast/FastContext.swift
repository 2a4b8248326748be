/// What the rules need to know besides the state.
public struct FastContext {
    public var now: Instant
    /// The next local midnight after `now`.
    public var midnight: Instant
    /// The target of a fast that is started or logged without one.
    public var defaultTarget: Target
    /// Minutes east of UTC at an instant, in the user's zone.
    public var offset: (Instant) -> Int
    public var stored: any StoredFasts

    public init(
        now: Instant, midnight: Instant, defaultTarget: Target, offset: @escaping (Instant) -> Int,
        stored: any StoredFasts
    ) {
        self.now = now
        self.midnight = midnight
        self.defaultTarget = defaultTarget
        self.offset = offset
        self.stored = stored
    }
}

/// The fasts that were kept, as the rules ask for them. A question that fails ends the rule with its error: a fast that
/// could not be read is not a missing one.
public protocol StoredFasts {
    /// - Returns: nil if there is no fast with this id.
    func session(_ id: RecordID) throws -> Session?

    /// The latest fast that ends after an instant, and not after another one if that is given.
    ///
    /// - Parameter id: the fast with this id does not count.
    func session(
        endingAfter after: Instant, upTo: Instant?, except id: RecordID
    ) throws -> Session?

    /// A fast that overlaps an interval.
    ///
    /// - Parameters:
    ///   - id: the fast with this id does not count.
    ///   - old: fasts that overlap this interval too do not count.
    ///   - act: only fasts that did not overlap the interval before this act count; nil for all.
    func session(
        overlapping interval: Range<Instant>, except id: RecordID,
        orOverlapping old: Range<Instant>?, newSince act: JournalEntry?
    ) throws -> Session?

    /// Whether the fast that is shown did not overlap an interval before an act; false if none is shown.
    func isRunningFastNew(to interval: Range<Instant>, since act: JournalEntry) throws -> Bool
}
