import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// What carriers and users may do to a shared folder while the agent uses it.
struct DeviceFaultTests {
    private typealias Machine = DevicesTests.Machine

    private func log(_ machine: Machine, start: Int64, end: Int64) throws -> String {
        try machine.watcher.call(
            "Log", on: History1.interface, fromNow(start), fromNow(end), noOptions
        ).id()
    }

    private static let hasMachineID =
        (try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8))?.count ?? 0 > 32

    /// A carrier may delete the folder of a machine and make it again.
    @Test func folderThatIsMadeAgainIsWatched() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        let laptop = try Machine("laptop", folder: desk.folder)
        defer { laptop.session.end() }
        try laptop.join()
        try laptop.waitUntilWritten(log(laptop, start: -60 * hour, end: -44 * hour))
        let writer = try #require(desk.segments.keys.first).prefix(41)
        try desk.join()
        try FileManager.default.removeItem(atPath: "\(desk.folder)/\(writer)")
        for day: Int64 in 1...3 {
            _ = try log(laptop, start: -(60 + 30 * day) * hour, end: -(50 + 30 * day) * hour)
            try desk.wait { (try? desk.records() == laptop.records()) ?? false }
        }
        // What was deleted is written again.
        try desk.wait { desk.segments.keys.contains { $0.hasPrefix(writer) } }
    }

    /// Lines that cannot be read stop nothing and are not named. git may have changed the ends of the others.
    @Test func linesThatAreBrokenOrHaveOtherEndsStopNothing() throws {
        let (desk, laptop) = (try Machine("desk"), try Machine("laptop"))
        defer {
            desk.session.end()
            laptop.session.end()
        }
        try laptop.join()
        let fast = try log(laptop, start: -60 * hour, end: -44 * hour)
        try laptop.waitUntilWritten(fast)
        let (name, bytes) = try #require(laptop.segments.first)
        let text = "no line\n" + String(decoding: bytes, as: UTF8.self)
        mkdir("\(desk.folder)/\(name.prefix(41))", 0o700)
        try Data(text.replacing("\n", with: "\r\n").utf8).write(
            to: URL(fileURLWithPath: "\(desk.folder)/\(name)"))
        try FileManager.default.copyItem(
            atPath: laptop.folder + "/atrest.json", toPath: desk.folder + "/atrest.json")
        try desk.join()
        #expect(try desk.records() == laptop.records())
        #expect(desk.property("Problems") == .array([], of: "s"))
    }

    /// Two machines with the same records and the same id, as after copying a home in a container.
    @Test func machineWithTheSameIDIsNamed() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        try desk.waitUntilWritten(log(desk, start: -60 * hour, end: -44 * hour))
        try desk.kill()
        let copy = try Machine("copy", folder: desk.folder)
        defer { copy.session.end() }
        try copy.kill()
        let homes = [desk, copy].map(\.session.dataFolder)
        _ = try copy.session.run("rm", ["-rf", homes[1]])
        _ = try copy.session.run("cp", ["-a", homes[0], homes[1]])
        #expect(copy.state == "ready" && desk.state == "ready")
        func hasTwin(_ machine: Machine) -> Bool {
            machine.property("Problems").map { "\($0)".contains("used the same id as this one") }
                ?? false
        }
        try desk.wait {
            for machine in [desk, copy] {
                _ = try? machine.watcher.call("Add", on: Water1.interface, glass(1))
            }
            _ = try? desk.wait { (try? desk.records() == copy.records()) ?? false }
            return hasTwin(desk) || hasTwin(copy)
        }
        #expect(try desk.records() == copy.records())
    }

    /// A home that was copied to another machine goes on under another name, before there is any line of the copy.
    @Test(.enabled(if: hasMachineID, "this machine has no id"))
    func copiedHomeGetsAnotherName() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        try desk.waitUntilWritten(log(desk, start: -60 * hour, end: -44 * hour))
        try desk.kill()
        let written = try desk.session.run(
            "sqlite3",
            [
                desk.session.dataFolder + "/atrest.sqlite",
                "UPDATE setting SET value = 'another' WHERE key = 'devices-machine'",
            ])
        #expect(written.status == 0)
        try desk.waitUntilWritten(log(desk, start: -30 * hour, end: -20 * hour))
        #expect(Set(desk.segments.keys.map { String($0.prefix(41)) }).count == 2)
    }

    /// After a move to a new computer, the lines of the former one stay in the folder, also if a carrier deletes them.
    @Test(.enabled(if: hasMachineID, "this machine has no id"))
    func linesOfAFormerMachineAreWrittenAgain() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        let fasts = try (1...3).map { day in
            try log(desk, start: -(60 + 30 * day) * hour, end: -(50 + 30 * day) * hour)
        }
        try desk.watcher.call("Delete", on: History1.interface, fasts[0], noOptions)
        try desk.wait { desk.waiting == 0 }
        let former = try #require(desk.segments.keys.first).prefix(41)
        try desk.kill()
        let written = try desk.session.run(
            "sqlite3",
            [
                desk.session.dataFolder + "/atrest.sqlite",
                "UPDATE setting SET value = 'another' WHERE key = 'devices-machine'",
            ])
        #expect(written.status == 0)
        try desk.waitUntilWritten(log(desk, start: -30 * hour, end: -20 * hour))
        try FileManager.default.removeItem(atPath: "\(desk.folder)/\(former)")
        try desk.waitUntilWritten(fasts[2])
        try desk.wait { desk.waiting == 0 }
        let laptop = try Machine("laptop", folder: desk.folder)
        defer { laptop.session.end() }
        try laptop.join()
        #expect(try laptop.records() == desk.records())
        #expect(try !laptop.records().contains(fasts[0]) && laptop.records().contains(fasts[1]))
    }

    /// The state says that nothing can be written, and another folder can be joined at once.
    @Test func folderThatCannotBeWrittenIsRefused() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        let writer = try #require(desk.segments.keys.first).prefix(41)
        let own = "\(desk.folder)/\(writer)"
        #expect(rename(own, desk.session.folder + "/elsewhere") == 0)
        #expect(symlink(desk.session.folder + "/elsewhere", own) == 0)
        let before = try String(
            contentsOfFile: desk.session.folder + "/elsewhere/000001.jsonl", encoding: .utf8)
        _ = try log(desk, start: -60 * hour, end: -44 * hour)
        try desk.wait { desk.state == "refused" && desk.waiting ?? 0 > 0 }
        let after = try String(
            contentsOfFile: desk.session.folder + "/elsewhere/000001.jsonl", encoding: .utf8)
        #expect(before == after)
        let other = desk.session.folder + "/other"
        mkdir(other, 0o700)
        try desk.watcher.call("Join", on: Devices1.interface, other, noOptions)
        #expect(desk.state == "ready")
        try desk.watcher.call("Leave", on: Devices1.interface, noOptions)
        #expect(desk.state == "none")
    }

    /// Another shared folder gets the path of the first one, as with two disks.
    @Test func anotherFolderIsNotUsedUntilItIsJoined() throws {
        let (desk, laptop) = (try Machine("desk"), try Machine("laptop"))
        defer {
            desk.session.end()
            laptop.session.end()
        }
        try desk.join()
        try laptop.join()
        let foreign = try log(laptop, start: -60 * hour, end: -44 * hour)
        try laptop.waitUntilWritten(foreign)
        let before = laptop.segments
        #expect(rename(desk.folder, desk.folder + ".away") == 0)
        #expect(rename(laptop.folder, desk.folder) == 0)
        try desk.watcher.call("Add", on: Water1.interface, glass(250))
        try desk.wait {
            desk.property("Problems").map { "\($0)".contains("Another shared folder") } ?? false
        }
        #expect(desk.state == "refused" && desk.segments == before)
        #expect(try !desk.records().contains(foreign) && desk.records().contains("250"))
        try desk.join()
        try desk.wait { desk.state == "ready" && desk.waiting == 0 }
        #expect(desk.segments.count > before.count)
        #expect(try desk.records().contains(foreign))
    }

    /// An act is answered before its lines are in the folder, whose disk may be slow.
    @Test(.enabled(if: RestoreTests.canTrace, "no strace here"))
    func answerComesBeforeTheFolderIsWritten() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        try desk.kill()
        let trace = desk.session.folder + "/trace"
        let tracer = try desk.session.start(
            "strace",
            ["-f", "-qq", "-s", "4096", "-o", trace, "-e", "trace=sendmsg,write", "atrestd"])
        let bus = desk.watcher.bus
        try desk.wait { (try? bus.owner(of: Names.application)) ?? nil != nil }
        try desk.wait { desk.state == "ready" && desk.waiting == 0 }
        let id = try log(desk, start: -60 * hour, end: -44 * hour)
        try desk.waitUntilWritten(id)
        kill(try desk.watcher.agentProcess(), SIGTERM)
        _ = tracer.wait()
        let calls = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
            .filter { $0.contains(id) }
        // A message that begins with these bytes is an answer. Signals name the record too.
        let answer = try #require(
            calls.firstIndex { $0.contains("sendmsg(") && $0.contains(#""l\2\1"#) })
        let line = try #require(calls.firstIndex { $0.contains("write(") })
        #expect(answer < line)
    }

    /// Leaving before `Join` has answered ends the join.
    @Test func leavingEndsAJoinThatIsNotFinished() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        let call = try desk.watcher.bus.methodCall(
            to: Destination(
                service: Names.application, path: ObjectPath(Names.objectPath)!,
                interface: Devices1.interface), "Join")
        try call.append(desk.folder, noOptions)
        var answer: Result<Message, BusError>?
        let slot = try desk.watcher.bus.callAsync(call) { answer = $0 }
        try desk.watcher.call("Leave", on: Devices1.interface, noOptions)
        try desk.wait { answer != nil }
        withExtendedLifetime(slot) {}
        #expect(throws: BusError.self) { try answer?.get() }
        #expect(desk.state == "none")
        _ = try log(desk, start: -60 * hour, end: -44 * hour)
        #expect(desk.state == "none" && desk.segments.isEmpty)
        try desk.join()
        #expect(desk.state == "ready")
    }
}
