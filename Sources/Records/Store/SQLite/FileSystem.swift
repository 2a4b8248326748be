import CSQLite
import Glibc
import System

/// The file system that SQLite works on (sqlite.org/vfs.html): that of the system, with four
/// changes.
///
/// - A commit that could not be synced is removed from the log again. Without that, SQLite reports
///   an error and forgets the commit, but the next process finds it in the log.
/// - An error of the disk while reading is not damage.
/// - SQLite sleeps only for a moment. It would wait up to ten seconds for a lock on the index of the
///   log.
/// - A connection that only reads can keep the index of the log in its own memory, so that it needs
///   no room on the disk.
package struct FileSystem: Sendable {
    /// The name by which SQLite knows it.
    let name: String
    /// The name of the variant whose connections keep the index of the log in their own memory.
    let detachedName: String

    static let standard = FileSystem(name: "atrest", over: nil)

    /// The longest time that SQLite sleeps at once, in microseconds. It tries 100 times at most.
    private static let longestSleep: Int32 = 400

    /// Registers a file system for the life of the process.
    ///
    /// - Parameter base: the name of the file system below; nil for that of the system.
    package init(name: String, over base: String?) {
        self.name = name
        detachedName = name + "-detached"
        let below = sqlite3_vfs_find(base)!
        Self.register(name, over: below) { vfs, path, file, flags, outFlags in
            GuardedFile.open(vfs!, path, file!, flags, outFlags, isDetached: false)
        }
        Self.register(detachedName, over: below) { vfs, path, file, flags, outFlags in
            GuardedFile.open(vfs!, path, file!, flags, outFlags, isDetached: true)
        }
    }

    // MARK: Error numbers

    /// SQLite forgets the error numbers of some system calls, for example of those in a commit. Each
    /// thread has its own.
    private static let errorKey: pthread_key_t = {
        var key = pthread_key_t()
        precondition(pthread_key_create(&key, nil) == 0)
        return key
    }()

    /// The error number of the last call on this thread that failed; 0 for none.
    static var lastError: Int32 {
        Int32(truncatingIfNeeded: Int(bitPattern: pthread_getspecific(errorKey)))
    }

    /// Forgets the error number, so that a later one is known to be of the next call.
    static func forgetError() { pthread_setspecific(errorKey, nil) }

    /// SQLITE_IOERR_SHORT_READ: the end of the file, which is not an error.
    private static let shortRead = SQLITE_IOERR | 2 << 8

    /// Keeps the error number of a call that has just failed.
    fileprivate static func note(_ code: Int32) -> Int32 {
        if [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xff), code != shortRead {
            pthread_setspecific(errorKey, UnsafeRawPointer(bitPattern: Int(errno)))
        }
        return code
    }

    /// SQLite takes a file that the disk cannot read for damaged if the code is SQLITE_IOERR_CORRUPTFS,
    /// which is what EIO becomes. Here it becomes SQLITE_IOERR_READ.
    fileprivate static func asReadError(_ code: Int32) -> Int32 {
        code == SQLITE_IOERR | 33 << 8 ? SQLITE_IOERR | 1 << 8 : code
    }

    /// Keeps the reason why a file could not be made. SQLite tries again to open it for reading, and
    /// then the error number says only that it is missing.
    fileprivate static func noteWhyMissing(_ path: sqlite3_filename) {
        let made = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if made >= 0 {
            close(made)
            unlink(path)
        } else if errno != EEXIST {
            _ = note(SQLITE_CANTOPEN)
        }
    }

    // MARK: Registration

    private typealias Open =
        @convention(c) (
            UnsafeMutablePointer<sqlite3_vfs>?, sqlite3_filename?,
            UnsafeMutablePointer<sqlite3_file>?, Int32, UnsafeMutablePointer<Int32>?
        ) -> Int32

    private static func register(
        _ name: String, over below: UnsafeMutablePointer<sqlite3_vfs>, open: @escaping Open
    ) {
        let memory = UnsafeMutablePointer<LayeredVFS>.allocate(capacity: 1)
        memory.initialize(to: LayeredVFS(own: below.pointee, below: below))
        memory.pointee.own.zName = UnsafePointer(strdup(name))
        memory.pointee.own.pNext = nil
        memory.pointee.own.szOsFile =
            Int32(GuardedFile.offset(behind: below)) + Int32(MemoryLayout<GuardedFile>.size)
        memory.pointee.own.xOpen = open
        memory.pointee.own.xSleep = { _, microseconds in
            let time = min(microseconds, FileSystem.longestSleep)
            usleep(UInt32(max(0, time)))
            return time
        }
        let code = memory.withMemoryRebound(to: sqlite3_vfs.self, capacity: 1) {
            sqlite3_vfs_register($0, 0)
        }
        precondition(code == SQLITE_OK, "a file system could not be registered")
    }
}

