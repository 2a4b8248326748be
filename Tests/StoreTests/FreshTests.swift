import Glibc
import Testing

@testable import Fasting
@testable import Store

@Suite struct FreshTests {
    private let temporary = TemporaryFolder()

    @Test func `a fresh database is for its owner alone`() throws {
        let before = umask(0)
        defer { umask(before) }
        let folder = DataFolder(path: temporary.path + "/share/deeper/atrest")
        let lock = try folder.lock(waiting: .zero)
        let store = try openStore(folder)
        try store.save(discreet, replacing: Settings())
        #expect(lock != nil)
        for path in [folder.path, temporary.path + "/share", temporary.path + "/share/deeper"] {
            #expect(Files.mode(path) == 0o700)
        }
        #expect(
            Files.names(in: folder.path)
                == ["atrest.sqlite", "atrest.sqlite-shm", "atrest.sqlite-wal", "lock"])
        for name in Files.names(in: folder.path) {
            #expect(Files.mode("\(folder.path)/\(name)") == 0o600, "\(name)")
        }
        withExtendedLifetime(store) {}
    }

    @Test func `a folder and a file that are open to others are closed`() throws {
        let folder = try temporary.dataFolder()
        _ = try openStore(folder)
        chmod(folder.path, 0o777)
        chmod(folder.database, 0o666)
        try folder.create()
        _ = try openStore(folder)
        #expect(Files.mode(folder.path) == 0o700)
        #expect(Files.mode(folder.database) == 0o600)
    }

    @Test func `every commit waits for the disk`() throws {
        let store = try openStore(temporary.dataFolder())
        let full = try store.database.all("PRAGMA synchronous") { $0.integer(0) }
        let journal = try store.database.all("PRAGMA journal_mode") { $0.text(0) }
        let trusted = try store.database.all("PRAGMA trusted_schema") { $0.integer(0) }
        #expect(full == [2])
        #expect(journal == ["wal"])
        #expect(trusted == [0])
    }

    @Test func `a fresh database has the present schema and nothing in it`() throws {
        let folder = try temporary.dataFolder()
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery == nil)
        #expect(try store.load() == FastState())
        #expect(try store.settings() == Settings())
        let stranger = Stranger(folder.database)
        #expect(stranger.number("PRAGMA user_version") == Schema.migrations.count)
        #expect(stranger.texts("PRAGMA integrity_check") == ["ok"])
        #expect(stranger.number("SELECT count(end) FROM fast") == 0)
    }

    @Test func `opening again changes nothing`() throws {
        let folder = try temporary.dataFolder()
        let state = FastState(stage: .active(fast(1)))
        try openStore(folder).commit(keeping(session(2, from: -30, to: -10), state: state))
        let before = Files.bytes(folder.database)
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery == nil)
        #expect(try store.load() == state)
        #expect(Files.bytes(folder.database) == before)
    }

    /// The agent may be killed at any moment of its first start.
    @Test func `files of a killed first start are not damage`() throws {
        let folder = try temporary.dataFolder()
        for suffix in ["", "-wal", "-shm", "-journal"] {
            Files.write([1, 2, 3], to: "\(folder.database).begun\(suffix)")
        }
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery == nil)
        #expect(try store.load() == FastState())
        #expect(!Files.names(in: folder.path).contains { $0.contains("begun") })
    }
}
