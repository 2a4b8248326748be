import CSQLite
import Glibc
import Testing

@testable import Fasting
@testable import Store

/// Disks that fail, on a file system below SQLite.
@Suite struct FaultTests {
    private let temporary = TemporaryFolder()
    private let disk = FaultyDisk()
    private let before = FastState(stage: .active(fast(1)))
    private let after = FastState(stage: .active(fast(2)))

    private func prepared() throws -> DataFolder {
        let folder = DataFolder(path: temporary.path + "/atrest", on: disk.fileSystem)
        try folder.create()
        let store = try openStore(folder)
        try store.commit(keeping(session(1, from: -30, to: -10), state: before))
        return folder
    }

    /// What the next process finds after this one is killed.
    private func storedAfterKill(_ folder: DataFolder) throws -> FastState {
        let killed = DataFolder(path: temporary.path + "/killed")
        try killed.create()
        DataFolder.remove(killed.database)
        for suffix in ["", "-wal"] {
            Files.copy(folder.database + suffix, to: killed.database + suffix)
        }
        let (store, recovery) = try Store.open(in: killed, stamp: stamp)
        #expect(recovery == nil)
        return try store.load()
    }

    // MARK: Writing

    private enum LogFault: CaseIterable {
        case sync, syncForGood, syncAndTruncation

        func happen(on disk: FaultyDisk) {
            disk.fail(.sync, with: EIO, times: self == .sync ? 1 : .max)
            if self == .syncAndTruncation { disk.fail(.truncate, with: EIO) }
        }
    }

    @Test(arguments: LogFault.allCases, [true, false])
    private func `a commit that was refused is not there after a crash`(
        fault: LogFault, isFirst: Bool
    ) throws {
        let folder = try prepared()
        let store = try openStore(folder)
        // The first commit after a start begins the log. Later ones are appended.
        if !isFirst { try store.save(discreet, replacing: Settings()) }
        fault.happen(on: disk)
        let error = failure { try store.commit(FastChange(state: after)) }
        #expect(error?.cause == .other("Input/output error"))
        #expect(disk.failures > 0)
        #expect(try store.load() == before)
        #expect(try storedAfterKill(folder) == before)
        disk.heal()
        #expect(store.isInPlace)
        #expect(try store.settings() == (isFirst ? Settings() : discreet))
        try store.commit(FastChange(state: after))
        #expect(try storedAfterKill(folder) == after)
        #expect(Stranger(folder.database).texts("PRAGMA integrity_check") == ["ok"])
    }

    @Test func `a store that cannot tell what it holds must be opened again`() throws {
        let folder = try prepared()
        var store: Store? = try openStore(folder)
        try store!.save(discreet, replacing: Settings())
        // The commit is in the log, and cannot be removed from it.
        disk.fail(.sync, with: EIO, then: [.truncate, .write])
        let error = failure { try store!.save(Settings(), replacing: discreet) }
        #expect(error?.cause == .other("Input/output error"))
        disk.heal()
        #expect(!store!.isInPlace)
        #expect(failure { try store!.save(Settings(), replacing: discreet) } == error)
        #expect(try store!.settings() == discreet)
        let reopened = try openStore(folder)
        store = nil
        #expect(reopened.isInPlace)
        let stored = try reopened.settings()
        try reopened.save(discreet, replacing: stored)
        #expect(try openStore(folder).settings() == discreet)
    }

    @Test(arguments: FaultyDisk.Operation.allCases)
    func `an error of the disk while writing refuses and changes nothing`(
        operation: FaultyDisk.Operation
    ) throws {
        let folder = try prepared()
        for sparing in 0..<12 {
            let store = try openStore(folder)
            disk.fail(operation, with: EIO, sparing: sparing, times: 1)
            let error = failure { try store.commit(FastChange(state: after)) }
            disk.heal()
            let expected = error == nil ? after : before
            #expect(try store.load() == expected)
            #expect(try storedAfterKill(folder) == expected)
            #expect(error?.cause != .damaged)
            try store.commit(FastChange(state: before))
        }
        #expect(!Files.names(in: folder.path).contains { $0.contains("damaged") })
    }

    // MARK: Reading

