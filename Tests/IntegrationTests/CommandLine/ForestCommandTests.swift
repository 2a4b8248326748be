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

    /// A snap cannot read the runtime folder, and shows an empty page without a word. snapd writes the desktop entry.
    @Test(arguments: [true, false]) func browserThatCannotReadThePageIsNotOpened(_ isSnap: Bool)
        throws
    {
        let session = try PrivateSession()
        defer { session.end() }
        let (opened, data) = (session.folder + "/opened", session.folder + "/snapd")
        session.environment["DISPLAY"] = ":none"
        session.environment["XDG_DATA_DIRS"] = data
        try session.stub(
            [
                "xdg-open": "touch '\(opened)'",
                "xdg-settings":
                    "[ \"$*\" = 'get default-web-browser' ] && echo firefox_firefox.desktop",
            ], before: session.environment["PATH"] ?? "")
        try FileManager.default.createDirectory(
            atPath: data + "/applications", withIntermediateDirectories: true)
        try PrivateSession.write(
            "[Desktop Entry]\n\(isSnap ? "X-SnapInstanceName=firefox\n" : "")Name=Firefox\n",
            to: data + "/applications/firefox_firefox.desktop")
        let result = try session.atrest("forest", "--open")
        #expect(result.status == (isSnap ? ExitStatus.unavailable.rawValue : 0))
        #expect(result.errors == (isSnap ? "atrest: \(Words.Forest.snapBrowser)\n" : ""))
        #expect((access(opened, F_OK) == 0) != isSnap)
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

    /// The user's own link stays, and a file keeps its permissions.
    @Test func linksAndModesStay() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let (file, link) = (session.folder + "/f.svg", session.folder + "/link.svg")
        try PrivateSession.write("old", to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "f.svg")
        #expect(try session.atrest("forest", "--svg", link).status == 0)
        #expect(try PrivateSession.read(file).hasPrefix("<svg "))
        #expect(try session.run("stat", ["-c", "%a", file]).output == "644\n")
        #expect(try session.run("stat", ["-c", "%F", link]).output == "symbolic link\n")
        // A link to a missing file, and a link to a pipe without a path.
        let hanging = session.folder + "/hanging.svg"
        try FileManager.default.createSymbolicLink(
            atPath: hanging, withDestinationPath: session.folder + "/new.svg")
        #expect(try session.atrest("forest", "--svg", hanging).status == 0)
        #expect(try PrivateSession.read(session.folder + "/new.svg").hasPrefix("<svg "))
        #expect(try session.atrest("forest", "--svg", "/dev/stdout").output.hasPrefix("<svg "))
        guard geteuid() == 0 else { return }
        // A link that belongs to another user is neither followed nor replaced.
        let foreign = session.folder + "/foreign.svg"
        try FileManager.default.createSymbolicLink(atPath: foreign, withDestinationPath: file)
        try PrivateSession.write("mine", to: file)
        lchown(foreign, 65_534, 65_534)
        for arguments in [["forest", "--svg", foreign], ["export", foreign]] {
            let refused = try session.run("atrest", arguments)
            #expect(refused.status == ExitStatus.storage.rawValue)
            #expect(refused.errors.contains("belongs to another user"))
        }
        #expect(try PrivateSession.read(file) == "mine")
        #expect(try session.run("stat", ["-c", "%F", foreign]).output == "symbolic link\n")
    }
}

extension String {
    /// How many trees a picture or a page has. Each is drawn inside its silhouette.
    var drawnTrees: Int { components(separatedBy: "clip-path=\"url(#clip_").count - 1 }
}
