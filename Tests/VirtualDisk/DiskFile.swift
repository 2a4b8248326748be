import CSQLite
import Glibc

/// An open file of a ``VirtualDisk``. It is in memory directly after the file of the system.
///
/// A layer above replaces `pMethods`, so that a method finds this struct by its place alone.
struct DiskFile {
    private var methods: sqlite3_io_methods
    private let below: UnsafePointer<sqlite3_io_methods>
    private let disk: Unmanaged<VirtualDisk>
    private let history: Unmanaged<FileHistory>
    /// The lock on the file that this connection holds.
    private var level = SQLITE_LOCK_NONE
    private var usesIndex = false
    private var held = SharedIndex.Held()

    /// Where the struct is in the memory of a file.
    static let offset = (Int(DiskFileSystem.base.pointee.szOsFile) + 15) / 16 * 16

    private typealias File = UnsafeMutablePointer<sqlite3_file>

    private static func of(_ file: File) -> UnsafeMutablePointer<DiskFile> {
        (UnsafeMutableRawPointer(file) + offset).assumingMemoryBound(to: DiskFile.self)
    }

    static func attach(
        to file: UnsafeMutablePointer<sqlite3_file>, below: UnsafePointer<sqlite3_io_methods>,
        _ disk: VirtualDisk, _ history: FileHistory
    ) {
        let place = (UnsafeMutableRawPointer(file) + offset)
            .bindMemory(to: DiskFile.self, capacity: 1)
        place.initialize(
            to: DiskFile(
                methods: below.pointee, below: below, disk: .passUnretained(disk),
                history: .passRetained(history)))
        place.pointee.replaceMethods()
        // `methods` is the first member.
        file.pointee.pMethods = UnsafeRawPointer(place).assumingMemoryBound(
            to: sqlite3_io_methods.self)
    }

    private mutating func replaceMethods() {
        // Without the mapping of files into memory, which would pass by this layer.
        methods.iVersion = 2
        methods.xClose = { DiskFile.close($0!) }
        methods.xRead = { file, bytes, count, offset in
            let own = DiskFile.of(file!)
            switch own.pointee.disk.takeUnretainedValue().verdict(.read) {
            case .succeeds: return own.pointee.below.pointee.xRead(file, bytes, count, offset)
            case .isLast: own.pointee.crash()
            case .fails(let error), .isRefused(let error):
                return DiskFileSystem.failure(ErrorCode.read, error)
            }
            return DiskFileSystem.failure(ErrorCode.read, EIO)
        }
        methods.xWrite = { DiskFile.write($0!, $1!, Int($2), at: $3) }
        methods.xTruncate = { DiskFile.truncate($0!, to: $1) }
        methods.xSync = { file, _ in DiskFile.sync(file!) }
        methods.xFileSize = { file, size in
            let own = DiskFile.of(file!)
            if own.pointee.isDown { return DiskFileSystem.failure(ErrorCode.size, EIO) }
            return own.pointee.below.pointee.xFileSize(file, size)
        }
        methods.xLock = { file, level in
            let own = DiskFile.of(file!)
            if own.pointee.isDown { return DiskFileSystem.failure(ErrorCode.lock, EIO) }
            return own.pointee.locks.lock(level, &own.pointee.level, by: own)
        }
        methods.xUnlock = { file, level in
            let own = DiskFile.of(file!)
            own.pointee.locks.unlock(to: level, &own.pointee.level, by: own)
            return SQLITE_OK
        }
        methods.xCheckReservedLock = { file, isReserved in
            isReserved!.pointee = DiskFile.of(file!).pointee.locks.isReserved ? 1 : 0
            return SQLITE_OK
        }
        methods.xShmMap = { DiskFile.mapIndex($0!, Int($1), Int($2), makes: $3 != 0, $4!) }
        methods.xShmLock = { DiskFile.lockIndex($0!, Int($1), Int($2), $3) }
        methods.xShmBarrier = { _ in }
        methods.xShmUnmap = { file, _ in
            DiskFile.of(file!).pointee.unmapIndex()
            return SQLITE_OK
        }
    }

    private var isDown: Bool { disk.takeUnretainedValue().isDown }

    private func crash() { disk.takeUnretainedValue().crash() }

    private var locks: FileLocks {
        get { history.takeUnretainedValue().locks }
        nonmutating _modify { yield &history.takeUnretainedValue().locks }
    }

    private static func close(_ file: File) -> Int32 {
        let place = of(file)
        place.pointee.unmapIndex()
        place.pointee.locks.unlock(to: SQLITE_LOCK_NONE, &place.pointee.level, by: place)
        let own = place.pointee
        let code = own.below.pointee.xClose(file)
        own.disk.takeUnretainedValue().closed(own.history.takeUnretainedValue())
        own.history.release()
        return code
    }

