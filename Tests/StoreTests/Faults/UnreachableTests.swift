import Glibc
import Testing

@testable import Fasting
@testable import Store

/// Conditions that also stop root, who may open any file.
@Suite struct UnreachableTests {
    private let temporary = TemporaryFolder()

    @Test func `a folder where the file should be is refused and kept`() throws {
        let folder = try temporary.dataFolder()
        mkdir(folder.database, 0o700)
        Files.write([1], to: folder.database + "/inside")
        let error = failure { _ = try openStore(folder) }
        #expect(error != nil && error?.cause != .damaged && error?.cause != .newer)
        #expect(Files.bytes(folder.database + "/inside") == [1])
        #expect(Files.names(in: folder.path) == ["atrest.sqlite"])
    }

    @Test func `a file where the folder should be is refused and kept`() throws {
        let folder = DataFolder(path: temporary.path + "/atrest")
        Files.write([1, 2], to: folder.path)
        chmod(folder.path, 0o644)
        #expect(failure { try folder.create() }?.cause == .other("Not a directory"))
        #expect(failure { _ = try folder.lock(waiting: .zero) }?.cause == .other("Not a directory"))
        #expect(failure { _ = try openStore(folder) } != nil)
        #expect(Files.bytes(folder.path) == [1, 2])
        #expect(Files.mode(folder.path) == 0o644)
    }

    @Test func `a file above the folder is refused`() throws {
        Files.write([1], to: temporary.path + "/share")
        let folder = DataFolder(path: temporary.path + "/share/atrest")
        #expect(failure { try folder.create() }?.cause == .other("Not a directory"))
    }

    @Test func `a folder that is missing is refused and not made`() throws {
        let folder = DataFolder(path: temporary.path + "/atrest")
        #expect(failure { _ = try openStore(folder) } != nil)
        #expect(!Files.exists(folder.path))
    }

    @Test func `a path that ends with a slash is the same folder`() throws {
        let folder = DataFolder(path: temporary.path + "/a/b/")
        try folder.create()
        #expect(Files.mode(temporary.path + "/a/b") == 0o700)
    }

    /// The killed program did not use WAL mode. Only a connection that can write rolls its journal
    /// back.
    @Test func `the journal of a killed writer is rolled back`() throws {
        let folder = try temporary.dataFolder()
        let state = FastState(stage: .active(fast(1)))
        try openStore(folder).commit(FastChange(state: state))
        let stranger = Stranger(folder.database)
        stranger.run("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN")
        for number in 0..<200 {
            stranger.run(
                "INSERT INTO setting VALUES ('\(number)', '\(String(repeating: "x", count: 999))')")
        }
        let killed = DataFolder(path: temporary.path + "/killed")
        try killed.create()
        for suffix in ["", "-journal"] {
            Files.copy(folder.database + suffix, to: killed.database + suffix)
        }
        #expect(try openStore(killed).load() == state)
        #expect(Stranger(killed.database).number("SELECT count(*) FROM setting") == 0)
        withExtendedLifetime(stranger) {}
    }
}
