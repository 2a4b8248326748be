import Contract
import Glibc
import PrivateSession
import SDBus
import Testing

/// The session in which tests run the programs.
struct PrivateSessionTests {
    /// A test that stands in for the agent must not be ended as the agent is.
    @Test func endOfASessionLeavesATestThatOwnsTheNameAlone() throws {
        let session = try PrivateSession(activates: false)
        let bus = try session.connect()
        #expect(try bus.requestName(Names.application) == .owned)
        session.end()
        withExtendedLifetime(bus) {}
    }

    /// A terminal such as kitty starts without a display too, and writes its settings after the session.
    @Test func terminalsOfTheMachineAreNotOpened() throws {
        let terminal = try TerminalStandIn()
        defer { terminal.remove() }
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let first = try session.run("sh", ["-c", "command -v xdg-terminal-exec"])
        #expect(first.output.hasPrefix(session.folder))
        session.environment["PATH"]! += ":" + terminal.folder
        let result = try session.run("atrest", [TerminalVerb.watch.opener])
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(access(terminal.opened, F_OK) != 0)
    }
}
