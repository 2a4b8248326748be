import Fasting
import Store

/// Everything that the agent can be asked to do. An instant that is nil means now.
///
/// Commands come from the bus, from notifications and from the tray. ``Engine/perform(_:)`` carries
/// out all of them the same way.
public enum Command: Equatable, Sendable {
    // The current fast.

    /// - `target`: nil for the default target.
    /// - `id`: of a fast that began elsewhere; nil for a new one.
    case start(
        at: Instant? = nil, target: Target? = nil, note: Note = .none, id: RecordID? = nil)
    /// - `note`: nil if it stays as it is.
    case end(at: Instant? = nil, note: Note? = nil)
    case abandon
    /// A value that is nil stays as it is.
    case adjust(start: Instant? = nil, target: Target? = nil, note: Note? = nil)
    /// Undoes the last ending.
    case undoEnding

    // The history.

    /// Adds a past fast.
    ///
    /// - `target`: nil for the default target.
    /// - `id`: as the caller made it; nil for a new one. If a stored fast has it, nothing is added.
    case log(
        start: Instant, end: Instant, target: Target? = nil, note: Note = .none,
        id: RecordID? = nil)
    /// A value that is nil stays as it is.
    case edit(
        RecordID, start: Instant? = nil, end: Instant? = nil, target: Target? = nil,
        note: Note? = nil)
    /// Writes the note of the running fast or of a stored one.
    case setNote(RecordID, Note)
    case delete(RecordID)

    // The journal.

    /// Undoes the latest act of any kind.
    case undo
    /// Does again what the last undo has undone.
    case redo
    /// Imports fasts and water as one act. With `isDryRun` they are only counted.
    ///
    /// - `settings`: replace the present ones; nil if these stay.
    /// - `running`: goes on here if nothing is against it.
    case merge(
        [Session] = [], water: [WaterEntry] = [], settings: Settings? = nil,
        running: RunningFast? = nil, isDryRun: Bool = false)
    /// Puts back the fasts and the water of a backup as one act. With `isDryRun` the differences are
    /// only counted.
    ///
    /// - `day`: the day of the backup, as in `2026-11-21`.
    case restore(day: String, isDryRun: Bool = false)

    // Water.

    /// - `amount`: nil for the quick-add amount.
    /// - `id`: of an entry that was asked for elsewhere; nil for a new one. If an entry has it, nothing is
    ///   added.
    case addWater(WaterAmount?, at: Instant? = nil, id: RecordID? = nil)
    case removeWater(RecordID)

    // Settings.

    case set(Settings.Key, to: Settings.Value)
    case setVigil(Bool)
    case setCompline(Bool)
    /// Sets the time of the invitation to the night prayer; nil for none. A time also turns the
    /// invitation on.
    case setInvitation(TimeOfDay?)

    // Licences, in an installation that names an authority.

    case licence(LicenceCommand)

    /// - Parameter text: the whole licence.
    public static func addLicence(_ text: String) -> Command { .licence(.add(text)) }
    public static let removeLicence = Command.licence(.remove)
    /// The user has answered the question about a licence, or does not want it.
    public static let dismissPrompt = Command.licence(.dismissPrompt)
}

/// What the caller of a command relies on. A command is refused if it does not hold, so that it never does
/// something to another fast or act than the caller saw.
public enum Precondition: Equatable, Sendable {
    /// The running fast has this id.
    case runs(RecordID)
    /// This is the act that an undo of the scope would undo.
    case undoes(Int64, in: UndoScope = .all)
    /// This is the act that a redo would redo.
    case redoes(Int64)
    /// Nothing was done since this act, undo or redo, here or on another machine.
    case follows(Int64)
}

/// What a command returns to its caller.
public enum Reply: Equatable, Sendable {
    case done
    /// The id of what was added.
    case id(RecordID)
    case ended(EndedFast)
    /// The report is nil if it was stored.
    case merged(MergeCounts, MergeReport?, running: RunningFast.Fate?)
    case undone(Undone)
    case restored(RestoreCounts)
}

/// How the records differ from those of a backup, fasts and water together.
public struct RestoreCounts: Equatable, Sendable {
    /// Records of the backup that are not there now.
    public var returned: Int
    public var changed: Int
    /// Records that are there now and not in the backup.
    public var removed: Int
    public var equal: Int

    public init(returned: Int = 0, changed: Int = 0, removed: Int = 0, equal: Int = 0) {
        self.returned = returned
        self.changed = changed
        self.removed = removed
        self.equal = equal
    }
}
