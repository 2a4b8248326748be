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
    /// A sentence, with the inscription below; the picture only with colours.
    @Test func pipeGetsASentence() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        #expect(try session.atrest("forest").output == "Your forest grows here.\n")
        try plant(9, watcher)
        let result = try session.atrest("forest")
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output.hasPrefix("9 trees. The newest: "))
        #expect(try session.atrest("forest", "--plain") == result)
        #expect(try session.atrest("forest", "--plain", "--svg", "-").status == 64)
        try watcher.setVigil(true)
        #expect(try session.atrest("forest").output.hasSuffix(".\nConsider how they grow.\n"))
        let colored = try session.atrest("forest", "--color", "always").output
        #expect(colored.contains("\u{1b}[38;2;") && colored.contains("▀"))
        #expect(colored.hasSuffix("\nConsider how they grow.\n"))
    }

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

    @Test func filesAreWritten() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try plant(5, watcher)
        let folder = session.folder
        let svg = try session.atrest("forest", "--svg", folder + "/f.svg", "--size", "390x560")
        #expect(
            svg
                == .init(
                    status: 0, output: "The forest was written to \(folder)/f.svg.\n", errors: ""))
        let whole = try self.svg(watcher, "forest", 390, 560, ["Whole": .boolean(true)])
        #expect(try PrivateSession.read(folder + "/f.svg") == whole)
        #expect(try session.atrest("forest", "--html", folder + "/f.html").status == 0)
        #expect(try PrivateSession.read(folder + "/f.html") == text(render(watcher, "html")))
        #expect(try session.atrest("forest", "--svg", "-").output.hasPrefix("<svg "))
        // Without a size, the whole scroll. Five trees fit into a view of 1280 x 800.
        #expect(try session.atrest("forest", "--png", folder + "/f.png").status == 0)
        #expect(try sizeOfPNG(folder + "/f.png") == [1280, 800])
        try plant(60, watcher)
        #expect(try session.atrest("forest", "--png", folder + "/f.png").status == 0)
        let size = try sizeOfPNG(folder + "/f.png")
        #expect(size[0] > 2560 && size[1] == 800)
    }

    /// The width and the height in the header of a file.
    private func sizeOfPNG(_ path: String) throws -> [Int] {
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)).prefix(24))
        try #require(bytes.count == 24 && bytes[1...3].elementsEqual("PNG".utf8))
        return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 * 256 + Int($1) } }
    }

    /// However many trees there are: the picture has the size that was named, and the most recent ones.
    @Test func aNamedSizeIsTheSizeOfThePicture() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let file = session.folder + "/f.png"
        for count in [1, 40] {
            try plant(count, watcher)
            for (width, height) in [(400, 300), (300, 400)] {
                let png = try session.atrest(
                    "forest", "--png", file, "--size", "\(width)x\(height)")
                #expect(png.status == 0, "\(png.errors)")
                #expect(try sizeOfPNG(file) == [width, height], "\(count) trees")
            }
        }
        let svg = try session.atrest("forest", "--svg", "-", "--size", "400x300").output
        #expect(svg.contains("viewBox=\"0 0 400 300\""), "\(svg.prefix(200))")
        let trees = svg.drawnTrees
        #expect((1..<40).contains(trees))
    }

    @Test(arguments: [
        ["--svg", "a", "--png", "b"], ["--open", "--wallpaper"], ["--size", "100x100"],
        ["--html", "a", "--size", "100x100"], ["--svg", "a", "--size", "100"],
        ["--svg", "a", "--size", "0x5"], ["--svg", "a", "--size", "+5x5"],
        ["--svg", "a", "--size", "9000x5"], ["--svg"],
    ]) func contradictoryOptionsAreRefused(_ arguments: [String]) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try session.run("atrest", ["forest"] + arguments)
        #expect(result.status == ExitStatus.usage.rawValue)
        #expect(result.errors.hasPrefix("atrest: ") && result.errors.hasSuffix(".\n"))
    }

    @Test func missingLoaderIsReported() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let cache = session.folder + "/no-loaders"
        try PrivateSession.write("", to: cache)
        session.environment["GDK_PIXBUF_MODULE_FILE"] = cache
        let path = session.folder + "/f.png"
        let result = try session.atrest("forest", "--png", path)
        #expect(result.status == ExitStatus.unavailable.rawValue)
        #expect(result.errors.contains("librsvg2-common"))
        #expect(access(path, F_OK) != 0)
    }

    /// Replaces xdg-open with a script.
    private func stubOpener(_ session: PrivateSession, _ script: String) throws {
        session.environment["DISPLAY"] = ":none"
        try session.stub(["xdg-open": script], before: session.environment["PATH"] ?? "")
    }

    @Test func pageIsOpened() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let copy = session.folder + "/opened"
        try stubOpener(session, "cp \"$1\" '\(copy)'")
        let result = try session.atrest("forest", "--open")
        #expect(result == .init(status: 0, output: "", errors: ""))
        #expect(try PrivateSession.read(copy).contains("Your forest grows here."))
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

    @Test func linkAtThePathOfThePageIsReplaced() throws {
        let session = try PrivateSession()
        defer { session.end() }
        try stubOpener(session, "exit 0")
        let diary = session.folder + "/diary"
        try PrivateSession.write("mine", to: diary)
        let page = session.environment["XDG_RUNTIME_DIR"]! + "/atrest-forest.html"
        try FileManager.default.createSymbolicLink(atPath: page, withDestinationPath: diary)
        #expect(try session.atrest("forest", "--open").status == 0)
        #expect(try PrivateSession.read(diary) == "mine")
        #expect(try PrivateSession.read(page).hasPrefix("<!DOCTYPE html>"))
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

    @Test func pageThatCannotBeOpenedIsNamed() throws {
        let session = try PrivateSession()
        defer { session.end() }
        try stubOpener(session, "exit 3")
        let result = try session.atrest("forest", "--open")
        #expect(result.status == ExitStatus.unavailable.rawValue)
        #expect(result.errors.contains("/atrest-forest.html"))
        // A folder that others can write to is not used, even if the variable names it.
        let runtime = session.environment["XDG_RUNTIME_DIR"]
        session.environment["XDG_RUNTIME_DIR"] = session.folder + "/shared"
        try FileManager.default.createDirectory(
            atPath: session.folder + "/shared", withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o1777])
        #expect(
            try session.atrest("forest", "--open").status == ExitStatus.unavailable.rawValue)
        session.environment["XDG_RUNTIME_DIR"] = runtime
        session.environment["XDG_RUNTIME_DIR"] = nil
        let placeless = try session.atrest("forest", "--open")
        #expect(placeless.status == ExitStatus.unavailable.rawValue)
        #expect(placeless.errors.contains("--html FILE"))
    }
}

extension String {
    /// How many trees a picture or a page has. Each is drawn inside its silhouette.
    var drawnTrees: Int { components(separatedBy: "clip-path=\"url(#clip_").count - 1 }
}
