import Fasting
import PrivateSession
import Store
import Testing

@testable import AgentCore

struct MergeTests {
    let run = EngineRun()
    let sessions = (1...20).map { session(UInt8($0), from: -24 * $0 - 17, to: -24 * $0) }

    private func counts(_ command: Command) throws -> MergeCounts {
        guard case .merged(let counts, _, _) = try run.engine.perform(command) else {
            throw Refusal.plain(.notEntitled)
        }
        return counts
    }

    @Test func merge_isOneChange() throws {
        #expect(try counts(.merge(sessions)).new == 20)
        let changes = run.takeChanges()
        #expect(changes.count == 1)
        #expect(changes.first?.after.history == HistoryCounts(all: 20, completed: 20))
        #expect(try counts(.merge(sessions)).equal == 20)
        #expect(run.takeEvents().isEmpty)
    }

    @Test func merge_asDryRun_changesNothing() throws {
        #expect(try counts(.merge(sessions, isDryRun: true)).new == 20)
        #expect(run.takeEvents().isEmpty)
        #expect(run.snapshot.history.all == 0)
    }

    @Test func merge_skipsTheRunningFast() throws {
        guard case .id(let id) = try run.engine.perform(.start(at: morning - 10 * hour)) else {
            Issue.record("no id")
            return
        }
        let own = Session(
            id: id, start: morning - 10 * hour, end: morning - hour, endOffset: nil, target: nil)
        #expect(try counts(.merge([own])).short == 1)
        #expect(run.snapshot.history.all == 0)
    }
}

struct QueryTests {
    let run = EngineRun()

    @Test func month_usesTheOffsetOfTheEnd() throws {
        // 1 March 23:30 UTC is 2 March in UTC+1.
        let end = morning - 6 * hour - 1800
        let there = Session(
            id: id(1), start: end - 17 * hour, end: end, endOffset: 60, target: nil)
        try run.engine.perform(.merge([there]))
        #expect(try run.engine.month(2026, 3).map(\.day) == [2])
        #expect(try run.engine.month(2026, 2).isEmpty)
    }

    @Test(arguments: [(2026, 0), (2026, 13), (0, 1), (10_000, 1)])
    func month_thatDoesNotExist_isRefused(_ year: Int, _ month: Int) {
        #expect(throws: Refusal.plain(.invalidMonth)) { try run.engine.month(year, month) }
    }

    @Test func forest_hasATreeForEachCompletedFast() throws {
        try run.engine.perform(.merge([session(1, from: -40, to: -20)]))
        #expect(try run.engine.forest().trees.count == 1)
    }
}

struct BackupTests {
    let run = EngineRun()

    @Test func firstWriteOfADay_makesABackup() throws {
        try run.engine.perform(.addWater(nil))
        #expect(try !run.folder.hasBackup(of: "2026-03-02"))
        run.runScheduled()
        #expect(try run.folder.hasBackup(of: "2026-03-02"))
        run.now = run.now + 24 * hour
        try run.engine.perform(.addWater(nil))
        run.runScheduled()
        #expect(try run.folder.hasBackup(of: "2026-03-03"))
    }

    @Test func dryRun_makesNone() throws {
        try run.engine.perform(.merge([session(1, from: -40, to: -20)], isDryRun: true))
        run.runScheduled()
        #expect(try !run.folder.hasBackup(of: "2026-03-02"))
        #expect(run.takeChanges().isEmpty)
    }

    @Test func removedFolder_getsABackupOfTheDayAgain() throws {
        try run.engine.perform(.addWater(nil))
        run.runScheduled()
        _ = try ChildProcess("/bin/rm", ["-rf", run.folder.path], environment: [:]).wait()
        try run.engine.perform(.addWater(nil))
        run.runScheduled()
        #expect(try run.folder.hasBackup(of: "2026-03-02"))
    }
}
