import Contract
import Fasting
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

/// The clock jumps: forward as after a suspend, and back as if a user sets it.
///
/// A library preloaded into the agent shifts its calendar clock. The test sends logind's
/// `PrepareForSleep`, which makes the agent read the clock. The kernel's event for a changed clock
/// (`TFD_TIMER_CANCEL_ON_SET`) calls the same code; a test of it would have to set the clock of
/// the whole machine.
struct ClockTests {
    private static let logind = "org.freedesktop.login1"

    /// An agent whose clock the test sets.
    final class Stage {
        let session: PrivateSession
        let watcher: Watcher
        private let agent: ChildProcess
        private var systemConnection = ""

        init() throws {
            session = try PrivateSession(activates: false)
            watcher = try Watcher(session)
            session.environment["DBUS_SYSTEM_BUS_ADDRESS"] = session.address
            session.environment["LD_PRELOAD"] = session.programs + "/libShiftedClock.so"
            session.environment["SHIFTED_CLOCK_FILE"] = session.folder + "/shift"
            #expect(try watcher.bus.requestName(ClockTests.logind) == .owned)
            agent = try session.start("atrestd")
            try watcher.waitForOwner()
            // The agent connects to the system bus asynchronously.
            try watcher.wait(
                until: {
                    systemConnection = (try? findSystemConnection()) ?? ""
                    return !systemConnection.isEmpty
                }, every: 10_000)
            try pingSystemConnection()
        }

        /// The agent's other connection, which it uses as the system bus.
        private func findSystemConnection() throws -> String? {
            let bus = watcher.bus
            let owner = try bus.owner(of: Names.application)
            let names = try bus.call(bus.methodCall(to: .daemon, "ListNames")).read([String].self)
            for name in names where name.hasPrefix(":") && name != owner {
                let call = try bus.methodCall(to: .daemon, "GetConnectionUnixProcessID")
                try call.append(name)
                if try bus.call(call).read(UInt32.self) == UInt32(agent.id) { return name }
            }
            return nil
        }

        /// Waits until the agent has handled everything sent to that connection.
        private func pingSystemConnection() throws {
            let peer = Destination(
                service: systemConnection, path: "/", interface: "org.freedesktop.DBus.Peer")
            _ = try watcher.bus.call(watcher.bus.methodCall(to: peer, "Ping"))
        }

        /// Sets the clock to the real time plus `hours`, and makes the agent read it.
        func leap(hours: Int64) throws {
            try PrivateSession.write("\(hours * hour)\n", to: session.folder + "/shift")
            try watcher.bus.emit(
                "PrepareForSleep", of: ClockTests.logind + ".Manager",
                at: "/org/freedesktop/login1",
                false)
            try pingSystemConnection()
            try watcher.fence()
        }

        func end() {
            session.end()
            _ = agent.wait()
        }
    }

    private func announced(_ watcher: Watcher) -> [Value] {
        watcher.signals("MilestoneReached").map { $0.arguments[0] }
    }

    @Test func onlyThePresentPhaseIsAnnouncedAfterAGap() throws {
        let stage = try Stage()
        defer { stage.end() }
        let watcher = stage.watcher
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body"])
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-3 * hour))])
        try watcher.settle()

        // 3 h → 13 h: two transitions are skipped.
        try stage.leap(hours: 10)
        #expect(announced(watcher) == [.string("deeperRhythm")])
        #expect(watcher.batches.count == 1)
        try watcher.wait(until: { server.calls.count == 1 })
        #expect(server.calls[0].title == Words.title(.deeperRhythm))
        // Reading the clock again announces nothing.
        try stage.leap(hours: 10)
        #expect(announced(watcher).count == 1)
        #expect(watcher.batches.count == 1)
        withExtendedLifetime(server) {}
    }

    @Test func clockSetBackAnnouncesNothingAndWhatComesThenOnce() throws {
        let stage = try Stage()
        defer { stage.end() }
        let watcher = stage.watcher
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-3 * hour))])
        try stage.leap(hours: 10)
        try watcher.settle()

        // Back to 7 h: the phase changes, and no transition is announced.
        try stage.leap(hours: 4)
        #expect(try watcher.get(.milestone) == .string("beginningToShift"))
        #expect(announced(watcher).isEmpty)
        #expect(watcher.batches.count == 1)
        // On to 9 h: this transition was never announced, the one at 12 h was.
        try stage.leap(hours: 6)
        #expect(announced(watcher) == [.string("metabolicTransition")])
        try stage.leap(hours: 10)
        #expect(announced(watcher) == [.string("metabolicTransition")])
        #expect(try watcher.get(.milestone) == .string("deeperRhythm"))
    }

    @Test func clockSetBackBehindTheStartLeavesNothingNegativeAndCanBeEnded() throws {
        let stage = try Stage()
        defer { stage.end() }
        let watcher = stage.watcher
        try watcher.call("Start", noOptions)
        try stage.leap(hours: -5)
        #expect(try watcher.get(.milestone) == .string("digestionCompleting"))
        let ended = try watcher.call("End", noOptions).read([String: Value].self)
        #expect(ended["Kept"] == .boolean(false))
        #expect(ended["StartedAt"] == ended["EndedAt"])
    }

    @Test func endedFastIsShownUntilMidnight() throws {
        let stage = try Stage()
        defer { stage.end() }
        let watcher = stage.watcher
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        try watcher.call("End", noOptions)
        try watcher.settle()
        try stage.leap(hours: 24)
        #expect(try watcher.get(.status) == .string("idle"))
        #expect(try watcher.get(.line) == .string(Words.idle))
        #expect(try watcher.get(.id) == .string(""))
        #expect(try watcher.get(.undoAct) != .uint64(0))
        #expect(watcher.batches.count == 1)
    }

    /// Nothing that an agent knows of the clock outlives it, and nothing may have to.
    @Test func actsUnderAWrongClockTakeNoOthersOutOfTheJournal() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        session.environment["LD_PRELOAD"] = session.programs + "/libShiftedClock.so"
        session.environment["SHIFTED_CLOCK_FILE"] = session.folder + "/shift"
        let watcher = try Watcher(session)
        func runAgent(hours: Int64, _ body: () throws -> Void) throws {
            try PrivateSession.write("\(hours * hour)\n", to: session.folder + "/shift")
            let agent = try session.start("atrestd")
            try watcher.waitForOwner()
            try body()
            #expect(agent.stop() == 0)
        }
        func addWater() throws {
            _ = try watcher.call("Add", on: Water1.interface, glass(300))
        }
        let years: Int64 = 14 * 365 * 24
        try runAgent(hours: 0) { for _ in 0..<28 { try addWater() } }
        // For each clock: the first act of an agent, and the first one of the next agent.
        for hours in [years, years, -years, 0, 0] { try runAgent(hours: hours, addWater) }
        try runAgent(hours: 0) {
            for _ in 0..<33 { _ = try watcher.call("Undo", on: Journal1.interface, noOptions) }
            #expect(
                try watcher.refusal(of: "Undo", on: Journal1.interface, noOptions)
                    == ErrorName.nothingToUndo.rawValue)
        }
    }
}
