import Testing

@testable import Fasting
@testable import Store

struct MergeTests {
    private let temporary = TemporaryFolder()
    private let now = Instant(secondsSinceEpoch: .max / 2)

    private func merge(
        _ store: Store, _ sessions: [Session], isDryRun: Bool = false
    ) throws -> MergeCounts {
        try store.merge(sessions, active: nil, now: now, isDryRun: isDryRun).fasts
    }

    private func counts(_ new: Int, _ changed: Int, _ equal: Int, _ short: Int) -> MergeCounts {
        var counts = MergeCounts()
        (counts.new, counts.changed, counts.equal, counts.short) = (new, changed, equal, short)
        return counts
    }

    @Test func `new, changed, equal and short sessions are counted and stored`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        let kept = session(1, from: 1, to: 9)
        try store.commit(keeping(kept, session(2, from: 20, to: 30)))
        var longer = kept
        longer.end = at(10)
        let entries = [
            session(9, from: 60, to: 63), session(3, from: 40, to: 50), longer,
            session(2, from: 20, to: 30), session(8, from: 70, to: 80),
        ]
        #expect(try merge(store, entries, isDryRun: true) == counts(2, 1, 1, 1))
        #expect(try store.counts().all == 2)
        #expect(try merge(store, entries) == counts(2, 1, 1, 1))
        #expect(try merge(store, entries) == counts(0, 0, 4, 1))
        let reopened = try openStore(folder)
        #expect(try reopened.session(fastID(1)) == longer)
        #expect(try reopened.counts().all == 4)
    }

    @Test func `the running fast and fasts in the future are skipped`() throws {
        let store = try openStore(temporary.dataFolder())
        let found = try store.merge(
            [session(1, from: 1, to: 9), session(2, from: 1, to: 9), session(3, from: 1, to: 10)],
            active: fastID(1), now: at(9), isDryRun: false
        ).fasts
        #expect(found == counts(1, 0, 0, 2))
        #expect(try store.session(fastID(2)) != nil)
    }

    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
    func `several entries with one id give the same in any order`(order: [Int]) throws {
        let store = try openStore(temporary.dataFolder())
        let entries = [
            session(1, from: 1, to: 9), session(1, from: 1, to: 11), session(1, from: 1, to: 10),
        ]
        _ = try merge(store, order.map { entries[$0] })
        #expect(try store.session(fastID(1)) == entries[1])
        #expect(try store.counts().all == 1)
    }

    @Test func `a row that makes no sense is replaced`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        Stranger(folder.database).run(
            "INSERT INTO fast (id, start, end, state) VALUES ('\(fastID(4))', 1, \(Int64.max), 'kept')"
        )
        #expect(try merge(store, [session(4, from: 1, to: 9)]) == counts(1, 0, 0, 0))
        #expect(try store.session(fastID(4)) == session(4, from: 1, to: 9))
    }

    /// A limit on the size of the file has the same effect as a full disk.
    @Test func `a merge on a full disk says so and changes nothing`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        let kept = session(1, from: 1, to: 9)
        try store.commit(keeping(kept))
        let pages = try store.database.all("PRAGMA page_count") { $0.integer(0) }[0]
        try store.database.run("PRAGMA max_page_count = \(pages)")
        var longer = kept
        longer.end = at(10)
        let entries = [longer] + (2..<250).map { session(UInt8($0), from: -30, to: -10) }
        #expect(failure { _ = try merge(store, entries) }?.cause == .diskFull)
        #expect(try store.session(fastID(1)) == kept)
        #expect(try openStore(folder).counts().all == 1)
        try store.database.run("PRAGMA max_page_count = 10000")
        #expect(try merge(store, entries) == counts(248, 1, 0, 0))
    }

    @Test func `a merge of locked records says so and changes nothing`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        let stranger = Stranger(folder.database)
        stranger.run("BEGIN IMMEDIATE")
        let entries = [session(1, from: 1, to: 9)]
        #expect(failure { _ = try merge(store, entries) }?.cause == .inUse)
        #expect(try merge(store, entries, isDryRun: true) == counts(1, 0, 0, 0))
        stranger.run("ROLLBACK")
        #expect(try merge(store, entries) == counts(1, 0, 0, 0))
    }

    @Test func `memory for a merge is given back`() throws {
        let store = try openStore(temporary.dataFolder())
        _ = try merge(store, [session(1, from: 1, to: 9)])
        #expect(try store.database.all("PRAGMA cache_size") { $0.integer(0) } == [-512])
    }
}
