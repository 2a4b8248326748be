import Contract
import Fasting
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

/// The calendar folder of the real agent.
struct CalendarFolderTests {
    private typealias Entry = BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>

    /// An agent with a calendar folder.
    private final class Desk {
        let session: PrivateSession
        let watcher: Watcher
        let path: String

        init(variables: [String: String] = [:]) throws {
            session = try PrivateSession(variables: variables)
            path = session.folder + "/calendar"
            mkdir(path, 0o700)
            watcher = try Watcher(session)
        }

        func use(_ path: String? = nil) throws {
            try watcher.set(
                "CalendarFolder", of: Settings1.interface, to: .string(path ?? self.path))
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

        func showRunning() throws {
            try watcher.set("CalendarRunning", of: Settings1.interface, to: .boolean(true))
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

    @Test func everyActIsWritten() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        let first = try log(desk, start: -40 * hour, end: -30 * hour)
        try desk.use()
        try desk.wait { desk.names == ["\(first).ics"] }
        #expect(desk.text(first).contains("\r\nSUMMARY:Fast\\, 10h 0m\r\n"))
        #expect(desk.state == "ready")
        let sequence = try #require(
            desk.text(first).firstMatch(of: /\r\nSEQUENCE:(\d+)/).flatMap { Int($0.1) })
        try desk.watcher.call(
            "Edit", on: History1.interface, first, ["EndedAt": Value.uint64(fromNow(-29 * hour))])
        try desk.wait { desk.text(first).contains("SUMMARY:Fast\\, 11h 0m") }
        #expect(desk.text(first).contains("SEQUENCE:\(sequence + 1)\r\n"))
        try desk.watcher.call("Delete", on: History1.interface, first, noOptions)
        try desk.wait { desk.names.isEmpty }
        try desk.watcher.call("Undo", on: Journal1.interface, noOptions)
        try desk.wait { desk.text(first).contains("SEQUENCE:\(sequence + 3)\r\n") }

        // The running fast has a file only if the user wants that.
        try desk.watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        guard case .string(let running)? = try? desk.watcher.get(.id) else { return }
        try desk.watcher.set("CalendarRunning", of: Settings1.interface, to: .boolean(true))
        try desk.wait { desk.text(running).contains("SUMMARY:Fast\\, target 16h 0m") }
        try desk.watcher.call("End", noOptions)
        try desk.wait { desk.text(running).contains("SUMMARY:Fast\\, 5h") }
        // The same events as in a file, with the same words.
        let file = try desk.session.atrest("export", "-", "--format", "ics").output
        for id in [first, running] { #expect(file.contains(Self.event(desk.text(id)))) }
        try desk.watcher.set("Discreet", of: Settings1.interface, to: .boolean(true))
        try desk.wait { desk.text(first).contains("SUMMARY:Private\r\n") }
        try desk.wait { !desk.text(running).contains("Fast") }
        // Without an act only the folder's own event has a higher version.
        let discreet = try desk.session.atrest("export", "-", "--format", "ics").output
        #expect(
            Self.withoutVersion(discreet).contains(
                Self.withoutVersion(Self.event(desk.text(running)))))
        // Without a folder the files stay.
        try desk.use("")
        #expect(desk.state == "none" && desk.names.count == 2)
    }

    private static func event(_ file: String) -> String {
        let begin = file.range(of: "BEGIN:VEVENT")?.lowerBound ?? file.startIndex
        let end = file.range(of: "END:VEVENT")?.upperBound ?? file.endIndex
        return String(file[begin..<end])
    }

    /// Without what tells calendar programs that an event has changed.
    private static func withoutVersion(_ text: String) -> String {
        text.components(separatedBy: "\r\n").filter {
            !$0.hasPrefix("SEQUENCE:") && !$0.hasPrefix("LAST-MODIFIED:")
                && !$0.hasPrefix("DTSTAMP:")
        }.joined(separator: "\r\n")
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

    @Test func onlyTwoYearsAreWrittenByDefault() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        _ = try desk.plant(900)
        try desk.use()
        try desk.wait { (725...735).contains(desk.names.count) }
        try desk.watcher.set("CalendarYears", of: Settings1.interface, to: .uint32(3))
        try desk.wait { desk.names.count == 900 }
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
        #expect(doctor.contains(Words.CalendarFolder.ready(desk.path)))
        #expect(!doctor.contains(".ics"))
    }

    @Test func whatOthersChangeIsLeftAndNamed() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        let ids = try desk.plant(5)
        try desk.use()
        try desk.wait { desk.names.count == 5 }
        try PrivateSession.write("mine", to: "\(desk.path)/\(ids[0]).ics")
        unlink("\(desk.path)/\(ids[1]).ics")
        for id in ids.prefix(3) {
            try desk.watcher.call(
                "Edit", on: History1.interface, id, ["Target": Value.uint64(72_000_000_000)])
        }
        try desk.wait { desk.text(ids[2]).contains("SEQUENCE:4") }
        try desk.killAgent()
        _ = try desk.watcher.get(.status)
        try desk.watcher.set("Discreet", of: Settings1.interface, to: .boolean(true))
        try desk.wait { desk.text(ids[2]).contains("Private") }
        #expect(desk.text(ids[0]) == "mine" && desk.names.count == 4)
        let doctor = try desk.session.atrest("doctor").output
            .replacing(/\n */, with: { _ in " " })
        #expect(doctor.contains("has changed \(ids[0]).ics"))
        #expect(doctor.contains("has deleted \(ids[1]).ics"))
        #expect(!doctor.contains(ids[2]))
    }

