import Testing

@testable import Fasting
@testable import Store

@Suite struct AtomicTests {
    private let temporary = TemporaryFolder()
    private let before = FastState(
        stage: .active(fast(1, announced: [.beginningToShift])))

    private func prepared() throws -> (DataFolder, Store) {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        try store.commit(keeping(session(3, from: -30, to: -10), state: before))
        return (folder, store)
    }

    private func expectUnchanged(_ folder: DataFolder, _ store: Store) throws {
        #expect(try store.load() == before)
        let stranger = Stranger(folder.database)
        #expect(stranger.texts("SELECT id FROM fast WHERE end > 0") == [fastID(3).description])
        #expect(try openStore(folder).load() == before)
    }

    @Test func `a commit that fails in the middle changes nothing`() throws {
        let (folder, store) = try prepared()
        let change = keeping(
            session(4, from: 1, to: 9), session(5, from: 12, to: 2),
            state: FastState(stage: .active(fast(5))))
        let error = failure { try store.commit(change) }
        #expect(error != nil)
        try expectUnchanged(folder, store)
        try store.commit(FastChange(state: FastState()))
    }

    @Test func `a session that ends before it starts is refused`() throws {
        let (folder, store) = try prepared()
        #expect(failure { try store.commit(keeping(session(4, from: 9, to: 9))) } != nil)
        try expectUnchanged(folder, store)
    }

    @Test func `a locked database refuses and changes nothing`() throws {
        let (folder, store) = try prepared()
        let stranger = Stranger(folder.database)
        stranger.run("BEGIN IMMEDIATE")
        let error = failure { try store.commit(FastChange(state: FastState())) }
        #expect(error?.cause == .inUse)
        #expect(failure { try store.save(discreet, replacing: Settings()) }?.cause == .inUse)
        #expect(try store.load() == before)
        stranger.run("ROLLBACK")
        try expectUnchanged(folder, store)
        try store.commit(FastChange(state: FastState()))
        #expect(try store.load() == FastState())
    }

    /// A limit on the size of the file has the same effect as a full disk.
    @Test func `a full disk refuses and changes nothing`() throws {
        let (folder, store) = try prepared()
        let pages = try store.database.all("PRAGMA page_count") { $0.integer(0) }[0]
        try store.database.run("PRAGMA max_page_count = \(pages)")
        var change = keeping(state: FastState())
        for number in 10..<250 {
            change.writes.append(.keep(session(UInt8(number), from: -30, to: -10)))
        }
        #expect(failure { try store.commit(change) }?.cause == .diskFull)
        try expectUnchanged(folder, store)
    }

    @Test func `a connection that may not write says so`() throws {
        let (folder, store) = try prepared()
        try store.database.run("PRAGMA query_only = ON")
        let error = failure { try store.commit(FastChange(state: FastState())) }
        #expect(error?.cause == .readOnly)
        try expectUnchanged(folder, store)
    }
}

@Suite struct TransactionTests {
    private let temporary = TemporaryFolder()

    private func database() throws -> Database {
        let database = try Database(path: temporary.path + "/a.sqlite", mode: .readWrite)
        try database.run("CREATE TABLE t (n INTEGER NOT NULL UNIQUE)")
        return database
    }

    private func count(_ database: borrowing Database) throws -> Int64 {
        try database.all("SELECT count(*) FROM t") { $0.integer(0) }[0]
    }

    @Test func `a body that throws is rolled back and its error passed on`() throws {
        let database = try database()
        let thrown = StoreError(cause: .other("mine"), operation: "testing")
        let error = failure {
            try database.transaction { () throws(StoreError) in
                try database.run("INSERT INTO t VALUES (?)", [1 as Int64])
                throw thrown
            }
        }
        #expect(error == thrown)
        #expect(try count(database) == 0)
        try database.transaction { () throws(StoreError) in
            try database.run("INSERT INTO t VALUES (2)")
        }
        #expect(try count(database) == 1)
    }

    @Test func `an error that rolls back by itself is passed on`() throws {
        let database = try database()
        let error = failure {
            try database.transaction { () throws(StoreError) in
                try database.run("INSERT INTO t VALUES (1)")
                try database.run("INSERT OR ROLLBACK INTO t VALUES (1)")
            }
        }
        #expect(error != nil)
        #expect(try count(database) == 0)
        try database.transaction { () throws(StoreError) in
            try database.run("INSERT INTO t VALUES (2)")
        }
    }

    @Test func `a transaction within another is refused and ends both`() throws {
        let database = try database()
        let error = failure {
            try database.transaction { () throws(StoreError) in
                try database.run("INSERT INTO t VALUES (1)")
                try database.transaction { () throws(StoreError) in
                    try database.run("INSERT INTO t VALUES (2)")
                }
            }
        }
        #expect(error != nil)
        #expect(try count(database) == 0)
    }

    @Test func `an error for a missing table says what was being done`() throws {
        let database = try database()
        let error = failure { try database.run("SELECT * FROM nowhere") }
        #expect(error?.operation == "SELECT * FROM nowhere")
        #expect(error?.cause == .other("no such table: nowhere"))
    }

    @Test func `parameters are data and never statements`() throws {
        let database = try database()
        try database.run("CREATE TABLE s (v TEXT)")
        let text = "'); DROP TABLE t; -- é🌳"
        try database.run("INSERT INTO s VALUES (?)", [text])
        try database.run("INSERT INTO s VALUES (?)", [String?.none])
        #expect(try database.all("SELECT v FROM s") { $0.text(0) } == [text, ""])
        #expect(try count(database) == 0)
    }
}
