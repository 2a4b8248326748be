import Glibc
import TerminalEmulator
import Testing

@testable import FullScreen

/// A real program in its own terminal is ended in all ways in which programs end. The terminal is
/// then as before.
struct RestoreTests {
    private let terminal: PseudoTerminal
    private let modes: [UInt32]

    init() throws {
        terminal = try PseudoTerminal(columns: 60, rows: 18)
        modes = terminal.modes
    }

    /// - Returns: the program, after its first frames.
    private func start(_ motion: String) throws -> TerminalChild {
        let child = try TerminalChild(
            "full-screen-sample", [motion], on: terminal,
            environment: ["SWIFT_BACKTRACE": "enable=no"])
        let frames = motion == "moving" ? 3 : 1
        try terminal.wait { $0.updates >= frames && $0.lines[0] == "ready" }
        #expect(terminal.modes != modes)
        return child
    }

    private func expectRestored(_ comment: Comment) throws {
        try terminal.wait { !$0.isAlternate && $0.modes.isEmpty }
        #expect(terminal.modes == modes, comment)
        #expect(terminal.display.unknown.isEmpty, comment)
    }

    @Test(
        arguments: [
            ("q", [.exit(0)]), ("\u{3}", [.exit(0)]), ("e", [.exit(7)]),
            ("t", [.signal(SIGILL), .signal(SIGTRAP)]), ("s", [.signal(SIGSEGV)]),
            ("b", [.signal(SIGBUS)]), ("f", [.signal(SIGFPE)]), ("a", [.signal(SIGABRT)]),
            // The stack overflows.
            ("o", [.signal(SIGSEGV)]),
        ] as [(String, [TerminalChild.End])], ["still", "moving"])
    func key(_ key: (text: String, ends: [TerminalChild.End]), motion: String) throws {
        let child = try start(motion)
        terminal.type(key.text)
        let end = child.wait()
        #expect(key.ends.contains(end))
        try expectRestored("\(key) \(motion)")
    }

    @Test(
        arguments: [
            SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
            SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPIPE, SIGXCPU, SIGXFSZ, SIGSYS,
            // A real-time signal.
            40,
        ], ["still", "moving"])
    func signal(_ signal: Int32, motion: String) throws {
        let child = try start(motion)
        kill(child.id, signal)
        #expect(child.wait() == .signal(signal))
        try expectRestored("\(signal) \(motion)")
    }

    /// The terminal is in raw mode also while it is asked what it supports.
    @Test(
        arguments: [
            SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGSEGV, SIGUSR1, SIGUSR2, SIGALRM,
        ])
    func signalWhileTheTerminalIsAsked(_ signal: Int32) throws {
        let child = try TerminalChild(
            "full-screen-sample", ["asking"], on: terminal,
            environment: ["SWIFT_BACKTRACE": "enable=no"])
        // The last question, which is not answered.
        try terminal.wait(for: "\u{1b}[c")
        #expect(terminal.modes != modes)
        kill(child.id, signal)
        #expect(child.wait() == .signal(signal))
        #expect(terminal.modes == modes)
    }

    @Test(arguments: ["still", "moving"])
    func terminalThatIsClosed(motion: String) throws {
        let child = try start(motion)
        terminal.disappear()
        #expect([.signal(SIGHUP), .exit(0)].contains(child.wait()))
    }

    /// The terminal takes no more bytes, as over a broken connection.
    @Test(
        arguments: [("q", [.exit(0)]), ("s", [.signal(SIGSEGV)])]
            as [(String, [TerminalChild.End])])
    func terminalThatTakesNothing(_ key: (text: String, ends: [TerminalChild.End])) throws {
        let child = try start("moving")
        #expect(tcflow(terminal.program, TCOOFF) == 0)
        terminal.type(key.text)
        let end = child.wait()
        #expect(key.ends.contains(end))
        #expect(terminal.modes == modes)
    }

