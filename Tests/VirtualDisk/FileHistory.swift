import Glibc
import SeededRandom

/// What was done to a file since it was last synced, with the bytes that were there before.
///
/// The file itself always has the newest content, so that every reader sees it. After a power failure
/// ``settle(as:random:)`` gives it what the disk may have instead.
final class FileHistory {
    let id: FileID
    /// Where the file is now.
    var path: String
    /// The size that the next change finds, in bytes.
    private(set) var size: Int64
    /// How many connections have the file open.
    var openings = 0
    var locks = FileLocks()
    /// The index, if the file is a database with a log.
    var index: SharedIndex?
    /// Whether the name of the file is on the disk. If not, a power failure can remove the file.
    var isNamed = true
    /// Whether the next sync also syncs the folder, as that of a new log or journal does.
    var syncsFolder = false

    private var changes: [Change] = []
    private var bytes = ByteStack()
    /// Whether a sync has failed. From then on the history has to remember everything.
    private var hasFailedSync = false
    /// The size at the last sync that succeeded.
    private var syncedSize: Int64

    init(_ id: FileID, path: String, size: Int64) {
        self.id = id
        self.path = path
        self.size = size
        syncedSize = size
    }

    /// The folder of the file.
    var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

    var hasUnsyncedBytes: Bool { !changes.isEmpty }

    /// Whether the disk has the file as it is.
    var isSynced: Bool { changes.isEmpty && isNamed }

    private struct Change {
        enum State {
            case unsynced
            /// Its sync failed: the disk may have it or not, and later syncs do not help.
            case unsure
            case synced
        }

        var state = State.unsynced
        /// The offset of a write; the new size for a truncation.
        let offset: Int64
        /// The new bytes of a write: where they are in ``bytes``, and how many. Nil for a truncation.
        let new: (at: Int, count: Int)?
        /// The bytes that were overwritten or cut off.
        let old: (at: Int, count: Int)
        let oldSize: Int64

        var newSize: Int64 {
            guard let new else { return offset }
            return max(oldSize, offset + Int64(new.count))
        }
    }

    // MARK: Recording

    /// Remembers a write that is about to happen.
    ///
    /// - Parameter readOld: reads the bytes at an offset into the memory that it is given.
    func willWrite(
        _ source: UnsafeRawPointer, _ count: Int, at offset: Int64,
        readOld: (UnsafeMutableRawPointer, Int, Int64) -> Void
    ) {
        let new = bytes.push(count)
        bytes.pointer(new).copyMemory(from: source, byteCount: count)
        let change = Change(
            offset: offset, new: (new, count),
            old: keepOld(Int(max(0, min(size - offset, Int64(count)))), at: offset, readOld),
            oldSize: size)
        append(change)
    }

    /// Remembers a truncation that is about to happen.
    func willTruncate(
        to newSize: Int64, readOld: (UnsafeMutableRawPointer, Int, Int64) -> Void
    ) {
        let change = Change(
            offset: newSize, new: nil,
            old: keepOld(Int(max(0, size - newSize)), at: newSize, readOld),
            oldSize: size)
        append(change)
    }

    private func keepOld(
        _ count: Int, at offset: Int64, _ readOld: (UnsafeMutableRawPointer, Int, Int64) -> Void
    ) -> (at: Int, count: Int) {
        let place = bytes.push(count)
        if count > 0 { readOld(bytes.pointer(place), count, offset) }
        return (place, count)
    }

    private func append(_ change: Change) {
        size = change.newSize
        changes.append(change)
    }

    /// The file is on the disk as it is.
    func didSync() {
        syncedSize = size
        guard hasFailedSync else {
            changes.removeAll(keepingCapacity: true)
            bytes.removeAll()
            return
        }
        for index in changes.indices where changes[index].state == .unsynced {
            changes[index].state = .synced
        }
    }

    /// The system could not write the changes. It regards them as written nevertheless.
    func didFailToSync() {
        for index in changes.indices where changes[index].state == .unsynced {
            changes[index].state = .unsure
            hasFailedSync = true
        }
    }

    // MARK: After a power failure

    /// What becomes of one change.
    private enum Fate {
        case kept
        case dropped
        /// Some of its sectors are kept.
        case torn
    }

    /// The unit that a disk writes whole, in bytes.
    private static let sector: Int64 = 512

