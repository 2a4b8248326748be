import Glibc
import Testing

@testable import TerminalPicture

extension OnTerminal {
    /// A picture of 250 rows, each frame in the colour of the row at its top.
    struct PictureViewerTests {
        private let terminal: PseudoTerminal
        private let modes: [UInt32]

        init() throws {
            terminal = try PseudoTerminal(columns: 2, rows: 5)
            modes = terminal.modes
        }

        private func view(
            typedAhead: String = "", updates: Int32? = nil, suspend: (@Sendable () -> Void)? = nil
        ) -> () -> PictureViewer.Ending? {
            meanwhile { [terminal] in
                var capabilities = TerminalCapabilities()
                capabilities.typedAhead = Array(typedAhead.utf8)
                var told = ""
                let newspaper = updates.map { descriptor in
                    PictureViewer.Updates(descriptor) {
                        var bytes = [UInt8](repeating: 0, count: 64)
                        let count = read(descriptor, &bytes, bytes.count)
                        told = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
                        return count > 0
                    }
                }
                var viewer = PictureViewer(
                    .halfBlocks(.trueColor), capabilities: capabilities,
                    footer: { "\($0) columns\(told)\($1 ? ", more" : "")" }, updates: newspaper
                ) { canvas in
                    PictureLayout(height: 250, start: 100) { top in
                        let row = [RGB?](
                            repeating: RGB(UInt8(top), UInt8(canvas.columns), UInt8(canvas.rows)),
                            count: canvas.width)
                        return Pixels(Array(repeating: row, count: canvas.height))!
                    }
                }
                if let suspend { viewer.suspend = suspend }
                return try? viewer.run(input: terminal.program, output: terminal.program)
            }
        }

        /// Waits for a frame with this row at its top.
        @discardableResult
        private func waitForFrame(_ top: Int, columns: Int = 2, rows: Int = 4) throws -> String {
            try terminal.wait(for: "48;2;\(top);\(columns);\(rows)m")
                + terminal.wait(for: "\u{1b}[?2026l")
        }

        private func expectRestored() throws {
            try terminal.wait(for: "\u{1b}[?25h\u{1b}[?1049l")
            #expect(terminal.modes == modes)
        }

        @Test func opensMovesAndEnds() throws {
            let ending = view()
            #expect(try terminal.wait(for: "\u{1b}[2J").hasPrefix(Screen.opening))
            #expect(try waitForFrame(100).contains("2 columns"))
            #expect(terminal.modes != modes)
            for (keys, top) in [
                ("\u{1b}[A", 94), ("j", 100), (" ", 104), ("b", 100), ("\u{1b}[F", 242), ("g", 0),
                ("\u{1b}[<65;1;1M", 6), ("jjj", 24),
            ] {
                terminal.type(keys)
                try waitForFrame(top)
            }
            terminal.type("q")
            #expect(ending() == .quit)
            try expectRestored()
        }

        @Test func detailIsShownUntilTheNextKey() throws {
            let ending = view()
            #expect(!(try waitForFrame(100).contains("more")))
            for footer in ["2 columns, more", "2 columns", "2 columns, more"] {
                terminal.type("c")
                try terminal.wait(for: "\(footer)\u{1b}[0m")
            }
            terminal.type("j")
            #expect(try waitForFrame(106).contains("2 columns\u{1b}[0m"))
            terminal.type("q")
            #expect(ending() == .quit)
        }

        @Test(arguments: ["q", "\u{3}", "\u{1b}"])
        func ends(key: String) throws {
            let ending = view()
            try waitForFrame(100)
            terminal.type(key)
            #expect(ending() == .quit)
            try expectRestored()
        }

        /// An input without effect draws nothing: the next frame belongs to the input after it.
        @Test func keyWithoutEffectDrawsNothing() throws {
            let ending = view()
            try waitForFrame(100)
            terminal.type("xyz\u{1b}[?62;4c\u{1b}_Gi=31;OK\u{1b}\\")
            terminal.type("g")
            #expect(try waitForFrame(0).hasPrefix("\u{1b}[?2026h\u{1b}[1H"))
            terminal.type("gq")
            #expect(ending() == .quit)
            #expect(try terminal.wait(for: "\u{1b}[?1049l").hasPrefix("\u{1b}[0m"))
        }

        @Test func typedAheadCounts() throws {
            let ending = view(typedAhead: "gj")
            try waitForFrame(6)
            terminal.type("q")
            #expect(ending() == .quit)
        }

        /// The rest of an answer arrives after the program stopped waiting for it.
        @Test func lateAnswerIsNotAKey() throws {
            let ending = view(typedAhead: "\u{1b}[?6")
            try waitForFrame(100)
            terminal.type("2;4cj")
            try waitForFrame(106)
            terminal.type("q")
            #expect(ending() == .quit)
        }

