import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// `atrest widget`, run as bars do.
struct WidgetTests {
    private static let bars = ["waybar", "polybar", "i3blocks", "swaybar", "genmon"]

    @Test(arguments: bars) func printsAwayAndDoesNotStartTheAgent(_ bar: String) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let result = try session.atrest("widget", bar)
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
        #expect(result.output.contains("Clock stopped"))
        #expect(try watcher.bus.owner(of: Names.application) == nil)
    }

    /// A bar that shows nothing while no fast runs, from the real program.
    @Test func fastingIsSilentAtRest() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let follower = try Follower(session, verb: ["widget", "polybar", "--fasting", "--follow"])
        #expect(follower.line() == "Clock stopped")
        _ = try watcher.get(.status)
        #expect(follower.line() == "")
        #expect(try session.atrest("widget", "i3blocks", "--fasting").output == "")
        #expect(try session.atrest("widget", "waybar", "--fasting").output.contains(#""text":"""#))
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        #expect(follower.line() == "◑ Metabolic transition")
        try watcher.call("End", noOptions)
        #expect(follower.line() == "")
        follower.stopReading()
        #expect(follower.process.wait() == 0)
    }

    /// One follower for each bar. Only the common part of their lines is compared.
    @Test func fiveFollowersAgreeAndEndWithTheirReader() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let followers = try Self.bars.map {
            try Follower(session, verb: ["widget", $0, "--follow"])
        }
        #expect(followers[3].line() == #"{"version":1,"click_events":true}"#)
        #expect(followers[3].line() == "[")
        func expectAll(_ words: String, _ location: SourceLocation = #_sourceLocation) {
            for (bar, follower) in zip(Self.bars, followers) {
                let line = follower.line()
                #expect(
                    line?.contains(words) == true, "\(bar): \(line ?? "ended")",
                    sourceLocation: location)
            }
        }
        expectAll("Clock stopped")
        _ = try watcher.get(.status)
        expectAll("◌")
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        expectAll("◑ Metabolic transition")
        kill(try watcher.agentProcess(), SIGKILL)
        expectAll("Clock stopped")
        try watcher.waitUntilAway()
        _ = try watcher.get(.status)
        expectAll("◑ Metabolic transition")
        try watcher.call("Adjust", ["Target": Value.uint64(UInt64(4 * hour) * 1_000_000)])
        expectAll("● Metabolic transition")
        try watcher.call("End", noOptions)
        expectAll("✦")
        for follower in followers {
            follower.stopReading()
            #expect(follower.process.wait() == 0)
        }
    }

    @Test func treeFillsByTheFollowersOwnClock() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        var follower: Follower?
        var first: String?
        try watcher.start(before: 4500, target: UInt64(5 * hour) * 1_000_000) {
            follower = try Follower(session, verb: ["widget", "polybar", "--follow"])
            first = follower?.line()
        } reset: {
            follower?.process.stop()
        }
        #expect(first == "○ Digestion completing")
        #expect(follower?.line() == "◔ Digestion completing")
        follower?.process.stop()
    }

    @Test(arguments: [
        ("swaybar", #"{"name":"atrest","button":"#, "}"), ("i3blocks", "", ""),
    ]) func clicksAreHandled(_ bar: String, _ before: String, _ after: String) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        // i3blocks sets this for a persistent block from 1.5 on.
        session.environment["BLOCK_INTERVAL"] = "persist"
        let clicks = PipeEnds()
        let output = PipeEnds()
        let process = try ChildProcess(
            "atrest", ["widget", bar, "--follow"], environment: session.environment,
            input: clicks.reading, output: .descriptor(output.writing))
        output.closeWriting()
        clicks.closeReading()
        func click(_ button: Int) {
            let bytes = Array("\(before)\(button)\(after)\n".utf8)
            _ = write(clicks.writing, bytes, bytes.count)
        }
        func line(until text: String) -> Bool {
            while let line = output.readLine() { if line.contains(text) { return true } }
            return false
        }
        #expect(line(until: "◑ Metabolic transition"))
        click(1)
        #expect(line(until: "◑ 9h 0m"))
        click(1)
        #expect(line(until: "◑ Metabolic transition"))
        click(2)
        try watcher.wait(until: {
            watcher.changes(of: Water1.interface).last?["TodayMilliliters"] == .uint32(250)
        })
        // The bar may close its end of the clicks; the lines continue.
        clicks.closeWriting()
        try watcher.call("Abandon", noOptions)
        #expect(line(until: "◌"))
        output.closeReading()
        #expect(process.wait() == 0)
    }

    /// Before 1.5 i3blocks shares its own standard input with its persistent blocks.
    @Test func clicksInASharedPipeStayThere() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        let clicks = PipeEnds()
        let output = PipeEnds()
        let line = #",{"name":"volume","instance":"","button":2,"x":1186,"y":13}"# + "\n"
        let all = Array(String(repeating: line, count: 10).utf8)
        #expect(write(clicks.writing, all, all.count) == all.count)
        session.environment["BLOCK_NAME"] = "atrest"
        let process = try ChildProcess(
            "atrest", ["widget", "i3blocks", "--follow"], environment: session.environment,
            input: clicks.reading, output: .descriptor(output.writing))
        output.closeWriting()
        #expect(output.readLine() == "◑ Metabolic transition")
        try watcher.call("Abandon", noOptions)
        #expect(output.readLine() == "◌")
        output.closeReading()
        #expect(process.wait() == 0)
        clicks.closeWriting()
        #expect(clicks.readAll() == String(decoding: all, as: UTF8.self))
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(0))
    }

    /// A program may put several blocks into one bar, and hand each click to all of them.
    @Test func clicksOnOtherBlocksOfSwaybarAreIgnored() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        let clicks = PipeEnds()
        let output = PipeEnds()
        let process = try ChildProcess(
            "atrest", ["widget", "swaybar", "--follow"], environment: session.environment,
            input: clicks.reading, output: .descriptor(output.writing))
        output.closeWriting()
        clicks.closeReading()
        let foreign = String(repeating: #",{"name":"volume","button":2}"# + "\n", count: 10)
        let all = Array((foreign + #",{"name":"atrest","button":1}"# + "\n").utf8)
        #expect(write(clicks.writing, all, all.count) == all.count)
        // Clicks are read in order: once the last one shows, all others were read.
        while let line = output.readLine(), !line.contains("9h 0m") {}
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(0))
        clicks.closeWriting()
        output.closeReading()
        #expect(process.wait() == 0)
    }

    /// If the agent cannot answer, the panel still shows something.
    @Test func agentWithoutItsRecordsSaysWhy() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let folder = "\(session.environment["XDG_DATA_HOME"]!)/atrest"
        try PrivateSession.write("no folder", to: folder)
        let watcher = try Watcher(session)
        #expect(try watcher.refusal { try watcher.get(.status) } == ErrorName.storage.rawValue)
        let result = try session.atrest("widget", "polybar")
        #expect(result.output.hasPrefix("The data in \(folder)"))
        #expect(result.errors == "atrest: \(result.output)")
        #expect(result.status == 0)
    }

    /// A flood of garbage on standard input does not delay messages from the bus.
    @Test func floodOfClicksDelaysNoChange() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        session.environment["BLOCK_INTERVAL"] = "persist"
        let flood = PipeEnds()
        let yes = try ChildProcess(
            "yes", ["7"], environment: session.environment, output: .descriptor(flood.writing))
        flood.closeWriting()
        let output = PipeEnds()
        let process = try ChildProcess(
            "atrest", ["widget", "i3blocks", "--follow"], environment: session.environment,
            input: flood.reading, output: .descriptor(output.writing))
        output.closeWriting()
        flood.closeReading()
        #expect(output.readLine() == "Clock stopped")
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        while let line = output.readLine(), line != "◑ Metabolic transition" {}
        try watcher.call("Abandon", noOptions)
        #expect(output.readLine() == "◌")
        output.closeReading()
        #expect(process.wait() == 0)
        yes.destroy()
    }
}