    /// Nothing is refused because of the folder, and it is brought up to date when it is back.
    @Test func aFolderThatGoesIsCaughtUp() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        let first = try log(desk, start: -40 * hour, end: -30 * hour)
        try desk.use()
        try desk.wait { desk.names.count == 1 }
        #expect(rename(desk.path, desk.path + "-away") == 0)
        let second = try log(desk, start: -28 * hour, end: -20 * hour)
        try desk.wait { desk.state == "absent" }
        let doctor = try desk.session.atrest("doctor")
        #expect(doctor.status == ExitStatus.refused.rawValue)
        #expect(
            doctor.output.replacing(/\n */, with: { _ in " " })
                .contains(Words.CalendarFolder.absent(desk.path)))
        // An empty folder in its place does not count as the folder.
        mkdir(desk.path, 0o700)
        let third = try log(desk, start: -18 * hour, end: -10 * hour)
        #expect(desk.state == "absent" && desk.names.isEmpty)
        rmdir(desk.path)
        #expect(rename(desk.path + "-away", desk.path) == 0)
        try desk.watcher.call("Add", on: Water1.interface, glass(250))
        try desk.wait { desk.names == Set([first, second, third].map { "\($0).ics" }) }
        try desk.wait { desk.state == "ready" }
    }

    @Test func theFolderOfTheRecordsIsNoCalendarFolder() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        let home = desk.session.dataFolder
        #expect(try desk.session.atrest("water", "add").status == 0)
        let before = try FileManager.default.contentsOfDirectory(atPath: home)
        for path in [home, home + "/backups"] where access(path, F_OK) == 0 {
            let refusal = try desk.session.atrest("settings", "set", "calendar-folder", path)
            #expect(refusal.errors.contains(Words.CalendarFolder.ownRecords), "\(path)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: home) == before)
    }

    @Test func theTerminalTakesAPathAsItIsTyped() throws {
        let desk = try Desk(variables: ["LANGUAGE": "en"])
        defer { desk.session.end() }
        let missing = try desk.session.atrest(
            "settings", "set", "calendar-folder", desk.path + "/none")
        #expect(missing.status == 1)
        #expect(missing.errors.contains("mkdir -p \(desk.path)/none"))
        // A folder that everyone can write is named, when it is chosen and by the doctor.
        chmod(desk.path, 0o777)
        let open = try desk.session.atrest("settings", "set", "calendar-folder", desk.path)
        #expect(open.status == 0 && open.output.contains("chmod o-w \(desk.path)"), "\(open)")
        #expect(try desk.session.atrest("doctor").output.contains("chmod o-w \(desk.path)"))
        chmod(desk.path, 0o700)
        #expect(try !desk.session.atrest("doctor").output.contains("chmod o-w"))
        let set = try desk.session.atrest("settings", "set", "calendar-folder", desk.path + "/")
        #expect(set.output == "calendar-folder is now \(desk.path).\n")
        #expect(
            try desk.session.atrest("settings", "get", "calendar-folder").output
                == desk.path + "\n")
        // The calendar folder belongs to this machine, so it is not exported.
        let export = try desk.session.atrest("export", "-").output
        #expect(export.contains("calendar-years") && !export.contains("calendar-folder"))
        #expect(
            try desk.session.atrest("settings", "set", "calendar-folder", "off").output
                == "calendar-folder is now off.\n")
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

    /// A fast that steps back behind one that began earlier on another machine, and one that is covered, has no event.
    @Test func fastThatIsNoLongerShownHasNoEvent() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        let laptop = try DevicesTests.Machine("laptop")
        defer { laptop.session.end() }
        try desk.use()
        try desk.showRunning()
        for watcher in [desk.watcher, laptop.watcher] {
            try watcher.call("Join", on: Devices1.interface, laptop.folder, noOptions)
        }
        // What the laptop does does not arrive before both fasts run.
        try desk.watcher.call("Leave", on: Devices1.interface, noOptions)
        try desk.watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        try desk.wait { desk.names.count == 1 }
        let later = desk.names
        try laptop.start(ago: 8 * hour)
        try laptop.wait { laptop.waiting == 0 }
        try desk.watcher.call("Join", on: Devices1.interface, laptop.folder, noOptions)
        try desk.wait { desk.names.count == 1 && desk.names != later }
        // The end covers both.
        try laptop.watcher.call("End", noOptions)
        try desk.wait { desk.names.isDisjoint(with: later) && desk.names.count == 1 }
        #expect(!desk.names.isEmpty)
    }
}
