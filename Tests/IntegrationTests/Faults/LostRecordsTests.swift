import Contract
import Glibc
import PrivateSession
import SDBus
import Testing

/// What the agent keeps and says if its files disappear while it runs.
struct LostRecordsTests {
    /// While the records cannot be read no change is announced. It is announced once they can be.
    @Test func changeOfThePhaseIsAnnouncedOnceTheRecordsAreBack() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let folder = session.dataFolder
        let file = folder + "/atrest.sqlite"
        let away = session.folder + "/away.sqlite"
        var isAway = false
        func putBack() {
            if !isAway { return }
            rmdir(file)
            rename(away, file)
            isAway = false
        }
        let start = try watcher.start(before: 4 * hour) {
            try watcher.settle()
            // Nothing may be left in the log of the moved file.
            #expect(
                try session.run("sqlite3", [file, "PRAGMA wal_checkpoint(TRUNCATE)"]).status == 0)
            #expect(rename(file, away) == 0)
            #expect(mkdir(file, 0o700) == 0)
            isAway = true
        } reset: {
            putBack()
        }
        let due = start + UInt64(4 * hour) * 1_000_000
        try watcher.wait(
            until: { SDEventTimer.Clock.microsecondsSinceEpoch > due + 100_000 }, every: 50_000)
        #expect(try watcher.refusal { try watcher.get(.status) } == ErrorName.storage.rawValue)
        #expect(watcher.signals("MilestoneReached").isEmpty)
        putBack()
        #expect(try watcher.get(.milestone) == .string("beginningToShift"))
        try watcher.wait(for: "MilestoneReached")
        #expect(watcher.signals("MilestoneReached").count == 1)
        let changes = watcher.events.filter {
            $0.member == "PropertiesChanged" && $0.arguments.first == .string(Timer1.interface)
        }
        #expect(changes.count == 1)
    }

    /// SIGHUP ends the agent like the other signals, and its notification is withdrawn.
    @Test(arguments: [SIGHUP, SIGTERM, SIGINT])
    func endingWithdrawsTheNotification(_ signal: Int32) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body"])
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-17 * hour))])
        try watcher.call("End", noOptions)
        try watcher.wait(until: { !server.calls.isEmpty })
        kill(try watcher.agentProcess(), signal)
        try watcher.wait(until: { server.closed == [server.calls[0].id] })
        try watcher.waitUntilAway()
    }
}
