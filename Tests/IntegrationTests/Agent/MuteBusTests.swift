import Glibc
import PrivateSession
import Testing

/// A bus that accepts connections and never answers.
struct MuteBusTests {
    @Test func waitingAgentEndsAtOnceWhenItIsAsked() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let mute = try MuteBus(session)
        session.environment["DBUS_SESSION_BUS_ADDRESS"] = mute.address
        let agent = try session.start("atrestd")
        try mute.waitForClient()
        agent.signal(SIGTERM)
        #expect(agent.wait() != 0)
    }

    /// The agent asks the system bus about the session, and needs no answer to end.
    @Test func agentEndsAlthoughTheSystemBusIsMute() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let mute = try MuteBus(session)
        session.environment["DBUS_SYSTEM_BUS_ADDRESS"] = mute.address
        let watcher = try Watcher(session)
        let agent = try session.start("atrestd")
        try mute.waitForClient()
        try watcher.waitForOwner()
        agent.signal(SIGTERM)
        #expect(agent.wait() == 0)
    }

    @Test func silentBusIsReported() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let mute = try MuteBus(session)
        session.environment["DBUS_SESSION_BUS_ADDRESS"] = mute.address
        for verb in ["status", "start", "doctor", "--quiet"] {
            #expect(try session.atrest(verb).status == 69)
        }
        withExtendedLifetime(mute) {}
    }
}
