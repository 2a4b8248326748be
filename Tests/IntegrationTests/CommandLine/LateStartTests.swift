import Contract
import Foundation
import Glibc
import PrivateSession
import TerminalEmulator
import Testing

/// The bus needs longer to start the agent than a command waits for an answer.
struct LateStartTests {
    /// A session whose bus runs a command as the agent after a line was written to a pipe.
    private final class Stage {
        let session: PrivateSession
        private let gate: String
        /// Programs that have ended wait for no line, so the pipe has a reader as long as the stage.
        private let reader: Int32
        static let starting = "The session bus is still starting the agent."

        init(then command: (_ programs: String) -> String) throws {
            session = try PrivateSession(activates: false)
            gate = session.folder + "/gate"
            try #require(mkfifo(gate, 0o600) == 0)
            reader = open(gate, O_RDWR | O_CLOEXEC)
            let script = "read line <\(gate); \(command(session.programs))"
            try PrivateSession.write(
                "[D-BUS Service]\nName=\(Names.application)\nExec=/bin/sh -c '\(script)'\n",
                to: "\(session.folder)/services/\(Names.application).service")
            let bus = try session.connect()
            _ = try bus.call(bus.methodCall(to: .daemon, "ReloadConfig"))
        }

        deinit {
            close(reader)
            session.end()
        }

        /// With a line for each start, because a command may ask for one again when a start has just failed.
        func openGate() {
            for _ in 0..<20 { _ = "go\n".withCString { write(reader, $0, strlen($0)) } }
        }

        /// Runs `atrest` several times at once, until each says that it waits for the start.
        func waiting(_ lines: [String]...) throws -> [(program: TerminalChild, PseudoTerminal)] {
            let programs = try lines.map { arguments in
                let terminal = try PseudoTerminal(columns: 80, rows: 24)
                return try (
                    TerminalChild(
                        "atrest", arguments, on: terminal, environment: session.environment),
                    terminal
                )
            }
            for (_, terminal) in programs {
                try terminal.wait { $0.lines.contains { $0.hasPrefix(Self.starting) } }
            }
            return programs
        }
    }

    /// A call, several at once, an act with the state after it, and a call that may take long.
    @Test func commandsWaitForTheStart() throws {
        let stage = try Stage { "exec \($0)/atrestd" }
        let programs = try stage.waiting(
            ["water", "add", "250"], ["settings"], ["status"], ["start"], ["undo", "--list"],
            ["restore"])
        // What was to be done is not done if the user does not wait.
        let (gone, terminal) = programs[0]
        terminal.type("\u{3}")
        #expect(gone.wait() == .signal(SIGINT))
        stage.openGate()
        for (program, terminal) in programs.dropFirst() {
            #expect(program.wait() == .exit(0))
            try terminal.wait { !$0.lines.contains { $0.contains(Stage.starting) } }
        }
        let water = try stage.session.atrest("water", "list", "--json")
        #expect(water.status == 0 && !water.output.contains("250"), "\(water.output)")
        #expect(try stage.session.atrest("status", "--quiet").status == 0)
    }

    /// The bus is not told that a unit has failed. Systemd says so, and the command does not wait for more.
    @Test(arguments: [true, false]) func failedUnitIsSaid(_ restarts: Bool) throws {
        let stage = try Stage { _ in "exit 1" }
        let watcher = try Watcher(stage.session)
        let bus = try stage.session.connect()
        try watcher.loop.attach(bus)
        let manager = try UserManager(on: bus)
        (manager.result, manager.restarts) = ("core-dump", restarts)
        let run = Thread.Result { [session = stage.session] in try session.atrest("start") }
        // The user manager is served by this thread.
        try watcher.wait(until: { run.isDone }, every: 10_000)
        let result = try run.value()
        #expect(result.status == ExitStatus.unavailable.rawValue)
        let reason = "\(Names.unit), core-dump"
        #expect(result.errors.contains("The session bus could not start the agent: \(reason). "))
    }

    /// As when the agent is restarted. What changes nothing, or counts once, is asked again. Another act is not: it may
    /// have been done.
    @Test(arguments: [(["status"], true), (["water", "add", "250"], true), (["start"], false)])
    func agentThatLeavesIsAskedAgain(_ arguments: [String], _ isRepeated: Bool) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        #expect(try bus.requestName(Names.application) == .owned)
        var hasLeft = false
        let slot = try bus.filter { message in
            guard message.path == Names.objectPath else { return false }
            hasLeft = true
            return true
        }
        let run = Thread.Result { try session.run("atrest", arguments) }
        try watcher.wait(until: { hasLeft })
        withExtendedLifetime(slot) { bus.close() }
        try watcher.wait(until: { run.isDone }, every: 10_000)
        let result = try run.value()
        #expect(
            result.status == (isRepeated ? 0 : ExitStatus.unavailable.rawValue), "\(result.errors)")
    }

    @Test func failedStartIsSaid() throws {
        let stage = try Stage { _ in "exit 1" }
        let (program, terminal) = try stage.waiting(["start"])[0]
        stage.openGate()
        #expect(program.wait() == .exit(ExitStatus.unavailable.rawValue))
        let sentence = "atrest: The session bus could not start the agent"
        try terminal.wait { $0.lines.contains { $0.hasPrefix(sentence) } }
    }
}
