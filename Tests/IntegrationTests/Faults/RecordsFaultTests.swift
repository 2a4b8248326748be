import Contract
import Glibc
import PrivateSession
import SDBus
import Testing

/// The records disappear or are locked while the agent runs.
struct RecordsFaultTests {
    private func restart(_ watcher: Watcher) throws {
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
    }

    @Test func fastGoesOnInAnotherFileWhereTheFolderWasRemoved() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let start = fromNow(-2 * hour)
        let id = try watcher.call("Start", ["StartedAt": Value.uint64(start)]).id()
        // In one step: the agent may write to the folder while it is removed.
        #expect(rename(session.dataFolder, session.folder + "/removed") == 0)
        try watcher.call("Adjust", ["Target": Value.uint64(72_000_000_000)])
        try restart(watcher)
        let properties = try watcher.properties()
        #expect(properties["Id"] == .string(id))
        #expect(properties["StartedAt"] == .uint64(start))
        #expect(properties["Target"] == .uint64(72_000_000_000))
        // The lock of the folder is held again too.
        let other = try PrivateSession(
            activates: false,
            variables: ["XDG_DATA_HOME": session.environment["XDG_DATA_HOME"]!])
        defer { other.end() }
        #expect(try other.run("atrestd").status == ExitStatus.configuration.rawValue)
    }

    @Test func fastSurvivesAFolderThatCannotBeMadeForAWhile() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let id = try watcher.call("Start", noOptions).id()
        let folder = session.dataFolder
        #expect(try session.run("sh", ["-c", "rm -rf '\(folder)'; : > '\(folder)'"]).status == 0)
        #expect(
            try watcher.refusal(of: "Adjust", ["Target": Value.uint64(72_000_000_000)])
                == ErrorName.storage.rawValue)
        #expect(try session.atrest("status").status == ExitStatus.storage.rawValue)
        #expect(unlink(folder) == 0)
        // A read finds the fast again, and soon it is on the disk.
        #expect(try watcher.get(.id) == .string(id))
        try watcher.wait(until: { access(folder + "/atrest.sqlite", F_OK) == 0 }, every: 10_000)
        try watcher.call("Adjust", ["Target": Value.uint64(72_000_000_000)])
        try restart(watcher)
        #expect(try watcher.get(.id) == .string(id))
        #expect(try watcher.get(.target) == .uint64(72_000_000_000))
    }

    @Test func fileThatWasPutInPlaceCounts() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let first = try watcher.call("Start", noOptions).id()
        let file = session.dataFolder + "/atrest.sqlite"
        let copy = session.folder + "/copy.sqlite"
        #expect(try session.run("sqlite3", [file, ".backup '\(copy)'"]).status == 0)
        try watcher.call("Abandon", noOptions)
        try watcher.call("Start", noOptions)
        #expect(
            try session.run("sh", ["-c", "rm -f '\(file)'*; mv '\(copy)' '\(file)'"]).status == 0)
        try watcher.call("Adjust", ["Target": Value.uint64(72_000_000_000)])
        #expect(try watcher.get(.id) == .string(first))
        try restart(watcher)
        #expect(try watcher.get(.id) == .string(first))
        #expect(try watcher.get(.target) == .uint64(72_000_000_000))
    }

    @Test func transitionThatCannotBeStoredIsShownAndAnnouncedLater() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body"])
        var holder: RecordsHolder?
        try watcher.start(before: 4 * hour) {
            try watcher.settle()
            holder = try RecordsHolder(session)
        } reset: {
            holder?.letGo()
            server.forget()
        }
        // The phase follows from the clock. It is announced only after that is stored.
        try watcher.wait(for: "PropertiesChanged")
        #expect(try watcher.get(.milestone) == .string("beginningToShift"))
        #expect(watcher.signals("MilestoneReached").isEmpty)
        #expect(server.calls.isEmpty)
        holder?.letGo()
        try watcher.wait(for: "MilestoneReached")
        try watcher.wait(until: { server.calls.count == 1 })
    }

    @Test func readThatOpensTheRecordsBringsWhatIsDue() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let start = try watcher.start(before: 4 * hour) { try restart(watcher) }
        let due = start + UInt64(4 * hour) * 1_000_000
        while SDEventTimer.Clock.microsecondsSinceEpoch < due {
            try watcher.loop.runOnce(timeout: .milliseconds(50))
        }
        try watcher.forget()
        // Other programs cannot even read.
        let holder = try RecordsHolder(session, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;")
        let refused = try session.atrest("status")
        #expect(refused.status == ExitStatus.storage.rawValue)
        #expect(refused.errors.contains("could not be read"))
        holder.letGo()
        #expect(try watcher.get(.milestone) == .string("beginningToShift"))
        try watcher.wait(for: "MilestoneReached")
    }

    @Test func aProblemIsToldWhileTheAgentRuns() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        #expect(try watcher.get("Problem", of: Agent1.interface) == .string(""))
        let follower = try Follower(session, verb: ["widget", "waybar", "--follow"])
        #expect(follower.line()?.contains(#""alt":"idle""#) == true)
        let (folder, aside) = (session.dataFolder, session.folder + "/aside")
        try watcher.settle()
        #expect(rename(folder, aside) == 0)
        try PrivateSession.write("", to: folder)
        #expect(
            try watcher.refusal(of: "Start", noOptions) == ErrorName.storage.rawValue)
        // Of every interface only this one can be read, and it says why.
        let problem = try watcher.get("Problem", of: Agent1.interface)
        #expect(problem.stringValue?.contains(folder) == true)
        while try watcher.loop.runOnce(timeout: .zero) {}
        #expect(watcher.changes(of: Agent1.interface) == [["Problem": problem]])
        #expect(try watcher.refusal { try watcher.get(.status) } == ErrorName.storage.rawValue)
        #expect(follower.line()?.contains(#""alt":"unreadable""#) == true)
        #expect(unlink(folder) == 0 && rename(aside, folder) == 0)
        #expect(try watcher.get("Problem", of: Agent1.interface) == .string(""))
        while try watcher.loop.runOnce(timeout: .zero) {}
        #expect(watcher.changes(of: Agent1.interface).last == ["Problem": .string("")])
        // A client that came meanwhile could read nothing, and has all of it now.
        var known = try watcher.properties(of: Timer1.interface)
        known["Version"] = nil
        #expect(watcher.changes(of: Timer1.interface) == [known])
        #expect(follower.line()?.contains(#""alt":"idle""#) == true)
        follower.stopReading()
    }

    @Test func followerSaysWhyAndPicksUpWhenTheRecordsCanBeRead() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", noOptions)
        try restart(watcher)
        let holder = try RecordsHolder(session, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;")
        #expect(try session.atrest("status").status == ExitStatus.storage.rawValue)
        let follower = try Follower(session, "--format", "{{status}}")
        #expect(follower.line() == "unreadable")
        #expect(follower.complaint()?.hasPrefix("atrest: The data in ") == true)
        holder.letGo()
        #expect(follower.line() == "active")
    }
}

/// Another program that locks the records until `letGo()`.
final class RecordsHolder {
    private let input = PipeEnds()
    private let process: ChildProcess

    init(_ session: PrivateSession, _ order: String = "BEGIN IMMEDIATE;") throws {
        let output = PipeEnds()
        process = try ChildProcess(
            "sqlite3", [session.dataFolder + "/atrest.sqlite"], environment: session.environment,
            input: input.reading, output: .descriptor(output.writing))
        output.closeWriting()
        _ = (order + " SELECT 'held';\n").withCString { write(input.writing, $0, strlen($0)) }
        while let line = output.readLine(), line != "held" {}
    }

    func letGo() {
        input.closeWriting()
        input.closeReading()
        _ = process.wait()
    }
}

extension PrivateSession {
    var dataFolder: String { environment["XDG_DATA_HOME"]! + "/" + Names.folder }
}
