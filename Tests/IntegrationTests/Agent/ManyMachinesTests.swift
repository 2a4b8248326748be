import Contract
import Fasting
import Foundation
import Glibc
import PrivateSession
import SDBus
import Sharing
import Testing

/// One agent, and the lines of machines that are not there.
struct ManyMachinesTests {
    private typealias Machine = DevicesTests.Machine

    private func writer(_ number: Int) -> Writer {
        let digits = String(number)
        return Writer(String(repeating: "0", count: 32 - digits.count) + digits + "-00000001")!
    }

    /// Brings a line of another machine.
    private func bring(
        _ line: Int64, of machine: Int, called name: String, to desk: Machine, ahead: Int64 = 0
    ) throws {
        let now = Instant(secondsSinceEpoch: Int64(time(nil)) + ahead)
        let text = WrittenLine(
            Line(
                writer: writer(machine), number: line, clock: ActClock(wall: now), act: 1,
                content: .device(name: name))
        ).text
        try desk.bring("\(writer(machine))/000001.jsonl", Data((text + "\n").utf8))()
    }

    private struct Answer: Decodable {
        struct Device: Decodable {
            let id: String
            let name: String
        }

        let devices: [Device]
        let problems: [String]
    }

    private func answer(_ desk: Machine) throws -> Answer {
        let text = try desk.session.atrest("devices", "--json").output
        return try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
    }

    @Test func machinesOfOneNameAreToldApartByTheirIDs() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        for (number, name) in [(1, "laptop"), (2, "laptop"), (3, "phone")] {
            try bring(1, of: number, called: name, to: desk)
        }
        try desk.wait { (try? answer(desk).devices.count == 3) ?? false }
        let ids = try answer(desk).devices.filter { $0.name == "laptop" }.map(\.id)
        let phone = try #require(answer(desk).devices.first { $0.name == "phone" }?.id)
        let list = try desk.session.atrest("devices").output
        #expect(ids.count == 2 && ids.allSatisfy { list.contains($0) } && !list.contains(phone))
        let ambiguous = try desk.session.atrest("devices", "forget", "laptop")
        #expect(ambiguous.status != 0)
        #expect(ids.allSatisfy { ambiguous.errors.contains($0) })
        #expect(try answer(desk).devices.count == 3)
        #expect(try desk.session.atrest("devices", "forget", ids[0]).status == 0)
        #expect(try Set(answer(desk).devices.map(\.id)) == [ids[1], phone])
        // Now the name is enough.
        #expect(try !desk.session.atrest("devices").output.contains(ids[1]))
        #expect(try desk.session.atrest("devices", "forget", "laptop").status == 0)
        #expect(try answer(desk).devices.map(\.id) == [phone])
        #expect(try desk.session.atrest("devices", "forget", "laptop").status != 0)
    }

    /// Each of these machines lacks a line, has a clock that is ahead, and loses its lines.
    @Test func manyMachinesAreNamedInAFewSentences() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        let machines = 1...26
        for number in machines {
            try bring(2, of: number, called: "m\(number)", to: desk, ahead: 72 * hour)
        }
        try desk.wait { (try? answer(desk).devices.count == 26) ?? false }
        try desk.wait { desk.waiting == 0 }
        let named = try answer(desk).problems
        #expect((2...6).contains(named.count), "\(named)")
        for number in machines {
            try FileManager.default.removeItem(atPath: "\(desk.folder)/\(writer(number))")
        }
        try desk.wait { (try? answer(desk).problems.count > named.count) ?? false }
        #expect(try answer(desk).problems.count <= 12)
    }

    /// A carrier may bring a link, which may lead to any folder of the user.
    @Test func switchOfTheInboxFollowsNoLink() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        let letters = desk.session.folder + "/letters"
        mkdir(letters, 0o700)
        try Data("water 330\n".utf8).write(to: URL(fileURLWithPath: letters + "/one.txt"))
        func names() throws -> Set<String> {
            Set(try FileManager.default.contentsOfDirectory(atPath: desk.folder))
        }
        for (link, act) in [
            ("inbox", "on"), ("inbox", "off"), ("inbox.off", "on"), ("inbox.off", "off"),
        ] {
            let path = "\(desk.folder)/\(link)"
            #expect(symlink(letters, path) == 0)
            let before = try names()
            let switched = try desk.session.atrest("devices", "inbox", act)
            #expect(switched.status != 0 && switched.errors.contains(link), "\(link) \(act)")
            #expect(try names() == before)
            #expect(try FileManager.default.contentsOfDirectory(atPath: letters) == ["one.txt"])
            unlink(path)
        }
        #expect(try desk.session.atrest("devices", "inbox", "on").status == 0)
        #expect(try names().contains("inbox"))
        #expect(try desk.session.atrest("devices", "inbox", "off").status == 0)
        #expect(try names().isDisjoint(with: ["inbox"]) && names().contains("inbox.off"))
    }
}
