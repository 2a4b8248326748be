import Glibc
import Testing

@testable import Fasting
@testable import Store

/// A disk that returns one page instead of another. Each page is intact, so only what belongs
/// together tells.
@Suite struct ExchangedPagesTests {
    private let temporary = TemporaryFolder()
    private static let pageSize = 4096

    /// Records in which every tree has several pages, at rest.
    private func prepared() throws -> DataFolder {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        try store.join("/folder", folderID: "1", name: "desk", machine: "2")
        for number in UInt8(0)..<90 {
            let start = at(Int64(number) * 24 - 3000, Int64(number))
            let session = Session(
                id: id(number, 1), start: start, end: start + 17 * secondsPerHour, endOffset: 60,
                target: .standard)
            try store.append(.ordinary(.log, .fast(session)), at: session.end, [.keep(session)])
            let entry = WaterEntry(
                id: id(number, 2), at: start, amount: WaterAmount(milliliters: 250)!)
            try store.add(entry)
            if number % 3 == 0 {
                try store.append(
                    .ordinary(.waterRemove, .water(entry)), at: start, [.removeWater(entry.id)])
            }
            if number % 4 == 0 {
                var later = session
                later.end = session.end + secondsPerHour
                try store.append(.ordinary(.edit, .fast(later)), at: later.end, [.keep(later)])
            }
        }
        try store.append(
            .ordinary(.start, .running(start: at(0), target: .standard)), at: at(0), [.run(fast(1))]
        )
        try store.save(discreet, replacing: Settings())
        withExtendedLifetime(store) {}
        return folder
    }

    /// Ids as they are in use: without an order.
    private func id(_ number: UInt8, _ kind: UInt8) -> RecordID {
        let first = UInt8(truncatingIfNeeded: Int(number) * 97 + 31)
        return RecordID(bytes: [first, number, kind] + [UInt8](repeating: 0xC0, count: 13))!
    }

    /// What the store answers to the questions of its users.
    private func answers(_ database: consuming Database, _ folder: DataFolder) throws -> [String] {
        let store = Store(database: database, access: .readWrite, folder: folder)
        let long = Instant(secondsSinceEpoch: 0)
        let sessions = try store.sessions(since: long, until: nil, limit: 1000)
        let versions = try ["fast_version", "water_version"].map { table in
            try store.database.all("SELECT id, act FROM \(table) NOT INDEXED ORDER BY id, act") {
                "\($0.text(0)) \($0.integer(1))"
            }
        }
        return [
            "\(sessions)", "\(try sessions.map { try store.session($0.id) })",
            "\(try store.water(since: long, until: nil, limit: 1000))", "\(try store.records())",
            "\(try store.acts(limit: 1000))", "\(try store.load())", "\(try store.settings())",
            "\(try store.counts())", "\(versions)",
            "\(String(describing: try store.undoableAct(in: .all)))",
        ]
    }

    @Test func `each pair is found at a start or by a whole check, or does no harm`() throws {
        let folder = try prepared()
        let bytes = try #require(Files.bytes(folder.database))
        let pages = bytes.count / Self.pageSize
        #expect(pages > 30)
        let good = try answers(try Store.openForWriting(folder), folder)
        var (atStart, later, harmless) = (0, 0, 0)
        for first in 0..<pages {
            for second in first + 1..<pages {
                let exchanged = bytes.exchanging(first, second, size: Self.pageSize)
                for suffix in DataFolder.companions { unlink(folder.database + suffix) }
                Files.write(exchanged, to: folder.database)
                let comment: Comment = "pages \(first + 1) and \(second + 1)"
                if let start = failure({ _ = try Store.openForWriting(folder) }) {
                    #expect(start.cause == .damaged, comment)
                    atStart += 1
                } else if let check = failure({ _ = try RecordsCheck(of: folder) }) {
                    #expect(check.cause == .damaged, comment)
                    later += 1
                } else {
                    #expect(try answers(Store.openForWriting(folder), folder) == good, comment)
                    harmless += 1
                }
            }
        }
        #expect(
            atStart > later && later > harmless && harmless > 0,
            "\(atStart) at a start, \(later) later, \(harmless) harmless")
    }

    /// An index of another program that does not have what its table has. A start does not look at it.
    private func damageUnseen(_ folder: DataFolder) throws {
        do {
            let stranger = Stranger(folder.database)
            stranger.run("CREATE INDEX strange ON fast (target)")
            stranger.run(
                """
                PRAGMA writable_schema = ON;
                UPDATE sqlite_schema SET sql = 'CREATE INDEX strange ON fast (end_offset)'
                WHERE name = 'strange'
                """)
        }
        #expect(failure { _ = try Store.openForWriting(folder) } == nil)
        #expect(failure { _ = try RecordsCheck(of: folder) }?.cause == .damaged)
    }

    @Test func `damaged records never become a backup, and a whole check recovers them`() throws {
        let folder = try prepared()
        try openStore(folder).backUp(in: folder, day: "2026-03-01")
        let backup = Files.bytes(folder.backup(of: "2026-03-01"))
        try damageUnseen(folder)
        let store = try openStore(folder)
        #expect(failure { try store.backUp(in: folder, day: "2026-03-02") }?.cause == .damaged)
        withExtendedLifetime(store) {}
        #expect(Files.names(in: folder.backups) == ["atrest-2026-03-01.sqlite"])
        #expect(Files.bytes(folder.backup(of: "2026-03-01")) == backup)
        let (recovered, recovery) = try Store.open(
            in: folder, stamp: stamp, isSuspect: true)
        #expect(recovery?.day == "2026-03-01")
        #expect(try recovered.counts().all == 90)
    }

    @Test func `a damaged backup is not restored`() throws {
        let folder = try prepared()
        let intact = try #require(Files.bytes(folder.database))
        try openStore(folder).backUp(in: folder, day: "2026-03-01")
        Files.write(intact, to: folder.database)
        try damageUnseen(folder)
        rename(folder.database, folder.backup(of: "2026-03-02"))
        #expect(failure { _ = try folder.readBackup(of: "2026-03-02") }?.cause == .damaged)
        #expect(
            try folder.listBackups(today: nil, isThorough: true).unreadable == ["2026-03-02"])
        #expect(try Store.open(in: folder, stamp: stamp).recovery == .restored(day: "2026-03-01"))
    }
}

extension [UInt8] {
    fileprivate func exchanging(_ first: Int, _ second: Int, size: Int) -> [UInt8] {
        var bytes = self
        let (one, other) = (first * size..<(first + 1) * size, second * size..<(second + 1) * size)
        bytes.replaceSubrange(one, with: self[other])
        bytes.replaceSubrange(other, with: self[one])
        return bytes
    }
}
