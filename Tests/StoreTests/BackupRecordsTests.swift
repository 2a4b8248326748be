import Fasting
import Glibc
import PrivateSession
import Testing

@testable import Store

/// Backups are listed and read as they are.
@Suite struct BackupRecordsTests {
    private let temporary = TemporaryFolder()
    private let day = "2026-03-01"

    /// A folder with one backup, with two fasts, a running one, and water.
    private func prepared() throws -> DataFolder {
        let folder = try temporary.dataFolder()
        try folder.createBackups()
        close(try DataFolder.makeFile(folder.backup(of: day)))
        let database = try Database(path: folder.backup(of: day), mode: .readWrite)
        try database.migrate()
        for (number, start, end) in [(9, -90, -70), (1, -60, -40)] as [(UInt8, Int64, Int64)] {
            let fast = session(number, from: start, to: end)
            try database.run(
                """
                INSERT INTO fast (\(Session.columns), state) VALUES (?, ?, ?, ?, ?, ?, 'kept')
                """, fast.values)
        }
        try database.run(
            """
            INSERT INTO fast (id, start, target, state)
            VALUES ('\(fastID(5))', \(at(-9).secondsSinceEpoch), 57600000000, 'running');
            INSERT INTO running VALUES ('\(fastID(5))', 0, 0, 0, 0, 1)
            """)
        for entry in water {
            try database.run(
                "INSERT INTO water (id, at, milliliters) VALUES (?, ?, ?)",
                [entry.id, entry.at, entry.amount])
        }
        return folder
    }

    private var water: [WaterEntry] {
        [7, 3, 4].map {
            WaterEntry(id: fastID($0), at: at(-5), amount: WaterAmount(milliliters: 250)!)
        }
    }

    private func change(_ folder: DataFolder, _ sql: String) {
        #expect(Stranger(folder.backup(of: day)).run(sql) == 0)
    }

    private func contents(_ folder: DataFolder) -> [String: [UInt8]?] {
        var contents: [String: [UInt8]?] = [:]
        for name in Files.names(in: folder.backups) {
            contents[name] = Files.bytes("\(folder.backups)/\(name)")
        }
        return contents
    }

