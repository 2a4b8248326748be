import SystemdSupport
import Words

/// Keeps the reflection out of swap space and core dumps. See ``PrivateMemory``.
final class LockedMemory: ReflectionMemory {
    private var memory: PrivateMemory?

    /// Call it early, before the program has threads.
    init() { PrivateMemory.prepare() }

    func lock() -> String? {
        Self.refusal { () throws(PrivateMemory.Failure) in
            if memory == nil { memory = try PrivateMemory.lock() }
        }
    }

    func extend() -> String? {
        Self.refusal { () throws(PrivateMemory.Failure) in try memory?.extend() }
    }

    private static func refusal(
        _ body: () throws(PrivateMemory.Failure) -> Void
    ) -> String? {
        do throws(PrivateMemory.Failure) { try body() } catch {
            return Words.PrivateText.notLocked(limit: error.limit.map(Words.PrivateText.size))
        }
        return nil
    }

    func wipe() { PrivateMemory.overwriteFreeBlocks() }
}
