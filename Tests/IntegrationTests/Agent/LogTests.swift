import Contract
import Foundation
import PrivateSession
import SDBus
import SystemdSupport
import Testing

/// The agent's log, on standard error and in the journal.
struct LogTests {
    private func lines(_ file: String) throws -> [String] {
        try PrivateSession.read(file).split(separator: "\n").map(String.init)
    }

    @Test func oneLinePerActOnStandardError() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let file = session.folder + "/log"
        let agent = try session.start("atrestd", errors: .file(file))
        let watcher = try Watcher(session)
        try watcher.waitForOwner()
        // There is no server for notifications, and the agent would log that at some time.
        try watcher.set("NotifyMilestones", of: Settings1.interface, to: .boolean(false))
        try watcher.start(before: 4 * hour)
        try watcher.wait(for: "MilestoneReached")
        try watcher.call("End", ["EndedAt": Value.uint64(fromNow(0))])
        try watcher.call("Undo", noOptions)
        try watcher.call("Add", on: Water1.interface, glass(250))
        try watcher.set("Discreet", of: Settings1.interface, to: .boolean(true))
        // Refused, so it changes nothing.
        _ = try watcher.refusal(of: "Start", noOptions)
        #expect(agent.stop() == 0)
        // A slow machine may need several starts until one is in time.
        var entries = try lines(file)
        #expect(entries.first == "atrestd: The agent is ready.")
        let began = entries.lastIndex(of: "atrestd: A fast has started.")
        entries.removeFirst(try #require(began))
        #expect(
            entries
                == [
                    "A fast has started.", "Beginning to shift",
                    "The fast has ended.", "The last ending was undone. The fast continues.",
                    "Water was added.", "The setting discreet was changed.", "The agent exits.",
                ].map { "atrestd: " + $0 })
    }

    /// As in a container. GDBus's name of the error is not for people.
    @Test func missingNotificationServerIsSaidPlainly() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let file = session.folder + "/log"
        let agent = try session.start("atrestd", errors: .file(file))
        let watcher = try Watcher(session)
        try watcher.waitForOwner()
        try watcher.start(before: 4 * hour)
        let isSaid = { try lines(file).contains { $0.contains("no notification: ") } }
        try watcher.wait(until: { (try? isSaid()) == true }, every: 50_000)
        #expect(agent.stop() == 0)
        let said = try lines(file).filter { $0.contains("no notification: ") }
        #expect(Set(said) == ["atrestd: no notification: no notification server is running"])
    }

    /// The variable alone is not enough: standard error may have been redirected since.
    @Test(arguments: [true, false]) func entriesGoToTheJournalWhereErrorsDo(_ isStream: Bool)
        throws
    {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let file = session.folder + "/log"
        try PrivateSession.write("", to: file)
        let stream = isStream ? "$(stat -c %d:%i \(file))" : "1:2"
        let script = "export JOURNAL_STREAM=\(stream); exec atrestd 2>>\(file)"
        let agent = try session.start("sh", ["-c", script])
        let watcher = try Watcher(session)
        try watcher.waitForOwner()
        #expect(agent.stop() == 0)
        let lines = try lines(file)
        if isStream && Journal.isThere {
            #expect(lines.isEmpty)
        } else {
            // Without a journal the line goes to standard error, with a priority that systemd
            // reads.
            let start = isStream ? "<6>" : "atrestd: "
            #expect(lines == ["The agent is ready.", "The agent exits."].map { start + $0 })
        }
    }
}
