import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import TerminalEmulator
import Testing

/// What the real program holds while the prayer runs, on its own terminal.
struct PrayerHoldTests {
    /// Stands in for the agent, and records who begins and who ends.
    private final class Agent {
        private(set) var calls: [String] = []
        let bus: Bus
        private var slot: Slot?

        init(on bus: Bus) throws {
            self.bus = bus
            slot = try bus.export(
                Interface(Compline1.interface, ["Begin", "End"].map(member)),
                at: ObjectPath(Names.objectPath)!)
            try takeName()
        }

        private func member(_ name: String) -> Interface.Member {
            .method(name) { [unowned self] () -> Void in calls.append(name) }
        }

        func takeName() throws { try #require(bus.requestName(Names.application) == .owned) }

        func leave() throws { try bus.releaseName(Names.application) }
    }

    /// A desktop with everything that can be held, and the program.
    private final class Stage {
        let session: PrivateSession
        let loop: SDEventLoop
        private(set) var services: [HoldingService] = []
        let terminal: PseudoTerminal
        private(set) var program: TerminalChild!

        init(shell script: String? = nil) throws {
            session = try PrivateSession(activates: false)
            // One bus is both.
            session.environment["DBUS_SYSTEM_BUS_ADDRESS"] = session.address
            session.environment["TERM"] = "xterm-256color"
            loop = try SDEventLoop()
            terminal = try PseudoTerminal(columns: 80, rows: 24)
            let kinds: [HoldingService.Kind] = [
                .screenSaver, .gnomeSession, .notifications(capabilities: ["inhibitions"]),
            ]
            services = try kinds.map { try HoldingService($0, on: connect()) }
            program =
                if let script {
                    try TerminalChild(
                        "/bin/sh", ["-c", script], on: terminal, environment: session.environment)
                } else {
                    try TerminalChild(
                        "atrest", ["compline"], on: terminal, environment: session.environment)
                }
        }

        func connect() throws -> Bus {
            let bus = try session.connect()
            try loop.attach(bus)
            return bus
        }

        /// Waits until the screen shows a text.
        func see(_ text: String) throws {
            try terminal.wait { $0.lines.contains { $0.contains(text) } }
        }

        /// Waits until all of the services hold something, or none.
        func wait(
            held: Bool, _ location: SourceLocation = #_sourceLocation,
            until isDone: () -> Bool = { true }
        ) throws {
            let counts = services.map { _ in held ? 1 : 0 }
            let deadline = SDEventTimer.Clock.monotonic.now + Watcher.patience
            while services.map(\.count) != counts || !isDone() {
                try #require(
                    SDEventTimer.Clock.monotonic.now < deadline, "\(services.map(\.count))",
                    sourceLocation: location)
                // The end of a descriptor is not a message.
                try loop.runOnce(timeout: .milliseconds(10))
            }
        }
    }

    @Test func firstPhaseHoldsAndTheEndReleases() throws {
        let stage = try Stage()
        defer { stage.session.end() }
        let agent = try Agent(on: stage.connect())
        try stage.see("Begin your evening prayer")
        try stage.wait(held: false)
        #expect(agent.calls == [])
        stage.terminal.type("\r")
        try stage.wait(held: true) { agent.calls == ["Begin"] }
        // The other pages change nothing.
        stage.terminal.type("\r")
        try stage.see("Psalm 91")
        stage.terminal.type("q")
        #expect(stage.program.wait() == .exit(0))
        try stage.wait(held: false) { agent.calls.count > 1 }
        #expect(agent.calls == ["Begin", "End"])
    }

    @Test(arguments: [SIGKILL, SIGTERM, SIGHUP]) func nothingIsHeldAfterASignal(_ signal: Int32)
        throws
    {
        let stage = try Stage()
        defer { stage.session.end() }
        let agent = try Agent(on: stage.connect())
        try stage.see("Begin your evening prayer")
        stage.terminal.type("\r")
        try stage.wait(held: true) { agent.calls == ["Begin"] }
        kill(stage.program.id, signal)
        #expect(stage.program.wait() == .signal(signal))
        try stage.wait(held: false)
    }

