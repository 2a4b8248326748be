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
