import Contract
import Fasting
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// `today.html` in the shared folder.
struct TodayFileTests {
    private typealias Machine = DevicesTests.Machine

    private func machine() throws -> Machine {
        let desk = try Machine("desk")
        try desk.join()
        return desk
    }

    private func path(_ machine: Machine) -> String { machine.folder + "/today.html" }

    private func page(_ machine: Machine) -> String? {
        try? String(contentsOfFile: path(machine), encoding: .utf8)
    }

    private func switchPage(_ machine: Machine, _ isOn: Bool) throws {
        try machine.watcher.set("TodayPage", of: Settings1.interface, to: .boolean(isOn))
    }

    private struct FileState: Equatable {
        let inode: UInt
        let seconds: Int
        let nanoseconds: Int
    }

    private func state(_ machine: Machine) -> FileState? {
        var found = stat()
        guard stat(path(machine), &found) == 0 else { return nil }
        return FileState(
            inode: found.st_ino, seconds: found.st_mtim.tv_sec,
            nanoseconds: found.st_mtim.tv_nsec)
    }

    @Test func pageFollowsTheActs() throws {
        let desk = try machine()
        defer { desk.session.end() }
        try desk.start(ago: 6 * hour)
        try desk.waitUntilWritten("\"k\":\"fast\"")
        // Nothing is there unless it is asked for.
        #expect(page(desk) == nil)
        let answer = try desk.session.atrest("devices", "today", "on")
        #expect(answer.status == 0 && answer.output.contains("today.html"))
        let start = try #require(desk.property("StartedAt", of: Timer1.interface)?.uint64Value)
        try desk.wait { page(desk)?.contains("data-start=\"\(start / 1_000_000)\"") ?? false }
        var status = stat()
        #expect(stat(path(desk), &status) == 0 && status.st_mode & 0o777 == 0o600)
        try desk.watcher.call("End", noOptions)
        try desk.wait { page(desk)?.contains("The fast has ended.") ?? false }
        try desk.watcher.call("Undo", on: Journal1.interface, noOptions)
        try desk.wait { page(desk)?.contains("data-start=") ?? false }
        try desk.watcher.set("Discreet", of: Settings1.interface, to: .boolean(true))
        try desk.wait { page(desk)?.contains("Deeper rhythm") == false }
        #expect(try desk.session.atrest("devices", "today", "off").status == 0)
        try desk.wait { page(desk) == nil }
        #expect(try desk.session.atrest("devices", "today").output.contains("no page"))
    }

    /// A phase that begins, water and a new start of the agent write nothing.
    @Test func nothingIsRewrittenWhileTimePasses() throws {
        let desk = try machine()
        defer { desk.session.end() }
        try switchPage(desk, true)
        try desk.watcher.start(before: 4 * hour)
        try desk.wait { page(desk)?.contains("data-start=") ?? false }
        let before = try #require(state(desk))
        try desk.watcher.wait(for: "MilestoneReached")
        try desk.watcher.call("Add", on: Water1.interface, glass(100))
        try desk.waitUntilWritten("\"k\":\"water\"")
        try desk.kill()
        try desk.wait { desk.state == "ready" }
        try desk.watcher.call("Add", on: Water1.interface, glass(111))
        try desk.waitUntilWritten("\"ml\":111")
        #expect(state(desk) == before)
    }

    @Test func pageOfAnotherProgramStays() throws {
        let desk = try machine()
        defer { desk.session.end() }
        try "mine".write(toFile: path(desk), atomically: false, encoding: .utf8)
        try switchPage(desk, true)
        try desk.start(ago: hour)
        try desk.waitUntilWritten("\"k\":\"fast\"")
        try switchPage(desk, false)
        try desk.watcher.call("Add", on: Water1.interface, glass(111))
        try desk.waitUntilWritten("\"ml\":111")
        #expect(page(desk) == "mine")
        // Nor is it written through a link.
        unlink(path(desk))
        symlink("/tmp/nowhere-\(getpid())", path(desk))
        try switchPage(desk, true)
        try desk.watcher.call("Add", on: Water1.interface, glass(112))
        try desk.waitUntilWritten("\"ml\":112")
        #expect(access("/tmp/nowhere-\(getpid())", F_OK) != 0)
    }

    /// What was removed or was not there is written when the folder is looked at again.
    @Test func pageComesBackWithItsFolder() throws {
        let desk = try machine()
        defer { desk.session.end() }
        try switchPage(desk, true)
        try desk.wait { page(desk) != nil }
        unlink(path(desk))
        try desk.wait { page(desk) != nil }
        #expect(rename(desk.folder, desk.folder + ".away") == 0)
        try desk.wait {
            _ = desk.property("Devices")
            return desk.state == "absent"
        }
        try desk.start(ago: hour)
        #expect(desk.status == "active")
        #expect(rename(desk.folder + ".away", desk.folder) == 0)
        try desk.wait { page(desk)?.contains("data-start=") ?? false }
        // The machine leaves, and takes the page with it.
        try desk.watcher.call("Leave", on: Devices1.interface, noOptions)
        try desk.wait { page(desk) == nil }
    }

    /// Two machines with the same settings write the same bytes, and the act of one is on the page of both.
    @Test func machinesWriteTheSamePage() throws {
        let desk = try machine()
        defer { desk.session.end() }
        let laptop = try Machine("laptop", folder: desk.folder)
        defer { laptop.session.end() }
        try laptop.join()
        try switchPage(desk, true)
        try switchPage(laptop, true)
        try desk.start(ago: 5 * hour)
        try laptop.wait { laptop.status == "active" }
        try desk.wait { page(desk)?.contains("data-start=") ?? false }
        let shared = try #require(page(desk))
        // The file is written again by the other one: it is the same.
        unlink(path(desk))
        try desk.wait { page(desk) == shared }
        try laptop.watcher.call("End", noOptions)
        try desk.wait { desk.status == "ended-early" }
        try desk.wait { page(desk)?.contains("The fast has ended.") ?? false }
        // One of them does without it. The other one still has it.
        try switchPage(desk, false)
        try laptop.wait { desk.property("TodayPage", of: Settings1.interface) == .boolean(false) }
        try laptop.start(ago: 0)
        try laptop.wait { page(laptop)?.contains("data-start=") ?? false }
    }
}
