import Contract
import Foundation
import Glibc
import PrivateSession
import TerminalEmulator
import Testing

/// `atrest compline` with the real programs.
struct ComplineCommandTests {
    /// Wide letters take two cells and accents on their own none. script(1) makes a terminal.
    @Test func wordsOfTheUserAreWrappedByTheirCells() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let lines = [
            "静かな夜の祈りを ささげます 神よ", "わたしを 助けに 来て ください cafe\u{301} cafe\u{301}", "e\u{301}te\u{301}",
        ]
        let folder = session.folder + "/data/atrest"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let given = try String(
            contentsOf: packageFolder.appending(
                path: "Sources/Content/Compline/Office/given/office.txt"),
            encoding: .utf8)
        try PrivateSession.write(
            given.replacing("The Song of Simeon", with: lines.joined(separator: " ")),
            to: folder + "/office.txt")
        let command = "stty cols 40; atrest compline --phase 5"
        let result = try session.run("script", ["-qec", command, "/dev/null"])
        let written = result.output.split(whereSeparator: \.isNewline).map(String.init)
        let expected = ["Nunc Dimittis (part 5 of 6)"] + lines
        #expect(Array(written.prefix(4)) == expected)
    }

    private static let titles = [
        "Begin your evening prayer", "The Opening", "Psalm 91", "Examination", "Confession",
        "Nunc Dimittis", "Blessing", "Rest now in peace",
    ]

    /// The prayer with the real program on a terminal: Right to a page, and what leaves there.
    @Test(arguments: [(0, "q"), (1, "q"), (3, "Q"), (7, "\r"), (2, "\u{3}")])
    func terminalIsRestored(_ pages: Int, _ end: String) throws {
        let session = try PrivateSession()
        defer { session.end() }
        session.environment["TERM"] = "xterm-256color"
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let modes = terminal.modes
        let program = try TerminalChild(
            "atrest", ["compline"], on: terminal, environment: session.environment)
        try terminal.wait { $0.isAlternate && $0.lines.contains { $0.contains(Self.titles[0]) } }
        #expect(terminal.modes != modes && !terminal.display.showsCursor)
        for title in Self.titles.dropFirst().prefix(pages) {
            terminal.type("\u{1B}[C")
            try terminal.wait { $0.lines.contains { $0.contains(title) } }
        }
        terminal.type(end)
        try terminal.wait { !$0.isAlternate && $0.showsCursor }
        #expect(program.wait() == .exit(0))
        #expect(terminal.modes == modes)
    }

    /// A terminal that cannot open a window is not the last one that is tried.
    @Test func terminalThatFailsIsFollowedByTheNext() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let folder = session.folder + "/bin"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let opened = session.folder + "/opened"
        for (name, script) in [
            ("foot", "exit 230"), ("st", "kill -9 $$"),
            ("xterm", "echo \"$@\" >'\(opened).new' && /bin/mv '\(opened).new' '\(opened)'"),
        ] {
            let program = "\(folder)/\(name)"
            try PrivateSession.write("#!/bin/sh\n\(script)\n", to: program)
            chmod(program, 0o700)
        }
        session.environment["PATH"] = folder
        let result = try session.run("\(session.programs)/atrest", [TerminalVerb.compline.opener])
        #expect(result.status == 0 && result.errors.isEmpty)
        // The terminal is opened in the background.
        let deadline = ContinuousClock.now + Watcher.patience
        while access(opened, F_OK) != 0 {
            try #require(ContinuousClock.now < deadline, "no terminal was opened")
            usleep(10_000)
        }
        #expect(try PrivateSession.read(opened) == "-e \(session.programs)/atrest compline\n")
    }
}