/// What SQLite sees, and the file system below it. SQLite gets a pointer to `own`.
private struct LayeredVFS {
    var own: sqlite3_vfs
    let below: UnsafeMutablePointer<sqlite3_vfs>
}

/// A file of ``FileSystem``. Its memory follows that of the file below, and the table of methods of
/// the file below is replaced by `methods`, which is how a method finds this struct again.
struct GuardedFile {
    private var methods: sqlite3_io_methods
    private let below: sqlite3_io_methods
    /// The offset of the first byte that was written since the last sync; `Int64.max` for none.
    private var firstUnsynced = Int64.max
    /// True if a failed commit could not be removed from the log.
    private(set) var mayHoldFailedCommit = false
    private var index: Unmanaged<LogIndex>?

    private init(below: sqlite3_io_methods) {
        methods = below
        self.below = below
        keepErrorNumbers()
    }

    /// Where the struct is in the memory of a file.
    fileprivate static func offset(behind vfs: UnsafeMutablePointer<sqlite3_vfs>) -> Int {
        (Int(vfs.pointee.szOsFile) + 15) / 16 * 16
    }

    /// Whether a file is one of ``FileSystem``: SQLite has journals of its own in memory.
    static func isGuarded(_ file: UnsafeMutablePointer<sqlite3_file>) -> Bool {
        guard let methods = file.pointee.pMethods else { return false }
        // The struct follows the file below, which is a few hundred bytes long.
        return (1..<8192).contains(UnsafeRawPointer(methods) - UnsafeRawPointer(file))
    }

    static func of(_ file: UnsafeMutablePointer<sqlite3_file>) -> UnsafeMutablePointer<GuardedFile>
    {
        UnsafeMutableRawPointer(mutating: file.pointee.pMethods!)
            .assumingMemoryBound(to: GuardedFile.self)
    }

    fileprivate static func open(
        _ vfs: UnsafeMutablePointer<sqlite3_vfs>, _ path: sqlite3_filename?,
        _ file: UnsafeMutablePointer<sqlite3_file>, _ flags: Int32,
        _ outFlags: UnsafeMutablePointer<Int32>?, isDetached: Bool
    ) -> Int32 {
        let layers = UnsafeMutableRawPointer(vfs).assumingMemoryBound(to: LayeredVFS.self)
        let below = layers.pointee.below
        let code = FileSystem.note(below.pointee.xOpen(below, path, file, flags, outFlags))
        if code == SQLITE_CANTOPEN, flags & SQLITE_OPEN_CREATE != 0, let path {
            FileSystem.noteWhyMissing(path)
        }
        guard code == SQLITE_OK, let methods = file.pointee.pMethods else { return code }
        let place = (UnsafeMutableRawPointer(file) + offset(behind: below))
            .bindMemory(to: GuardedFile.self, capacity: 1)
        place.initialize(to: GuardedFile(below: methods.pointee))
        if flags & SQLITE_OPEN_WAL != 0 { place.pointee.guardLog() }
        if isDetached, flags & SQLITE_OPEN_MAIN_DB != 0 { place.pointee.keepIndexToItself() }
        // `methods` is the first member.
        file.pointee.pMethods = UnsafeRawPointer(place).assumingMemoryBound(
            to: sqlite3_io_methods.self)
        return code
    }

