import Contract
import Glibc
import PrivateSession
import SDBus
import Testing

/// A core dump of the agent has nothing of what the user wrote.
struct CoreDumpTests {
    private static let note = "what only the user and the agent know"

    /// Whether the kernel writes dumps into the working folder, and not to a program of this machine.
    private static let isInFolder =
        (try? PrivateSession.read("/proc/sys/kernel/core_pattern")) == "core\n"

    private func start(_ session: PrivateSession) throws -> (agent: ChildProcess, Watcher) {
        let agent = try session.start(
            "sh", ["-c", "ulimit -c unlimited; cd \"$1\" && exec atrestd", "sh", session.folder])
        let watcher = try Watcher(session)
        try watcher.waitForOwner()
        try watcher.call("Start", ["Note": Value.string(Self.note)])
        return (agent, watcher)
    }

    @Test func noMemoryIsToBeDumped() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let (agent, _) = try start(session)
        let filter = try PrivateSession.read("/proc/\(agent.id)/coredump_filter")
        // The headers of programs (core(5)).
        #expect(filter == "00000010\n")
        #expect(agent.stop() == 0)
    }

    @Test(.enabled(if: isInFolder, "dumps go to a program here"))
    func aDumpHasNoNote() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        // Where Swift's tools are installed, a program that gets the signal from outside would print a backtrace and go on.
        session.environment["SWIFT_BACKTRACE"] = "enable=no"
        let (agent, _) = try start(session)
        kill(agent.id, SIGABRT)
        _ = agent.wait()
        func has(_ text: String) throws -> Bool {
            try session.run("sh", ["-c", "grep -a -q \"$1\" \"$0\"/core*", session.folder, text])
                .status == 0
        }
        // It names the libraries.
        #expect(try has("libsystemd"))
        #expect(try !has(Self.note))
    }
}
