import Glibc
import Testing

@testable import Fasting
@testable import Store

@Suite struct NewerTests {
    private let temporary = TemporaryFolder()

    /// The names and bytes of all files in the folder, without the shared memory: it is temporary.
    private func contents(_ folder: DataFolder) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for name in Files.names(in: folder.path) where !name.hasSuffix("-shm") {
            contents[name] = Files.bytes("\(folder.path)/\(name)")
        }
        return contents
    }

    private func expectRefused(_ folder: DataFolder) {
        let before = contents(folder)
        for _ in 0..<3 {
            #expect(failure { _ = try openStore(folder) }?.cause == .newer)
            #expect(contents(folder) == before)
        }
    }

    @Test(arguments: ["wal", "delete"])
    func `a newer file is left as it is to the byte`(journal: String) throws {
        let folder = try temporary.dataFolder()
        try openStore(folder).commit(keeping(session(1, from: -30, to: -10)))
        let stranger = Stranger(folder.database)
        stranger.run("PRAGMA journal_mode = \(journal); PRAGMA user_version = 99")
        withExtendedLifetime(stranger) {}
        expectRefused(folder)
    }

    @Test func `a newer file that is held open is left as it is`() throws {
        let folder = try temporary.dataFolder()
        _ = try openStore(folder)
        let stranger = Stranger(folder.database)
        stranger.run("PRAGMA user_version = 99")
        expectRefused(folder)
        withExtendedLifetime(stranger) {}
    }

    /// The version is only in the log, because the writer was killed before a checkpoint.
    @Test func `a newer file with the log of a killed writer is left as it is`() throws {
        let folder = try temporary.dataFolder()
        _ = try openStore(folder)
        let stranger = Stranger(folder.database)
        stranger.run("PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 99")
        let killed = DataFolder(path: temporary.path + "/killed")
        try killed.create()
        for suffix in ["", "-wal"] {
            Files.copy(folder.database + suffix, to: killed.database + suffix)
        }
        expectRefused(killed)
        #expect(Files.bytes(killed.database + "-wal")?.isEmpty == false)
        withExtendedLifetime(stranger) {}
    }

    @Test func `the version before the newest is not newer`() throws {
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

    @Test func `an older file is migrated and keeps its content`() throws {
        let folder = try temporary.dataFolder()
        let state = FastState(stage: .active(fast(1)))
        try openStore(folder).commit(keeping(session(2, from: -30, to: -10), state: state))
        let database = try Database(path: folder.database, mode: .readWrite)
        try database.migrate(by: Schema.migrations + extra)
        #expect(try database.userVersion == Schema.version + 2)
        #expect(try database.query("SELECT ml FROM tea") { $0.integer(0) } == [250])
        #expect(try database.query("SELECT id FROM session") { $0.text(0) } == ["\(fastID(2))"])
        try database.migrate(by: Schema.migrations + extra)
        #expect(try database.query("SELECT ml FROM tea") { $0.integer(0) } == [250])
    }

    @Test func `each version has its fingerprint`() throws {
        let found = try Schema.migrations.indices.map { index in
            let database = try Database(path: ":memory:", mode: .readWrite)
            try database.migrate(by: Array(Schema.migrations.prefix(index + 1)))
            return try database.schemaFingerprint
        }
        #expect(found == Schema.fingerprints)
    }

    @Test func `a step that fails leaves the version before it`() throws {
        let database = try database()
        try database.migrate()
        let broken = Migration(
            name: "broken", sql: "CREATE TABLE half (n INTEGER); INSERT INTO nowhere VALUES (1)")
        let error = failure { try database.migrate(by: Schema.migrations + [extra[0], broken]) }
        #expect(error?.operation.contains("broken") == true)
        #expect(try database.userVersion == Schema.version + 1)
        #expect(try database.query("SELECT ml FROM tea") { $0.integer(0) } == [250])
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
