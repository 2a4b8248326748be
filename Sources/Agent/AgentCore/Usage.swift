import Fasting

/// What the agent's process has used since it started. What the kernel does not tell is 0.
public struct Usage: Equatable, Sendable {
    public var since: Instant
    /// Voluntary context switches of all threads (proc(5), `voluntary_ctxt_switches`).
    public var wakeups: UInt64
    public var processorTime: Duration
    /// Memory in bytes, with a share of what is shared (PSS).
    public var memory: UInt64
    /// Bytes written to a disk (proc(5), `write_bytes`).
    public var written: UInt64
    /// Notifications that a server accepted, each update counted too.
    public var notifications: UInt64

    public init(
        since: Instant, wakeups: UInt64 = 0, processorTime: Duration = .zero, memory: UInt64 = 0,
        written: UInt64 = 0, notifications: UInt64 = 0
    ) {
        self.since = since
        self.wakeups = wakeups
        self.processorTime = processorTime
        self.memory = memory
        self.written = written
        self.notifications = notifications
    }
}
