import Contract
import Fasting
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

/// Vigil on the bus and in the terminal.
struct VigilTests {
    private typealias Property = Vigil1.Property

    private func words(_ watcher: Watcher) throws -> [String: Value] {
        try watcher.properties(of: Vigil1.interface)
    }

    private func scripture(_ watcher: Watcher) throws -> String? {
        try words(watcher)[Property.scripture.rawValue]?.stringValue
    }

    @Test func startThatIsNowIsGreeted() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
        // Not while Vigil is off, and not for a start in the past.
        try watcher.call("Start", noOptions)
        try watcher.call("Abandon", noOptions)
        try watcher.setVigil(true)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-60))])
        try watcher.call("Abandon", noOptions)
        try watcher.call("Undo", noOptions)
        try watcher.call("Adjust", ["StartedAt": Value.uint64(fromNow(0))])
        try watcher.call("Abandon", noOptions)

        try watcher.call("Start", noOptions)
        try watcher.wait(until: { !server.calls.isEmpty })
        let greeting = server.calls[0]
        #expect(greeting.title == "You have set this time apart.")
        #expect(greeting.body.isEmpty)
        #expect(greeting.timeout == 4000)
        #expect(greeting.hints["transient"] == .boolean(true))
        #expect(greeting.actions.isEmpty)
        // Turning Vigil off also withdraws it from the screen.
        try watcher.setVigil(false)
        try watcher.wait(until: { server.closed == [greeting.id] })
        #expect(server.calls.count == 1)
    }

    @Test func noticeThatIsOnTheScreenLosesItsWords() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "body-markup"])
        try watcher.setVigil(true)
        try watcher.start(before: 4 * hour)
        try watcher.wait(until: { !server.calls.isEmpty })
        let first = server.calls[0]
        let companion = Words.companion(.beginningToShift)
        let addition = Words.Vigil.companion(.beginningToShift)
        #expect(first.body == "\(companion) \(addition)\n<i>I shall not want.</i>")
        try watcher.setVigil(false)
        try watcher.wait(until: { server.calls.count == 2 })
        #expect(server.calls[1].replaces == first.id)
        #expect(server.calls[1].body == companion)
    }

    @Test func followersHearOneLineForAnActThatChangesTwoInterfaces() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "5h").status == 0)
        let follower = try Follower(session, "--json")
        defer { follower.stopReading() }
        #expect(follower.line()?.contains("\"vigil\":null") == true)
        #expect(try session.atrest("vigil", "on").status == 0)
        let line = try #require(follower.line())
        #expect(line.contains("I shall not want."))
        #expect(line.contains("drawn from gently.\",\"since\""))
        #expect(try session.atrest("vigil", "off").status == 0)
        #expect(follower.line()?.contains("\"vigil\":null") == true)
    }
}
