import Foundation
import Glibc
import PrivateSession
import SDBus
import TerminalEmulator
import Testing

/// The programs that fill a terminal, on an emulator that this project has not written: pyte. Our own, which the other
/// tests use, may misread a sequence in the same way as our screen.
@Suite(
    .enabled(
        if: access("/usr/lib/python3/dist-packages/pyte", R_OK) == 0,
        "python3-pyte is not installed."))
struct OtherEmulatorTests {
    private struct Cell: Equatable, CustomStringConvertible {
        var text: String
        var color: String
        var ground: String
        var isBold: Bool
        var isReversed: Bool

        var description: String { "\(text)|\(color)|\(ground)|\(isBold)|\(isReversed)" }
    }

    private static func name(_ color: VirtualTerminal.Color) -> String {
        switch color {
        case .standard: "default"
        case .rgb(let red, let green, let blue):
            [red, green, blue].map { String(($0 + 256) % 256 + 256, radix: 16).suffix(2) }.joined()
        case .index(let index): "index \(index)"
        case .console(let parameter): "console \(parameter)"
        }
    }

    private static func cells(of display: VirtualTerminal) -> [Cell] {
        display.cells.map { cell in
            Cell(
                text: cell.text, color: name(cell.style.color), ground: name(cell.style.ground),
                isBold: cell.style.attributes.contains(1),
                isReversed: cell.style.attributes.contains(7))
        }
    }

    private func pyteCells(_ session: PrivateSession, _ terminal: PseudoTerminal) throws -> [Cell] {
        let file = session.folder + "/written"
        try Data(terminal.written).write(to: URL(filePath: file))
        let script = packageFolder.path + "/Tests/terminal/pyte-screen"
        let size = "\(terminal.display.columns) \(terminal.display.rows)"
        let result = try session.run("sh", ["-c", "'\(script)' \(size) <'\(file)'"])
        #expect(result.status == 0, "\(result.errors)")
        return result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map
        {
            let parts = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Cell(
                text: parts[0], color: parts[1], ground: parts[2], isBold: parts[3] == "1",
                isReversed: parts[4] == "1")
        }
    }

    /// Compares both emulators when the screen is as wanted.
    private func compare(
        _ session: PrivateSession, _ terminal: PseudoTerminal, _ text: String,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        try terminal.wait { display in display.lines.contains { $0.contains(text) } }
        let ours = Self.cells(of: terminal.display)
        let theirs = try pyteCells(session, terminal)
        #expect(ours.count == theirs.count, sourceLocation: location)
        let columns = terminal.display.columns
        let different = zip(ours, theirs).enumerated().filter { $1.0 != $1.1 }.map { place, cells in
            "row \(place / columns), column \(place % columns): \(cells.0), pyte \(cells.1)"
        }
        #expect(different.isEmpty, "\(text): \(different.prefix(8))", sourceLocation: location)
        // Text and colours were compared, not an empty screen.
        #expect(theirs.contains { $0.color != "default" }, sourceLocation: location)
        #expect(theirs.count { $0.text != " " } > 20, sourceLocation: location)
    }

    private func start(
        _ arguments: [String], _ session: PrivateSession
    ) throws -> (PseudoTerminal, TerminalChild) {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        session.environment["TERM"] = "xterm-256color"
        session.environment["COLORTERM"] = "truecolor"
        let child = try TerminalChild(
            "atrest", arguments, on: terminal, environment: session.environment)
        // A terminal without pictures.
        try terminal.wait(for: "\u{1b}[c")
        terminal.type("\u{1b}[?6c")
        return (terminal, child)
    }

    @Test func watchLooksTheSame() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.set("ReducedMotion", of: "app.atrest.Settings1", to: .string("on"))
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        let (terminal, child) = try start(["watch"], session)
        try compare(session, terminal, "Beginning to shift")
        terminal.type("?")
        try compare(session, terminal, "Stop without keeping it")
        terminal.type(" ")
        try compare(session, terminal, "Added 250 ml")
        withExtendedLifetime(child) {}
    }

    @Test func complineLooksTheSame() throws {
        let session = try PrivateSession()
        defer { session.end() }
        try Watcher(session).set("ReducedMotion", of: "app.atrest.Settings1", to: .string("on"))
        let (terminal, child) = try start(["compline"], session)
        try compare(session, terminal, "Your word is a lamp")
        terminal.type(" ")
        try compare(session, terminal, "The Opening")
        withExtendedLifetime(child) {}
    }

    @Test func forestLooksTheSame() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.set("ReducedMotion", of: "app.atrest.Settings1", to: .string("on"))
        for day in 1...30 {
            try watcher.call(
                "Log", on: "app.atrest.History1", fromNow(Int64(-24 * day) * hour),
                fromNow(Int64(-24 * day + 16) * hour), noOptions)
        }
        let (terminal, child) = try start(["forest"], session)
        try compare(session, terminal, "▀")
        terminal.type("\u{1b}[D\u{1b}[D\u{1b}[D")
        try compare(session, terminal, "▀")
        withExtendedLifetime(child) {}
    }
}