    private mutating func keepErrorNumbers() {
        methods.xRead = { file, bytes, count, offset in
            FileSystem.asReadError(
                FileSystem.note(
                    GuardedFile.of(file!).pointee.below.xRead(file, bytes, count, offset)))
        }
        methods.xWrite = { file, bytes, count, offset in
            FileSystem.note(GuardedFile.of(file!).pointee.below.xWrite(file, bytes, count, offset))
        }
        methods.xTruncate = { file, size in
            FileSystem.note(GuardedFile.of(file!).pointee.below.xTruncate(file, size))
        }
        methods.xSync = { file, flags in
            FileSystem.note(GuardedFile.of(file!).pointee.below.xSync(file, flags))
        }
        methods.xFileSize = { file, size in
            FileSystem.note(GuardedFile.of(file!).pointee.below.xFileSize(file, size))
        }
        methods.xLock = { file, level in
            FileSystem.note(GuardedFile.of(file!).pointee.below.xLock(file, level))
        }
        methods.xShmMap = { file, number, size, extends, place in
            FileSystem.note(
                GuardedFile.of(file!).pointee.below.xShmMap(file, number, size, extends, place))
        }
    }

    // MARK: The log

    private mutating func guardLog() {
        methods.xWrite = { file, bytes, count, offset in
            let guarded = GuardedFile.of(file!)
            guarded.pointee.firstUnsynced = min(guarded.pointee.firstUnsynced, offset)
            return FileSystem.note(guarded.pointee.below.xWrite(file, bytes, count, offset))
        }
        methods.xSync = { file, flags in
            let guarded = GuardedFile.of(file!)
            let code = FileSystem.note(guarded.pointee.below.xSync(file, flags))
            if code != SQLITE_OK {
                guarded.pointee.removeUnsynced(file!, flags)
            } else {
                guarded.pointee.firstUnsynced = .max
            }
            return code
        }
    }

    /// The length of the head of the log, before its first frame, and of the head of a frame.
    /// Source: sqlite.org/fileformat2.html, "The Write-Ahead Log".
    private static let (logHead, frameHead): (Int64, Int32) = (32, 24)

    /// Shortens the log to what was synced. The write lock is held: no other process writes.
    private mutating func removeUnsynced(
        _ file: UnsafeMutablePointer<sqlite3_file>, _ flags: Int32
    ) {
        guard firstUnsynced != .max else { return }
        if below.xTruncate(file, firstUnsynced) == SQLITE_OK {
            _ = below.xSync(file, flags)
        } else {
            // Without a valid head, neither a frame nor what follows it counts.
            let length = firstUnsynced < Self.logHead ? Int32(Self.logHead) : Self.frameHead
            let zeros = [UInt8](repeating: 0, count: Int(length))
            if below.xWrite(file, zeros, length, firstUnsynced) != SQLITE_OK {
                mayHoldFailedCommit = true
            }
        }
        firstUnsynced = .max
    }

    // MARK: The index of the log

    private mutating func keepIndexToItself() {
        index = Unmanaged.passRetained(LogIndex())
        methods.xShmMap = { file, number, size, _, place in
            let index = GuardedFile.of(file!).pointee.index!.takeUnretainedValue()
            place!.pointee = UnsafeMutableRawPointer(index.region(Int(number), size: Int(size)))
            return SQLITE_OK
        }
        // There is only this connection.
        methods.xShmLock = { _, _, _, _ in SQLITE_OK }
        methods.xShmBarrier = { _ in }
        methods.xShmUnmap = { _, _ in SQLITE_OK }
        methods.xClose = { file in
            let guarded = GuardedFile.of(file!)
            let (below, index) = (guarded.pointee.below, guarded.pointee.index)
            let code = below.xClose(file)
            index?.release()
            return code
        }
    }
}

/// The index of a log in memory, in regions of equal size.
private final class LogIndex {
    private var regions: [UnsafeMutableRawBufferPointer] = []

    deinit { for region in regions { region.deallocate() } }

    func region(_ number: Int, size: Int) -> UnsafeMutableRawPointer {
        while regions.count <= number {
            let region = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
            region.initializeMemory(as: UInt8.self, repeating: 0)
            regions.append(region)
        }
        return regions[number].baseAddress!
    }
}
