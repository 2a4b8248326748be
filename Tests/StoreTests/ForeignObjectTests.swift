import Glibc
import Testing

@testable import Fasting
@testable import Store

/// What other programs add to the file of the records is left alone.
@Suite struct ForeignObjectTests {
    private let temporary = TemporaryFolder()
    private let state = FastState(stage: .active(fast(1)))

    static let additions = [
        // What Litestream adds.
        """
        CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER);
        CREATE TABLE _litestream_lock (id INTEGER)
        """,
        "CREATE TABLE other (x UNIQUE); CREATE INDEX other_by_x ON other (x)",
        "CREATE INDEX by_start ON fast (start)",
        "CREATE VIEW long AS SELECT * FROM fast WHERE end - start > 72000",
        "CREATE VIEW broken AS SELECT * FROM nowhere",
        "ALTER TABLE fast ADD COLUMN mood TEXT",
        "ALTER TABLE running ADD COLUMN mood TEXT NOT NULL DEFAULT 'x'",
        "ALTER TABLE fast_version ADD COLUMN day INTEGER AS (\"end\" / 86400)",
        // Triggers of a file do not run, so the water stays.
        "CREATE TRIGGER t AFTER INSERT ON fast BEGIN DELETE FROM water; END",
    ]

    /// Records with one fast and one that runs.
    private func prepared() throws -> DataFolder {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        try store.commit(keeping(session(1, from: -30, to: -10), state: state))
        withExtendedLifetime(store) {}
        return folder
    }

    private let water = WaterEntry(id: fastID(9), at: at(2), amount: WaterAmount(milliliters: 200)!)

    @Test(arguments: additions)
    func `what another program has added is no damage, and acts go on`(addition: String) throws {
        let folder = try prepared()
        #expect(Stranger(folder.database).run(addition) == 0)
        #expect(try RecordsCheck(of: folder) == .sound(fasts: 1))
        for number in 1...2 {
            let (store, recovery) = try Store.open(in: folder, stamp: stamp)
            #expect(recovery == nil)
            #expect(try store.load() == state)
            #expect(try store.counts().all == number)
            if number == 1 {
                try store.add(water)
                try store.commit(keeping(session(2, from: -9, to: -1), state: state))
                try store.backUp(in: folder, day: "2026-03-01")
            }
            #expect(try store.waterEntry(water.id) == water)
        }
        #expect(try RecordsCheck(of: folder) == .sound(fasts: 2))
        // A backup has it too, and is as good as any other.
        #expect(try folder.listBackups(today: nil, isThorough: true).unreadable.isEmpty)
        #expect(try folder.readBackup(of: "2026-03-01")?.sessions.count == 2)
        Files.write([1], to: folder.database)
        #expect(try Store.open(in: folder, stamp: stamp).recovery?.day == "2026-03-01")
        #expect(try RecordsCheck(of: folder) == .sound(fasts: 2))
    }

    /// Its content follows from other tables, and what SQLite says about it is not about the records.
    @Test func `a virtual table is not looked into`() throws {
        let folder = try prepared()
        let sql =
            "CREATE VIRTUAL TABLE words USING fts5(id, content=fast, content_rowid=act)"
        let stranger = Stranger(folder.database)
        guard stranger.run(sql) == 0 else { return }
        #expect(stranger.run("INSERT INTO words(rowid, id) VALUES (1, 'nothing of that')") == 0)
        #expect(try RecordsCheck(of: folder) == .sound(fasts: 1))
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery == nil)
        try store.commit(keeping(session(2, from: -9, to: -1), state: state))
        #expect(try store.counts().all == 2)
    }
}
