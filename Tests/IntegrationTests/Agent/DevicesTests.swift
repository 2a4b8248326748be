import Contract
import Fasting
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// Two real agents that share one history through a folder.
struct DevicesTests {
    /// A machine: an agent with its own records, and the folder as it sees it.
    final class Machine {
        let session: PrivateSession
        let watcher: Watcher
        let folder: String

        /// - Parameter folder: the folder of all machines; nil for a folder of its own.
        init(_ name: String, folder: String? = nil) throws {
            session = try PrivateSession()
            self.folder = folder ?? session.folder + "/shared"
            mkdir(self.folder, 0o700)
            watcher = try Watcher(session)
            try watcher.set("Name", of: Devices1.interface, to: .string(name))
        }

        @discardableResult
        func join() throws -> [String: Value] {
            try watcher.call("Join", on: Devices1.interface, folder, noOptions)
                .read([String: Value].self)
        }

        func property(_ name: String, of interface: String = Devices1.interface) -> Value? {
            try? watcher.get(name, of: interface)
        }

        var status: String? { property("Status", of: Timer1.interface)?.stringValue }
        var waiting: UInt32? { property("Waiting")?.uint32Value }
        var state: String? { property("FolderState")?.stringValue }

        func wait(until isDone: () -> Bool) throws {
            try watcher.wait(until: isDone, every: 10_000)
        }

        func start(ago: Int64) throws {
            try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-ago))])
        }

        func kill() throws {
            Glibc.kill(try watcher.agentProcess(), SIGKILL)
            try watcher.waitUntilAway()
        }

        /// Waits until an act is in the folder. It is written after its answer.
        ///
        /// - Parameter text: a part of its lines.
        func waitUntilWritten(_ text: String) throws {
            try wait {
                segments.values.contains { String(decoding: $0, as: UTF8.self).contains(text) }
            }
        }

        /// The segments of the folder by their paths below it.
        var segments: [String: Data] {
            var found: [String: Data] = [:]
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            for name in names where name.hasSuffix(".jsonl") {
                found[name] = FileManager.default.contents(atPath: "\(folder)/\(name)")
            }
            return found
        }

        /// Brings a segment as a carrier does: a file gets its name only when it is complete.
        ///
        /// - Returns: gives it its name.
        func bring(_ name: String, _ data: Data) throws -> () -> Void {
            let path = "\(folder)/\(name)"
            let parent = (path as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(
                atPath: parent, withIntermediateDirectories: true)
            let hidden = "\(parent)/.carrier.tmp"
            try data.write(to: URL(fileURLWithPath: hidden))
            return { #expect(rename(hidden, path) == 0) }
        }

        /// What `atrest export` writes, without the time at which it was made.
        func records() throws -> String {
            let text = try session.run("sh", ["-c", "atrest export -"]).output
            let range = try #require(
                text.range(of: #""generatedAt":"[^"]*""#, options: .regularExpression))
            return text.replacingCharacters(in: range, with: "")
        }
    }

    private func log(_ machine: Machine, start: Int64, end: Int64) throws -> String {
        try machine.watcher.call(
            "Log", on: History1.interface, fromNow(start), fromNow(end), noOptions
        ).id()
    }

    /// At rest, a restart changes nothing that clients are told, and nothing in the folder.
    @Test(
        arguments: [
            ("nothing", "ready"), ("away", "absent"), ("unmarked", "absent"),
            ("exchanged", "refused"), ("otherMark", "ready"), ("lost", "ready"),
        ])
    func restartChangesNothing(_ event: String, _ state: String) throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        let laptop = try Machine("laptop", folder: desk.folder)
        defer { laptop.session.end() }
        // Neither knows yet that the other has a fast.
        try laptop.start(ago: 2 * hour)
        try desk.start(ago: 3 * hour)
        try desk.join()
        try laptop.join()
        let fasts = try (2...3).map { day in
            try log(laptop, start: -30 * day * hour, end: (-30 * day + 16) * hour)
        }
        try desk.watcher.call("Add", on: Water1.interface, glass(250))
        for machine in [desk, laptop] {
            try machine.wait {
                machine.waiting == 0 && (try? desk.records() == laptop.records()) == true
            }
        }
        let (folder, mark) = (desk.folder, desk.folder + "/atrest.json")
        let other = #"{"format":1,"folder":"00000000-0000-4000-8000-000000000000"}"#
        let segment = try #require(
            desk.segments.first { String(decoding: $0.value, as: UTF8.self).contains(fasts[0]) })
        try laptop.kill()
        switch event {
        case "away": #expect(rename(folder, folder + ".away") == 0)
        case "unmarked": #expect(unlink(mark) == 0)
        case "exchanged":
            #expect(rename(folder, folder + ".away") == 0)
            #expect(mkdir(folder, 0o700) == 0)
            try PrivateSession.write(other, to: mark)
        case "otherMark": try PrivateSession.write(other, to: mark)
        case "lost":
            try segment.value.prefix(500).write(to: URL(filePath: "\(folder)/\(segment.key)"))
        default: break
        }
        let isLost = event == "lost"
        try desk.wait {
            desk.state == state
                && isLost
                    == desk.property("Problems").map { "\($0)".contains("no longer in the folder") }
        }
        let interfaces = [
            Agent1.interface, Compline1.interface, Devices1.interface, Forest1.interface,
            History1.interface, Journal1.interface, Settings1.interface, Timer1.interface,
            Vigil1.interface, Water1.interface,
        ]
        // The entries of a dictionary have no order. Without its folder, an agent that has just started does not know
        // which lines were written.
        func text(_ value: Value) -> String {
            guard case .dictionary(let entries, _, _) = value else { return "\(value)" }
            return entries.map { "\($0)" }.sorted().joined(separator: ", ")
        }
        func told() throws -> [[String: String]] {
            try interfaces.map {
                try desk.watcher.properties(of: $0).mapValues(text)
                    .filter { state == "ready" || $0.key != "Waiting" }
            }
        }
        let (before, files) = (try told(), desk.segments)
        // What counts the seconds is left out.
        Thread.sleep(forTimeInterval: 1.1)
        let later = try told()
        try desk.kill()
        func differences() throws -> [String] {
            zip(zip(before, later), try told()).flatMap { readings, after in
                readings.0.filter { readings.1[$0.key] == $0.value && after[$0.key] != $0.value }
                    .map { "\($0.key): \($0.value), \(after[$0.key] ?? "")" }
            }
        }
        try? desk.wait { (try? differences().isEmpty) == true }
        let found = try differences()
        #expect(found == [])
        #expect(desk.segments == files)
    }

    /// Nothing is announced here for phases that began before the fast arrived.
    @Test func nothingIsAnnouncedForWhatWasBefore() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        let laptop = try Machine("laptop", folder: desk.folder)
        defer { laptop.session.end() }
        try desk.join()
        try laptop.join()
        try desk.start(ago: 13 * hour)
        try laptop.wait { laptop.status == "active" }
        try laptop.watcher.settle()
        #expect(laptop.watcher.signals("MilestoneReached").isEmpty)
        #expect(laptop.watcher.signals("TargetReached").isEmpty)
    }
}
