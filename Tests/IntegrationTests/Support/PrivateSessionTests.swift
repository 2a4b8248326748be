import Contract
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
}
