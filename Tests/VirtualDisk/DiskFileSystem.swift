import CSQLite
import Glibc
import Store

/// The file system of SQLite that leads to a ``VirtualDisk``, above that of the system.
///
/// A layer above copies the methods and passes its own pointer to them, so that they find the disk by
/// `pAppData` alone.
struct DiskFileSystem {
    /// Holds the disk as long as there is one. SQLite keeps the file system forever.
    final class Holder {
        weak var disk: VirtualDisk?
    }

    let name: String
    let holder = Holder()

    /// Registers a file system for the life of the process.
    init() {
        let base = Self.base
        let vfs = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        name = "disk-\(UInt(bitPattern: vfs))"
        vfs.initialize(to: base.pointee)
        vfs.pointee.zName = UnsafePointer(strdup(name))
        vfs.pointee.pNext = nil
        vfs.pointee.szOsFile = Int32(DiskFile.offset + MemoryLayout<DiskFile>.size)
        vfs.pointee.pAppData = Unmanaged.passRetained(holder).toOpaque()
        vfs.pointee.xOpen = { DiskFileSystem.open($0!, $1, $2!, $3, $4) }
        vfs.pointee.xDelete = { DiskFileSystem.delete($0!, $1!, isSynced: $2 != 0) }
        vfs.pointee.xAccess = { vfs, path, flags, result in
            guard let disk = DiskFileSystem.disk(vfs!), !disk.isDown else {
                return DiskFileSystem.failure(ErrorCode.access, EIO)
            }
            let base = DiskFileSystem.base
            return base.pointee.xAccess(base, path, flags, result)
        }
        // Paths on this disk are complete, and looking at each of their folders takes long.
        vfs.pointee.xFullPathname = { _, path, size, result in
            let length = strlen(path!)
            guard path![0] == CChar(UInt8(ascii: "/")), length < size else {
                return SQLITE_CANTOPEN
            }
            result!.update(from: path!, count: length + 1)
            return SQLITE_OK
        }
        vfs.pointee.xRandomness = { vfs, count, bytes in
            guard let disk = DiskFileSystem.disk(vfs!), let bytes else { return 0 }
            for index in 0..<Int(count) {
                bytes[index] = CChar(truncatingIfNeeded: disk.random.next())
            }
            return count
        }
        vfs.pointee.xCurrentTimeInt64 = { vfs, time in
            time!.pointee = DiskFileSystem.julianMilliseconds(vfs!)
            return SQLITE_OK
        }
        vfs.pointee.xCurrentTime = { vfs, time in
            time!.pointee = Double(DiskFileSystem.julianMilliseconds(vfs!)) / 86_400_000
            return SQLITE_OK
        }
        vfs.pointee.xSleep = { vfs, microseconds in
            DiskFileSystem.disk(vfs!)?.onSleep(microseconds)
            return microseconds
        }
        precondition(sqlite3_vfs_register(vfs, 0) == SQLITE_OK)
    }

    /// The file system of the system without its locks, which only other processes need.
    static var base: UnsafeMutablePointer<sqlite3_vfs> { sqlite3_vfs_find("unix-none")! }

    private static func disk(_ vfs: UnsafeMutablePointer<sqlite3_vfs>) -> VirtualDisk? {
        Unmanaged<Holder>.fromOpaque(vfs.pointee.pAppData).takeUnretainedValue().disk
    }

    /// Milliseconds since noon of 24 November 4714 BC, which is how SQLite counts.
    private static func julianMilliseconds(_ vfs: UnsafeMutablePointer<sqlite3_vfs>) -> Int64 {
        (disk(vfs)?.clock() ?? 0) + 210_866_760_000_000
    }

    /// Sets the error number, as a system call does.
    static func failure(_ code: Int32, _ error: Int32) -> Int32 {
        errno = error
        return code
    }

    // MARK: Files

    private static func open(
        _ vfs: UnsafeMutablePointer<sqlite3_vfs>, _ path: sqlite3_filename?,
        _ file: UnsafeMutablePointer<sqlite3_file>, _ flags: Int32,
        _ outFlags: UnsafeMutablePointer<Int32>?
    ) -> Int32 {
        file.pointee.pMethods = nil
        guard let disk = disk(vfs), !disk.isDown else { return failure(SQLITE_CANTOPEN, EIO) }
        let base = Self.base
        // A temporary file has no name, and no life after a crash.
        guard let path else { return base.pointee.xOpen(base, path, file, flags, outFlags) }
        var status = stat()
        let isNew = flags & SQLITE_OPEN_CREATE != 0 && lstat(path, &status) != 0
        var isLast = false
        if isNew {
            switch disk.verdict(.create) {
            case .succeeds: break
            case .isLast: isLast = true
            case .fails(let error), .isRefused(let error):
                return failure(SQLITE_CANTOPEN, error)
            }
        }
        let code = base.pointee.xOpen(base, path, file, flags, outFlags)
        guard code == SQLITE_OK, let methods = file.pointee.pMethods else { return code }
        if isNew || flags & SQLITE_OPEN_CREATE == 0 { lstat(path, &status) }
        let history = disk.opened(String(cString: path), status, isNew: isNew)
        if flags & SQLITE_OPEN_CREATE != 0,
            flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL) != 0
        {
            history.syncsFolder = true
        }
        DiskFile.attach(to: file, below: methods, disk, history)
        if isLast {
            disk.crash()
            _ = file.pointee.pMethods.pointee.xClose(file)
            file.pointee.pMethods = nil
            return failure(SQLITE_CANTOPEN, EIO)
        }
        return SQLITE_OK
    }

    private static func delete(
        _ vfs: UnsafeMutablePointer<sqlite3_vfs>, _ path: UnsafePointer<CChar>, isSynced: Bool
    ) -> Int32 {
        guard let disk = disk(vfs) else { return failure(ErrorCode.delete, EIO) }
        let verdict = disk.verdict(.delete)
        switch verdict {
        case .fails(let error), .isRefused(let error): return failure(ErrorCode.delete, error)
        case .succeeds, .isLast: break
        }
        let isLast = if case .isLast = verdict { true } else { false }
        let error = disk.remove(String(cString: path), isSynced: isSynced && !isLast)
        if isLast {
            disk.crash()
            return failure(ErrorCode.delete, EIO)
        }
        if error == ENOENT { return failure(ErrorCode.deleteMissing, error) }
        return error == 0 ? SQLITE_OK : failure(ErrorCode.delete, error)
    }
}

/// Result codes that Swift cannot import. Source: sqlite.org/rescode.html
enum ErrorCode {
    static let read = SQLITE_IOERR | 33 << 8
    static let write = SQLITE_IOERR | 3 << 8
    static let sync = SQLITE_IOERR | 4 << 8
    static let truncate = SQLITE_IOERR | 6 << 8
    static let size = SQLITE_IOERR | 7 << 8
    static let delete = SQLITE_IOERR | 10 << 8
    static let access = SQLITE_IOERR | 13 << 8
    static let lock = SQLITE_IOERR | 15 << 8
    static let indexSize = SQLITE_IOERR | 19 << 8
    static let indexLock = SQLITE_IOERR | 20 << 8
    static let deleteMissing = SQLITE_IOERR | 23 << 8
}
