import Fasting
import PrivateSession
import Store
import Testing

@testable import AgentCore

/// Going back to a backup is one act.
struct RestoreTests {
    private let run = EngineRun()
    private let day = "2026-03-02"

    private func restore(_ day: String? = nil, isDryRun: Bool = false) throws -> RestoreCounts {
        let reply = try run.engine.perform(.restore(day: day ?? self.day, isDryRun: isDryRun))
        guard case .restored(let counts) = reply else { throw Refusal.plain(.notEntitled) }
        return counts
    }

    /// Two fasts and water, and a backup of them.
    private func backUp() throws {
        try run.engine.perform(
            .merge(
                [session(1, from: -60, to: -40), session(2, from: -30, to: -10)],
                water: [
                    WaterEntry(
                        id: id(50), at: morning - hour, amount: WaterAmount(milliliters: 300)!)
                ]))
        run.runScheduled()
        run.now = run.now + 24 * hour
    }

    private func fasts() throws -> [RecordID] {
        try run.engine.sessions(since: Instant(secondsSinceEpoch: 0), until: nil, limit: 99)
            .map(\.id)
    }

    @Test func backups_areListedWithTheirContent() throws {
        #expect(try run.engine.backups().isEmpty)
        try backUp()
        #expect(try run.engine.backups() == [BackupSummary(day: day, fasts: 2, water: 1)])
    }

    @Test func restore_isOneActThatUndoTakesBack() throws {
        try backUp()
        let added = try run.engine.perform(.log(start: run.now - 9 * hour, end: run.now - hour))
        try run.engine.perform(.edit(id(1), start: morning - 58 * hour))
        try run.engine.perform(.delete(id(2)))
        try run.engine.perform(.removeWater(id(50)))
        let before = try fasts()
        _ = run.takeChanges()

        let expected = RestoreCounts(returned: 2, changed: 1, removed: 1)
        #expect(try restore(isDryRun: true) == expected)
        #expect(run.takeChanges().isEmpty)
        #expect(try restore() == expected)
        #expect(run.takeEvents() == [.restored(expected)])
        #expect(try fasts() == [id(2), id(1)])
        #expect(run.snapshot.history.all == 2)
        #expect(
            run.snapshot.undo.undoable?.subject == .backup(day: day, fasts: 3, water: 1))
        #expect(try restore() == RestoreCounts(equal: 3))
        #expect(run.takeChanges().isEmpty)

        run.start()
        try run.engine.perform(.undo)
        #expect(try fasts() == before)
        guard case .id(let id) = added else { throw Refusal.plain(.notEntitled) }
        #expect(try fasts().contains(id))
        #expect(try run.engine.water(since: morning - 9 * hour, until: nil).isEmpty)
        try run.engine.perform(.redo)
        #expect(try fasts() == [AgentCoreTests.id(2), AgentCoreTests.id(1)])
        #expect(try run.engine.water(since: morning - 9 * hour, until: nil).count == 1)
    }

    @Test func restore_thatChangesOneRecord_canBeUndone() throws {
        try backUp()
        try run.engine.perform(.removeWater(id(50)))
        #expect(try restore() == RestoreCounts(returned: 1, equal: 2))
        try run.engine.perform(.undo)
        #expect(try run.engine.water(since: morning - 9 * hour, until: nil).isEmpty)
    }

    @Test func restore_leavesTheRunningFastAndSettings() throws {
        try backUp()
        try run.engine.perform(.set(.discreet, to: .flag(true)))
        try run.engine.perform(.delete(id(2)))
        try run.engine.perform(.start(at: run.now - 2 * hour))
        let fast = run.snapshot.fast.active
        #expect(try restore() == RestoreCounts(returned: 1, equal: 2))
        #expect(run.snapshot.fast.active == fast)
        #expect(run.snapshot.settings.isDiscreet)
        run.start()
        #expect(run.snapshot.fast.active?.id == fast?.id)
    }

    /// It ended after the backup was made, and nothing may remove it.
    @Test func restore_leavesTheFastThatRanThen() throws {
        guard case .id(let id) = try run.engine.perform(.start()) else {
            throw Refusal.plain(.notEntitled)
        }
        run.runScheduled()
        run.pass(24 * hour)
        try run.engine.perform(.end())
        #expect(try restore() == RestoreCounts())
        #expect(try fasts() == [id])
    }

    @Test func restore_thatRemovesTheFastThatIsShown_showsIt_noLonger() throws {
        try backUp()
        try run.engine.perform(.start(at: run.now - 20 * hour))
        try run.engine.perform(.end())
        #expect(try restore().removed == 1)
        #expect(run.snapshot.fast.stage == .idle)
    }

    @Test(arguments: ["2026-03-01", "", "yesterday", "../atrest"])
    func restore_ofADayWithoutABackup_isRefused(_ day: String) throws {
        try backUp()
        #expect(run.refusal(.restore(day: day)) == .noBackup(day: day))
    }

    @Test func restore_ofADamagedBackup_isRefused() throws {
        try backUp()
        try PrivateSession.write("damaged", to: "\(run.folder.backups)/atrest-\(day).sqlite")
        let before = try fasts()
        #expect(run.refusal(.restore(day: day)) == .unreadableBackup(day: day, .damaged))
        #expect(try run.engine.backups().isEmpty)
        #expect(try fasts() == before)
        #expect(run.snapshot.records == .readable)
    }
}