    /// Gives the file what the disk may have after a power failure.
    func settle(as outcome: VirtualDisk.Outcome, random: inout SplitMix64) {
        if changes.isEmpty { return }
        let fates = fates(outcome, &random)
        guard let first = fates.firstIndex(where: { $0 != .kept }) else { return }
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        precondition(descriptor >= 0, "\(path) cannot be opened: \(errno)")
        defer { close(descriptor) }
        undo(downTo: first, in: descriptor)
        var end = changes[first].oldSize
        for (change, fate) in zip(changes[first...], fates[first...]) {
            guard let new = change.new else {
                if fate == .kept {
                    end = change.offset
                    ftruncate(descriptor, off_t(end))
                }
                continue
            }
            switch fate {
            case .dropped: break
            case .kept:
                write(new.at, new.count, at: change.offset, in: descriptor)
                end = max(end, change.offset + Int64(new.count))
            case .torn:
                let newEnd = change.offset + Int64(new.count)
                var offset = change.offset
                while offset < newEnd {
                    let next = min(newEnd, (offset / Self.sector + 1) * Self.sector)
                    if random.chance(1, in: 2) {
                        write(
                            new.at + Int(offset - change.offset), Int(next - offset), at: offset,
                            in: descriptor)
                        end = max(end, next)
                    }
                    offset = next
                }
            }
        }
        if outcome == .any { resize(descriptor, end: end, &random) }
    }

    /// The length of a file is written apart from what is in it.
    private func resize(_ descriptor: Int32, end: Int64, _ random: inout SplitMix64) {
        let pending = changes[(changes.lastIndex { $0.state == .synced }.map { $0 + 1 } ?? 0)...]
        let longest = pending.reduce(end) { max($0, $1.newSize) }
        switch random.number(1, 6) {
        case 1 where longest > end:
            ftruncate(descriptor, off_t(random.number(end, longest)))
        case 2 where end > syncedSize:
            ftruncate(descriptor, off_t(random.number(syncedSize, end)))
        default: break
        }
    }

    private func fates(_ outcome: VirtualDisk.Outcome, _ random: inout SplitMix64) -> [Fate] {
        let style =
            switch outcome {
            case .kept: Int64(1)
            case .dropped: Int64(2)
            case .any: random.number(1, 8)
            }
        // In the order of the writes up to one of them, or in any order.
        let last = style == 3 || style == 4 ? Int(random.number(0, Int64(changes.count))) : 0
        return changes.enumerated().map { index, change in
            if change.state == .synced { return .kept }
            switch style {
            case 1: return .kept
            case 2: return .dropped
            case 3, 4:
                if index == last, change.new != nil { return .torn }
                return index < last ? .kept : .dropped
            default:
                switch random.number(1, 4) {
                case 1, 2: return .kept
                case 3 where change.new != nil: return .torn
                default: return .dropped
                }
            }
        }
    }

    /// Undoes the changes from the last to one of them.
    private func undo(downTo first: Int, in descriptor: Int32) {
        for change in changes[first...].reversed() where change.old.count > 0 {
            write(change.old.at, change.old.count, at: change.offset, in: descriptor)
        }
        ftruncate(descriptor, off_t(changes[first].oldSize))
    }

    private func write(_ at: Int, _ count: Int, at offset: Int64, in descriptor: Int32) {
        let written = pwrite(descriptor, bytes.pointer(at), count, off_t(offset))
        precondition(written == count, "\(path) cannot be written: \(errno)")
    }
}

/// Memory that only grows until it is emptied.
private struct ByteStack: ~Copyable {
    private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var count = 0

    deinit { memory.deallocate() }

    func pointer(_ at: Int) -> UnsafeMutableRawPointer { memory.baseAddress! + at }

    /// - Returns: where the new bytes are.
    mutating func push(_ more: Int) -> Int {
        let place = count
        count += more
        if count > memory.count || memory.baseAddress == nil {
            let larger = UnsafeMutableRawBufferPointer.allocate(
                byteCount: max(1 << 16, 2 * count), alignment: 16)
            if place > 0 { larger.copyMemory(from: .init(rebasing: memory[..<place])) }
            memory.deallocate()
            memory = larger
        }
        return place
    }

    mutating func removeAll() {
        count = 0
        // One large transaction does not keep its memory forever.
        if memory.count > 1 << 22 {
            memory.deallocate()
            memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        }
    }
}
