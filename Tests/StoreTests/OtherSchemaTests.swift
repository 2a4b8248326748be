import Glibc
import Testing

@testable import Fasting
@testable import Store

/// Files that a later version wrote, or one from before the first release.
@Suite struct OtherSchemaTests {
    private let temporary = TemporaryFolder()

    enum Other: String, CaseIterable {
        case newer = "PRAGMA user_version = 99"
        case unreleased = "PRAGMA application_id = 0; PRAGMA user_version = 6"
        case unreleasedFirst = "PRAGMA application_id = 0"

        var cause: StoreError.Cause { self == .newer ? .newer : .unreleased }
    }

    /// The names and bytes of all files in the folder, without the shared memory: it is temporary.
    private func contents(_ folder: DataFolder) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for name in Files.names(in: folder.path) where !name.hasSuffix("-shm") {
            contents[name] = Files.bytes("\(folder.path)/\(name)")
        }
        return contents
    }

    private func expectRefused(_ folder: DataFolder, _ other: Other) {
        let before = contents(folder)
        for _ in 0..<3 {
            #expect(failure { _ = try openStore(folder) }?.cause == other.cause)
            #expect(failure { _ = try RecordsCheck(of: folder) }?.cause == other.cause)
            #expect(contents(folder) == before)
        }
    }

    @Test(arguments: Other.allCases, ["wal", "delete"])
    func `the file is left as it is to the byte`(other: Other, journal: String) throws {
        let folder = try temporary.dataFolder()
        try openStore(folder).commit(keeping(session(1, from: -30, to: -10)))
        let stranger = Stranger(folder.database)
        stranger.run("PRAGMA journal_mode = \(journal); \(other.rawValue)")
        withExtendedLifetime(stranger) {}
        expectRefused(folder, other)
    }

    @Test(arguments: Other.allCases)
    func `a file that is held open is left as it is`(other: Other) throws {
        let folder = try temporary.dataFolder()
        _ = try openStore(folder)
        let stranger = Stranger(folder.database)
        stranger.run(other.rawValue)
        expectRefused(folder, other)
        withExtendedLifetime(stranger) {}
    }

    /// The version is only in the log, because the writer was killed before a checkpoint.
    @Test(arguments: Other.allCases)
    func `a file with the log of a killed writer is left as it is`(other: Other) throws {
        let folder = try temporary.dataFolder()
        _ = try openStore(folder)
        let stranger = Stranger(folder.database)
        stranger.run("PRAGMA wal_autocheckpoint = 0; \(other.rawValue)")
        let killed = DataFolder(path: temporary.path + "/killed")
        try killed.create()
        for suffix in ["", "-wal"] {
            Files.copy(folder.database + suffix, to: killed.database + suffix)
        }
        expectRefused(killed, other)
        #expect(Files.bytes(killed.database + "-wal")?.isEmpty == false)
        withExtendedLifetime(stranger) {}
    }

    @Test(arguments: Other.allCases)
    func `such a backup is left alone, and no empty records are made`(other: Other) throws {
        let folder = try temporary.dataFolder()
        try openStore(folder).backUp(in: folder, day: "2026-03-01")
        for name in Files.names(in: folder.path) where name != "backups" {
            unlink("\(folder.path)/\(name)")
        }
        Stranger(folder.backup(of: "2026-03-01")).run(other.rawValue)
        #expect(failure { _ = try openStore(folder) }?.cause == other.cause)
        #expect(failure { _ = try folder.readBackup(of: "2026-03-01") }?.cause == other.cause)
        #expect(try folder.listBackups(today: nil) == BackupList(unreadable: ["2026-03-01"]))
        #expect(Files.names(in: folder.path) == ["backups"])
    }

    @Test func `the newest version is not newer`() throws {
        let folder = try temporary.dataFolder()
        _ = try openStore(folder)
        Stranger(folder.database).run("PRAGMA user_version = \(Schema.version)")
        #expect(failure { _ = try openStore(folder) } == nil)
    }
}

@Suite struct MigrationTests {
    private let temporary = TemporaryFolder()
    private let extra = [
        Migration(
            name: "tea", sql: "CREATE TABLE tea (ml INTEGER) STRICT; INSERT INTO tea VALUES (250)"),
        Migration(name: "time of tea", sql: "ALTER TABLE tea ADD COLUMN at INTEGER"),
    ]