    /// A shell with job control runs the program, which Ctrl-Z stops.
    @Test(arguments: ["still", "moving"])
    func suspendedAndContinued(motion: String) throws {
        let program = "\(TerminalChild.folder)/full-screen-sample"
        let child = try TerminalChild(
            "/bin/sh",
            [
                "-c",
                "set -m; \(program) \(motion); echo stopped; read line; fg >/dev/null; echo end",
            ],
            on: terminal)
        for round in 1...2 {
            let message = round == 1 ? "ready" : "suspended and resumed"
            try terminal.wait { $0.isAlternate && $0.lines[0] == message }
            #expect(terminal.modes != modes)
            terminal.type(round == 1 ? "\u{1a}" : "q")
            try terminal.wait { !$0.isAlternate && $0.modes.isEmpty }
            // The shell speaks when the program has stopped or ended.
            let word = round == 1 ? "stopped" : "end"
            try terminal.wait { $0.lines.contains { $0.hasSuffix(word) } }
            #expect(terminal.modes == modes)
            if round == 1 { terminal.type("\n") }
        }
        #expect(child.wait() == .exit(0))
    }

    /// `bg` after Ctrl-Z: the terminal stops the program again, and the program is told only in the
    /// foreground that it continues.
    @Test(arguments: ["still", "moving"])
    func continuedInTheBackground(motion: String) throws {
        let program = "\(TerminalChild.folder)/full-screen-sample"
        let child = try TerminalChild(
            "/bin/sh",
            [
                "-c",
                """
                set -m; \(program) \(motion); echo stopped; read line; bg >/dev/null; echo sent
                read line; fg >/dev/null; echo end
                """,
            ],
            on: terminal)
        try terminal.wait { $0.isAlternate && $0.lines[0] == "ready" }
        let process = ProcessFiles(terminal.foreground)
        terminal.type("\u{1a}")
        try terminal.wait { $0.lines.contains { $0.hasSuffix("stopped") } }
        terminal.type("\n")
        try terminal.wait { $0.lines.contains { $0.hasSuffix("sent") } }
        try process.wait { try $0.isStopped }
        #expect(terminal.modes == modes)
        terminal.type("\n")
        try terminal.wait { $0.isAlternate && $0.lines[0].hasPrefix("suspended and resumed") }
        #expect(terminal.display.lines[0] == "suspended and resumed")
        terminal.type("q")
        try terminal.wait { $0.lines.contains { $0.hasSuffix("end") } }
        #expect(child.wait() == .exit(0))
        #expect(terminal.modes == modes)
    }

    /// The Escape key takes effect although a new frame comes before the time that it waits for.
    @Test func escapeWhileFramesGoOn() throws {
        let child = try start("moving")
        let limit = terminal.display.updates + 500
        terminal.type("\u{1b}")
        try terminal.wait { $0.lines[0] == "escape" || $0.updates > limit }
        try #require(terminal.display.lines[0] == "escape")
        terminal.type("q")
        #expect(child.wait() == .exit(0))
    }

    /// The program asks for nothing, so nothing wakes it: it waits without a timeout, and its timer is
    /// not set.
    @Test func stillProgramSleeps() throws {
        let child = try start("still")
        let process = ProcessFiles(child.id)
        let frames = terminal.display.updates
        terminal.type("x")
        try terminal.wait { $0.lines[0] == "key x" }
        #expect(terminal.display.updates == frames + 1)
        try process.wait { try $0.isInPoll }
        #expect(try process.waitsForever)
        #expect(try process.timers == [0])
        terminal.type("q")
        #expect(child.wait() == .exit(0))
    }

    /// The counterpart of ``stillProgramSleeps()``: what it looks at shows a program that moves.
    @Test func movingProgramHasATimer() throws {
        let child = try start("moving")
        let process = ProcessFiles(child.id)
        try process.wait { try $0.timers.contains { $0 > 0 } }
        terminal.type("q")
        #expect(child.wait() == .exit(0))
    }
}
