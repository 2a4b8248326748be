import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// The calendar folder of the real agent.
struct CalendarFolderTests {
    private typealias Entry = BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>

    /// An agent with a calendar folder.
    private final class Desk {
        let session: PrivateSession
        let watcher: Watcher
        let path: String

        init() throws {
            session = try PrivateSession()
            path = session.folder + "/calendar"
            mkdir(path, 0o700)
            watcher = try Watcher(session)
        }

        func use() throws {
            try watcher.set("CalendarFolder", of: Settings1.interface, to: .string(path))
        }

        /// One fast a day, the latest first, as one import.
        func plant(_ count: Int) throws -> [String] {
            let entries = (0..<count).map { number -> Entry in
                let end = fromNow(-(Int64(number) + 1) * 24 * hour)
                return BusStruct(
                    UUID().uuidString, end - UInt64(16 * hour) * 1_000_000, end, 0, [:])
            }
            try watcher.call("Import", on: Journal1.interface, entries, noWater, noOptions)
            return entries.map { $0.fields.0 }
        }

        var names: Set<String> {
            let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return Set(all.filter { $0.hasSuffix(".ics") })
        }

        func text(_ id: String) -> String {
            (try? String(contentsOfFile: "\(path)/\(id).ics", encoding: .utf8)) ?? ""
        }

        func wait(until isDone: () -> Bool) throws {
            try watcher.wait(until: isDone, every: 10_000)
        }

        /// By name, which file it is and when it was written.
        var versions: [String: [Int]] {
            var versions: [String: [Int]] = [:]
            for name in names {
                var status = stat()
                guard stat("\(path)/\(name)", &status) == 0 else { continue }
                versions[name] = [
                    Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
                ]
            }
            return versions
        }

        var state: String? {
            (try? watcher.get("CalendarState", of: Settings1.interface))?.stringValue
        }

        func killAgent() throws {
            kill(try watcher.agentProcess(), SIGKILL)
            try watcher.waitUntilAway()
        }
    }

    private func log(_ desk: Desk, start: Int64, end: Int64) throws -> String {
        try desk.watcher.call(
            "Log", on: History1.interface, fromNow(start), fromNow(end), noOptions
        ).id()
    }

    @Test func anEditAmongTenThousandWritesOneFile() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        let ids = try desk.plant(10_000)
        try desk.watcher.set("CalendarYears", of: Settings1.interface, to: .uint32(100))
        let clock = ContinuousClock()
        let start = clock.now
        try desk.use()
        // Callers are answered in the meantime.
        var slowest = Duration.zero
        try desk.wait {
            let asked = clock.now
            _ = try? desk.watcher.get(.status)
            slowest = max(slowest, clock.now - asked)
            return desk.names.count == 10_000
        }
        print("10,000 files in \(clock.now - start), the slowest answer took \(slowest)")
        #expect(slowest < .seconds(2))
        try desk.wait { desk.state == "ready" }
        let before = desk.versions
        try desk.watcher.call(
            "Edit", on: History1.interface, ids[4321], ["Target": Value.uint64(72_000_000_000)])
        try desk.wait { desk.versions != before }
        // A restart, which brings everything to the records, changes nothing more.
        let after = desk.versions
        try desk.killAgent()
        _ = try desk.watcher.get(.status)
        let last = try log(desk, start: -20 * hour, end: -10 * hour)
        try desk.wait { desk.names.contains("\(last).ics") }
        let changed = before.keys.filter { after[$0] != before[$0] }
        #expect(changed == ["\(ids[4321]).ics"])
        var rest = desk.versions
        rest["\(last).ics"] = nil
        #expect(rest == after)
    }

    /// The agent is killed at any moment of its work. The next one brings the folder to the records.
    @Test func aKilledAgentLeavesNothingBehind() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        let ids = try desk.plant(300)
        try desk.use()
        for number in 0..<8 {
            try desk.watcher.call(
                "Edit", on: History1.interface, ids[number],
                ["EndedAt": Value.uint64(fromNow(-(Int64(number) + 1) * 24 * hour - 7200))])
            try desk.watcher.call("Delete", on: History1.interface, ids[100 + number], noOptions)
            usleep(UInt32(number) * 60_000)
            try desk.killAgent()
        }
        _ = try desk.watcher.get(.status)
        try desk.wait { desk.names.count == 292 }
        try desk.wait { (0..<8).allSatisfy { desk.text(ids[$0]).contains("Fast\\, 14h") } }
        let doctor = try desk.session.atrest("doctor").output
        #expect(doctor.contains("The calendar folder is \(desk.path)."))
        #expect(!doctor.contains(".ics"))
    }

    // MARK: Other programs

    private static let others =
        ["vdirsyncer", "radicale", "khal"].filter { access("/usr/bin/\($0)", X_OK) != 0 }
        + (dlopen("libical.so.3", RTLD_LAZY) == nil ? ["libical3"] : [])

    @Test(.enabled(if: others.isEmpty, "not installed: \(others.joined(separator: ", "))"))
    func otherProgramsCarryAndReadIt() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        _ = try desk.plant(200)
        try desk.watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        try desk.watcher.set("CalendarRunning", of: Settings1.interface, to: .boolean(true))
        try desk.use()
        try desk.wait { desk.names.count == 201 && desk.state == "ready" }
        try desk.watcher.fence()
        let count = desk.names.count
        let work = desk.session.folder + "/carry"
        mkdir(work, 0o700)
        let script = packageFolder.appending(path: "Tests/calendar/carry").path
        let result = try desk.session.run("python3", [script, desk.path, work])
        #expect(result.status == 0, "\(result.output) \(result.errors)")
        print(result.output)
        let lines = result.output.split(separator: "\n").map(String.init)
        let first = try #require(lines.first).split(separator: " ")
        // It takes some 6 seconds. Another machine, or other tests at the same time, may need longer.
        #expect(Int(first[1]) == count && Double(first[2])! < 240)
        #expect(
            Array(lines.dropFirst()) == [
                "second 0", "phone 0", "unchanged True", "same True", "khal \(count)",
                "libical \(count)",
            ])
    }
}
