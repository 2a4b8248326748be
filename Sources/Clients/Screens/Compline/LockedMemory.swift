import SystemdSupport
import Words

/// Keeps the reflection out of swap space and core dumps. See ``PrivateMemory``.
final class LockedMemory: ReflectionMemory {
    private var memory: PrivateMemory?

    /// Call it early, before the program has threads.
    init() { PrivateMemory.prepare() }

    func lock() -> String? {
        if memory != nil { return nil }
        do throws(PrivateMemory.Failure) {
            memory = try PrivateMemory.lock()
            return nil
        } catch {
            return Self.sentence(error)
        }
    }

    func extend() -> String? {
        guard memory != nil else { return nil }
        do throws(PrivateMemory.Failure) {
            try memory?.extend()
            return nil
        } catch {
            return Self.sentence(error)
        }
    }

    private static func sentence(_ failure: PrivateMemory.Failure) -> String {
        Words.PrivateText.notLocked(limit: failure.limit.map(Words.PrivateText.size))
    }

    func wipe() { PrivateMemory.overwriteFreeBlocks() }
}
