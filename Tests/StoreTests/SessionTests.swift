import Testing

@testable import Fasting
@testable import Store

@Suite struct SessionTests {
    private let temporary = TemporaryFolder()
    private let early = session(1, from: -40, to: -20)
    private let late = session(2, from: -15, to: -10)

    private func store() throws -> Store {
        let store = try openStore(temporary.dataFolder())
        try store.commit(keeping(early, late))
        return store
    }

    @Test func `a session that ends at the instant itself does not end after it`() throws {
        let store = try store()
        #expect(try store.session(endingAfter: at(-10), upTo: nil, except: fastID(9)) == nil)
        #expect(
            try store.session(endingAfter: at(-10, -1), upTo: nil, except: fastID(9)) == late)
    }

    @Test func `a session that ends at the second instant counts`() throws {
        let store = try store()
        let none = fastID(9)
        #expect(try store.session(endingAfter: at(-30), upTo: at(-20), except: none) == early)
        #expect(try store.session(endingAfter: at(-30), upTo: at(-20, -1), except: none) == nil)
        #expect(try store.session(endingAfter: at(-20), upTo: at(-10, -1), except: none) == nil)
    }

    @Test func `of several the last counts`() throws {
        let store = try store()
        #expect(try store.session(endingAfter: at(-99), upTo: nil, except: fastID(9)) == late)
    }

    @Test func `an excluded session does not count`() throws {
        let store = try store()
        #expect(try store.session(endingAfter: at(-99), upTo: nil, except: fastID(2)) == early)
        #expect(try store.session(endingAfter: at(-15), upTo: nil, except: fastID(2)) == nil)
    }

    /// Another program could write any value to the columns.
    @Test func `what no clock ever showed is not read as a session`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        let id = fastID(4).description
        Stranger(folder.database).run(
            """
            INSERT INTO fast (id, start, end, state)
            VALUES ('\(id)', \(Int64.min), \(Int64.max), 'kept')
            """)
        #expect(try store.session(endingAfter: at(0), upTo: nil, except: fastID(9)) == nil)
    }

    @Test func `an offset and a target out of all bounds are unknown`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        let (start, end) = (at(0).secondsSinceEpoch, at(9).secondsSinceEpoch)
        Stranger(folder.database).run(
            """
            INSERT INTO fast
            VALUES ('\(fastID(4))', \(start), \(end), \(Int64.min), \(Int64.min), NULL, 'kept', 0, 0)
            """)
        let found = try store.session(endingAfter: at(0), upTo: nil, except: fastID(9))
        #expect(
            found
                == Session(
                    id: fastID(4), start: at(0), end: at(9), endOffset: nil, target: nil))
    }

    /// Of 100,000 fasts, a list reads those that it returns.
    @Test func `each list and each search has an index`() throws {
        let store = try openStore(temporary.dataFolder())
        let (long, span) = (Instant(secondsSinceEpoch: 0), at(0)..<at(9))
        _ = try store.sessions(since: long, until: nil, limit: 9)
        _ = try store.sessionVersions(since: long, until: nil, limit: 9)
        _ = try store.sessionVersions(after: nil, limit: 9)
        _ = try store.session(endingAfter: long, upTo: nil, except: fastID(1))
        _ = try store.session(overlapping: span, except: fastID(1), orOverlapping: nil)
        _ = try (store.load(), store.activeFastAct(), store.fastsBeside(at: at(0)))
        _ = try (store.session(fastID(1)), store.sessionVersion(fastID(1)))
        _ = try (store.water(since: long, until: nil, limit: 9), store.recentWater())
        _ = try (store.waterTotal(since: long, until: at(0)), store.database.recordCounts())
        let plans = try store.plans { $0.contains("FROM fast ") || $0.contains("FROM water ") }
        #expect(plans.count == 12)
        for (sql, plan) in plans {
            let scans = plan.filter {
                ["SCAN fast", "SCAN water"].contains($0)
                    || $0.contains("TEMP B-TREE FOR ORDER BY")
            }
            #expect(scans.isEmpty, "\(sql): \(plan)")
        }
    }
}
