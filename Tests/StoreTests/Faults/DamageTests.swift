import Glibc
import Testing

@testable import Fasting
@testable import Store

@Suite struct DamageTests {
    private let temporary = TemporaryFolder()
    private let name = "atrest.sqlite.damaged-\(stamp)"

    /// A folder with an intact database of several pages.
    private func prepared() throws -> DataFolder {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        var change = keeping(state: FastState(stage: .active(fast(1))))
        for number in 10..<250 {
            change.writes.append(.keep(session(UInt8(number), from: -30, to: -10)))
        }
        try store.commit(change)
        return folder
    }

    /// Expects that opening keeps the damaged file, reports it and begins an empty one.
    private func expectSetAside(_ folder: DataFolder, keeping bytes: [UInt8]) throws {
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery?.name == name)
        #expect(Files.bytes("\(folder.path)/\(name)") == bytes)
        #expect(try store.load() == FastState())
        #expect(Stranger(folder.database).texts("PRAGMA integrity_check") == ["ok"])
        #expect(Stranger(folder.database).number("SELECT count(end) FROM fast") == 0)
        try store.commit(FastChange(state: FastState(stage: .active(fast(2)))))
        withExtendedLifetime(store) {}
        #expect(try Store.open(in: folder, stamp: "later").recovery == nil)
    }

    private enum Damage: CaseIterable {
        case header, middle, truncated, oddlyTruncated, empty, text, zeros

        func done(to bytes: [UInt8]) -> [UInt8] {
            var bytes = bytes
            switch self {
            case .header: bytes.replaceSubrange(0..<100, with: (0..<100).map { UInt8($0) ^ 0x5a })
            case .middle:
                for index in 4096..<bytes.count {
                    bytes[index] = UInt8(truncatingIfNeeded: index * 7 + 3)
                }
            case .truncated: bytes.removeLast(4096 * 2)
            case .oddlyTruncated: bytes.removeLast(bytes.count - 1000)
            case .empty: bytes = []
            case .text: bytes = Array("This is a letter and no database.\n".utf8)
            case .zeros: bytes = [UInt8](repeating: 0, count: bytes.count)
            }
            return bytes
        }
    }

    @Test(arguments: Damage.allCases)
    private func `a damaged file is set aside and kept`(damage: Damage) throws {
        let folder = try prepared()
        let bytes = damage.done(to: Files.bytes(folder.database)!)
        Files.write(bytes, to: folder.database)
        try expectSetAside(folder, keeping: bytes)
    }

    /// The files are as a killed agent leaves them: the last commits are only in the log.
    @Test(arguments: [Damage.header, .middle, .truncated, .oddlyTruncated, .empty])
    private func `the log of a damaged file is never lost`(damage: Damage) throws {
        let folder = try prepared()
        let store = try openStore(folder)
        try store.commit(keeping(session(1, from: -30, to: -9)))
        let killed = DataFolder(path: temporary.path + "/killed")
        try killed.create()
        Files.write(damage.done(to: Files.bytes(folder.database)!), to: killed.database)
        let log = Files.bytes(folder.database + "-wal")!
        Files.write(log, to: killed.database + "-wal")
        withExtendedLifetime(store) {}
        let (opened, recovery) = try Store.open(in: killed, stamp: stamp)
        // Either SQLite repairs the file from its log, or both are set aside.
        if recovery == nil {
            let kept = try opened.session(endingAfter: at(-10), upTo: nil, except: fastID(9))
            #expect(kept == session(1, from: -30, to: -9))
        } else {
            #expect(Files.bytes("\(killed.path)/\(name)-wal") == log)
        }
    }

    /// SQLite alone would delete the log without an error.
    @Test func `a log without its file is set aside and reported`() throws {
        let folder = try prepared()
        Files.copy(folder.database, to: folder.database + "-wal")
        let log = Files.bytes(folder.database)
        unlink(folder.database)
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery?.name == name)
        #expect(Files.bytes("\(folder.path)/\(name)-wal") == log)
        #expect(try store.load() == FastState())
    }

    @Test func `a second damage at the same instant keeps the first`() throws {
        let folder = try prepared()
        for (index, expected) in [name, name + "-2", name + "-3"].enumerated() {
            Files.write([UInt8(index), 1, 2], to: folder.database)
            #expect(try Store.open(in: folder, stamp: stamp).recovery?.name == expected)
        }
        #expect(Files.bytes("\(folder.path)/\(name)") == [0, 1, 2])
        #expect(Files.bytes("\(folder.path)/\(name)-2") == [1, 1, 2])
    }

    /// If the disk flips a bit of a number, the file is intact but a row makes no sense.
    @Test(arguments: [
        "fast SET start = \(Int64.max)", "fast SET start = \(Int64.min)",
        "running SET acted_at = \(Int64.max)", "running SET observed_at = \(Int64.min)",
        "fast SET target = -1", "fast SET target = \(Int64.max)", "fast SET target = 0",
        "fast SET target = NULL", "fast SET id = 'nobody'", "running SET id = 'nobody'",
    ])
    func `a running fast that makes no sense is damage and never a crash`(row: String) throws {
        let folder = try temporary.dataFolder()
        try openStore(folder).commit(FastChange(state: FastState(stage: .active(fast(1)))))
        #expect(Stranger(folder.database).run("UPDATE \(row)") == 0)
        #expect(try Store.open(in: folder, stamp: stamp).recovery?.name == name)
    }

    @Test func `a file in use is not set aside`() throws {
        let folder = try prepared()
        let stranger = Stranger(folder.database)
        stranger.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
        stranger.run("INSERT INTO setting VALUES ('a', 'b')")
        #expect(failure { _ = try openStore(folder) }?.cause == .inUse)
        stranger.run("ROLLBACK")
        #expect(!Files.names(in: folder.path).contains { $0.contains("damaged") })
    }
}
