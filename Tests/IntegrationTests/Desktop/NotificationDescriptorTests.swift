import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// GLib ends a process that has no file descriptor left. The agent must not let it come to that.
struct NotificationDescriptorTests {
    /// - Parameter free: how many descriptors the agent can still open.
    @Test(arguments: [0, 4])
    func agentWithoutDescriptorsShowsItsNotificationLater(_ free: Int) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let log = session.folder + "/log"
        let agent = try session.start("atrestd", errors: .file(log))
        defer { agent.stop() }
        let watcher = try Watcher(session)
        try watcher.waitForOwner()
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body"])
        let process = try watcher.agentProcess()

        func refusals() throws -> Int {
            try PrivateSession.read(log).components(separatedBy: "too few file descriptors").count
                - 1
        }
        // Before libnotify is initialised, and after.
        for (count, hours) in [(1, Int64(4)), (2, 8)] {
            try leave(free, freeIn: process, session)
            if count == 1 {
                try watcher.start(before: hours * hour)
            } else {
                try watcher.call(
                    "Adjust", ["StartedAt": Value.uint64(fromNow(-hours * hour + 2))])
            }
            try watcher.wait(until: { ((try? refusals()) ?? 0) == count }, every: 50_000)
            #expect(try watcher.get(.status) == .string("active"))
            #expect(server.calls.count == count - 1)
            try leave(nil, freeIn: process, session)
            try watcher.wait(until: { server.calls.count == count })
        }
        #expect(server.calls[0].title == "Beginning to shift")
        #expect(server.calls[1].title == "Metabolic transition")
        #expect(try watcher.agentProcess() == process)
    }

    /// Sets a limit so that `free` descriptors can be opened. nil sets a high limit.
    private func leave(_ free: Int?, freeIn process: pid_t, _ session: PrivateSession) throws {
        var limit = 1024
        if let free {
            let folder = "/proc/\(process)/fd"
            var used = Set(
                try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { Int($0) })
            func lowestUnused() -> Int { (0...).first { !used.contains($0) }! }
            for _ in 0..<free { used.insert(lowestUnused()) }
            limit = lowestUnused()
        }
        let result = try session.run("prlimit", ["--pid", "\(process)", "--nofile=\(limit):"])
        try #require(result.status == 0, "\(result.errors)")
    }
}
