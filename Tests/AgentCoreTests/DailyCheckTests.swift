import CSQLite
import Fasting
import Glibc
import PrivateSession
import Testing

@testable import AgentCore
@testable import Store

/// The records are checked completely once a day, with the day's backup.
struct DailyCheckTests {
    private let run = EngineRun()
    /// Their ids are not those that the engine makes.
    private let sessions = (Array(1...90) + Array(150...209)).map {
        AgentCoreTests.session(UInt8($0), from: -24 * $0 - 20, to: -24 * $0)
    }

    /// Adds an index of another program that does not have what its table has. Only a whole check looks at it.
    private func damage() {
        run.stop()
        var raw: OpaquePointer?
        #expect(sqlite3_open(run.folder.database, &raw) == SQLITE_OK)
        defer { sqlite3_close(raw) }
        for sql in [
            "CREATE INDEX strange ON fast (target)", "PRAGMA writable_schema = ON",
            """
            UPDATE sqlite_schema SET sql = 'CREATE INDEX strange ON fast (end_offset)'
            WHERE name = 'strange'
            """,
        ] {
            #expect(sqlite3_exec(raw, sql, nil, nil, nil) == SQLITE_OK)
        }
    }

    private func readable() throws -> [String] {
        let list = try run.folder.listBackups(today: nil, isThorough: true)
        #expect(list.unreadable.isEmpty)
        return list.readable.map(\.day)
    }

    @Test(arguments: [true, false])
    func damageThatAStartDoesNotSee_isRecoveredWithTheBackupOfTheDay(hasFast: Bool) throws {
        try run.engine.perform(.merge(sessions))
        run.runScheduled()
        if hasFast { try run.engine.perform(.start(at: run.now - 2 * hour)) }
        try run.engine.perform(.set(.discreet, to: .flag(true)))
        let fast = run.snapshot.fast.active
        #expect((fast != nil) == hasFast)
        damage()
        run.start()
        #expect(run.snapshot.history.all == 150)

        run.now = run.now + 24 * hour
        try run.engine.perform(.addWater(nil))
        _ = run.takeChanges()
        run.runScheduled()
        let events = run.takeEvents()
        let recoveries = events.compactMap {
            if case .recordsRecovered(let recovery) = $0 { recovery } else { nil }
        }
        guard case .setAside(let name, "2026-03-02")? = recoveries.first else {
            Issue.record("\(events)")
            return
        }
        #expect(access("\(run.folder.path)/\(name)", F_OK) == 0)
        // The damaged copy took the place of none.
        #expect(try readable() == ["2026-03-02"])
        #expect(run.snapshot.history.all == 150)
        #expect(run.snapshot.fast.active?.id == fast?.id)
        #expect(run.snapshot.records == .readable && run.snapshot.recovery == recoveries.first)
        #expect(try RecordsCheck(of: run.folder) == .sound(fasts: 150))
        run.start()
        #expect(run.snapshot.fast.active?.id == fast?.id)

        run.now = run.now + 2 * hour
        try run.engine.perform(.addWater(nil))
        run.runScheduled()
        #expect(try readable() == ["2026-03-03", "2026-03-02"])
    }

    @Test func intactRecords_areLeftAsTheyAre() throws {
        for day in 2...4 {
            try run.engine.perform(.merge(Array(sessions.prefix(day))))
            run.runScheduled()
            #expect(
                !run.takeEvents().contains {
                    if case .backupFailed = $0 { true } else { false }
                })
            run.now = run.now + 24 * hour
        }
        #expect(try readable() == ["2026-03-04", "2026-03-03", "2026-03-02"])
    }
}
