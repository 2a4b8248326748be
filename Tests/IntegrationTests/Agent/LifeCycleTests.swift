import Contract
import Glibc
import PrivateSession
import SDBus
import System
import Testing

/// How the agent starts and ends.
struct LifeCycleTests {
    /// The window is a separate program. Rule: docs/decisions/0024-a-window.md.
    @Test func agentLoadsNoToolkit() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        #expect(try session.atrest("start").status == 0)
        let files = try ProcessMemory(id: watcher.agentProcess()).regions().map(\.name)
        #expect(files.contains { $0.contains("libsystemd") })
        for toolkit in ["libgtk", "libadwaita", "libcairo", "libQt"] {
            #expect(!files.contains { $0.contains(toolkit) }, "\(toolkit)")
        }
    }

    @Test func busThatGoesEndsTheAgentWithFailure() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let file = session.folder + "/log"
        let agent = try session.start("atrestd", errors: .file(file))
        try watcher.waitForOwner()
        // GLib's thread is running too. It must not turn this into a clean exit.
        let server = try NoticeServer(on: watcher.bus, capabilities: [])
        try watcher.start(before: 4 * hour)
        try watcher.wait(until: { !server.calls.isEmpty })
        session.endBus()
        #expect(agent.wait() == 1)
        // GLib may add a line of its own: its watch of a name asks a question, and reads the answer of a
        // connection that it has just let go of.
        let lines = try PrivateSession.read(file).split(separator: "\n")
        let last = lines.last { $0.hasPrefix("atrestd: ") }
        #expect(last?.contains("The connection to the session bus was closed.") == true)
    }
}

extension Watcher {
    /// Waits until a name has an owner.
    func waitForOwner(of name: String = Names.application) throws {
        var isThere = false
        let slot = try bus.match(.ownerChange(of: name)) { _ in isThere = true }
        if try bus.owner(of: name) != nil { isThere = true }
        try withExtendedLifetime(slot) { try wait(until: { isThere }) }
    }
}
