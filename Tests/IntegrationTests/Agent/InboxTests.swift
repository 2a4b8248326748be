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

    /// - Parameter ago: when it was written, in seconds before now.
    private func write(
        _ text: String, to name: String, of machine: Machine, ago: Int64 = 0
    ) throws {
        let inbox = machine.folder + "/inbox"
        let hidden = "\(inbox)/.\(name).part"
        try text.write(toFile: hidden, atomically: false, encoding: .utf8)
        let time = timeval(tv_sec: Int(fromNow(-ago) / 1_000_000), tv_usec: 0)
        #expect(utimes(hidden, [time, time]) == 0)
        #expect(rename(hidden, "\(inbox)/\(name)") == 0)
    }

    private func names(_ folder: String, of machine: Machine) -> Set<String> {
        let path = machine.folder + "/inbox/" + folder
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return Set(all.filter { !$0.hasPrefix(".") })
    }

    /// What was typed is read first, not whether this device shares its fasts.
    @Test func unknownStateIsNamedFirst() throws {
        let session = try PrivateSession()
        defer { session.end() }
        for command in ["inbox", "today"] {
            let result = try session.atrest("devices", command, "maybe")
            #expect(result.status == 64 && result.errors.contains("`maybe`"), "\(result.errors)")
        }
    }

    @Test func phoneBeginsAndEndsAFast() throws {
        let desk = try machine()
        defer { desk.session.end() }
        try write("fast\n", to: "a.txt", of: desk, ago: 6 * hour)
        try desk.wait { desk.status == "active" }
        let started = try #require(desk.property("StartedAt", of: Timer1.interface)?.uint64Value)
        // The time of the file counts, and not the time of its arrival.
        #expect(fromNow(-6 * hour) - started < 60_000_000)
        try write("water 330", to: "b.txt", of: desk)
        try write("end fast", to: "c.txt", of: desk, ago: 60)
        try desk.wait { names("done", of: desk) == ["a.txt", "b.txt", "c.txt"] }
        #expect(desk.status == "ended-early")
        #expect(desk.property("TodayMilliliters", of: Water1.interface)?.uint32Value == 330)
        #expect(names("", of: desk) == ["done"])
    }

    @Test func whatIsNotUnderstoodIsRefusedWithASentence() throws {
        let desk = try machine()
        defer { desk.session.end() }
        let texts = [
            "delete": "delete everything", "shell": "water 330; rm -rf ~", "end": "end fast",
            "large": String(repeating: "water 330 ", count: 200), "two": "water 330\nfast",
            "lines": "end fast\nat 12:30", "future": "fast since 23:59:59 tomorrow",
            "amount": "water 99999",
        ]
        for (name, text) in texts { try write(text, to: name, of: desk) }
        symlink("/etc/passwd", desk.folder + "/inbox/link")
        try write("water 5000", to: "last", of: desk)
        let expected = Set(texts.keys).union(["link"])
        try desk.wait {
            names("refused", of: desk) == expected.union(expected.map { $0 + ".why.txt" })
        }
        try desk.wait { names("done", of: desk) == ["last"] }
        #expect(desk.status == "idle")
        #expect(desk.property("TodayMilliliters", of: Water1.interface)?.uint32Value == 5000)
        let why = try String(
            contentsOfFile: desk.folder + "/inbox/refused/delete.why.txt", encoding: .utf8)
        #expect(why.contains("does not understand"))
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

    /// Two machines may find the same file.
    @Test func fileThatTwoMachinesFindIsOneAct() throws {
        let desk = try machine()
        defer { desk.session.end() }
        let laptop = try Machine("laptop", folder: desk.folder)
        defer { laptop.session.end() }
        try laptop.join()
        try write("water 330", to: "a.txt", of: desk)
        try write("fast", to: "b.txt", of: desk, ago: 5 * hour)
        try desk.wait { names("done", of: desk).count >= 2 }
        try desk.wait { (try? desk.records() == laptop.records()) ?? false }
        try laptop.wait { laptop.status == "active" }
        for machine in [desk, laptop] {
            #expect(
                machine.property("TodayMilliliters", of: Water1.interface)?.uint32Value == 330)
        }
    }

    /// What was written while the computer was off is carried out in the order of its times.
    @Test func filesWaitForTheAgent() throws {
        let desk = try machine()
        defer { desk.session.end() }
        try desk.kill()
        try write("end fast", to: "a.txt", of: desk, ago: hour)
        try write("fast", to: "z.txt", of: desk, ago: 20 * hour)
        // The call starts the agent.
        try desk.wait { desk.status != nil && names("done", of: desk) == ["a.txt", "z.txt"] }
        #expect(desk.status == "completed")
    }

    /// A file that cannot be moved is done once, stops no other file and no line, and is named.
    @Test func whatIsInTheWayStopsNothingElse() throws {
        let desk = try machine()
        defer { desk.session.end() }
        let inbox = desk.folder + "/inbox"
        symlink("/nowhere", inbox + "/done")
        try write("water 330", to: "a.txt", of: desk)
        try write("what", to: "b.txt", of: desk)
        try desk.wait { names("refused", of: desk).contains("b.txt") }
        try desk.watcher.call("Add", on: Water1.interface, glass(100))
        try desk.waitUntilWritten("\"ml\":100")
        try desk.waitUntilWritten("\"ml\":330")
        try desk.wait { problems(desk).contains { $0.contains(inbox) } }
        unlink(inbox + "/done")
        try write("water 1", to: "c.txt", of: desk)
        try desk.wait { names("done", of: desk) == ["a.txt", "c.txt"] }
        #expect(desk.property("TodayMilliliters", of: Water1.interface)?.uint32Value == 431)
        try desk.wait { problems(desk).isEmpty }
    }

    /// A carrier may bring a link to another folder of the user.
    @Test func aLinkIsNoInbox() throws {
        let desk = try machine()
        defer { desk.session.end() }
        let home = desk.session.folder + "/letters"
        mkdir(home, 0o700)
        try "water 330".write(toFile: home + "/a.txt", atomically: true, encoding: .utf8)
        #expect(rmdir(desk.folder + "/inbox") == 0 && symlink(home, desk.folder + "/inbox") == 0)
        try desk.wait { problems(desk).contains { $0.contains("/inbox") } }
        try desk.watcher.call("Add", on: Water1.interface, glass(100))
        try desk.waitUntilWritten("\"ml\":100")
        #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["a.txt"])
        #expect(desk.property("TodayMilliliters", of: Water1.interface)?.uint32Value == 100)
    }

    private func problems(_ machine: Machine) -> [String] {
        guard case .array(let values, _)? = machine.property("Problems") else { return [] }
        return values.compactMap(\.stringValue)
    }

    @Test func nothingIsCarriedOutWithoutAnInbox() throws {
        let desk = try machine()
        defer { desk.session.end() }
        #expect(try desk.session.atrest("devices", "inbox", "off").status == 0)
        #expect(try desk.session.atrest("devices", "inbox").output.contains("The inbox is off."))
        let path = desk.folder + "/inbox.off/a.txt"
        try "water 330".write(toFile: path, atomically: true, encoding: .utf8)
        try desk.watcher.call("Add", on: Water1.interface, glass(100))
        try desk.wait { desk.waiting == 0 }
        #expect(desk.property("TodayMilliliters", of: Water1.interface)?.uint32Value == 100)
        #expect(FileManager.default.fileExists(atPath: path))
    }

    /// If a file cannot be moved, it is done once, and the lines are still written.
    @Test func inboxThatCannotBeTidiedDoesNotStopTheLines() throws {
        let desk = try machine()
        defer { desk.session.end() }
        #expect(
            FileManager.default.createFile(atPath: desk.folder + "/inbox/done", contents: Data()))
        try write("water 330", to: "a.txt", of: desk)
        try desk.wait {
            desk.property("TodayMilliliters", of: Water1.interface)?.uint32Value == 330
        }
        try desk.watcher.call("Add", on: Water1.interface, glass(170))
        try desk.waitUntilWritten("\"ml\":170")
        try desk.wait {
            desk.waiting == 0
                && desk.property("Problems").map { "\($0)".contains("/inbox") } ?? false
        }
        #expect(desk.state == "ready")
        #expect(desk.property("TodayMilliliters", of: Water1.interface)?.uint32Value == 500)
        #expect(names("", of: desk).contains("a.txt"))
    }
}
