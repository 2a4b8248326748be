/// The names that other programs rely on, written once. Source: the contract.
public enum Names {
    /// Application id, bus name, desktop file and icon.
    public static let application = "app.atrest.Atrest"
    public static let objectPath = "/app/atrest/Atrest"
    /// The user unit.
    public static let unit = "atrest.service"
    /// The folder below the data home.
    public static let folder = "atrest"

    /// What this program calls itself.
    public static let version = "0.1.0"
    /// The generation of the interfaces on the bus: `ApiVersion`.
    public static let apiVersion: UInt32 = 1
    /// The version that answers to `"schema"` in JSON for programs.
    public static let jsonSchema = 1
}

/// `app.atrest.Timer1`: the running fast.
public enum Timer1 {
    public static let interface = "app.atrest.Timer1"

    /// Properties, as in `dbus/app.atrest.Timer1.xml`.
    public enum Property: String, CaseIterable, Sendable {
        case status = "Status"
        case id = "Id"
        case kept = "Kept"
        case startedAt = "StartedAt"
        case endedAt = "EndedAt"
        case target = "Target"
        case targetAt = "TargetAt"
        case milestone = "Milestone"
        case milestoneTitle = "MilestoneTitle"
        case milestoneText = "MilestoneText"
        case milestoneSince = "MilestoneSince"
        case nextMilestone = "NextMilestone"
        case nextMilestoneAt = "NextMilestoneAt"
        case line = "Line"
        case canUndo = "CanUndo"
        case elapsed = "Elapsed"
        case progress = "Progress"
        case treeVariant = "TreeVariant"
        case treeTone = "TreeTone"
    }

    public enum Method {
        public static let start = "Start"
        public static let end = "End"
        public static let abandon = "Abandon"
        public static let undo = "Undo"
        public static let adjust = "Adjust"
    }

    /// Keys of options and of what End returns.
    public enum Key {
        public static let id = "Id"
        public static let startedAt = "StartedAt"
        public static let endedAt = "EndedAt"
        public static let target = "Target"
        public static let outcome = "Outcome"
        public static let kept = "Kept"
    }

    public enum Signal {
        public static let milestoneReached = "MilestoneReached"
        public static let targetReached = "TargetReached"
        public static let started = "Started"
        public static let ended = "Ended"
    }

    /// The words for Status that no outcome has.
    public enum Status {
        public static let idle = "idle"
        public static let active = "active"
    }
}

/// `app.atrest.Vigil1`: the words of Vigil, for those who have chosen it.
public enum Vigil1 {
    public static let interface = "app.atrest.Vigil1"

    /// Properties, as in `dbus/app.atrest.Vigil1.xml`.
    public enum Property: String, CaseIterable, Sendable {
        case enabled = "Enabled"
        case scripture = "Scripture"
        case companion = "Companion"
        case fastStartLine = "FastStartLine"
        case inscription = "Inscription"
    }

    public enum Method {
        public static let citation = "Citation"
    }
}

/// `app.atrest.History1`: the fasts that were kept.
public enum History1 {
    public static let interface = "app.atrest.History1"

    /// Properties, as in `dbus/app.atrest.History1.xml`.
    public enum Property: String, CaseIterable, Sendable {
        case completedCount = "CompletedCount"
        case sessionCount = "SessionCount"
        case canUndo = "CanUndo"
    }

    public enum Method {
        public static let list = "List"
        public static let add = "Add"
        public static let edit = "Edit"
        public static let delete = "Delete"
        public static let undo = "Undo"
        public static let month = "Month"
        public static let merge = "Merge"
    }

    public enum Signal {
        public static let changed = "Changed"
    }

    /// Keys of options, of entries and of what Merge returns.
    public enum Key {
        /// Of an entry: minutes east of UTC.
        public static let utcOffset = "UtcOffset"
        /// Of an entry in a list: true where the offset was never known and is the local zone's.
        public static let offsetUnknown = "OffsetUnknown"
        public static let dryRun = "DryRun"
        public static let new = "New"
        public static let changed = "Changed"
        public static let equal = "Equal"
        public static let short = "Short"
    }

    /// At most so many entries in one answer: clients page.
    public static let listLimit: UInt32 = 2000
}

/// `app.atrest.Water1`: water that was drunk.
public enum Water1 {
    public static let interface = "app.atrest.Water1"

    /// Properties, as in `dbus/app.atrest.Water1.xml`.
    public enum Property: String, CaseIterable, Sendable {
        case todayMilliliters = "TodayMilliliters"
        case quickAdd = "QuickAdd"
        case unit = "Unit"
    }

    public enum Method {
        public static let add = "Add"
        public static let remove = "Remove"
        public static let list = "List"
        public static let merge = "Merge"
    }
}

/// `app.atrest.Forest1`: pictures of what has grown, and of what is growing.
public enum Forest1 {
    public static let interface = "app.atrest.Forest1"

    /// Properties, as in `dbus/app.atrest.Forest1.xml`.
    public enum Property: String, CaseIterable, Sendable {
        case available = "Available"
    }

    public enum Method {
        public static let svg = "Svg"
        public static let render = "Render"
        public static let trees = "Trees"
    }

    /// What Svg draws.
    public enum Scene: String, CaseIterable, Sendable {
        case timer
        case icon
        case forest
    }

    /// What Render makes.
    public enum Format: String, CaseIterable, Sendable {
        case svg
        case html
    }

    /// Keys of options, and of what Trees returns.
    public enum Key {
        /// Whether the picture has a sky; it has one unless this is false.
        public static let sky = "Sky"
        /// Whether all of the forest stands in the view, with nothing to scroll; not unless this is
        /// true.
        public static let whole = "Whole"
        public static let starX = "StarX"
        public static let starY = "StarY"
    }
}

/// `app.atrest.Settings1`: what the user has chosen.
public enum Settings1 {
    public static let interface = "app.atrest.Settings1"

    /// Properties, as in `dbus/app.atrest.Settings1.xml`.
    public enum Property: String, CaseIterable, Sendable {
        case targetHours = "TargetHours"
        case waterUnit = "WaterUnit"
        case quickAddMilliliters = "QuickAddMilliliters"
        case notifyMilestones = "NotifyMilestones"
        case notifyTarget = "NotifyTarget"
        case discreet = "Discreet"
        case trayIcon = "TrayIcon"
        case reducedMotion = "ReducedMotion"
        case version = "Version"
        case apiVersion = "ApiVersion"
    }
}

/// `app.atrest.Agent1`: the agent itself.
public enum Agent1 {
    public static let interface = "app.atrest.Agent1"

    public enum Method {
        public static let usage = "Usage"
    }

    /// Keys of what Usage returns.
    public enum Key {
        /// Microseconds since the epoch: when it started.
        public static let since = "Since"
        public static let wakeups = "Wakeups"
        /// Microseconds.
        public static let processorTime = "ProcessorTime"
        /// Bytes.
        public static let memory = "Memory"
        /// Bytes.
        public static let written = "Written"
        public static let notices = "Notices"
    }
}
