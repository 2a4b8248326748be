// Generated from dbus/app.atrest.Agent1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// The agent itself.
///
/// All members work even if the records cannot be read.
///
/// A client can make the next call before it has the answer to the last one. Calls wait while their
/// client has many messages to read. If 16 MiB of calls of one client wait, or 64 MiB of all
/// clients, a further call of any interface is answered org.freedesktop.DBus.Error.LimitsExceeded.
/// A waiting call that carries a file descriptor gets the same error, because no member takes one.
public enum Agent1 {
    public static let interface = "app.atrest.Agent1"
    /// The version of this interface. It is raised when members, keys or values are added; nothing
    /// is removed.
    public static let version: UInt32 = 1

    public enum Method: String, CaseIterable, Sendable {
        case usage = "Usage", explain = "Explain"
    }

    public enum Property: String, CaseIterable, Sendable {
        case release = "Release", dataFolder = "DataFolder", problem = "Problem", version = "Version"
    }

    public enum Key: String, CaseIterable, Sendable {
        case since = "Since", wakeups = "Wakeups", processorTime = "ProcessorTime", memory = "Memory", written = "Written", notices = "Notices"
    }

    /// `usage` of `Usage`.
    ///
    /// Since (t, microseconds since 1970, when the agent started), Wakeups (t, voluntary context
    /// switches of all its threads), ProcessorTime (t, microseconds), Memory (t, bytes, PSS),
    /// Written (t, bytes to a disk), Notices (t, notifications that a notification server
    /// accepted). More keys may be added.
    public struct UsageResult: Equatable, Sendable {
        public var since: Instant
        public var wakeups: UInt64
        public var processorTime: Duration
        public var memory: UInt64
        public var written: UInt64
        public var notices: UInt64

        public init(since: Instant, wakeups: UInt64, processorTime: Duration, memory: UInt64, written: UInt64, notices: UInt64) {
            (self.since, self.wakeups, self.processorTime, self.memory, self.written, self.notices) = (since, wakeups, processorTime, memory, written, notices)
        }
    }
}
