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
}
