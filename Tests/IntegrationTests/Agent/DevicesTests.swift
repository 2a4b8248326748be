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
        func join(isDryRun: Bool = false) throws -> [String: Value] {
            let options: [String: Value] = isDryRun ? ["DryRun": .boolean(true)] : [:]
            return try watcher.call("Join", on: Devices1.interface, folder, options)
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

    /// Copies the folder of one machine to that of another, as a carrier does.
    private func carry(from: Machine, to: Machine) throws {
        for (name, data) in from.segments where to.segments[name] != data {
            try to.bring(name, data)()
        }
    }

    private func log(_ machine: Machine, start: Int64, end: Int64) throws -> String {
        try machine.watcher.call(
            "Log", on: History1.interface, fromNow(start), fromNow(end), noOptions
        ).id()
    }

    @Test func fastGoesFromOneMachineToTheOther() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        let laptop = try Machine("laptop", folder: desk.folder)
        defer { laptop.session.end() }
        try desk.join()
        try laptop.join()
        try desk.start(ago: 6 * hour)
        try laptop.wait { laptop.status == "active" }
        let state = try laptop.watcher.properties()
        #expect(state["StartedAt"] == desk.property("StartedAt", of: Timer1.interface))
        try laptop.watcher.call("End", noOptions)
        try desk.wait { desk.status == "ended-early" }
        #expect(try desk.records() == laptop.records())
        let undone = try desk.watcher.call("Undo", on: Journal1.interface, noOptions)
            .read([String: Value].self)
        #expect(undone["Act"] == .string("end"))
        #expect(undone["Machine"] == .string("laptop"))
        try laptop.wait { laptop.status == "active" }
        // It is the fast that laptop has shown before.
        #expect(try laptop.watcher.properties()["StartedAt"] == state["StartedAt"])
        try laptop.watcher.call("Redo", on: Journal1.interface, noOptions)
        try desk.wait { desk.status == "ended-early" }
        let acts = try laptop.session.atrest("undo", "--list").output
        #expect(acts.contains("made on desk"))
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
        try desk.join()
        try laptop.join()
        let fasts = try (2...3).map { day in
            try log(laptop, start: -30 * day * hour, end: (-30 * day + 16) * hour)
        }
        try laptop.start(ago: 2 * hour)
        try desk.start(ago: 3 * hour)
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
            Devices1.interface, Timer1.interface, History1.interface, Water1.interface,
            Settings1.interface, Journal1.interface,
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

    @Test func historyIsSharedFromTheBeginning() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        let laptop = try Machine("laptop", folder: desk.folder)
        defer { laptop.session.end() }
        let first = try log(desk, start: -60 * hour, end: -44 * hour)
        _ = try log(laptop, start: -100 * hour, end: -80 * hour)
        try desk.watcher.call("Add", on: Water1.interface, glass(330))
        try desk.join()
        #expect(
            try laptop.join(isDryRun: true) == [
                "Devices": .uint32(1), "Fasts": .uint32(1), "Water": .uint32(1),
            ])
        #expect(laptop.state == "none")
        #expect(
            try laptop.join() == ["Devices": .uint32(1), "Fasts": .uint32(1), "Water": .uint32(1)])
        try desk.wait { (try? desk.records() == laptop.records()) ?? false }
        // A deletion is an act too, and undoing it restores the fast as it was.
        let before = try desk.records()
        try laptop.watcher.call("Delete", on: History1.interface, first, noOptions)
        try desk.wait { (try? desk.records() == laptop.records()) ?? false }
        #expect(try desk.records() != before)
        try desk.watcher.call("Undo", on: Journal1.interface, noOptions)
        try laptop.wait { (try? laptop.records() == before) ?? false }
    }

    /// A plain copy, in any order, any number of times.
    @Test func plainCopyIsEnough() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        let laptop = try Machine("laptop")
        defer { laptop.session.end() }
        try desk.join()
        try FileManager.default.copyItem(
            atPath: desk.folder + "/atrest.json", toPath: laptop.folder + "/atrest.json")
        try laptop.join()
        _ = try log(desk, start: -60 * hour, end: -44 * hour)
        _ = try log(laptop, start: -100 * hour, end: -80 * hour)
        try laptop.watcher.call("Add", on: Water1.interface, glass(330))
        try desk.wait {
            try? carry(from: laptop, to: desk)
            try? carry(from: desk, to: laptop)
            return (try? desk.records() == laptop.records() && desk.records().contains("330"))
                ?? false
        }
        #expect(try desk.records().contains("330") && desk.records() == laptop.records())
    }

    /// If the folder is not there, no caller waits for it. When it is back, everything is written to it.
    @Test func absentFolderIsWrittenLater() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        try desk.wait { desk.waiting == 0 }
        #expect(rename(desk.folder, desk.folder + ".away") == 0)
        _ = try log(desk, start: -60 * hour, end: -44 * hour)
        try desk.wait { desk.state == "absent" }
        #expect(try #require(desk.waiting) > 0)
        let problems = try desk.watcher.get("Problems", of: Devices1.interface)
        #expect("\(problems)".contains("is missing"))
        #expect(rename(desk.folder + ".away", desk.folder) == 0)
        try desk.wait { desk.state == "ready" && desk.waiting == 0 }
    }

    /// An empty folder in place of the shared one is not an empty history.
    @Test func folderWithoutItsMarkIsAbsent() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        _ = try log(desk, start: -60 * hour, end: -44 * hour)
        try desk.wait { desk.waiting == 0 }
        let before = try desk.records()
        #expect(rename(desk.folder, desk.folder + ".away") == 0)
        mkdir(desk.folder, 0o700)
        try desk.watcher.call("Add", on: Water1.interface, glass(250))
        try desk.wait { desk.state == "absent" }
        #expect(desk.segments.isEmpty)
        #expect(try desk.records() != before)
        #expect(rename(desk.folder + ".away", desk.folder + "/../away") == 0)
    }

    /// If the process is killed after its answer, nothing is lost, for the other machines either.
    @Test func killedAgentWritesItsLinesLater() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        let laptop = try Machine("laptop", folder: desk.folder)
        defer { laptop.session.end() }
        try desk.join()
        try laptop.join()
        for number in 1...5 {
            try desk.watcher.call("Add", on: Water1.interface, glass(UInt32(100 + number)))
            try desk.kill()
        }
        // The next call starts the agent again.
        #expect(desk.status == "idle")
        try laptop.wait { (try? desk.records() == laptop.records()) ?? false }
        #expect(try laptop.records().contains("105"))
    }

    /// A home that was restored from a backup has older records than the folder.
    @Test func restoredHomeGetsWhatItHadWritten() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        try desk.waitUntilWritten(log(desk, start: -60 * hour, end: -44 * hour))
        let home = try desk.session.run("sh", ["-c", "echo $XDG_DATA_HOME"]).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try desk.kill()
        _ = try desk.session.run("cp", ["-a", home + "/atrest", home + "/copy"])
        try desk.waitUntilWritten(log(desk, start: -30 * hour, end: -20 * hour))
        let before = try desk.records()
        try desk.kill()
        _ = try desk.session.run("rm", ["-rf", home + "/atrest"])
        _ = try desk.session.run("mv", [home + "/copy", home + "/atrest"])
        try desk.wait { (try? desk.records() == before) ?? false }
        // It continues under another name, so that no number is used for two lines.
        let water = try desk.watcher.call("Add", on: Water1.interface, glass(250))
            .id()
        try desk.waitUntilWritten(water)
        let writers = Set(desk.segments.keys.map { String($0.prefix(41)) })
        #expect(writers.count == 2)
        #expect(Set(writers.map { String($0.prefix(32)) }).count == 1)
    }

    @Test func forgottenMachineIsCarriedOn() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        let laptop = try Machine("laptop", folder: desk.folder)
        try laptop.join()
        try laptop.waitUntilWritten(log(laptop, start: -60 * hour, end: -44 * hour))
        try desk.join()
        let records = try desk.records()
        laptop.session.end()
        let forgotten = try desk.session.atrest("devices", "forget", "laptop", "--json")
        #expect(forgotten.status == 0)
        let state = try JSONSerialization.jsonObject(with: Data(forgotten.output.utf8))
        #expect(try JSONSchema(name: "devices").problems(of: state) == [])
        #expect(try desk.session.atrest("devices", "forget", "laptop").status == 1)
        try desk.waitUntilWritten("\"n\":")
        // Even if its own files are gone, a new machine gets everything.
        let own = Set(desk.segments.keys.map { String($0.prefix(41)) })
        #expect(own.count == 2)
        let writer = try #require(
            own.first { name in
                desk.segments.contains {
                    $0.key.hasPrefix(name) && $0.value.contains(Data("\"n\":".utf8))
                }
            })
        for name in own where name != writer {
            try FileManager.default.removeItem(atPath: "\(desk.folder)/\(name)")
        }
        let phone = try Machine("third", folder: desk.folder)
        defer { phone.session.end() }
        try phone.join()
        #expect(try phone.records() == records)
    }

    /// If records cannot be read at the start, they are shared as soon as they can be read.
    @Test func unreadableRecordsAreSharedLater() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        let laptop = try Machine("laptop", folder: desk.folder)
        defer { laptop.session.end() }
        try desk.join()
        try laptop.join()
        let home = desk.session.dataFolder
        try desk.kill()
        // Something that is not a file has the name of the records.
        let database = home + "/atrest.sqlite"
        #expect(rename(database, database + ".away") == 0)
        mkdir(database, 0o700)
        #expect(desk.status == nil)
        #expect(rmdir(database) == 0)
        #expect(rename(database + ".away", database) == 0)
        _ = try log(laptop, start: -60 * hour, end: -44 * hour)
        try desk.wait { (try? desk.records() == laptop.records()) ?? false }
    }
}