    private func database() throws -> Database {
        let folder = try temporary.dataFolder()
        return try Database(path: folder.database, mode: .readWrite)
    }

    /// Records with a fast, as a version of this schema leaves them.
    private func records() throws -> DataFolder {
        let folder = try temporary.dataFolder()
        try openStore(folder).commit(keeping(session(2, from: -30, to: -10)))
        return folder
    }

    @Test func `an older file is migrated and keeps its content`() throws {
        let database = try Database(path: records().database, mode: .readWrite)
        try database.migrate(by: Schema.migrations + extra)
        #expect(try database.userVersion == Schema.version + 2)
        #expect(try database.all("SELECT ml FROM tea") { $0.integer(0) } == [250])
        #expect(try database.one("SELECT id FROM fast WHERE end > 0") == fastID(2))
        try database.migrate(by: Schema.migrations + extra)
        #expect(try database.all("SELECT ml FROM tea") { $0.integer(0) } == [250])
    }

    @Test func `a private copy is kept before it, and restored if nothing newer can be`() throws {
        let before = umask(0)
        defer { umask(before) }
        let folder = try records()
        let database = try Database(path: folder.database, mode: .readWrite)
        try database.keepCopyBeforeMigration(in: folder)
        #expect(!Files.exists(folder.backups))
        // What a killed process left of it.
        try folder.createBackups()
        Files.write([1, 2, 3], to: folder.begunBackup)
        try database.keepCopyBeforeMigration(in: folder, to: Schema.version + 1)
        _ = consume database
        let copy = folder.backup(ofSchema: Schema.version)
        #expect(Files.names(in: folder.backups) == ["atrest-schema-\(Schema.version).sqlite"])
        #expect(Files.mode(folder.backups) == 0o700)
        #expect(Files.mode(copy) == 0o600)
        var noon = [
            timeval(tv_sec: 1_795_262_400, tv_usec: 0), timeval(tv_sec: 1_795_262_400, tv_usec: 0),
        ]
        utimes(copy, &noon)
        for suffix in [""] + DataFolder.companions { unlink(folder.database + suffix) }
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery == .restored(day: "2026-11-21"))
        #expect(try store.counts().all == 1)
    }

    @Test(arguments: [FaultyDisk.Operation.write, .sync, .loss])
    func `without a copy nothing is migrated`(operation: FaultyDisk.Operation) throws {
        let disk = FaultyDisk()
        let folder = DataFolder(path: try records().path, on: disk.fileSystem)
        let database = try Database(
            path: folder.database, mode: .readWrite, on: folder.fileSystem)
        disk.fail(operation, with: EIO, sparing: 0)
        let error = failure {
            try database.keepCopyBeforeMigration(in: folder, to: Schema.version + 1)
        }
        #expect(error?.cause == .other("Input/output error"))
        #expect(Files.names(in: folder.backups).isEmpty)
    }

    @Test func `each version has its fingerprint`() throws {
        let found = try Schema.migrations.indices.map { index in
            let database = try Database(path: ":memory:", mode: .readWrite)
            try database.migrate(by: Array(Schema.migrations.prefix(index + 1)))
            return try database.schemaFingerprint
        }
        #expect(found == Schema.fingerprints, "\(found.map { String($0, radix: 16) })")
    }

    @Test func `a step that fails leaves the version before it`() throws {
        let database = try database()
        try database.migrate()
        let broken = Migration(
            name: "broken", sql: "CREATE TABLE half (n INTEGER); INSERT INTO nowhere VALUES (1)")
        let error = failure { try database.migrate(by: Schema.migrations + [extra[0], broken]) }
        #expect(error?.operation.contains("broken") == true)
        #expect(try database.userVersion == Schema.version + 1)
        #expect(try database.all("SELECT ml FROM tea") { $0.integer(0) } == [250])
        #expect(failure { try database.run("SELECT * FROM half") } != nil)
        try database.migrate(by: Schema.migrations + extra)
        #expect(try database.userVersion == Schema.version + 2)
    }

    @Test func `a file with more migrations than are known is newer`() throws {
        let database = try database()
        try database.migrate(by: Schema.migrations + extra)
        #expect(failure { try database.migrate() }?.cause == .newer)
        #expect(try database.userVersion == Schema.version + 2)
    }

    @Test func `a version below zero is damage`() throws {
        let database = try database()
        try database.run("PRAGMA user_version = -1")
        #expect(failure { try database.migrate() }?.cause == .damaged)
    }
}
