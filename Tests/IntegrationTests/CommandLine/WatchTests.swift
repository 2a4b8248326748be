import Contract
import Glibc
import PrivateSession
import SDBus
import System
import TerminalEmulator
import Testing

/// `atrest watch` in a terminal, and its lines.
struct WatchTests {
    /// A terminal that runs `atrest watch`.
    private final class Screen {
        private let terminal: PseudoTerminal
        private let child: TerminalChild

        init(_ session: PrivateSession) throws {
            terminal = try PseudoTerminal(columns: 80, rows: 24)
            session.environment["TERM"] = "xterm-256color"
            child = try TerminalChild(
                "atrest", ["watch"], on: terminal, environment: session.environment)
            // The question of what the terminal can show gets an answer.
            try terminal.wait(for: "\u{1b}[c")
            terminal.type("\u{1b}[?6c")
        }

        /// Waits until a text is on the screen.
        func wait(for wanted: String) throws {
            try terminal.wait { $0.lines.contains { $0.contains(wanted) } }
        }

        func type(_ keys: String) { terminal.type(keys) }

        /// Waits until the program has ended and the screen is as before.
        func waitForEnd() throws {
            try terminal.wait { !$0.isAlternate && $0.modes.isEmpty }
            #expect(child.wait() == .exit(0))
        }
    }

    /// A fast of five hours, and a screen that shows it.
    private struct Stage {
        let session: PrivateSession
        let watcher: Watcher
        let screen: Screen

        init() throws {
            session = try PrivateSession()
            watcher = try Watcher(session)
            try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
            screen = try Screen(session)
            try screen.wait(for: "Beginning to shift")
        }
    }

    @Test func keysActAndTheScreenFollows() throws {
        let stage = try Stage()
        defer { stage.session.end() }
        let (watcher, screen) = (stage.watcher, stage.screen)
        screen.type(" ")
        try screen.wait(for: "Added 250 ml")
        screen.type("?")
        try screen.wait(for: "Stop without keeping it")
        screen.type("e")
        try screen.wait(for: "Press u")
        #expect(try watcher.get(.status) == .string("ended-early"))
        screen.type("u")
        try screen.wait(for: "Undid")
        #expect(try watcher.get(.status) == .string("active"))
        // An act of another program.
        try watcher.call("Abandon", noOptions)
        try screen.wait(for: "not kept")
        screen.type("q")
        try screen.waitForEnd()
    }

    /// Rule: docs/rules/evidence.md, Safety.
    @Test func enterBeginsAndTheFirstStartShowsTheSafetyText() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.setVigil(true)
        let screen = try Screen(session)
        try screen.wait(for: "When you're ready")
        screen.type("\r")
        try screen.wait(for: "physician")
        #expect(try watcher.get(.status) == .string("active"))
        screen.type("n")
        try screen.wait(for: "Digestion completing")
        // The fast continues when the screen is left.
        screen.type("q")
        try screen.waitForEnd()
        #expect(try watcher.get(.status) == .string("active"))
    }

    @Test func agentThatStopsAndReturns() throws {
        let stage = try Stage()
        defer { stage.session.end() }
        let (watcher, screen) = (stage.watcher, stage.screen)
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        try screen.wait(for: "Atrest's clock has stopped")
        // Enter starts it.
        screen.type("\r")
        try screen.wait(for: "Beginning to shift")
        screen.type("q")
        try screen.waitForEnd()
    }

    /// The timer goes on while the forest is asked for, here by an agent that does not answer.
    @Test func keysActWhileTheForestIsAskedFor() throws {
        let stage = try Stage()
        defer { stage.session.end() }
        let (watcher, screen) = (stage.watcher, stage.screen)
        let agent = try watcher.agentProcess()
        kill(agent, SIGSTOP)
        defer { kill(agent, SIGCONT) }
        screen.type("f?")
        try screen.wait(for: "Stop without keeping it")
        screen.type("Q")
        try screen.waitForEnd()
    }

    /// A key that is held down leaves the forest, and not the timer too.
    @Test func forestIsInFrontOfTheTimer() throws {
        let stage = try Stage()
        defer { stage.session.end() }
        let screen = stage.screen
        screen.type("f")
        try screen.wait(for: "Your forest grows here.")
        screen.type("qqq")
        try screen.wait(for: "Beginning to shift")
        screen.type("?")
        try screen.wait(for: "Stop without keeping it")
        screen.type("Q")
        try screen.waitForEnd()
    }

    @Test func linesWithoutATerminal() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        let follower = try Follower(session, verb: ["watch"])
        #expect(follower.line() == "5h 0m · Beginning to shift")
        #expect(follower.line()?.hasPrefix("since ") == true)
        #expect(follower.line()?.hasPrefix("The last meal is likely almost absorbed.") == true)
        try watcher.call("Abandon", noOptions)
        #expect(follower.line()?.contains("The fast was stopped and not kept.") == true)
        follower.stopReading()
        #expect(follower.process.wait() == 0)
    }

    /// A small tree is beside the text on a terminal with colours, and nowhere else.
    @Test func statusHasATreeOnATerminal() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-12 * hour))])
        session.environment["TERM"] = "xterm-256color"
        func status(_ options: String = "", columns: Int = 80) throws -> String {
            try session.run(
                "script",
                ["-qec", "stty rows 24 cols \(columns); atrest status \(options)", "/dev/null"]
            ).output
        }
        let text = "Deeper rhythm"
        let tree = try status()
        #expect(tree.contains("▀") && tree.contains(text))
        for plain in [
            try status("--no-picture"), try status(columns: 59), try status("--color never"),
            try session.atrest("status").output,
        ] {
            #expect(plain.contains(text) && !plain.contains("▀"))
        }
        session.environment["NO_COLOR"] = "1"
        #expect(try !status().contains("▀"))
    }
}
