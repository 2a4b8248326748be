import CSystemdSupport
import Glibc

/// A text in pages of its own that are never swapped and in no core dump, for a program whose whole memory
/// cannot be locked as ``PrivateMemory`` does it. It is overwritten when it is released.
public final class LockedText {
    /// In bytes of UTF-8.
    public let capacity: Int
    public private(set) var count = 0
    private let pages: UnsafeMutableRawPointer

    /// - Parameter capacity: in bytes; a multiple of the size of a page.
    public init(capacity: Int = 65_536) throws(PrivateMemory.Failure) {
        guard let pages = css_locked_pages(capacity) else {
            let limit = css_lock_limit()
            throw PrivateMemory.Failure(needed: capacity, limit: limit < 0 ? nil : Int(limit))
        }
        (self.pages, self.capacity) = (pages, capacity)
    }

    deinit { css_free_locked_pages(pages, capacity) }

    public var isEmpty: Bool { count == 0 }

    /// Replaces the text.
    ///
    /// - Returns: false if it is too long. Nothing is changed then.
    public func store(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count <= capacity else { return false }
        wipe()
        if let start = bytes.baseAddress { memcpy(pages, start, bytes.count) }
        count = bytes.count
        return true
    }

    /// Calls a closure with the bytes of the text. They must not be kept.
    public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        body(UnsafeRawBufferPointer(start: pages, count: count))
    }

    /// Overwrites the text.
    public func wipe() {
        css_erase(pages, capacity)
        count = 0
    }
}

extension PrivateMemory {
    /// While a text is shown by a library that makes copies of it: the allocator overwrites each block that
    /// is freed, and there are no core dumps.
    public static func guardProcess(_ isGuarded: Bool) { css_guard_process(isGuarded ? 1 : 0) }

    /// Overwrites a block that is about to be freed.
    public static func erase(_ memory: UnsafeMutableRawPointer, _ size: Int) {
        css_erase(memory, size)
    }
}
