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
            machine.property("Problems").map { "\($0)".contains("has the same id as this one") }
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
