import Fasting
import LocalTime

/// Everything that the agent knows at one instant. What it publishes and says follows from this.
public struct Snapshot {
    /// Whether the records can be read.
    public enum Records: Equatable, Sendable {
        case readable
        case unreadable(Refusal)
    }

    public var fast: FastState
    public var settings: Settings
    public var history = HistoryCounts()
    /// It is different after each change of the history.
    public var historyRevision = 0
    /// The number of completed fasts up to the one that has just ended, this one included.
    public var arrivalCount = 0
    /// Whether the running fast is the first one that was ever started here.
    public var isFirstFast = false
    /// Whether no fast was ever started here, so that the next one is the first. False while one runs.
    public var hasNeverStarted = false
    public var undo = UndoFacts()
    /// What is known about the licence; nil if this installation names no licence authority, as by
    /// default.
    public var licensing: Licensing?
    /// Millilitres of the local day.
    public var waterToday: Int64
    /// Millilitres of the hours up to the latest entry (``WaterEntry/recentSeconds``).
    public var recentWater: Int64 = 0
    public var records: Records = .readable
    /// Why the last attempt to open the records failed; nil if they are open, or nothing was tried yet.
    public var problem: Refusal?
    /// What was done to the records today or yesterday; nil if nothing was.
    public var recovery: Recovery?
    /// Whether the calendar folder has the fasts.
    public var calendar = CalendarState.none
    /// What is known about the user's other machines.
    public var devices = DevicesReport()
    /// When the snapshot was made.
    public var now: Instant
    public var zone: Zone

    public init(
        fast: FastState, settings: Settings, waterToday: Int64 = 0, now: Instant, zone: Zone
    ) {
        self.fast = fast
        self.settings = settings
        self.waterToday = waterToday
        self.now = now
        self.zone = zone
    }

    public var entitlement: Entitlement {
        Entitlement(
            namesAuthority: licensing != nil, hasLicence: licensing?.isLicensed ?? false,
            isTrialOver: licensing?.trial.isOver(showing: shownFast) ?? false)
    }

    /// The fast that runs, or that has ended and is still shown.
    private var shownFast: RecordID? {
        switch fast.stage {
        case .idle: nil
        case .active(let active): active.id
        case .ended(let ended): ended.fast.id
        }
    }

    /// Whether the user may be asked about a licence now.
    public var isLicencePromptDue: Bool {
        guard let licensing else { return false }
        return licensing.prompt == .shown && !licensing.isLicensed
    }

    /// The phase of the running fast; nil if no fast runs.
    public var milestone: Milestone? { fast.active?.milestone(at: now) }

    /// What the texts beside the timer are about.
    public var occasion: VigilOccasion {
        switch fast.stage {
        case .idle: .idle(dayOfYear: zone.civil(now).dayOfYear)
        case .active(let fast): .fasting(fast.milestone(at: now))
        case .ended(let ended) where ended.outcome == .completed:
            .arrival(completedCount: arrivalCount)
        case .ended: .silence
        }
    }

    /// The occasion for Vigil's words; nil if Vigil is off.
    public var vigilOccasion: VigilOccasion? { settings.isVigilOn ? occasion : nil }

    /// The next local midnight if something changes then that does not follow from the fast; else nil.
    public var nextMidnightChange: Instant? {
        let showsDailyText = settings.isVigilOn && fast.active == nil
        return showsDailyText || waterToday > 0 || recovery != nil ? zone.midnight(after: now) : nil
    }

    /// The tree of the current fast; nil if there is none or the entitlement does not include it.
    public var treeGrowth: TreeGrowth? {
        guard entitlement.hasForest else { return nil }
        switch fast.stage {
        case .active(let active):
            return TreeGrowth(
                tree: Tree(of: active.id),
                progress: Tree.progress(elapsed: active.elapsed(at: now), target: active.target),
                phase: active.milestone(at: now))
        case .ended(let ended) where ended.outcome == .completed:
            return TreeGrowth(tree: Tree(of: ended.fast.id), progress: 1, phase: nil)
        case .idle, .ended: return nil
        }
    }
}

/// What an undo or a redo would do.
public struct UndoFacts: Sendable {
    /// The ending that ``Command/undoEnding`` would undo; nil if there is none.
    public var undoableEnding: JournalEntry?
    /// The act that ``Command/undo`` would undo; nil if there is none.
    public var undoable: JournalEntry?
    /// The act that ``Command/redo`` would do again; nil if there is none.
    public var redoable: JournalEntry?

    public init() {}
}

/// The number of stored fasts.
public struct HistoryCounts: Equatable, Sendable {
    public var all: Int
    /// Those that lasted at least as long as their target.
    public var completed: Int

    public init(all: Int = 0, completed: Int = 0) {
        self.all = all
        self.completed = completed
    }
}
