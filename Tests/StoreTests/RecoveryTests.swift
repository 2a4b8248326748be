import Glibc
import Testing

@testable import Fasting
@testable import Store

/// Records that are missing or damaged, beside backups.
@Suite struct RecoveryTests {
    private let temporary = TemporaryFolder()
    private let state = FastState(stage: .active(fast(1)))
    private let day = "2026-03-01"
    private let name = "atrest.sqlite.damaged-\(stamp)"

    /// Records with two fasts, and a backup of the first one.
    private func prepared() throws -> DataFolder {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        try store.commit(keeping(session(1, from: -30, to: -10), state: state))
        try store.backUp(in: folder, day: day)
        try store.commit(keeping(session(2, from: -9, to: -1), state: state))
        return folder
    }

    private func expectRestored(
        _ folder: DataFolder, _ expected: Recovery, fasts: Int = 1
    ) throws {
        var (store, recovery): (Store?, Recovery?) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery == expected)
        #expect(try store!.counts().all == fasts)
        if fasts > 0 { #expect(try store!.load() == state) }
        store = nil
        #expect(try Store.open(in: folder, stamp: stamp).recovery == nil)
        #expect(!Files.names(in: folder.path).contains { $0.contains("begun") })
    }

    @Test func `missing records beside a backup are restored`() throws {
        let folder = try prepared()
        unlink(folder.database)
        try expectRestored(folder, .restored(day: day))
    }

    @Test func `missing records whose backups cannot be read are said to be lost`() throws {
        let folder = try prepared()
        unlink(folder.database)
        Files.write([1, 2, 3], to: folder.backup(of: day))
        try expectRestored(folder, .lost, fasts: 0)
        #expect(Files.bytes(folder.backup(of: day)) == [1, 2, 3])
    }

    @Test func `missing records beside damaged ones are never silently empty`() throws {
        let folder = try temporary.dataFolder()
        Files.write([1, 2, 3], to: "\(folder.path)/\(name)")
        try expectRestored(folder, .setAside(name: name, restoredDay: nil), fasts: 0)
    }

    /// The files that are left if a process is killed between two steps of a recovery.
    private enum Cut: CaseIterable {
        case beforeTheCopy, withinTheCopy, afterTheCopy, afterTheDatabase, afterTheLog, afterAll
        case byAnEarlierVersion

        func leave(_ folder: DataFolder, name: String, day: String) {
            let database = folder.database
            Files.write([1, 2, 3], to: database)
            Files.write([4, 5, 6], to: database + "-wal")
            if self == .beforeTheCopy { return }
            let backup = Files.bytes(folder.backup(of: day))!
            if self == .withinTheCopy {
                return Files.write(Array(backup.prefix(backup.count / 2)), to: folder.begun)
            }
            if self != .byAnEarlierVersion { Files.write(backup, to: folder.begun) }
            if self == .afterTheCopy { return }
            rename(database, "\(folder.path)/\(name)")
            if self == .afterTheDatabase { return }
            rename(database + "-wal", "\(folder.path)/\(name)-wal")
            if self == .afterAll { rename(folder.begun, database) }
        }
    }

    @Test(arguments: Cut.allCases)
    private func `a recovery that was cut short is finished`(cut: Cut) throws {
        let folder = try prepared()
        cut.leave(folder, name: name, day: day)
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        switch cut {
        case .afterAll: #expect(recovery == nil)
        case .byAnEarlierVersion: #expect(recovery == .restored(day: day))
        default: #expect(recovery == .setAside(name: name, restoredDay: day))
        }
        #expect(try store.load() == state)
        #expect(try store.counts().all == 1)
        #expect(Files.bytes("\(folder.path)/\(name)") == [1, 2, 3])
        #expect(Files.bytes("\(folder.path)/\(name)-wal") == [4, 5, 6])
        withExtendedLifetime(store) {}
        #expect(try Store.open(in: folder, stamp: "later").recovery == nil)
    }

    @Test func `an interrupted first start loses nothing`() throws {
        let folder = try temporary.dataFolder()
        Files.write([1, 2, 3], to: folder.begun)
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery == nil)
        #expect(try store.load() == FastState())
    }

    // MARK: What is not a database of ours

    @Test(arguments: [0, 1, 99, 100, 511])
    func `a file that is too short is damage`(size: Int) throws {
        let folder = try prepared()
        Files.write(Array(Files.bytes(folder.database)!.prefix(size)), to: folder.database)
        try expectRestored(folder, .setAside(name: name, restoredDay: day))
    }

    @Test(arguments: [
        "PRAGMA user_version = 0", "PRAGMA user_version = -1", "DROP TABLE water",
        "DROP INDEX fast_by_end", "DROP TABLE setting; CREATE VIEW setting AS SELECT 1, 2",
        "DROP TABLE setting; CREATE TABLE setting (key TEXT NOT NULL PRIMARY KEY)",
        "ALTER TABLE water RENAME COLUMN at TO moment", "ALTER TABLE fast DROP COLUMN target",
        "ALTER TABLE water RENAME TO drinks",
        "DROP INDEX fast_by_end; CREATE INDEX fast_by_end ON fast (start)",
        "DROP INDEX fast_by_end; CREATE INDEX fast_by_end ON water (at)",
        "CREATE TEMP TRIGGER t AFTER INSERT ON setting BEGIN SELECT 1; END; PRAGMA user_version = 0",
    ])
    func `a file with another schema is damage`(change: String) throws {
        let folder = try prepared()
        #expect(Stranger(folder.database).run(change) == 0)
        #expect(failure { _ = try RecordsCheck(of: folder) }?.cause == .damaged)
        try expectRestored(folder, .setAside(name: name, restoredDay: day))
    }

    @Test func `objects that SQLite adds are not damage`() throws {
        let folder = try prepared()
        #expect(Stranger(folder.database).run("ANALYZE; VACUUM") == 0)
        #expect(try Store.open(in: folder, stamp: stamp).recovery == nil)
        #expect(try RecordsCheck(of: folder) == .sound(fasts: 2))
    }

    @Test func `triggers of a file do not run`() throws {
        let database = try Database(path: temporary.path + "/a.sqlite", mode: .readWrite)
        try database.run(
            """
            CREATE TABLE t (n); CREATE TABLE log (n);
            CREATE TRIGGER x AFTER INSERT ON t BEGIN INSERT INTO log VALUES (1); END
            """)
        try database.run("INSERT INTO t VALUES (1)")
        #expect(try database.all("SELECT n FROM log") { $0.integer(0) }.isEmpty)
        #expect(
            failure { try database.run("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema") }
                != nil)
    }

    // MARK: Backups

    @Test func `a backup that makes no sense is skipped`() throws {
        let folder = try prepared()
        let later = folder.backup(of: "2026-03-02")
        Files.copy(folder.backup(of: day), to: later)
        Stranger(later).run("UPDATE fast SET id = 'nobody' WHERE end IS NULL")
        unlink(folder.database)
        try expectRestored(folder, .restored(day: day))
    }

    @Test func `a backup folder that cannot be read is not an empty one`() throws {
        let folder = try prepared()
        unlink(folder.database)
        rename(folder.backups, temporary.path + "/elsewhere")
        symlink(folder.backups, folder.backups)
        #expect(
            failure { _ = try openStore(folder) }?.cause
                == .backup(path: folder.backups, .other("Too many levels of symbolic links")))
        unlink(folder.backups)
        rename(temporary.path + "/elsewhere", folder.backups)
        try expectRestored(folder, .restored(day: day))
    }
}
