import Contract
import Fasting
import Foundation
import Glibc
import PrivateSession
import SDBus
import Sharing
import Testing

/// What sharing the history with other machines costs (docs/rules/devices.md). Only a soak prints it.
@Suite(.enabled(if: Soak.isLong, "a soak prints the figures"))
struct DeviceFiguresTests {
    private typealias Machine = DevicesTests.Machine

    /// Two machines, each with its own copy of the shared folder.
    private func pair() throws -> (desk: Machine, laptop: Machine) {
        let (desk, laptop) = (try Machine("desk"), try Machine("laptop"))
        try desk.join()
        try FileManager.default.copyItem(
            atPath: desk.folder + "/atrest.json", toPath: laptop.folder + "/atrest.json")
        try laptop.join()
        try laptop.wait { laptop.waiting == 0 }
        return (desk, laptop)
    }

    private func figures(_ times: [Duration]) -> String {
        let sorted = times.sorted()
        return
            "median \(sorted[sorted.count / 2]), p95 \(sorted[sorted.count * 95 / 100]), longest \(sorted.last!)"
    }

    /// From the file in its place to the signal.
    @Test func aLineIsTakenAtOnce() throws {
        let (desk, laptop) = try pair()
        defer {
            desk.session.end()
            laptop.session.end()
        }
        var delays: [Duration] = []
        for number: UInt32 in 1...200 {
            let before = laptop.segments
            try laptop.watcher.call("Add", on: Water1.interface, glass(number))
            try laptop.wait { laptop.segments != before && laptop.waiting == 0 }
            let (name, data) = try #require(laptop.segments.max { $0.key < $1.key })
            let finish = try desk.bring(name, data)
            try desk.watcher.settle()
            let start = ContinuousClock.now
            finish()
            try desk.watcher.wait(until: {
                !desk.watcher.changes(of: Water1.interface).isEmpty
            })
            delays.append(ContinuousClock.now - start)
        }
        print("devices: file to signal, \(figures(delays))")
    }

    /// 10,000 lines that come at once, while others ask.
    @Test func manyLinesDelayNoOther() throws {
        let (desk, laptop) = try pair()
        defer {
            desk.session.end()
            laptop.session.end()
        }
        typealias Entry = BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>
        let count = 10_000
        let entries = (0..<count).map { number -> Entry in
            let end = fromNow(-(Int64(number) + 1) * 24 * hour)
            return BusStruct(
                UUID().uuidString, end - UInt64(16 * hour) * 1_000_000, end, 0, [:])
        }
        try laptop.watcher.call("Import", on: Journal1.interface, entries, noWater, noOptions)
        // Each fast has a line, and the import and the name of the machine have one.
        try laptop.wait {
            laptop.segments.values.reduce(0) { $0 + $1.count { $0 == UInt8(ascii: "\n") } } > count
                + 1
        }
        let writer = try #require(laptop.segments.keys.first).prefix(41)
        let agent = ProcessCost(try desk.watcher.agentProcess())
        try desk.wait { desk.waiting == 0 }
        let before = try agent.memory
        let coming = "\(desk.folder)/.coming"
        try FileManager.default.copyItem(atPath: "\(laptop.folder)/\(writer)", toPath: coming)
        var longest = Duration.zero
        let start = ContinuousClock.now
        let usedBefore = try agent.processorTime
        #expect(rename(coming, "\(desk.folder)/\(writer)") == 0)
        while true {
            let asked = ContinuousClock.now
            let sessions = desk.property("SessionCount", of: History1.interface)?.uint32Value
            longest = max(longest, ContinuousClock.now - asked)
            if sessions == UInt32(count) { break }
            usleep(2000)
        }
        let elapsed = ContinuousClock.now - start
        let used = try agent.processorTime - usedBefore
        try desk.wait { desk.waiting == 0 }
        print(
            "devices: 10,000 lines in \(elapsed), \(used) ms of the processor, longest answer \(longest)"
        )
        let just = try agent.memory
        sleep(10)
        print(
            "devices: agent before \(before) kB, just after \(just), 10 s later \(try agent.memory)"
        )
        #expect(try desk.records() == laptop.records())
        print("devices: sockets of the agent \(try agent.sockets)")
    }

