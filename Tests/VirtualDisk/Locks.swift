import CSQLite

/// The locks that the connections of this process hold on one file. No other process sees them.
///
/// Source: sqlite.org/lockingv3.html. A connection is known by its ``DiskFile``.
struct FileLocks {
    typealias Owner = UnsafeMutableRawPointer

    private var shared = 0
    private var reserved: Owner?
    private var pending: Owner?
    private var exclusive: Owner?

    /// Whether a connection is about to write.
    var isReserved: Bool { reserved != nil || pending != nil || exclusive != nil }

    /// Raises a lock.
    ///
    /// - Parameter level: what the connection holds. Changed also if the lock is only almost taken.
    /// - Returns: SQLITE_OK or SQLITE_BUSY.
    mutating func lock(_ wanted: Int32, _ level: inout Int32, by owner: Owner) -> Int32 {
        if level >= wanted { return SQLITE_OK }
        if level == SQLITE_LOCK_NONE {
            if pending != nil || exclusive != nil { return SQLITE_BUSY }
            shared += 1
            level = SQLITE_LOCK_SHARED
        }
        if wanted == SQLITE_LOCK_RESERVED {
            if isReserved { return SQLITE_BUSY }
            reserved = owner
            level = wanted
        }
        if wanted == SQLITE_LOCK_EXCLUSIVE {
            if let pending, pending != owner { return SQLITE_BUSY }
            if let reserved, reserved != owner { return SQLITE_BUSY }
            pending = owner
            level = SQLITE_LOCK_PENDING
            if shared > 1 { return SQLITE_BUSY }
            exclusive = owner
            level = wanted
        }
        return SQLITE_OK
    }

    /// Lowers a lock.
    mutating func unlock(to wanted: Int32, _ level: inout Int32, by owner: Owner) {
        if level <= wanted { return }
        if reserved == owner { reserved = nil }
        if pending == owner { pending = nil }
        if exclusive == owner { exclusive = nil }
        if wanted == SQLITE_LOCK_NONE { shared -= 1 }
        level = wanted
    }
}

/// The index of a log: memory that the connections of this process share, and its locks.
///
/// Source: sqlite.org/walformat.html. It is gone after a power failure, as the file that other file
/// systems use for it is worth nothing then.
final class SharedIndex {
    /// Which of the locks a connection holds.
    struct Held {
        fileprivate var shared: UInt8 = 0
        fileprivate var exclusive: UInt8 = 0
    }

    private var regions: [UnsafeMutableRawBufferPointer] = []
    /// How many connections use it.
    var users = 0
    /// For each lock, how many hold it; -1 if one holds it alone.
    private var holders = [Int](repeating: 0, count: Int(SQLITE_SHM_NLOCK))

    deinit { for region in regions { region.deallocate() } }

    /// - Returns: nil if there is no such region and it is not to be made.
    func region(_ number: Int, size: Int, makes: Bool) -> UnsafeMutableRawPointer? {
        while regions.count <= number {
            if !makes { return nil }
            let region = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
            region.initializeMemory(as: UInt8.self, repeating: 0)
            regions.append(region)
        }
        return regions[number].baseAddress
    }

    /// Whether ``region(_:size:makes:)`` has to make a region.
    func lacks(_ number: Int) -> Bool { regions.count <= number }

    func lock(_ range: Range<Int>, isExclusive: Bool, _ held: inout Held) -> Int32 {
        let mask = Self.mask(range)
        if isExclusive {
            for number in range where held.exclusive & 1 << number == 0 && holders[number] != 0 {
                return SQLITE_BUSY
            }
            for number in range { holders[number] = -1 }
            held.exclusive |= mask
            return SQLITE_OK
        }
        if held.shared & mask != 0 { return SQLITE_OK }
        if holders[range.lowerBound] < 0 { return SQLITE_BUSY }
        holders[range.lowerBound] += 1
        held.shared |= mask
        return SQLITE_OK
    }

    func unlock(_ range: Range<Int>, _ held: inout Held) {
        for number in range {
            let bit: UInt8 = 1 << number
            if held.exclusive & bit != 0 {
                holders[number] = 0
            } else if held.shared & bit != 0 {
                holders[number] -= 1
            }
        }
        held.exclusive &= ~Self.mask(range)
        held.shared &= ~Self.mask(range)
    }

    private static func mask(_ range: Range<Int>) -> UInt8 {
        range.reduce(0) { $0 | 1 << UInt8($1) }
    }
}
