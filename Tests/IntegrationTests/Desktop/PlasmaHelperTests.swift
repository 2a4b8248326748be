import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// `agent.sh`, which connects the Plasma applet to the agent.
struct PlasmaHelperTests {
    private static let script = packageFolder.appending(
        path: "desktop/plasma/shared/code/agent.sh"
    ).path

    /// A running `agent.sh wait`. Its standard input is open until `close()`.
    private final class Waiter {
        let process: ChildProcess
        private let output = PipeEnds()
        private let input = PipeEnds()

        init(_ session: PrivateSession, known: String) throws {
            process = try ChildProcess(
                "sh", [PlasmaHelperTests.script, "wait", known], environment: session.environment,
                input: input.reading, output: .descriptor(output.writing))
            output.closeWriting()
            input.closeReading()
        }

        /// The next value of KNOWN, and the state.
        func state() throws -> (known: String, state: [String: Any]) {
            let lines = output.readAll().split(separator: "\n").map(String.init)
            #expect(process.wait() == 0)
            let object = try JSONSerialization.jsonObject(
                with: Data(
                    try #require(
                        lines.last {
                            $0.hasPrefix(#"{"schema""#)
                        }
                    ).utf8))
            return (try #require(lines.first), try #require(object as? [String: Any]))
        }

        func close() { input.closeWriting() }
    }

    @Test func waitsForTheFirstChangeAndLosesNone() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        var (known, state) = try Waiter(session, known: "").state()
        #expect(state["status"] as? String == "away")
        #expect(try watcher.bus.owner(of: Names.application) == nil)
        // A change while no call waits is reported at once.
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        (known, state) = try Waiter(session, known: known).state()
        #expect(state["status"] as? String == "active")
        let waiter = try Waiter(session, known: known)
        try watcher.call("Abandon", noOptions)
        (known, state) = try waiter.state()
        #expect(state["status"] as? String == "abandoned")
    }

    /// The button is beside an ended fast, so it must not undo water that was added since.
    @Test func undoIsOfTheLastEnding() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        try watcher.call("End", noOptions)
        try watcher.call("Add", on: Water1.interface, glass(250))
        let act = try #require(try watcher.get(.undoAct).uint64Value)
        let other = try session.run("sh", [Self.script, "undo", "\(act + 1)"])
        #expect(other.status == 1 && other.errors.hasPrefix("atrest: Something else was done"))
        let undone = try session.run("sh", [Self.script, "undo", "\(act)"])
        #expect(undone == .init(status: 0, output: "", errors: ""))
        #expect(try watcher.get(.status) == .string("active"))
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(250))
        let refused = try session.run("sh", [Self.script, "undo", "\(act)"])
        #expect(
            refused.status == 1 && refused.errors.hasPrefix("atrest: There is nothing to undo."))
    }

    /// Another client may have ended the fast that the applet shows, and started another one.
    @Test func onlyTheFastThatIsShownIsEnded() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let first = try watcher.call("Start", noOptions).id()
        try watcher.call("Abandon", noOptions)
        let second = try watcher.call("Start", noOptions).id()
        for verb in ["end-fast", "abandon-fast"] {
            let refused = try session.run("sh", [Self.script, verb, first])
            #expect(
                refused.status == 1 && refused.errors.hasPrefix("atrest: Another fast is running"))
        }
        #expect(try session.run("sh", [Self.script, "end-fast", second]).status == 0)
        #expect(try watcher.get(.status) == .string("ended-early"))
    }

    /// The number that a removal prints undoes it, and nothing else.
    @Test func aRemovalIsUndoneByItsNumber() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let id = try watcher.call("Add", on: Water1.interface, glass(250))
            .id()
        let removed = try session.run("sh", [Self.script, "remove", id])
        let answer = try JSONSerialization.jsonObject(with: Data(removed.output.utf8))
        let data = try #require((answer as? [String: Any])?["data"] as? [[String: Any]])
        let act = try #require(data.first?["data"] as? Int)
        try watcher.call("Add", on: Water1.interface, glass(100))
        #expect(try session.run("sh", [Self.script, "undo-latest", "\(act)"]).status == 1)
        try watcher.call("Undo", on: Journal1.interface, noOptions)
        #expect(try session.run("sh", [Self.script, "undo-latest", "\(act)"]).status == 0)
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(250))
    }

    /// The popup shows both after a start.
    @Test func safetyAndTheCautionOfALongTargetAreThere() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", ["Target": Value.uint64(UInt64(48 * hour) * 1_000_000)])
        let safety = try session.run("sh", [Self.script, "why", "safety"]).output
        #expect(safety.contains("get medical help immediately"))
        let (_, state) = try Waiter(session, known: "").state()
        #expect((state["caution"] as? String)?.contains("two days or more") == true)
        #expect(state["firstFast"] as? Bool == true)
    }

    /// The widget asks the bus for nothing else.
    @Test func stateHasAllThatTheWidgetShows() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", noOptions)
        var (known, state) = try Waiter(session, known: "").state()
        #expect(state["undoAct"] as? Int == 0 && state["forest"] as? Bool == true)
        #expect(state["reducedMotion"] as? String == "auto")
        var water = try #require(state["water"] as? [String: Any])
        #expect(water["quickAddMilliliters"] as? Int == 250 && water["unit"] as? String == "ml")
        // A changed setting is a change of the state.
        #expect(try session.atrest("settings", "set", "water-unit", "floz").status == 0)
        (known, state) = try Waiter(session, known: known).state()
        water = try #require(state["water"] as? [String: Any])
        #expect(water["unit"] as? String == "floz")
    }

    /// An open list of water is read again after every act, also if the sum stays. The button that undoes a removal names
    /// it. The popup offers the night prayer if the agent invites to it.
    @Test func actsAndTheInvitationAreInTheState() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", noOptions)
        var (known, state) = try Waiter(session, known: "").state()
        #expect(state["complineInvitation"] as? Bool == false)
        let act = try #require(state["latestAct"] as? Int)
        let id = try #require(state["id"] as? String)
        try watcher.call("SetNote", on: History1.interface, id, "A note.", noOptions)
        (known, state) = try Waiter(session, known: known).state()
        #expect(try #require(state["latestAct"] as? Int) != act)
        #expect((state["latestActText"] as? String)?.hasPrefix("changing the note of") == true)
        try watcher.set("InvitationAt", of: Compline1.interface, to: .string("21:30"))
        (known, state) = try Waiter(session, known: known).state()
        #expect(state["complineInvitation"] as? Bool == true)
    }

    @Test func endsWithTheApplet() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let (known, _) = try Waiter(session, known: "").state()
        let waiter = try Waiter(session, known: known)
        waiter.close()
        #expect(waiter.process.wait() == 1)
    }
}
