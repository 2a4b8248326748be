/// One call of a user or a program, as the model understands it.
///
/// Instants are whole seconds since the epoch, targets are microseconds. An optional that is nil
/// is an option that was left out; a 0 means the same ("0 means none").
public enum Call: Equatable, Sendable {
    case start(at: Int64?, target: Int64?)
    case end(at: Int64?)
    case abandon
    case adjust(start: Int64?, target: Int64?)
    case timerUndo
    case log(start: Int64, end: Int64, target: Int64?)
    case edit(id: String, start: Int64?, end: Int64?, target: Int64?)
    case delete(id: String)
    /// An empty text removes the note.
    case setNote(id: String, String)
    case waterAdd(milliliters: Int?, at: Int64?)
    case waterRemove(id: String)
    case importRecords([Fast], [Water])
    case journalUndo
    case journalRedo
    /// The day of a backup, and what is in it.
    case restore(day: String, Contents)
    case setTarget(Int64)
    case setQuickAdd(Int)
    /// The first instant at which the licence holds, and the first at which it no longer does.
    case addLicence(from: Int64, until: Int64?)
    case removeLicence
}

/// A fast that has ended and is kept: what the domain calls a session.
public struct Fast: Hashable, Sendable {
    public var id: String
    /// Seconds since the epoch.
    public var start: Int64
    /// Seconds since the epoch.
    public var end: Int64
    /// Minutes east of UTC at the end, nil if it was not stated (then it is read as the local
    /// zone's at that end).
    public var offset: Int?
    /// Microseconds, nil if it was not stated (then it is read as 16 hours).
    public var target: Int64?
    /// Empty if there is none.
    public var note: String

    public init(
        id: String, start: Int64, end: Int64, offset: Int?, target: Int64?, note: String = ""
    ) {
        self.id = id
        self.start = start
        self.end = end
        self.offset = offset
        self.target = target
        self.note = note
    }
}

/// One entry of water.
public struct Water: Hashable, Sendable {
    public var id: String
    /// Seconds since the epoch.
    public var at: Int64
    public var milliliters: Int

    public init(id: String, at: Int64, milliliters: Int) {
        self.id = id
        self.at = at
        self.milliliters = milliliters
    }
}

/// What a call is answered with.
public enum Answer: Equatable, Sendable {
    case done
    case id(String)
    /// Start and end in seconds, target in microseconds.
    case ended(
        id: String, start: Int64, end: Int64, target: Int64, outcome: String, kept: Bool)
    /// The records of an import, fasts and water together; `Model.lastImport` has them apart.
    case counts(new: Int, changed: Int, equal: Int, short: Int)
    /// The act that was undone or made again, and how many records were left as they are
    /// because they changed since.
    case undone(act: String, left: Int)
    /// The last part of the error's name, such as "AlreadyActive".
    case refused(String)
}

/// What the agent announces on its own.
public enum Announcement: Hashable, Sendable {
    /// A phase begins. `at` is the instant of the transition in seconds.
    case milestone(key: String, at: Int64, fast: String)
    /// The target is reached. `at` is in microseconds.
    case target(at: Int64, fast: String)
}

/// How many records of an import were new, changed, equal or skipped.
public struct ImportCounts: Equatable, Sendable {
    public var new = 0
    public var changed = 0
    /// Records that change nothing: the same as the stored ones, or older than they are.
    public var equal = 0
    /// Records that were skipped: under 4 hours, without duration, or in the future.
    public var short = 0

    public init() {}
}
