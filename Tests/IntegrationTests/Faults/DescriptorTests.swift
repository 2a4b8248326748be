import Contract
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// Calls that carry descriptors, of which a process has few.
struct DescriptorTests {
    /// Starts the agent with few descriptors.
    private func startAgent(
        _ session: PrivateSession, limit: Int, errors: ChildProcess.Sink = .inherited
    ) throws -> ChildProcess {
        try session.start(
            "/bin/sh", ["-c", "ulimit -n \(limit) && exec \"$0\"", "\(session.programs)/atrestd"],
            errors: errors)
    }

    /// An agent that may open too few files says what to do. Systemd does not start it again and again.
    @Test(arguments: [8, 12, 20]) func tooFewDescriptorsAreSaid(_ limit: Int) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let file = session.folder + "/log"
        let agent = try startAgent(session, limit: limit, errors: .file(file))
        #expect(agent.wait() == ExitStatus.configuration.rawValue)
        let said = try PrivateSession.read(file)
        let sentences = (0..<limit).map { "atrestd: \(Words.tooFewFiles($0, needed: 32))\n" }
        #expect(sentences.contains(said), "\(said)")
    }
}
