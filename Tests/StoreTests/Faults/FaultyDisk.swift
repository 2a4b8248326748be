import CSQLite
import Glibc

@testable import Store

/// A file system that fails on request. It is below the one that the store uses.
final class FaultyDisk {
    enum Operation: CaseIterable {
        case read, write, truncate, sync
        /// A write that does nothing and reports that it succeeded.
        case loss
        /// Memory for the index of the log.
        case index
        /// Creating a file.
        case creation

        /// Those that report an error.
        static let allCases: [Operation] = [.read, .write, .truncate, .sync, .index, .creation]
    }

    /// Whether files can only be read.
    var isReadOnly = false

    private struct Fault {
        let error: Int32
        /// How many calls succeed before the first failure.
        var sparing: Int
        /// How many calls fail after that.
        var times: Int
        /// The operations that fail after the first failure of this one.
        let next: [Operation]
    }

    private var faults: [Operation: Fault] = [:]
    /// How many calls have failed.
    private(set) var failures = 0
    /// The file system that the store uses, on top of this one.
    private(set) var fileSystem: FileSystem!

    init() {
        let below = sqlite3_vfs_find(nil)!
        let vfs = UnsafeMutablePointer<FaultyVFS>.allocate(capacity: 1)
        vfs.initialize(
            to: FaultyVFS(
                own: below.pointee, below: below, disk: Unmanaged.passRetained(self)))
        let name = "faulty-\(UInt(bitPattern: vfs))"
        vfs.pointee.own.zName = UnsafePointer(strdup(name))
        vfs.pointee.own.pNext = nil
        vfs.pointee.own.szOsFile += Int32(MemoryLayout<FaultyFile>.stride) + 16
        vfs.pointee.own.xOpen = { vfs, path, file, flags, outFlags in
            FaultyFile.open(vfs!, path, file!, flags, outFlags)
        }
        vfs.withMemoryRebound(to: sqlite3_vfs.self, capacity: 1) {
            precondition(sqlite3_vfs_register($0, 0) == SQLITE_OK)
        }
        fileSystem = FileSystem(name: "over-" + name, over: name)
    }

    /// Makes calls fail from now on.
    ///
    /// - Parameters:
    ///   - error: an error number of the C library.
    ///   - sparing: how many calls succeed first.
    ///   - times: how many calls fail.
    ///   - next: operations that fail from the first failure on.
    func fail(
        _ operation: Operation, with error: Int32, sparing: Int = 0, times: Int = .max,
        then next: [Operation] = []
    ) {
        faults[operation] = Fault(error: error, sparing: sparing, times: times, next: next)
    }

    func heal() {
        faults = [:]
        isReadOnly = false
    }

    /// - Returns: the error number if the call has to fail; otherwise nil.
    fileprivate func error(of operation: Operation) -> Int32? {
        guard var fault = faults[operation], fault.times > 0 else { return nil }
        if fault.sparing > 0 { fault.sparing -= 1 } else { fault.times -= 1 }
        let fails = fault.times < faults[operation]!.times
        faults[operation] = fault
        guard fails else { return nil }
        failures += 1
        for operation in fault.next { fail(operation, with: fault.error) }
        errno = fault.error
        return fault.error
    }
}

private struct FaultyVFS {
    var own: sqlite3_vfs
    let below: UnsafeMutablePointer<sqlite3_vfs>
    let disk: Unmanaged<FaultyDisk>
}

/// An open file. It is in memory directly after the file below, as a ``GuardedFile`` is.
private struct FaultyFile {
    var methods: sqlite3_io_methods
    let below: sqlite3_io_methods
    let disk: Unmanaged<FaultyDisk>

    /// Where the struct is in the memory of a file. The layer above replaces `pMethods`.
    private static let offset = (Int(sqlite3_vfs_find(nil)!.pointee.szOsFile) + 15) / 16 * 16

    static func of(_ file: UnsafeMutablePointer<sqlite3_file>) -> FaultyFile {
        (UnsafeRawPointer(file) + offset).assumingMemoryBound(to: FaultyFile.self).pointee
    }

    func error(of operation: FaultyDisk.Operation) -> Int32? {
        disk.takeUnretainedValue().error(of: operation)
    }

    static func open(
        _ vfs: UnsafeMutablePointer<sqlite3_vfs>, _ path: sqlite3_filename?,
        _ file: UnsafeMutablePointer<sqlite3_file>, _ flags: Int32,
        _ outFlags: UnsafeMutablePointer<Int32>?
    ) -> Int32 {
        let layers = UnsafeMutableRawPointer(vfs).assumingMemoryBound(to: FaultyVFS.self).pointee
        let disk = layers.disk.takeUnretainedValue()
        var flags = flags
        if let path, flags & SQLITE_OPEN_READWRITE != 0 {
            let exists = access(path, F_OK) == 0
            if disk.isReadOnly { flags = flags & ~0x6 | SQLITE_OPEN_READONLY }
            if !exists, disk.isReadOnly || disk.error(of: .creation) != nil {
                if disk.isReadOnly { errno = EROFS }
                file.pointee.pMethods = nil
                return SQLITE_CANTOPEN
            }
        }
        let code = layers.below.pointee.xOpen(layers.below, path, file, flags, outFlags)
        guard code == SQLITE_OK, let methods = file.pointee.pMethods else { return code }
        let place = (UnsafeMutableRawPointer(file) + offset).bindMemory(
            to: FaultyFile.self, capacity: 1)
        place.initialize(
            to: FaultyFile(methods: methods.pointee, below: methods.pointee, disk: layers.disk))
        place.pointee.injectFaults()
        file.pointee.pMethods = UnsafeRawPointer(place).assumingMemoryBound(
            to: sqlite3_io_methods.self)
        return code
    }

    private mutating func injectFaults() {
        methods.xRead = { file, bytes, count, offset in
            let faulty = FaultyFile.of(file!)
            // SQLITE_IOERR_CORRUPTFS, which is what EIO becomes.
            if faulty.error(of: .read) != nil { return SQLITE_IOERR | 33 << 8 }
            return faulty.below.xRead(file, bytes, count, offset)
        }
        methods.xWrite = { file, bytes, count, offset in
            let faulty = FaultyFile.of(file!)
            if let error = faulty.error(of: .write) {
                return error == ENOSPC ? SQLITE_FULL : SQLITE_IOERR | 3 << 8
            }
            if faulty.error(of: .loss) != nil { return SQLITE_OK }
            return faulty.below.xWrite(file, bytes, count, offset)
        }
        methods.xTruncate = { file, size in
            let faulty = FaultyFile.of(file!)
            if faulty.error(of: .truncate) != nil { return SQLITE_IOERR | 6 << 8 }
            return faulty.below.xTruncate(file, size)
        }
        methods.xSync = { file, flags in
            let faulty = FaultyFile.of(file!)
            if faulty.error(of: .sync) != nil { return SQLITE_IOERR | 4 << 8 }
            return faulty.below.xSync(file, flags)
        }
        methods.xShmMap = { file, number, size, extends, place in
            let faulty = FaultyFile.of(file!)
            if faulty.disk.takeUnretainedValue().isReadOnly {
                errno = EROFS
                return SQLITE_CANTOPEN
            }
            // SQLITE_IOERR_SHMSIZE.
            if extends != 0, faulty.error(of: .index) != nil { return SQLITE_IOERR | 19 << 8 }
            return faulty.below.xShmMap(file, number, size, extends, place)
        }
    }
}
