import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import SeededRandom
import Testing

/// Text files that a phone writes into the shared folder.
struct InboxTests {
    private typealias Machine = DevicesTests.Machine

    private func machine() throws -> Machine {
        let desk = try Machine("desk")
        try desk.join()
        #expect(try desk.session.atrest("devices", "inbox", "on").status == 0)
        return desk
    }

    private func write(_ text: String, to name: String, of machine: Machine) throws {
        let inbox = machine.folder + "/inbox"
        let hidden = "\(inbox)/.\(name).part"
        try text.write(toFile: hidden, atomically: false, encoding: .utf8)
        #expect(rename(hidden, "\(inbox)/\(name)") == 0)
    }

    private func names(_ folder: String, of machine: Machine) -> Set<String> {
        let path = machine.folder + "/inbox/" + folder
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return Set(all.filter { !$0.hasPrefix(".") })
    }

    /// A file is carried out only once, even if the process is killed before the file is moved. In a soak there are
    /// 1,000 files, and other processes keep the machine busy.
    @Test func eachFileIsDoneOnce() throws {
        let desk = try machine()
        defer { desk.session.end() }
        let (count, kills) = (Soak.times(40, 1000), Soak.times(5, 125))
        let load = try (0..<Soak.times(0, 4)).map { _ in
            try desk.session.start("sh", ["-c", "while :; do :; done"])
        }
        defer { for process in load { process.destroy() } }
        var killed = 0
        for number in 1...count {
            try write("water \(number) ml", to: "\(number).txt", of: desk)
            // The call starts an agent that was killed before.
            if number % (count / kills) == 0, desk.status == "idle" {
                try desk.kill()
                killed += 1
            }
        }
        // The next call starts the agent again.
        let names = Set((1...count).map { "\($0).txt" })
        try desk.wait { desk.status == "idle" && self.names("done", of: desk) == names }
        #expect(
            desk.property("TodayMilliliters", of: Water1.interface)?.uint32Value
                == UInt32((1...count).reduce(0, +)))
        let answer = try desk.session.atrest("water", "list", "--json").output
        #expect(answer.split(separator: "\"milliliters\"").count - 1 == count)
        if Soak.isLong { print("inbox: \(count) files, \(killed) kills, all done once") }
    }

    /// A file with any content and any name is moved, and nothing is carried out.
    @Test func strangeFilesChangeNothing() throws {
        let desk = try machine()
        defer { desk.session.end() }
        var random = SplitMix64(seed: Soak.seed)
        let count = Soak.times(60, 3000)
        let inbox = desk.folder + "/inbox"
        for number in 0..<count {
            // The first byte can begin no sentence.
            let first = Array("!?#<{0$/\\\u{1}".utf8).randomElement(using: &random)!
            let bytes =
                [first]
                + (0..<Int.random(in: 0...1100, using: &random)).map { _ in
                    UInt8.random(in: 0...255, using: &random)
                }
            let sign = ["", " ", "\n", "ä", "\u{202e}", "'", "$(id)", "%s", "\u{1F333}"]
                .randomElement(using: &random)!
            let hidden = "\(inbox)/.\(number)"
            try Data(bytes).write(to: URL(filePath: hidden))
            #expect(rename(hidden, "\(inbox)/\(number)\(sign)x") == 0)
        }
        try desk.wait { names("refused", of: desk).count == 2 * count }
        #expect(names("done", of: desk).isEmpty && names("", of: desk) == ["refused"])
        #expect(desk.status == "idle")
        #expect(desk.property("TodayMilliliters", of: Water1.interface)?.uint32Value == 0)
        let acts = try desk.session.atrest("undo", "--list", "--json").output
        #expect(acts.contains("\"acts\":[]") || acts == "[]\n", "\(acts)")
        if Soak.isLong { print("inbox: \(count) strange files, none carried out") }
    }
}