    /// Another writer brings many running fasts, and many records that are deleted or break a rule.
    @Test func linesOfAStrangerDelayNoOther() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        try desk.wait { desk.waiting == 0 }
        func acts() throws -> [Duration] {
            try (1...50).map { _ in
                let start = ContinuousClock.now
                try desk.watcher.call("Add", on: Water1.interface, glass(1))
                return ContinuousClock.now - start
            }
        }
        let before = try acts()
        let writer = try #require(Writer(String(repeating: "0", count: 31) + "1-00000001"))
        let now = Instant(secondsSinceEpoch: Int64(time(nil)))
        let lines = (0..<23_000).map { number in
            let start = now - Int64(number + 1) * 60
            let values: FieldValues =
                switch number {
                case ..<3000:
                    [.start: .instant(start), .ending: .ending(.running), .there: .truth(true)]
                case ..<13_000:
                    [
                        .start: .instant(start), .ending: .ending(.ended(at: now, offset: nil)),
                        .there: .truth(false),
                    ]
                default:
                    [
                        .start: .instant(start),
                        .ending: .ending(.ended(at: start - 60, offset: nil)), .there: .truth(true),
                    ]
                }
            return WrittenLine(
                Line(
                    writer: writer, number: Int64(number + 1), clock: ActClock(wall: now), act: 1,
                    content: .record(.fast, RecordID(UUID().uuidString)!, values))
            ).text + "\n"
        }
        // A file of more than a megabyte is not read.
        for (index, first) in stride(from: 0, to: lines.count, by: 2000).enumerated() {
            let text = lines[first..<min(first + 2000, lines.count)].joined()
            let number = String(index + 1)
            let name = String(repeating: "0", count: 6 - number.count) + number
            try desk.bring("\(writer)/\(name).jsonl", Data(text.utf8))()
        }
        var longest = Duration.zero
        let start = ContinuousClock.now
        // Nothing says that the lines were read, so this looks for as long as they take, and longer.
        while ContinuousClock.now - start < .seconds(20) {
            let asked = ContinuousClock.now
            _ = desk.property("SessionCount", of: History1.interface)
            longest = max(longest, ContinuousClock.now - asked)
            usleep(2000)
        }
        print("devices: 23,000 lines of a stranger, longest answer \(longest)")
        print("devices: an act before, \(figures(before))")
        print("devices: an act after, \(figures(try acts()))")
    }

    @Test func nothingWakesUp() throws {
        let (desk, laptop) = try pair()
        defer {
            desk.session.end()
            laptop.session.end()
        }
        let count = try ProcessCost(desk.watcher.agentProcess()).wakeupsInAMinuteAtRest()
        print("devices: wakeups in 60 s \(count)")
        #expect(count == 0)
    }

    /// What the folder does to fail.
    private enum Failure: CaseIterable {
        /// The folder of this machine is a link.
        case link
        /// It is a file.
        case file
        /// There is no folder.
        case absent
        /// Another shared folder has the path.
        case exchanged
    }

    @Test(arguments: Failure.allCases)
    private func folderThatFailsWakesSeldom(_ failure: Failure) throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        try desk.join()
        try desk.wait { desk.waiting == 0 }
        let writer = try #require(desk.segments.keys.first).prefix(41)
        let (own, away) = ("\(desk.folder)/\(writer)", desk.session.folder + "/away")
        let mark = Data(#"{"format":1,"folder":"00000000-0000-4000-8000-000000000001"}"#.utf8)
        // The agent writes again what is missing, so the other thing is ready before.
        let other = desk.session.folder + "/replacement"
        switch failure {
        case .absent: break
        case .link: #expect(symlink(away, other) == 0)
        case .file: try Data().write(to: URL(fileURLWithPath: other))
        case .exchanged:
            #expect(mkdir(other, 0o700) == 0)
            try mark.write(to: URL(fileURLWithPath: other + "/atrest.json"))
        }
        let place = failure == .absent || failure == .exchanged ? desk.folder : own
        #expect(rename(place, away) == 0)
        if failure != .absent { #expect(rename(other, place) == 0) }
        func files() -> [String] {
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: away)) ?? []
            return names.sorted().map { name in
                let size = FileManager.default.contents(atPath: "\(away)/\(name)")?.count ?? 0
                return "\(name) \(size)"
            }
        }
        let before = files()
        try desk.watcher.call("Add", on: Water1.interface, glass(250))
        try desk.wait { desk.waiting ?? 0 > 0 }
        let agent = ProcessCost(try desk.watcher.agentProcess())
        let start = try agent.wakeups
        sleep(60)
        let count = try agent.wakeups - start
        print("devices: wakeups in 60 s of a folder that fails (\(failure)): \(count)")
        #expect(count <= 20)
        #expect(files() == before)
        let next = desk.session.folder + "/next"
        mkdir(next, 0o700)
        try desk.watcher.call("Join", on: Devices1.interface, next, noOptions)
        #expect(desk.state == "ready")
    }

    /// A fast that begins on one machine is seen on the other, by way of Syncthing with a delay of a second.
    @Test(.enabled(if: CarrierTests.hasSyncthing, "There is no syncthing or python3."))
    func syncthingCarriesWithinItsDelay() throws {
        let (desk, laptop) = (try Machine("desk"), try Machine("laptop"))
        defer {
            desk.session.end()
            laptop.session.end()
        }
        let end = try CarrierTests.joinBySyncthing(desk, laptop)
        defer { end() }
        func today(_ machine: Machine) -> UInt32? {
            machine.property("TodayMilliliters", of: Water1.interface)?.uint32Value
        }
        var delays: [Duration] = []
        for _ in 1...60 {
            // An act does not follow the one before within the delay.
            let before = today(laptop) ?? 0
            let start = ContinuousClock.now
            try desk.watcher.call("Add", on: Water1.interface, glass(10))
            try laptop.wait { (today(laptop) ?? 0) > before }
            delays.append(ContinuousClock.now - start)
            usleep(useconds_t.random(in: 100_000...1_900_000))
        }
        print("devices: Syncthing end to end, \(figures(delays))")
    }
}