    @Test func `a backup is read, and left as it is`() throws {
        let folder = try prepared()
        let before = contents(folder)
        let entries = [3, 4, 7].map { fastID($0) }
        #expect(
            try folder.listBackups(today: nil)
                == BackupList(
                    readable: [BackupSummary(day: day, fasts: 2, water: entries.count)]))
        let records = try #require(try folder.readBackup(of: day))
        #expect(
            records.sessions == [session(1, from: -60, to: -40), session(9, from: -90, to: -70)])
        #expect(records.water.map(\.id) == entries)
        #expect(records.active == fastID(5))
        #expect(contents(folder) == before)
    }

    @Test func `a backup in a mode with a log is read without one`() throws {
        let folder = try prepared()
        change(folder, "PRAGMA journal_mode = WAL")
        let before = contents(folder)
        #expect(try folder.readBackup(of: day)?.sessions.count == 2)
        #expect(try folder.listBackups(today: nil).readable.count == 1)
        #expect(contents(folder) == before)
    }

    @Test(arguments: ["2026-03-02", "2026-3-1", "", "../../atrest", "2026-03-01.sqlite"])
    func `a day without a backup has none`(_ day: String) throws {
        #expect(try prepared().readBackup(of: day) == nil)
    }

    @Test func `without a folder there are no backups`() throws {
        let folder = try temporary.dataFolder()
        #expect(try folder.listBackups(today: nil) == BackupList())
        #expect(try folder.readBackup(of: day) == nil)
    }

    @Test(arguments: [
        "PRAGMA user_version = 0", "DROP TABLE setting",
        "ALTER TABLE fast RENAME COLUMN start TO begin",
    ])
    func `a backup of something else is damaged`(_ sql: String) throws {
        let folder = try prepared()
        change(folder, sql)
        #expect(failure { _ = try folder.readBackup(of: day) }?.cause == .damaged)
        #expect(try folder.listBackups(today: nil) == BackupList(unreadable: [day]))
    }

    @Test(arguments: ["", "no database at all"])
    func `a file that is no database is damaged`(_ text: String) throws {
        let folder = try prepared()
        try PrivateSession.write(text, to: folder.backup(of: day))
        #expect(failure { _ = try folder.readBackup(of: day) }?.cause == .damaged)
        #expect(try folder.listBackups(today: nil) == BackupList(unreadable: [day]))
        #expect(Files.names(in: folder.backups) == ["atrest-2026-03-01.sqlite"])
    }

    @Test func `a thorough look finds a broken page`() throws {
        let folder = try prepared()
        let path = folder.backup(of: day)
        var bytes = try #require(Files.bytes(path))
        let count = bytes.count
        // The last page is an index, which neither lists nor counts read.
        for index in count - 4096..<count { bytes[index] = 0xFF }
        Files.write(bytes, to: path)
        #expect(
            try folder.listBackups(today: nil, isThorough: true) == BackupList(unreadable: [day]))
        #expect(failure { _ = try folder.readBackup(of: day) }?.cause == .damaged)
    }

    /// Otherwise the fast would count as one that the backup does not have, and would be removed.
    @Test func `a backup with a row that makes no sense is damaged`() throws {
        let folder = try prepared()
        change(folder, "UPDATE fast SET start = \(Int64.min) WHERE id = '\(fastID(9))'")
        #expect(failure { _ = try folder.readBackup(of: day) }?.cause == .damaged)
    }

    @Test func `a link to a backup is read`() throws {
        let folder = try prepared()
        #expect(symlink(folder.backup(of: day), folder.backup(of: "2026-03-02")) == 0)
        #expect(try folder.readBackup(of: "2026-03-02") == folder.readBackup(of: day))
        #expect(try folder.listBackups(today: nil).readable.map(\.day) == ["2026-03-02", day])
    }

    @Test func `what is no file is unreadable, and not missing`() throws {
        let folder = try prepared()
        mkdir(folder.backup(of: "2026-03-02"), 0o700)
        symlink("nowhere", folder.backup(of: "2026-03-03"))
        #expect(failure { _ = try folder.readBackup(of: "2026-03-02") }?.cause == .notOurs)
        #expect(
            failure { _ = try folder.readBackup(of: "2026-03-03") }?.cause
                == .other("No such file or directory"))
        #expect(
            try folder.listBackups(today: nil).unreadable == ["2026-03-03", "2026-03-02"])
    }

    @Test func `the latest comes first, and a day that is still to come last`() throws {
        let folder = try prepared()
        for day in ["2026-02-27", "2099-01-01"] {
            Files.copy(folder.backup(of: self.day), to: folder.backup(of: day))
        }
        #expect(
            try folder.listBackups(today: "2026-03-02").readable.map(\.day)
                == ["2026-03-01", "2026-02-27", "2099-01-01"])
    }

    @Test(
        arguments: [
            ([], 0, nil), ([0], 0, nil), ([1], 0, "1"), ([10], 5, nil), ([11], 5, "1"),
            ([12, 20, 20], 5, "2"), ([3, 2], 4, nil),
        ] as [([Int], Int, String?)])
    func `a backup is much fuller with more than twice as many fasts`(
        _ counts: [Int], _ fasts: Int, _ expected: String?
    ) {
        let list = BackupList(
            readable: counts.enumerated().map {
                BackupSummary(day: "\($0.offset + 1)", fasts: $0.element, water: 0)
            })
        #expect(list.muchFuller(than: fasts)?.day == expected)
    }

    @Test func `the open records come in the order of their ids, without the running fast`() throws
    {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        let sessions = [session(9, from: -90, to: -70), session(1, from: -60, to: -40)]
        try store.append(
            .ordinary(.importing, .records(fasts: 2, water: 3)), at: at(0),
            sessions.map { .keep($0) } + water.map { .water($0) } + [.run(fast(2))])
        let records = try store.records()
        #expect(records.sessions == sessions.reversed())
        #expect(records.water.map(\.id) == [3, 4, 7].map { fastID($0) })
    }
}