    /// SQLite reports a page that it cannot read in the same way as a broken one.
    @Test(arguments: [1, Int.max])
    func `an error of the disk is not damage`(times: Int) throws {
        let folder = try prepared()
        var failed = 0
        for sparing in 0..<60 {
            disk.fail(.read, with: EIO, sparing: sparing, times: times)
            let error = failure { _ = try openStore(folder) }
            if let error { #expect(error.cause == .other("Input/output error")) }
            failed += error == nil ? 0 : 1
            disk.heal()
            #expect(try openStore(folder).load() == before)
            #expect(!Files.names(in: folder.path).contains { $0.contains("damaged") })
        }
        #expect(disk.failures > 0)
        #expect(times == 1 || failed > 0)
    }

    // MARK: No room

    private func copyOfKilled(_ folder: DataFolder) throws -> DataFolder {
        let killed = DataFolder(path: temporary.path + "/copy", on: disk.fileSystem)
        try killed.create()
        for suffix in ["", "-wal"] {
            Files.copy(folder.database + suffix, to: killed.database + suffix)
        }
        return killed
    }

    @Test(arguments: [
        (FaultyDisk.Operation.index, false), (.index, true), (.creation, false),
    ])
    func `records on a full disk can be read, and written when there is room`(
        operation: FaultyDisk.Operation, hasLog: Bool
    ) throws {
        var folder = try prepared()
        if hasLog {
            let store = try openStore(folder)
            try store.save(discreet, replacing: Settings())
            folder = try copyOfKilled(folder)
            withExtendedLifetime(store) {}
        }
        disk.fail(operation, with: ENOSPC)
        #expect(try RecordsCheck(of: folder) == .sound(fasts: 1))
        let store = try openStore(folder)
        #expect(store.access == .readOnly(.diskFull))
        #expect(try store.load() == before)
        #expect(try store.settings() == (hasLog ? discreet : Settings()))
        #expect(try store.counts().all == 1)
        for _ in 0..<2 {
            let error = failure { try store.commit(FastChange(state: after)) }
            #expect(error?.cause == .diskFull)
            #expect(try store.load() == before)
            #expect(store.isInPlace)
        }
        disk.heal()
        try store.commit(FastChange(state: after))
        #expect(store.access == .readWrite)
        #expect(try store.load() == after)
        #expect(try store.settings() == (hasLog ? discreet : Settings()))
        withExtendedLifetime(store) {}
        #expect(Stranger(folder.database).texts("PRAGMA integrity_check") == ["ok"])
    }

    @Test(arguments: [true, false])
    func `records on a read-only disk can be read`(hasLog: Bool) throws {
        var folder = try prepared()
        if hasLog {
            let store = try openStore(folder)
            try store.save(discreet, replacing: Settings())
            folder = try copyOfKilled(folder)
            withExtendedLifetime(store) {}
        }
        let names = Files.names(in: folder.path)
        disk.isReadOnly = true
        #expect(try RecordsCheck(of: folder) == .sound(fasts: 1))
        let store = try openStore(folder)
        #expect(store.access == .readOnly(.readOnly))
        #expect(try store.load() == before)
        #expect(try store.settings() == (hasLog ? discreet : Settings()))
        let error = failure { try store.commit(FastChange(state: after)) }
        #expect(error?.cause == .readOnly)
        #expect(Files.names(in: folder.path) == names)
        disk.heal()
        try store.commit(FastChange(state: after))
        #expect(try store.load() == after)
    }

    @Test func `damaged records stay as they are until a backup could be copied`() throws {
        let folder = try prepared()
        try openStore(folder).backUp(in: folder, day: "2026-03-01")
        Files.write([1, 2, 3], to: folder.database)
        // The copy cannot be made.
        mkdir(folder.begun, 0o700)
        #expect(failure { _ = try openStore(folder) }?.cause == .other("File exists"))
        #expect(Files.bytes(folder.database) == [1, 2, 3])
        rmdir(folder.begun)
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery?.day == "2026-03-01")
        #expect(try store.load() == before)
    }

    // MARK: Backups

    @Test func `an error of the disk while a backup is read is not damage of the backup`() throws {
        let folder = try prepared()
        try openStore(folder).backUp(in: folder, day: "2026-03-01")
        for sparing in 0..<20 {
            disk.fail(.read, with: EIO, sparing: sparing, times: 1)
            let error = failure { _ = try folder.readBackup(of: "2026-03-01") }
            #expect(sparing > 5 || error != nil)
            if let error { #expect(error.cause == .other("Input/output error")) }
            disk.heal()
        }
        #expect(try folder.readBackup(of: "2026-03-01")?.sessions.count == 1)
    }

    @Test func `a backup that the disk cannot read now is not removed as an empty one`() throws {
        let folder = try prepared()
        var store: Store? = try openStore(folder)
        // The first one is the fullest, and would be the first to go.
        try store!.backUp(in: folder, day: "2026-02-01")
        let removal = Act.ordinary(.delete, .fast(session(1, from: -30, to: -10)))
        try store!.append(removal, at: at(1), [.removeFast(fastID(1))])
        for day in 2...9 { try store!.backUp(in: folder, day: "2026-02-0\(day)") }
        store = nil
        #expect(try folder.backupDays(today: nil).count == 7)
        for day in ["2026-01-01", "2026-01-02"] {
            Files.copy(folder.backup(of: "2026-02-01"), to: folder.backup(of: day))
        }
        disk.fail(.read, with: EIO)
        try folder.removeOldBackups(keeping: 7, today: "2026-03-02")
        #expect(try folder.backupDays(today: nil).count == 9)
        disk.heal()
        try folder.removeOldBackups(keeping: 7, today: "2026-03-02")
        #expect(try folder.backupDays(today: nil).count == 7)
    }

    // MARK: Locks

    /// A broken program could lock everything that SQLite locks in the index of the log
    /// (sqlite.org/walformat.html).
    @Test func `a foreign lock on the index of the log is said to be one`() throws {
        let folder = try prepared()
        let store = try openStore(folder)
        try store.save(discreet, replacing: Settings())
        let foreign = open(folder.database + "-shm", O_RDWR | O_CLOEXEC)
        defer { close(foreign) }
        // F_OFD_SETLK of fcntl(2): not released by other descriptors of this process.
        let setLock: Int32 = 37
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        (lock.l_start, lock.l_len) = (120, 8)
        #expect(fcntl(foreign, setLock, &lock) == 0)
        #expect(failure { _ = try store.load() }?.cause == .inUse)
        #expect(
            failure { try store.save(Settings(), replacing: discreet) }?.cause == .inUse)
        lock.l_type = Int16(F_UNLCK)
        #expect(fcntl(foreign, setLock, &lock) == 0)
        #expect(try store.settings() == discreet)
    }

    @Test func `SQLite sleeps only for a moment`() {
        let vfs = sqlite3_vfs_find(FileSystem.standard.name)!
        #expect(vfs.pointee.xSleep(vfs, 1_000_000) < 1000)
        #expect(vfs.pointee.xSleep(vfs, 10) == 10)
    }
}
