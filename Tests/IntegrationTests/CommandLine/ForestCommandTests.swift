import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import TerminalEmulator
import Testing
import Words

/// `atrest forest`.
extension ForestTests {
    /// A terminal that answers nothing, and a user who quits at once.
    @Test func terminalIsRestored() throws {
        let session = try PrivateSession()
        defer { session.end() }
        try plant(9, try Watcher(session))
        session.environment["TERM"] = "xterm-256color"
        session.environment["COLORTERM"] = "truecolor"
        let result = try session.run(
            "sh", ["-c", "printf q | script -qec 'stty rows 24 cols 80; atrest forest' /dev/null"])
        #expect(result.status == 0, "\(result.output)")
        let opening = try #require(result.output.range(of: "\u{1b}[?1049h"))
        let closing = try #require(result.output.range(of: "\u{1b}[?1049l"))
        #expect(opening.upperBound <= closing.lowerBound)
        #expect(result.output.contains("\u{1b}[?25h"))
    }

    /// A terminal may claim any size that fits into 16 bits.
    @Test func terminalOfAbsurdSizeIsRestored() throws {
        let session = try PrivateSession()
        defer { session.end() }
        try plant(9, try Watcher(session))
        session.environment["TERM"] = "xterm-256color"
        session.environment["COLORTERM"] = "truecolor"
        // With 2 GB of address space. A picture of the whole claimed size needs more.
        let result = try session.run(
            "sh",
            [
                "-c",
                "printf q | script -qec 'stty rows 65535 cols 65535; ulimit -v 2000000; "
                    + "atrest forest' /dev/null",
            ])
        #expect(result.status == 0)
        #expect(result.output.contains("\u{1b}[?1049h"))
        #expect(result.output.contains("\u{1b}[?1049l"))
    }

    /// Turning Vigil off removes its words from the screen at once.
    @Test func turningVigilOffClearsTheScreen() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try plant(2, watcher)
        try watcher.setVigil(true)
        session.environment["TERM"] = "xterm-256color"
        let screen = session.folder + "/screen"
        let keys = PipeEnds()
        let command = "stty rows 24 cols 80; atrest forest"
        let terminal = try ChildProcess(
            "script", ["-qfec", command, screen], environment: session.environment,
            input: keys.reading, output: .nowhere, errors: .nowhere)
        defer { terminal.destroy() }
        /// The last row, as the terminal shows it.
        func footer() -> String {
            let bytes = (try? PrivateSession.read(screen)) ?? ""
            var screen = VirtualTerminal(columns: 80, rows: 24)
            screen.feed(bytes.utf8)
            return screen.isAlternate && !screen.isUpdating ? screen.lines[23] : "not whole"
        }
        try watcher.wait(
            until: { footer().contains("Consider how they grow.") }, every: 10_000)
        try watcher.setVigil(false)
        try watcher.wait(
            until: { footer().allSatisfy(\.isWhitespace) }, every: 10_000)
        #expect(write(keys.writing, "q", 1) == 1)
        #expect(terminal.wait() == 0)
    }

    /// Replaces xdg-open with a script.
    private func stubOpener(_ session: PrivateSession, _ script: String) throws {
        session.environment["DISPLAY"] = ":none"
        try session.stub(["xdg-open": script], before: session.environment["PATH"] ?? "")
    }

    /// xdg-open may run the browser in the foreground, and the terminal must not wait for that.
    @Test func browserInTheForegroundIsNotWaitedFor() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let pipe = session.folder + "/browser"
        #expect(mkfifo(pipe, 0o600) == 0)
        // Writes its process id, its session and its standard files, then runs until it is ended.
        try stubOpener(
            session,
            "files=$(readlink /proc/$$/fd/0 /proc/$$/fd/1); "
                + "echo $(ps -o pid=,sid= -p $$) $files >'\(pipe)'; exec tail -f /dev/null")
        let reader = Thread.Result { try session.run("cat", [pipe]).output }
        #expect(try session.atrest("forest", "--open") == .init(status: 0, output: "", errors: ""))
        let watcher = try Watcher(session)
        try watcher.wait(until: { reader.isDone }, every: 10_000)
        let words = try reader.value().split(whereSeparator: \.isWhitespace).map(String.init)
        try #require(words.count == 4)
        #expect(words[0] == words[1])
        #expect(words[2...] == ["/dev/null", "/dev/null"])
        #expect(kill(try #require(pid_t(words[0])), SIGTERM) == 0)
    }
}
