import Dispatch
import Glibc
import TerminalEmulator
import Testing

@testable import FullScreen

/// Tests that catch signals. A process has one set of signal actions, so they run one after the
/// other.
@Suite(.serialized) struct OnTerminal {}

extension OnTerminal {
    struct TerminalCapabilitiesTests {
        private static let xterm = ["TERM": "xterm-256color"]

        /// Answers of real terminals.
        @Test(
            arguments: [
                // kitty 0.26
                (
                    "\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[6;20;9t\u{1b}[?62;c", true, nil,
                    CellSize(width: 9, height: 20)
                ),
                // foot 1.13
                (
                    "\u{1b}[6;17;8t\u{1b}[?1;0;256S\u{1b}[?2;0;10000;10000S\u{1b}[?62;4;22c", false,
                    Sixel.Limits(colors: 256, width: 10_000, height: 10_000),
                    CellSize(width: 8, height: 17)
                ),
                // xterm 379, as a VT340
                (
                    "\u{1b}[6;17;8t\u{1b}[?1;0;16S\u{1b}[?2;0;1000;1000S\u{1b}[?63;1;2;4;6;9;15;22c",
                    false, Sixel.Limits(colors: 16, width: 1000, height: 1000),
                    CellSize(width: 8, height: 17)
                ),
                // The same as a VT420
                (
                    "\u{1b}[6;17;8t\u{1b}[?1;3S\u{1b}[?2;3S\u{1b}[?64;1;2;6;9;15;18;21;22c", false,
                    nil,
                    CellSize(width: 8, height: 17)
                ),
                // tmux 3.3
                ("\u{1b}[?1;2c", false, nil, nil),
                // A class with the same number as sixel graphics
                ("\u{1b}[?4;6c", false, nil, nil),
                // Both
                (
                    "\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[?62;4c", true, Sixel.Limits(), nil
                ),
            ] as [(String, Bool, Sixel.Limits?, CellSize?)])
        func answers(text: String, kitty: Bool, sixel: Sixel.Limits?, cell: CellSize?) throws {
            let terminal = try PseudoTerminal()
            let before = terminal.modes
            let asked = Self.ask(terminal)
            try terminal.wait(for: "\u{1b}[c")
            terminal.type(text)
            let capabilities = asked()
            #expect(capabilities.hasKittyGraphics == kitty)
            #expect(capabilities.sixel == sixel)
            #expect(capabilities.cell == cell)
            #expect(capabilities.typedAhead.isEmpty)
            #expect(terminal.modes == before)
        }

        private static func ask(
            _ terminal: PseudoTerminal, milliseconds: Int = 20_000
        ) -> () -> TerminalCapabilities {
            meanwhile {
                .ask(
                    input: terminal.program, output: terminal.program, environment: xterm,
                    milliseconds: milliseconds)
            }
        }

        @Test func keysBetweenAnswersAreKept() throws {
            let terminal = try PseudoTerminal()
            let asked = Self.ask(terminal)
            try terminal.wait(for: "\u{1b}[c")
            terminal.type("j\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[B\u{1b}[6;20;9tq\u{1b}[?62c")
            #expect(asked().typedAhead == Array("j\u{1b}[Bq".utf8))
        }

        /// Typed before the question, while the terminal still reads line by line.
        @Test func keysBeforeTheQuestionAreKept() throws {
            let terminal = try PseudoTerminal()
            terminal.type("jj")
            let asked = Self.ask(terminal)
            try terminal.wait(for: "\u{1b}[c")
            terminal.type("\u{1b}[?62c")
            #expect(asked().typedAhead == Array("jj".utf8))
        }

        @Test func nothingIsAnswered() throws {
            let terminal = try PseudoTerminal()
            let before = terminal.modes
            #expect(Self.ask(terminal, milliseconds: 20)() == TerminalCapabilities())
            #expect(terminal.modes == before)
        }

        @Test func nonsenseIsAnswered() throws {
            let terminal = try PseudoTerminal()
            let before = terminal.modes
            let asked = Self.ask(terminal)
            try terminal.wait(for: "\u{1b}[c")
            terminal.type(
                "\u{1b}[;;;t\u{1b}_G\u{1b}\\\u{1b}[?S\u{1b}[6;-1;9t\u{1b}]\u{7}%&\u{1b}[?c")
            let capabilities = asked()
            #expect(!capabilities.hasKittyGraphics && capabilities.sixel == nil)
            #expect(capabilities.cell == nil)
            #expect(terminal.modes == before)
        }

        @Test func terminalGoesAway() throws {
            let terminal = try PseudoTerminal()
            let asked = Self.ask(terminal)
            try terminal.wait(for: "\u{1b}[c")
            terminal.disappear()
            #expect(asked() == TerminalCapabilities())
        }

        /// A signal ends the program only after the terminal was restored.
        @Test func signalIsNotLost() async {
            await #expect(processExitsWith: .signal(SIGTERM)) {
                let terminal = try PseudoTerminal()
                let asked = Self.ask(terminal)
                try terminal.wait(for: "\u{1b}[c")
                kill(getpid(), SIGTERM)
                _ = asked()
                while true { pause() }
            }
        }

        /// The window's size in pixels replaces a missing answer.
        @Test func characterIsAPartOfTheWindow() throws {
            let terminal = try PseudoTerminal()
            var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 805, ws_ypixel: 480)
            #expect(ioctl(terminal.program, UInt(TIOCSWINSZ), &size) == 0)
            let asked = Self.ask(terminal)
            try terminal.wait(for: "\u{1b}[c")
            terminal.type("\u{1b}[?62;4c")
            #expect(asked().cell == CellSize(width: 10, height: 20))
        }

        @Test(arguments: ["dumb", "linux", ""])
        func notAsked(term: String) throws {
            let terminal = try PseudoTerminal()
            let capabilities = TerminalCapabilities.ask(
                input: terminal.program, output: terminal.program, environment: ["TERM": term])
            #expect(capabilities == TerminalCapabilities())
            try Self.expectNothingWritten(terminal)
        }

        @Test func pipeIsNotAsked() throws {
            let terminal = try PseudoTerminal()
            var ends: [Int32] = [-1, -1]
            try #require(pipe(&ends) == 0)
            defer { for end in ends { close(end) } }
            for (input, output) in [(ends[0], terminal.program), (terminal.program, ends[1])] {
                let capabilities = TerminalCapabilities.ask(
                    input: input, output: output, environment: Self.xterm)
                #expect(capabilities == TerminalCapabilities())
            }
            try Self.expectNothingWritten(terminal)
            var watched = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
            #expect(poll(&watched, 1, 0) == 0)
        }

        private static func expectNothingWritten(_ terminal: PseudoTerminal) throws {
            #expect(write(terminal.program, "end", 3) == 3)
            #expect(try terminal.wait(for: "end") == "end")
        }

        @Test func bestFormat() {
            let environment = ["COLORTERM": "truecolor"]
            var capabilities = TerminalCapabilities()
            func format(_ hasColor: Bool = true) -> PictureFormat {
                capabilities.format(hasColor: hasColor, environment: environment)
            }
            #expect(format() == .halfBlocks(.trueColor))
            capabilities.sixel = Sixel.Limits(colors: 16)
            // Without a cell size the size of a picture is unknown.
            #expect(format() == .halfBlocks(.trueColor))
            capabilities.cell = CellSize(width: 8, height: 16)
            #expect(format() == .sixel(Sixel.Limits(colors: 16)))
            capabilities.hasKittyGraphics = true
            #expect(format() == .kitty)
            #expect(format(false) == .braille)
        }
    }
}
