import Contract
import Glibc
import PrivateSession
import SDBus
import Testing

/// An act that was answered is kept.
struct DurabilityTests {
    @Test func killedRightAfterStartTheSameFastComesBack() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        let agent = try watcher.agentProcess()
        let id = try watcher.call("Start", ["Target": Value.uint64(72_000_000_000)]).id()
        kill(agent, SIGKILL)
        try watcher.waitUntilAway()
        try watcher.forget()

        // The bus starts another agent.
        let properties = try watcher.properties()
        #expect(try watcher.agentProcess() != agent)
        #expect(properties["Id"] == .string(id))
        #expect(properties["Target"] == .uint64(72_000_000_000))
        #expect(properties["Status"] == .string("active"))
        try watcher.fence()
        #expect(watcher.events.isEmpty)
    }

    @Test func killedAfterATransitionItIsNotAnnouncedAgain() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: [])
        try watcher.start(before: 4 * hour)
        try watcher.wait(for: "MilestoneReached")
        try watcher.wait(until: { server.calls.count == 1 })
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        try watcher.forget()
        #expect(try watcher.get(.milestone) == .string("beginningToShift"))
        try watcher.fence()
        #expect(watcher.events.isEmpty)
        #expect(server.calls.count == 1)
    }

    @Test func transitionMissedWhileAwayIsAnnouncedOnceOnReturn() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: [])
        let start = try watcher.start(before: 4 * hour) {
            kill(try watcher.agentProcess(), SIGKILL)
            try watcher.waitUntilAway()
        } reset: {
            server.forget()
        }
        let due = start + UInt64(4 * hour) * 1_000_000
        while SDEventTimer.Clock.microsecondsSinceEpoch < due {
            try watcher.loop.runOnce(timeout: .milliseconds(100))
        }
        try watcher.forget()
        #expect(try watcher.get(.milestone) == .string("beginningToShift"))
        try watcher.wait(until: { server.calls.count == 1 })
        #expect(watcher.signals("MilestoneReached").count == 1)
    }

    @Test func undoSurvivesARestart() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let start = fromNow(-5 * hour)
        let id = try watcher.call("Start", ["StartedAt": Value.uint64(start)]).id()
        try watcher.call("End", noOptions)
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        #expect(try watcher.get(.status) == .string("idle"))
        #expect(try watcher.get(.undoAct) != .uint64(0))
        try watcher.call("Undo", noOptions)
        let properties = try watcher.properties()
        #expect(properties["Id"] == .string(id))
        #expect(properties["StartedAt"] == .uint64(start))
        #expect(properties["UndoAct"] == .uint64(0))
        #expect(watcher.signals("MilestoneReached").isEmpty)
        #expect(try watcher.refusal(of: "Undo", noOptions) == ErrorName.nothingToUndo.rawValue)
    }

    /// Those of a later version, and those from before the first release.
    @Test(arguments: [99, 6]) func recordsOfAnotherSchemaAreLeftAloneAndEachCallerIsTold(
        _ version: Int
    ) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let path = session.environment["XDG_DATA_HOME"]! + "/atrest"
        mkdir(path, 0o700)
        let file = path + "/atrest.sqlite"
        #expect(
            try session.run(
                "sqlite3", [file, "PRAGMA user_version=\(version); CREATE TABLE other (x);"]
            ).status == 0)
        let before = try session.run("sha256sum", [file])
        let status = try session.atrest("status")
        #expect(status.status == ExitStatus.storage.rawValue)
        let cause = version == 99 ? "by a newer version of Atrest" : "before the first release"
        #expect(status.errors.contains(file) && status.errors.contains(cause))
        #expect(try session.atrest("start").status == ExitStatus.storage.rawValue)
        #expect(try session.run("sha256sum", [file]) == before)
        // An agent that cannot read its records must not look idle.
        #expect(
            try Watcher(session).refusal(of: "Abandon", noOptions) == ErrorName.storage.rawValue)
    }

    @Test func lockedRecordsRefuseAndChangeNothing() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let before = try watcher.properties()
        let holder = try RecordsHolder(session)
        let refused = try session.atrest("start")
        #expect(refused.status == ExitStatus.storage.rawValue)
        #expect(refused.errors.contains("/atrest.sqlite could not be written"))
        #expect(refused.errors.contains("another program is using it"))
        #expect(try watcher.properties() == before)

        holder.letGo()
        #expect(try session.atrest("start").status == 0)
    }
}
