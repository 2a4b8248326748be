import CSystemdSupport
import Glibc
import SDBus

/// Keeps what this process has in its memory out of swap space and core dumps, for text that must not
/// reach a disk.
///
///     PrivateMemory.prepare()                    // before such text is read
///     let memory = try PrivateMemory.lock()      // before the user can type it
///     try memory.extend()                        // after each event
///     PrivateMemory.overwriteFreeBlocks()        // when it is no longer needed
///
/// It protects the whole heap and the stacks and not single buffers: a text that is edited and drawn
/// is copied by strings, arrays and the terminal's output.
///
/// What it cannot protect: the memory of the kernel's terminal driver and of the terminal itself, the
/// picture of a machine that hibernates, and a debugger of root.
public struct PrivateMemory: ~Copyable {
    /// The end of the heap that is locked.
    private var lockedEnd: UInt

    /// Why memory cannot be locked.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        /// What would have to be locked, in bytes.
        public let needed: Int
        /// The most that this process may lock, in bytes (`ulimit -l`); nil if that is not the
        /// reason.
        public let limit: Int?

        public var description: String {
            "locking \(needed) bytes of memory (limit: \(limit.map(String.init) ?? "none"))"
        }
    }

    /// Prepares a process with one thread: no core dumps (prctl(2), setrlimit(2)), and an allocator
    /// that takes all memory from the heap, returns none of it, and overwrites each block when it is
    /// freed (mallopt(3)).
    ///
    /// Call it early: large blocks that were allocated before are outside of the heap. ``lock()``
    /// includes them, but a later one would be missing.
    public static func prepare() { css_make_memory_private() }

    /// Locks the heap, the stack and the other memory that this process can write (mlock2(2)), and
    /// some room for new text. The initial values of variables, which come from the files of the
    /// program and its libraries, are left out: they are many, and no text is stored in them.
    ///
    /// - Parameter room: how much the heap may grow before ``extend()`` has to lock more, in bytes.
    ///   Less if the limit does not allow it, but at least an eighth.
    public static func lock(room: Int = 4 << 20) throws(Failure) -> PrivateMemory {
        var regions = WritableRegion.all()
        var room = room
        if let limit = lockLimit {
            // The stack grows too.
            let rest = limit - regions.reduce(0) { $0 + $1.size } - (256 << 10)
            room = min(room, max(room / 8, rest))
        }
        css_grow_heap(room)
        // Reading the list may let the heap grow, after the list has it. ``extend()`` locks that.
        let end = css_heap_end()
        regions = WritableRegion.all()
        for region in regions {
            guard css_lock(region.start, region.size) != 0 else { continue }
            let code = errno
            for region in regions { css_unlock(region.start, region.size) }
            throw Failure(
                needed: regions.reduce(0) { $0 + $1.size },
                limit: code == ENOMEM || code == EPERM || code == EAGAIN ? lockLimit : nil)
        }
        return PrivateMemory(lockedEnd: end)
    }

    /// Locks what the heap has grown since the last time. Costs next to nothing if it has not.
    public mutating func extend() throws(Failure) {
        let end = css_heap_end()
        guard end > lockedEnd else { return }
        let size = Int(end - lockedEnd)
        guard css_lock(lockedEnd, size) == 0 else {
            throw Failure(needed: size, limit: Self.lockLimit)
        }
        lockedEnd = end
    }

    /// Overwrites memory that was freed by this thread and not used again, and 64 KiB of the unused
    /// part of its stack. The allocator overwrites most blocks itself after ``prepare()``. This is for the small
    /// blocks that it keeps for the next use as they are.
    public static func overwriteFreeBlocks() { css_overwrite_free_blocks() }

    /// In bytes; nil for no limit.
    private static var lockLimit: Int? {
        let limit = css_lock_limit()
        return limit < 0 ? nil : Int(limit)
    }
}

/// A part of the address space that only this process can write and that belongs to no file.
private struct WritableRegion {
    let start: UInt
    let size: Int

    /// Read from `/proc/self/maps` (proc(5)).
    static func all() -> [WritableRegion] {
        guard let maps = fopen("/proc/self/maps", "re") else { return [] }
        defer { fclose(maps) }
        var regions: [WritableRegion] = []
        var line = [CChar](repeating: 0, count: 512)
        while fgets(&line, Int32(line.count), maps) != nil {
            var (start, end): (UInt, UInt) = (0, 0)
            guard css_parse_region(line, &start, &end) == 1 else { continue }
            regions.append(WritableRegion(start: start, size: Int(end - start)))
        }
        return regions
    }
}
