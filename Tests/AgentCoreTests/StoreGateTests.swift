import Fasting
import Glibc
import PrivateSession
import Store
import Testing

@testable import AgentCore

/// Records that are missing, held, or replaced while they are open.
struct StoreGateTests {
    let run = EngineRun()

    private func move(_ from: String, _ to: String) throws {
        try #require(rename(from, to) == 0, "rename: \(errno)")
    }

    @Test func prepareRead_whileAFolderIsInTheWay_isRefusedAndWorksAgainAfterwards() throws {
        try run.engine.perform(.start())
        run.stop()
        try move(run.folder.database, run.path + "/away")
        mkdir(run.folder.database, 0o700)
        run.start()
        guard case .storage(_, .reading, let path)? = run.refusal(.abandon) else {
            Issue.record("no refusal")
            return
        }
        #expect(path == run.folder.database)
        guard case .unreadable = run.snapshot.records else {
            Issue.record("\(run.snapshot.records)")
            return
        }
        rmdir(run.folder.database)
        try move(run.path + "/away", run.folder.database)
        _ = run.takeChanges()
        try run.engine.prepareRead()
        #expect(run.snapshot.records == .readable)
        #expect(run.snapshot.fast.active != nil)
        // What was read is announced, although no command was performed.
        #expect(run.takeChanges().count == 1)
    }

    /// The person waits for it. It is stored as soon as the records are back.
    @Test func tick_whileTheRecordsAreAway_announcesTheTransitionOnce() throws {
        try run.engine.perform(.start())
        try move(run.path + "/atrest", run.path + "/away")
        // A file has the name of the folder, so nothing can be opened or saved.
        close(open(run.path + "/atrest", O_CREAT | O_WRONLY, 0o600))
        _ = run.takeChanges()
        run.pass(4 * hour)
        let blocked = run.takeChanges()
        #expect(blocked.flatMap(\.events).filter(\.isMilestone).count == 1)
        #expect(run.snapshot.milestone == .beginningToShift)
        unlink(run.path + "/atrest")
        try move(run.path + "/away", run.path + "/atrest")
        run.waitForLock()
        run.pass(300)
        #expect(run.takeEvents().filter(\.isMilestone).isEmpty)
        #expect(run.snapshot.records == .readable)
        run.stop()
        run.start()
        #expect(run.snapshot.fast.active?.announced.contains(.beginningToShift) == true)
    }

    @Test func removedFolder_isWrittenAgainWithTheHistory() throws {
        try run.engine.perform(.log(start: morning - 40 * hour, end: morning - 20 * hour))
        _ = run.takeChanges()
        _ = try ChildProcess("/bin/rm", ["-rf", run.folder.path], environment: [:]).wait()
        try run.engine.perform(.start())
        #expect(run.takeEvents().first == .recordsRecovered(.writtenAgain))
        #expect(run.snapshot.history.all == 1)
        run.start()
        #expect(run.snapshot.history.all == 1)
        #expect(run.snapshot.fast.active != nil)
    }

    /// The other file is used, and what was open is kept beside it.
    @Test func replacedFile_isOpenedAndTheOldOneKept() throws {
        let other = EngineRun()
        try other.engine.perform(.start())
        let id = try #require(other.snapshot.fast.active?.id)
        other.stop()
        try run.engine.perform(.log(start: morning - 40 * hour, end: morning - 20 * hour))
        _ = run.takeChanges()
        try move(other.folder.database, run.folder.database)
        try run.engine.perform(.addWater(nil))
        let events = run.takeEvents()
        guard case .recordsRecovered(.savedAs(let name))? = events.first else {
            Issue.record("not saved")
            return
        }
        #expect(access(run.folder.path + "/" + name, F_OK) == 0)
        #expect(run.snapshot.fast.active?.id == id, "\(events)")
        #expect(run.snapshot.history.all == 0)
    }

    /// If nothing can be saved, the agent keeps the running fast and the settings in memory.
    @Test func removedFolder_thatCannotBeMade_keepsTheFastInMemory() throws {
        try run.engine.perform(.start())
        try run.engine.perform(.setVigil(true))
        _ = try ChildProcess("/bin/rm", ["-rf", run.folder.path], environment: [:]).wait()
        close(open(run.folder.path, O_CREAT | O_WRONLY, 0o600))
        _ = run.takeChanges()
        #expect(run.refusal(.adjust(target: .maximum)) != nil)
        #expect(run.takeEvents().contains(.recordsRecovered(.notSaved)))
        #expect(run.snapshot.fast.active != nil)
        unlink(run.folder.path)
        try run.engine.perform(.adjust(target: .maximum))
        run.start()
        #expect(run.snapshot.fast.active?.target == .maximum)
        #expect(run.snapshot.settings.isVigilOn)
    }

    /// What the engine remembers never replaces records that the user has put back.
    @Test func recordsThatWerePutBack_countMoreThanTheMemory() throws {
        let other = EngineRun()
        try other.engine.perform(.start())
        let id = try #require(other.snapshot.fast.active?.id)
        other.stop()
        try run.engine.perform(.addWater(nil))
        _ = try ChildProcess("/bin/rm", ["-rf", run.folder.path], environment: [:]).wait()
        close(open(run.folder.path, O_CREAT | O_WRONLY, 0o600))
        #expect(run.refusal(.addWater(nil)) != nil)
        unlink(run.folder.path)
        try move(other.folder.path, run.folder.path)
        run.waitForLock()
        try run.engine.prepareRead()
        #expect(run.snapshot.fast.active?.id == id)
        run.start()
        #expect(run.snapshot.fast.active?.id == id)
    }

    /// The tray learns that the records are back even if nothing is read.
    @Test func alarm_afterARefusedAct_triesAgain() throws {
        run.stop()
        try move(run.folder.database, run.path + "/away")
        mkdir(run.folder.database, 0o700)
        run.start()
        #expect(run.refusal(.addWater(nil)) != nil)
        rmdir(run.folder.database)
        try move(run.path + "/away", run.folder.database)
        run.pass(300)
        #expect(run.snapshot.records == .readable)
    }

    @Test func prepareToEnd_afterTheFolderWasRemoved_savesTheHistory() throws {
        try run.engine.perform(.log(start: morning - 40 * hour, end: morning - 20 * hour))
        _ = try ChildProcess("/bin/rm", ["-rf", run.folder.path], environment: [:]).wait()
        run.engine.prepareToEnd()
        run.start()
        #expect(run.snapshot.history.all == 1)
    }

    @Test func failure_isReportedOnce() throws {
        run.stop()
        unlink(run.folder.database)
        mkdir(run.folder.database, 0o700)
        run.start()
        for _ in 0..<3 { #expect(run.refusal(.start()) != nil) }
        #expect(run.takeEvents().isEmpty)
    }

    @Test func lock_thatAnotherProcessHolds_refusesEveryAct() throws {
        let other = Engine(folder: run.folder, environment: run.engine.environment)
        #expect(try !other.lock(waiting: .zero))
        #expect(throws: Refusal.self) { try other.perform(.start()) }
        #expect(other.snapshot.fast.active == nil)
    }
}

extension Event {
    var isMilestone: Bool { if case .fast(.milestoneReached) = self { true } else { false } }
}
