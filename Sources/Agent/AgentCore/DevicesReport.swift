import Fasting
import Store

/// What is known about the user's other machines (rule: docs/rules/devices.md).
public struct DevicesReport: Equatable, Sendable {
    /// The folder that something else carries between the machines; "" if there is none.
    public var folder = ""
    public var state = FolderState.none
    /// What this machine is called.
    public var name = ""
    /// How many lines of this machine are not in the folder yet.
    public var waiting = 0
    public var devices: [DeviceSummary] = []
    /// Other fasts that run and are not shown.
    public var beside: [FastBeside] = []
    /// What the user should know.
    public var problems: [DeviceProblem] = []

    public init() {}

    /// Whether lines can be read and written. The raw value travels on the bus.
    public enum FolderState: String, Sendable {
        /// No folder is named.
        case none
        case ready
        /// It is not there, or has no `atrest.json`.
        case absent
        /// It may not be used: it is another user's, or of a newer version.
        case refused
    }
}

/// A fast that runs on another machine and is not shown: it is the same fast, begun twice.
public struct FastBeside: Equatable, Sendable {
    public let id: RecordID
    public let start: Instant
    /// The name of the machine; "" if it is not known.
    public let machine: String

    public init(id: RecordID, start: Instant, machine: String) {
        self.id = id
        self.start = start
        self.machine = machine
    }
}
