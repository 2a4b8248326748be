import Glibc
import PrivateSession
import Testing

@testable import Store

@Suite struct LockTests {
    private let temporary = TemporaryFolder()
    /// Another test may be starting a child at the same time. The child has a copy of every
    /// descriptor until it executes its program.
    private let patience = Duration.seconds(60)

    /// Starts a process that holds the lock until it ends.
    private func holder(_ folder: DataFolder) throws -> ChildProcess {
        try folder.create()
        let pipe = PipeEnds()
        let child = try ChildProcess(
            "flock", ["--no-fork", folder.path + "/lock", "sh", "-c", "echo held; exec sleep 600"],
            environment: ["PATH": "/usr/bin:/bin"], output: .descriptor(pipe.writing))
        pipe.closeWriting()
        #expect(pipe.readLine() == "held")
        return child
    }

    @Test func `the lock is held once and free again after its holder`() throws {
        let folder = DataFolder(path: temporary.path + "/atrest")
        var first = try folder.lock(waiting: .zero)
        #expect(first != nil)
        #expect(try folder.lock(waiting: .zero) == nil)
        first = nil
        #expect(try folder.lock(waiting: patience) != nil)
    }

    /// A child process has it between fork and exec.
    @Test func `the lock is free although its descriptor was copied`() throws {
        let folder = DataFolder(path: temporary.path + "/atrest")
        var first = try folder.lock(waiting: .zero)
        #expect(first != nil)
        let file = folder.path + "/lock"
        let named = FileIdentity(at: file)
        let descriptor = (Int32(3)..<1024).first { number in
            var own = stat()
            return fstat(number, &own) == 0 && FileIdentity(own) == named
        }
        let copy = dup(try #require(descriptor))
        #expect(copy >= 0)
        defer { close(copy) }
        first = nil
        #expect(try folder.lock(waiting: .zero) != nil)
    }

    @Test func `a negative wait does not wait`() throws {
        let folder = DataFolder(path: temporary.path + "/atrest")
        let first = try folder.lock(waiting: .seconds(-1))
        #expect(first != nil)
        #expect(try folder.lock(waiting: .seconds(-1)) == nil)
    }

    @Test func `a lock that another process holds is refused`() throws {
        let folder = DataFolder(path: temporary.path + "/atrest")
        let child = try holder(folder)
        #expect(try folder.lock(waiting: .seconds(1)) == nil)
        child.destroy()
        #expect(try folder.lock(waiting: patience) != nil)
    }

    @Test func `a holder that is killed frees the lock within the wait`() throws {
        let folder = DataFolder(path: temporary.path + "/atrest")
        let child = try holder(folder)
        #expect(try folder.lock(waiting: .zero) == nil)
        let killer = try ChildProcess(
            "sh", ["-c", "kill -9 \(child.id)"], environment: [:])
        #expect(try folder.lock(waiting: patience) != nil)
        #expect(killer.wait() == 0)
        #expect(child.wait() == 128 + SIGKILL)
    }

    @Test func `children do not inherit the lock`() throws {
        let folder = DataFolder(path: temporary.path + "/atrest")
        var lock = try folder.lock(waiting: .zero)
        let child = try ChildProcess("sleep", ["600"], environment: [:])
        #expect(lock != nil)
        lock = nil
        #expect(try folder.lock(waiting: patience) != nil)
        child.destroy()
    }
}