        @Test func typedAheadMayEndItAtOnce() throws {
            #expect(view(typedAhead: "q")() == .quit)
            try expectRestored()
        }

        @Test func newSizeIsLaidOutAgain() throws {
            let ending = view()
            try waitForFrame(100)
            terminal.resize(3, 9)
            kill(getpid(), SIGWINCH)
            // The same relative position: of 250 − 16 rows instead of 250 − 8.
            #expect(try waitForFrame(97, columns: 3, rows: 8).contains("3 columns"))
            terminal.type("q")
            #expect(ending() == .quit)
        }

        @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
        func signalEndsItAndTheTerminalIsRestored(signal: Int32) throws {
            let ending = view()
            try waitForFrame(100)
            kill(getpid(), signal)
            #expect(ending() == .signal(signal))
            try expectRestored()
        }

        @Test func suspendsWithTheTerminalRestoredAndComesBack() throws {
            let restored = PseudoTerminalModes()
            let ending = view(suspend: { [terminal] in restored.note(terminal) })
            try waitForFrame(100)
            terminal.type("\u{1a}")
            try terminal.wait(for: "\u{1b}[?1049l")
            #expect(try terminal.wait(for: "\u{1b}[2J").hasPrefix(Screen.opening))
            try waitForFrame(100)
            #expect(restored.modes == modes)
            #expect(terminal.modes != modes)
            // Another program may have changed the terminal before the signal.
            kill(getpid(), SIGCONT)
            try terminal.wait(for: Screen.opening)
            try waitForFrame(100)
            terminal.type("q")
            #expect(ending() == .quit)
            try expectRestored()
        }

        @Test func endsWithTheTerminal() throws {
            let ending = view()
            try waitForFrame(100)
            terminal.disappear()
            #expect(ending() == .gone)
        }

        /// The terminal takes no more bytes, as over a broken connection.
        @Test func signalEndsItThoughTheTerminalHangs() throws {
            let ending = view()
            try waitForFrame(100)
            #expect(tcflow(terminal.program, TCOOFF) == 0)
            terminal.type("g")
            kill(getpid(), SIGTERM)
            #expect(ending() == .signal(SIGTERM))
            #expect(terminal.modes == modes)
        }

        /// A signal in the middle of a frame is not lost.
        @Test func resizeWhileTheTerminalHangsRedraws() throws {
            let ending = view()
            try waitForFrame(100)
            #expect(tcflow(terminal.program, TCOOFF) == 0)
            terminal.type("g")
            terminal.resize(3, 9)
            kill(getpid(), SIGWINCH)
            #expect(tcflow(terminal.program, TCOON) == 0)
            #expect(try terminal.wait(for: ";3;8m").isEmpty == false)
            terminal.type("q")
            #expect(ending() == .quit)
        }

        @Test func updatesRedrawUntilTheyEnd() throws {
            var ends: [Int32] = [-1, -1]
            try #require(pipe(&ends) == 0)
            defer { close(ends[0]) }
            let ending = view(updates: ends[0])
            try waitForFrame(100)
            #expect(write(ends[1], "!", 1) == 1)
            try terminal.wait(for: "2 columns!")
            close(ends[1])
            try terminal.wait(for: "2 columns\u{1b}[0m")
            terminal.type("q")
            #expect(ending() == .quit)
        }

        @Test func noTerminalIsRefused() throws {
            var ends: [Int32] = [-1, -1]
            try #require(pipe(&ends) == 0)
            defer { for end in ends { close(end) } }
            let viewer = PictureViewer(.braille, capabilities: TerminalCapabilities()) { _ in
                PictureLayout(height: 1, start: 0) { _ in Pixels([[nil]])! }
            }
            #expect(throws: PictureViewer.NoTerminal.self) {
                try viewer.run(input: ends[0], output: terminal.program)
            }
            #expect(throws: PictureViewer.NoTerminal.self) {
                try viewer.run(input: terminal.program, output: ends[1])
            }
        }
    }

    struct PictureViewerEndingTests {
        @Test func signalDoesWhatItWouldHaveDone() async {
            await #expect(processExitsWith: .signal(SIGTERM)) {
                PictureViewer.Ending.signal(SIGTERM).raiseSignal()
                while true { pause() }
            }
            await #expect(processExitsWith: .success) {
                PictureViewer.Ending.quit.raiseSignal()
                PictureViewer.Ending.gone.raiseSignal()
                exit(0)
            }
        }
    }
}

/// The modes of a terminal at one moment.
private final class PseudoTerminalModes: @unchecked Sendable {
    private(set) var modes: [UInt32] = []

    func note(_ terminal: PseudoTerminal) { modes = terminal.modes }
}
