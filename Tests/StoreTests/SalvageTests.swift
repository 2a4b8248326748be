import Glibc
import PrivateSession
import Testing

@testable import Fasting
@testable import Store

/// The records were removed or replaced while they were open.
@Suite struct SalvageTests {
    private let temporary = TemporaryFolder()
    private let state = FastState(stage: .active(fast(1)))

    private func prepared() throws -> (DataFolder, Store) {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        try store.commit(keeping(session(1, from: -30, to: -10), state: state))
        try store.save(discreet, replacing: Settings())
        return (folder, store)
    }

    private func expectWhole(_ folder: DataFolder) throws {
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery == nil)
        #expect(try store.load() == state)
        #expect(try store.counts().all == 1)
        #expect(try store.settings() == discreet)
        #expect(Files.mode(folder.path) == 0o700)
        #expect(Files.mode(folder.database) == 0o600)
        #expect(!Files.names(in: folder.path).contains { $0.contains("begun") })
    }

    @Test func `a folder that was removed gets the open records`() throws {
        let (folder, store) = try prepared()
        _ = try ChildProcess("/bin/rm", ["-rf", folder.path], environment: [:]).wait()
        #expect(!store.isInPlace)
        #expect(try store.salvage(into: folder, stamp: stamp) == nil)
        try expectWhole(folder)
    }

    @Test func `records that were removed with their log are put in place`() throws {
        let (folder, store) = try prepared()
        DataFolder.remove(folder.database)
        #expect(try store.salvage(into: folder, stamp: stamp) == nil)
        try expectWhole(folder)
    }

    @Test func `a file that took the place of the records is left alone`() throws {
        let (folder, store) = try prepared()
        DataFolder.remove(folder.database)
        Files.write([1, 2, 3], to: folder.database)
        let name = "atrest.sqlite.replaced-\(stamp)"
        #expect(try store.salvage(into: folder, stamp: stamp) == name)
        #expect(try store.salvage(into: folder, stamp: stamp) == name + "-2")
        #expect(Files.bytes(folder.database) == [1, 2, 3])
        unlink(folder.database)
        rename("\(folder.path)/\(name)", folder.database)
        try expectWhole(folder)
    }

    @Test func `a log that was left behind is not used for the copy`() throws {
        var (folder, store): (DataFolder, Store?) = try prepared()
        let log = Files.bytes(folder.database + "-wal")
        unlink(folder.database)
        #expect(try store!.salvage(into: folder, stamp: stamp) == nil)
        store = nil
        #expect(Files.bytes("\(folder.path)/atrest.sqlite.replaced-\(stamp)-wal") == log)
        try expectWhole(folder)
    }

    @Test func `a store that is closed after its salvage leaves the others alone`() throws {
        var (folder, store): (DataFolder, Store?) = try prepared()
        DataFolder.remove(folder.database)
        let other = DataFolder(path: temporary.path + "/other")
        try other.create()
        let second = try openStore(other)
        try second.save(discreet, replacing: Settings())
        for suffix in ["", "-wal"] {
            Files.copy(other.database + suffix, to: folder.database + suffix)
        }
        #expect(try store!.salvage(into: folder, stamp: stamp) != nil)
        store = nil
        #expect(try openStore(folder).settings() == discreet)
        withExtendedLifetime(second) {}
    }

    @Test func `a copy that cannot be made leaves nothing`() throws {
        let (_, store) = try prepared()
        Files.write([1], to: temporary.path + "/file")
        let folder = DataFolder(path: temporary.path + "/file/atrest")
        #expect(failure { _ = try store.salvage(into: folder, stamp: stamp) } != nil)
        #expect(try store.load() == state)
    }
}
