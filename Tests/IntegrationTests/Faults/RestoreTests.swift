import Contract
import Glibc
import PrivateSession
import SDBus
import Testing

/// An agent that is killed while it restores damaged records.
struct RestoreTests {
    /// Whether this machine lets a process trace another.
    static let canTrace: Bool = {
        let probe = try? ChildProcess(
            "strace", ["-o", "/dev/null", "-e", "trace=none", "true"],
            environment: ["PATH": "/usr/bin:/bin"], output: .nowhere, errors: .nowhere)
        return probe?.wait() == 0
    }()

    /// System calls that change something on the disk.
    private static let calls = ["rename", "unlink", "pwrite64", "fdatasync", "fsync"]

    @Test(.enabled(if: canTrace, "no strace here"))
    func restoreThatIsKilledIsFinishedByTheNextStart() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let id = try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-17 * hour))]).id()
        let file = session.dataFolder + "/atrest.sqlite"
        func names(_ folder: String = "") -> [Substring] {
            let list = (try? session.run("ls", [session.dataFolder + folder]))?.output ?? ""
            return list.split(separator: "\n")
        }
        try watcher.wait(
            until: { names("/backups").contains { $0.hasPrefix("atrest-") } }, every: 20_000)
        var kills = 0
        for call in Self.calls {
            for count in 1...Soak.times(4, 100) {
                try stopAgent(watcher)
                for suffix in ["-wal", "-shm"] { unlink(file + suffix) }
                try PrivateSession.write("no database", to: file)
                let before = names().filter { $0.contains("damaged-") }.count
                let wasKilled = try start(session, watcher, killedAt: call, count)
                #expect(try watcher.get(.id) == .string(id), "\(call) \(count)")
                #expect(
                    names().filter { $0.contains("damaged-") }.count == before + 1,
                    "\(call) \(count)")
                #expect(!names().contains { $0.contains("begun") }, "\(call) \(count)")
                if !wasKilled { break }
                kills += 1
            }
        }
        #expect(kills > Self.calls.count)
    }

    /// Neither at a first look at the backup, nor when it is opened or read.
    @Test(
        .enabled(if: canTrace, "no strace here"),
        arguments: ["?newfstatat,?lstat,?lstat64", "openat", "read"], ["EIO", "ENOSPC"])
    func diskErrorAtABackupIsNoMissingBackup(call: String, error: String) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let id = try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-17 * hour))]).id()
        let file = session.dataFolder + "/atrest.sqlite"
        let backups = session.dataFolder + "/backups"
        func backup() -> String? {
            let list = (try? session.run("ls", [backups]))?.output ?? ""
            return list.split(separator: "\n").first { $0.hasPrefix("atrest-") }.map(String.init)
        }
        try watcher.wait(until: { backup() != nil }, every: 20_000)
        let path = "\(backups)/\(try #require(backup()))"
        try stopAgent(watcher)
        for suffix in ["-wal", "-shm"] { unlink(file + suffix) }
        try PrivateSession.write("no database", to: file)
        let tracer = try session.start(
            "strace",
            [
                "-f", "-qq", "-o", "/dev/null", "-P", path, "-e", "trace=\(call)", "-e",
                "inject=\(call):error=\(error)", "atrestd",
            ])
        try watcher.waitForOwner()
        let refusal = try #require(throws: BusError.self) {
            try watcher.call("Start", noOptions)
        }
        #expect(refusal.name == ErrorName.storage.rawValue)
        #expect(refusal.message.contains(path), "\(refusal.message)")
        #expect(try PrivateSession.read(file) == "no database")
        try stopAgent(watcher)
        _ = tracer.wait()
        #expect(try watcher.get(.id) == .string(id))
    }

    private func stopAgent(_ watcher: Watcher) throws {
        if try watcher.bus.owner(of: Names.application) == nil { return }
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
    }

    /// Starts an agent that is killed at a system call.
    ///
    /// - Returns: false if it makes the call fewer times before it serves.
    private func start(
        _ session: PrivateSession, _ watcher: Watcher, killedAt call: String, _ count: Int
    ) throws -> Bool {
        let tracer = try session.start(
            "strace",
            [
                "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
                "inject=\(call):signal=SIGKILL:when=\(count)", "atrestd",
            ])
        var byte: CChar = 0
        var isServed = false
        try watcher.wait(
            until: {
                isServed = (try? watcher.bus.owner(of: Names.application)) ?? nil != nil
                return isServed || readlink("/proc/\(tracer.id)/exe", &byte, 1) < 0
            }, every: 2000)
        if isServed {
            try stopAgent(watcher)
            _ = tracer.wait()
        }
        return !isServed
    }
}
