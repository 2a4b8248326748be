import Glibc
import Testing

@testable import Fasting
@testable import Store

/// What other programs add to the file of the records is left alone, and only named.
@Suite struct ForeignObjectTests {
    private let temporary = TemporaryFolder()
    private let state = FastState(stage: .active(fast(1)))

    struct Addition: CustomTestStringConvertible, Sendable {
        let sql: String
        let objects: [ForeignObject]

        var testDescription: String { sql }

        init(_ sql: String, _ objects: ForeignObject...) {
            (self.sql, self.objects) = (sql, objects)
        }

        static let all = [
            // What Litestream adds.
            Addition(
                """
                CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER);
                CREATE TABLE _litestream_lock (id INTEGER)
                """, ForeignObject(.table, "_litestream_lock", of: "_litestream_lock"),
                ForeignObject(.table, "_litestream_seq", of: "_litestream_seq")),
            Addition(
                "CREATE TABLE other (x UNIQUE); CREATE INDEX other_by_x ON other (x)",
                ForeignObject(.table, "other", of: "other"),
                ForeignObject(.index, "other_by_x", of: "other")),
            Addition(
                "CREATE INDEX by_start ON fast (start)",
                ForeignObject(.index, "by_start", of: "fast")),
            Addition(
                "CREATE VIEW long AS SELECT * FROM fast WHERE end - start > 72000",
                ForeignObject(.view, "long", of: "long")),
            Addition(
                "CREATE VIEW broken AS SELECT * FROM nowhere",
                ForeignObject(.view, "broken", of: "broken")),
            Addition(
                "ALTER TABLE fast ADD COLUMN mood TEXT",
                ForeignObject(.column, "mood", of: "fast")),
            Addition(
                "ALTER TABLE running ADD COLUMN mood TEXT NOT NULL DEFAULT 'x'",
                ForeignObject(.column, "mood", of: "running")),
            Addition(
                "ALTER TABLE fast_version ADD COLUMN day INTEGER AS (\"end\" / 86400)",
                ForeignObject(.column, "day", of: "fast_version")),
            // Triggers of a file do not run, so the water stays.
            Addition(
                "CREATE TRIGGER t AFTER INSERT ON fast BEGIN DELETE FROM water; END",
                ForeignObject(.trigger, "t", of: "fast")),
        ]
    }

    /// Records with one fast and one that runs.
    private func prepared() throws -> DataFolder {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        try store.commit(keeping(session(1, from: -30, to: -10), state: state))
        withExtendedLifetime(store) {}
        return folder
    }

    private let water = WaterEntry(id: fastID(9), at: at(2), amount: WaterAmount(milliliters: 200)!)

    @Test(arguments: Addition.all)
    func `what another program has added is no damage, and acts go on`(addition: Addition) throws {
        let folder = try prepared()
        #expect(Stranger(folder.database).run(addition.sql) == 0)
        #expect(try RecordsCheck(of: folder) == .sound(fasts: 1, foreign: addition.objects))
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
        #expect(try RecordsCheck(of: folder) == .sound(fasts: 2, foreign: addition.objects))
        // A backup has it too, and is as good as any other.
        #expect(try folder.listBackups(today: nil, isThorough: true).unreadable.isEmpty)
        #expect(try folder.readBackup(of: "2026-03-01")?.sessions.count == 2)
        Files.write([1], to: folder.database)
        #expect(try Store.open(in: folder, stamp: stamp).recovery?.day == "2026-03-01")
        #expect(try RecordsCheck(of: folder) == .sound(fasts: 2, foreign: addition.objects))
    }

    /// Its content follows from other tables, and what SQLite says about it is not about the records.
    @Test func `a virtual table is not looked into`() throws {
        let folder = try prepared()
        let sql =
            "CREATE VIRTUAL TABLE words USING fts5(id, content=fast, content_rowid=act)"
        let stranger = Stranger(folder.database)
        guard stranger.run(sql) == 0 else { return }
        #expect(stranger.run("INSERT INTO words(rowid, id) VALUES (1, 'nothing of that')") == 0)
        guard case .sound(1, let foreign) = try RecordsCheck(of: folder) else {
            Issue.record("not sound")
            return
        }
        #expect(foreign.contains(ForeignObject(.table, "words", of: "")))
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery == nil)
        try store.commit(keeping(session(2, from: -9, to: -1), state: state))
        #expect(try store.counts().all == 2)
    }

    @Test func `intact records have nothing foreign`() throws {
        #expect(try RecordsCheck(of: prepared()) == .sound(fasts: 1, foreign: []))
    }
}
