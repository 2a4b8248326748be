import Synchronization

/// Whether this process has had something done. If an answer cannot be written then, it was done all the same, and a
/// script must not do it again.
public enum ActsDone {
    private static let isAny = Mutex(false)

    public static var any: Bool { isAny.withLock { $0 } }

    /// Notes that something was done.
    public static func note() { isAny.withLock { $0 = true } }

    /// Notes a call that the agent has answered.
    static func note(_ member: String) {
        if !AgentProxy.reads.contains(member), !noActs.contains(member) { note() }
    }

    /// Members that change nothing, or perhaps: these are noted by their callers.
    private static let noActs: Set<String> = [
        "Usage", "Explain", "Show", "Ping", "Hold", "Release", "Import", "Join",
    ]
}
