import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// `atrest quiet`, compared with the kernel's own figures.
struct QuietTests {
    private func object(_ session: PrivateSession) throws -> [String: Any] {
        let result = try session.atrest("quiet", "--json")
        #expect(result.status == 0, "\(result.errors)")
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        return try #require(object as? [String: Any])
    }

    @Test func tellsWhatTheAgentHasCost() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: [])
        try watcher.start(before: 4 * hour)
        try watcher.wait(until: { !server.calls.isEmpty })
        try watcher.wait(until: { (try? notices(watcher)) == 1 }, every: 10_000)
        let agent = try watcher.agentProcess()
        let usage = try object(session)
        #expect(usage["notices"] as? Int == 1)
        for key in ["wakeups", "memoryBytes"] {
            #expect(try #require(usage[key] as? Int) > 0, "\(key)")
        }
        #expect(try #require(usage["processorSeconds"] as? Double) > 0)
        // Zero if the data folder is on a tmpfs.
        let accounts = try String(contentsOfFile: "/proc/\(agent)/io", encoding: .utf8)
        let written = try #require(accounts.firstMatch(of: /\nwrite_bytes: (\d+)/))
        #expect(usage["writtenBytes"] as? Int == Int(written.1))
        // The calls in between cause only a few wakeups.
        let wakeups = try ProcessCost(agent).wakeups
        let told = try #require(usage["wakeups"] as? Int)
        #expect((told...told + 50).contains(wakeups))
    }

    private func notices(_ watcher: Watcher) throws -> UInt64? {
        try watcher.call(Agent1.Method.usage.rawValue, on: Agent1.interface).read(
            [String: Value].self)[
                Agent1.Key.notices.rawValue]?.uint64Value
    }
}