    // MARK: Changes

    private static func write(
        _ file: File, _ bytes: UnsafeRawPointer, _ count: Int, at offset: Int64
    ) -> Int32 {
        let own = of(file).pointee
        let (disk, history) = (
            own.disk.takeUnretainedValue(), own.history.takeUnretainedValue()
        )
        switch disk.verdict(.write, needsSpace: offset + Int64(count) > history.size) {
        case .succeeds: return own.put(file, bytes, count, at: offset)
        case .isLast:
            _ = own.put(file, bytes, count, at: offset)
            disk.crash()
        case .isRefused: break
        case .fails(let error):
            let part = disk.part(of: count)
            if part > 0 { _ = own.put(file, bytes, part, at: offset) }
            if error == ENOSPC { return DiskFileSystem.failure(SQLITE_FULL, error) }
        }
        return DiskFileSystem.failure(ErrorCode.write, EIO)
    }

    private func put(
        _ file: File, _ bytes: UnsafeRawPointer, _ count: Int, at offset: Int64
    ) -> Int32 {
        history.takeUnretainedValue().willWrite(bytes, count, at: offset) {
            _ = below.pointee.xRead(file, $0, Int32($1), $2)
        }
        return below.pointee.xWrite(file, bytes, Int32(count), offset)
    }

    private static func truncate(_ file: File, to size: Int64) -> Int32 {
        let own = of(file).pointee
        let disk = own.disk.takeUnretainedValue()
        let verdict = disk.verdict(.truncate)
        switch verdict {
        case .isRefused(let error), .fails(let error):
            return DiskFileSystem.failure(ErrorCode.truncate, error)
        case .succeeds, .isLast: break
        }
        own.history.takeUnretainedValue().willTruncate(to: size) {
            _ = own.below.pointee.xRead(file, $0, Int32($1), $2)
        }
        let code = own.below.pointee.xTruncate(file, size)
        if case .isLast = verdict {
            disk.crash()
            return DiskFileSystem.failure(ErrorCode.truncate, EIO)
        }
        return code
    }

    private static func sync(_ file: File) -> Int32 {
        let own = of(file).pointee
        let (disk, history) = (
            own.disk.takeUnretainedValue(), own.history.takeUnretainedValue()
        )
        switch disk.verdict(.sync) {
        case .succeeds:
            disk.synced(history)
            return SQLITE_OK
        case .isLast: disk.crash()
        case .isRefused: break
        case .fails: history.didFailToSync()
        }
        return DiskFileSystem.failure(ErrorCode.sync, EIO)
    }

    private static func mapIndex(
        _ file: File, _ number: Int, _ size: Int, makes: Bool,
        _ place: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Int32 {
        let own = of(file)
        let disk = own.pointee.disk.takeUnretainedValue()
        let index = own.pointee.mappedIndex
        switch disk.verdict(.index, needsSpace: makes && index.lacks(number)) {
        case .succeeds: break
        case .isLast:
            disk.crash()
            return DiskFileSystem.failure(ErrorCode.indexSize, EIO)
        case .isRefused(let error), .fails(let error):
            return DiskFileSystem.failure(ErrorCode.indexSize, error)
        }
        place.pointee = index.region(number, size: size, makes: makes)
        return SQLITE_OK
    }

    /// The index, of which this connection is a user from now on.
    private var mappedIndex: SharedIndex {
        mutating get {
            let history = history.takeUnretainedValue()
            let index = history.index ?? SharedIndex()
            history.index = index
            if !usesIndex {
                usesIndex = true
                index.users += 1
            }
            return index
        }
    }

    private mutating func unmapIndex() {
        guard usesIndex else { return }
        usesIndex = false
        let history = history.takeUnretainedValue()
        history.index?.unlock(0..<Int(SQLITE_SHM_NLOCK), &held)
        history.index?.users -= 1
        if history.index?.users == 0 { history.index = nil }
    }

    private static func lockIndex(
        _ file: File, _ first: Int, _ count: Int, _ flags: Int32
    ) -> Int32 {
        let own = of(file)
        guard let index = own.pointee.history.takeUnretainedValue().index else {
            return DiskFileSystem.failure(ErrorCode.indexLock, EIO)
        }
        let range = first..<first + count
        if flags & SQLITE_SHM_UNLOCK != 0 {
            index.unlock(range, &own.pointee.held)
            return SQLITE_OK
        }
        if own.pointee.isDown { return DiskFileSystem.failure(ErrorCode.indexLock, EIO) }
        let isExclusive = flags & SQLITE_SHM_EXCLUSIVE != 0
        return index.lock(range, isExclusive: isExclusive, &own.pointee.held)
    }
}
