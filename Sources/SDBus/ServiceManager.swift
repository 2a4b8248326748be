import CSystemd

/// What a service tells systemd about itself (`sd_notify`). Does nothing where nobody asked.
public enum ServiceManager {
    /// Start-up is done.
    public static func ready(status: String) { tell("READY=1\nSTATUS=\(line(status))") }

    /// The line that `systemctl status` shows.
    public static func status(_ text: String) { tell("STATUS=\(line(text))") }

    public static func stopping() { tell("STOPPING=1") }

    /// A second line would be a message of its own.
    private static func line(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }

    private static func tell(_ state: String) { sd_notify(0, state) }
}

/// A random identity of 128 bits, as a version 4 UUID (`sd_id128_randomize`).
public func randomID128() throws(SystemError) -> [UInt8] {
    var id = sd_id128_t()
    try check(sd_id128_randomize(&id), "making an identity")
    return withUnsafeBytes(of: &id) { Array($0) }
}

/// Gives memory back to the system after work whose size is not that of the rest: what the allocator
/// holds for later (malloc_trim(3)), and the mappings of code that ran once, as while starting; what
/// runs again comes back from the page cache (madvise(2)).
public func releaseUnusedMemory() { csd_release_memory() }

/// Lets the allocator hold little memory for later, for a process that lives long and seldom has much
/// to do (mallopt(3)). Before there is much to hold.
public func holdLittleMemory() { csd_hold_little_memory() }
