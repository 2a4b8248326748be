import Fasting
import Store

/// Everything that the agent can be asked to do. An instant that is nil means now.
///
/// Commands come from the bus, from notifications and from the tray. ``Engine/perform(_:)`` carries
/// out all of them the same way.
public enum Command: Equatable, Sendable {
    // The current fast.

    /// - `target`: nil for the default target.
    case start(at: Instant? = nil, target: Target? = nil)
    case end(at: Instant? = nil)
    case abandon
    /// A value that is nil stays as it is.
    case adjust(start: Instant? = nil, target: Target? = nil)
    /// Takes back the last ending.
    case undoEnding

    // The history.

    /// Adds a fast of the past.
    ///
    /// - `target`: nil for the default target.
    case log(start: Instant, end: Instant, target: Target? = nil)
    /// A value that is nil stays as it is.
    case edit(RecordID, start: Instant? = nil, end: Instant? = nil, target: Target? = nil)
    case delete(RecordID)
    /// Takes back the last edit of the history.
    case undoEdit
    /// Imports sessions. With `isDryRun` they are only counted.
    case merge([Session], isDryRun: Bool = false)

    /// Takes back the latest act: an edit of the history, else an ending.
    case undoLatest

    // Water.

    /// - `amount`: nil for the quick-add amount.
    case addWater(WaterAmount?, at: Instant? = nil)
    case removeWater(RecordID)
    /// Imports water entries. With `isDryRun` they are only counted.
    case mergeWater([WaterEntry], isDryRun: Bool = false)

    // Settings.

    case set(Settings.Key, to: Settings.Value)
    case setVigil(Bool)
}

/// What a command returns to its caller.
public enum Reply: Equatable, Sendable {
    case done
    /// The id of what was added.
    case id(RecordID)
    case ended(EndedFast)
    case merged(MergeCounts)
}