    @Test func agentThatStartsLaterOrAgainIsTold() throws {
        let stage = try Stage()
        defer { stage.session.end() }
        try stage.see("Begin your evening prayer")
        stage.terminal.type("\r")
        try stage.wait(held: true)
        let agent = try Agent(on: stage.connect())
        try stage.wait(held: true) { agent.calls == ["Begin"] }
        try agent.leave()
        try agent.takeName()
        try stage.wait(held: true) { agent.calls == ["Begin", "Begin"] }
        stage.terminal.type("q")
        #expect(stage.program.wait() == .exit(0))
        try stage.wait(held: false) { agent.calls == ["Begin", "Begin", "End"] }
    }

    @Test func nothingIsHeldWhileTheProgramIsSuspended() throws {
        let stage = try Stage(
            shell: "set -m; atrest compline; echo stopped; read line; fg >/dev/null; echo end")
        defer { stage.session.end() }
        let agent = try Agent(on: stage.connect())
        try stage.see("Begin your evening prayer")
        stage.terminal.type("\r")
        try stage.wait(held: true) { agent.calls == ["Begin"] }
        stage.terminal.type("\u{1a}")
        try stage.see("stopped")
        try stage.wait(held: false) { agent.calls == ["Begin", "End"] }
        stage.terminal.type("\n")
        try stage.wait(held: true) { agent.calls == ["Begin", "End", "Begin"] }
        stage.terminal.type("q")
        try stage.see("end")
        #expect(stage.program.wait() == .exit(0))
        try stage.wait(held: false) { agent.calls == ["Begin", "End", "Begin", "End"] }
    }

    /// A bus that never greets holds nothing up.
    @Test func silentBusDoesNotDelayTheEnd() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let mute = try MuteBus(session)
        session.environment["DBUS_SESSION_BUS_ADDRESS"] = mute.address
        session.environment["TERM"] = "xterm-256color"
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let program = try TerminalChild(
            "atrest", ["compline", "--phase", "1"], on: terminal, environment: session.environment)
        try terminal.wait { $0.lines.contains { $0.contains("The Opening") } }
        terminal.type("q")
        // sd-bus gives up after 90 seconds.
        let deadline = ContinuousClock.now + .seconds(45)
        while !program.hasEnded {
            try #require(ContinuousClock.now < deadline, "it waits for the bus")
            usleep(10_000)
        }
        #expect(program.wait() == .exit(0))
    }

    // MARK: No trace

    /// Types through the whole prayer, with a reflection that is not saved.
    private func pray(in session: PrivateSession) throws {
        session.environment["TERM"] = "xterm-256color"
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let program = try TerminalChild(
            "atrest", ["compline"], on: terminal, environment: session.environment)
        for text in ["Begin your evening prayer", "The Opening", "Psalm 91", "Examination"] {
            try terminal.wait { $0.lines.contains { $0.contains(text) } }
            if text != "Examination" { terminal.type(text == "Psalm 91" ? "\u{1B}[C" : "\r") }
        }
        terminal.type("w")
        try terminal.wait { $0.showsCursor }
        terminal.type("a quiet evening")
        try terminal.wait { $0.lines.contains { $0.contains("a quiet evening") } }
        terminal.type("\u{1B}")
        try terminal.wait { !$0.showsCursor }
        for text in ["Confession", "Nunc Dimittis", "Blessing", "Rest now in peace"] {
            terminal.type("\u{1B}[C")
            try terminal.wait { $0.lines.contains { $0.contains(text) } }
        }
        terminal.type("\r")
        try terminal.wait { $0.lines.contains { $0.contains("not saved") } }
        terminal.type("\r")
        #expect(program.wait() == .exit(0))
    }

    /// The bus writes to the journal who has asked it to start a program.
    @Test func agentIsNotStartedForThePrayer() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let bus = try session.connect()
        try pray(in: session)
        #expect(try bus.owner(of: Names.application) == nil)
        #expect(try !session.busLog.contains(Names.application))
        session.expectNoWordOfAPrayer(["quiet evening"])
        // The log would tell.
        #expect(try session.atrest("status").status == 0)
        #expect(try session.busLog.contains(Names.application))
    }

    @Test func realPrayerLeavesNoWord() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.start(before: 5 * hour)
        _ = try watcher.agentProcess()
        try pray(in: session)
        try watcher.call("End", noOptions)
        kill(try watcher.agentProcess(), SIGTERM)
        try watcher.waitUntilAway()
        #expect(session.files.keys.contains { $0.hasSuffix("/atrest.sqlite") })
        #expect(try session.busLog.contains(Names.application))
        session.expectNoWordOfAPrayer(["quiet evening"])
    }
}
