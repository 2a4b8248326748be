import Glibc
import PrivateSession
import Testing

/// A bus that accepts connections and never answers.
struct MuteBusTests {
    @Test func waitingAgentEndsAtOnceWhenItIsAsked() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let path = session.folder + "/mute"
        let listener = socket(
            AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(bound == 0 && listen(listener, 1) == 0)
        session.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(path)"
        let agent = try session.start("atrestd")
        // The agent has connected and waits for an answer that does not come.
        let connection = accept(listener, nil, nil)
        defer { close(connection) }
        try #require(connection >= 0)
        agent.signal(SIGTERM)
        #expect(agent.wait() != 0)
    }
}
