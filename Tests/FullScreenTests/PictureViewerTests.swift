import Glibc
import TerminalEmulator
import Testing

@testable import FullScreen

extension OnTerminal {
    /// A picture of 250 columns, each frame in the colour of the column at its left.
    struct PictureViewerTests {
        private let terminal: PseudoTerminal
        private let modes: [UInt32]

        init() throws {
            terminal = try PseudoTerminal(columns: 20, rows: 5)
            modes = terminal.modes
        }

        private func view(
            typedAhead: String = "", updates: Int32? = nil, suspend: (@Sendable () -> Void)? = nil
        ) -> () -> FullScreen.Ending? {
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
                let viewer = PictureViewer(
                    .halfBlocks(.trueColor),
                    footer: { ("\($0) columns\(told)\($1 ? ", more" : "")", .plain) },
                    updates: newspaper
                ) { canvas in
                    PictureLayout(width: 250, start: 100) { left in
                        let row = [RGB?](
                            repeating: RGB(UInt8(left), UInt8(canvas.columns), UInt8(canvas.rows)),
                            count: canvas.width)
                        return Pixels(Array(repeating: row, count: canvas.height))!
                    }
                }
                let features = ScreenFeatures(
                    pictures: .halfBlocks(.trueColor), colors: .trueColor)
                var screen = FullScreen(features, capabilities: capabilities)
                if let suspend { screen.suspend = suspend }
                return try? screen.run(
                    viewer, input: terminal.program, output: terminal.program)
            }
        }

        /// Waits for a frame with this column at its left.
        private func waitForFrame(_ left: Int, columns: Int = 20, rows: Int = 4) throws {
            try terminal.wait { $0[0, 0].style.ground == .rgb(left, columns, rows) }
        }

        private func waitForFooter(_ text: String) throws {
            try terminal.wait { $0.lines.last == text }
        }

        private var opening: String {
            String(
                decoding: ScreenModes(
                    ScreenFeatures(pictures: .braille, colors: nil), usesWheel: true, image: 2
                ).opening, as: UTF8.self)
        }

        private func expectRestored() throws {
            try terminal.wait(for: "\u{1b}[?25h\u{1b}[?1049l")
            #expect(terminal.modes == modes)
        }

        @Test func opensMovesAndEnds() throws {
            let ending = view()
            #expect(try terminal.wait(for: "\u{1b}[2J").contains(opening))
            try waitForFrame(100)
            try waitForFooter("20 columns")
            #expect(terminal.modes != modes)
            #expect(!terminal.display.showsCursor && terminal.display.isAlternate)
            for (keys, left) in [
                ("\u{1b}[A", 94), ("j", 100), (" ", 116), ("b", 100), ("\u{1b}[F", 230), ("g", 0),
                ("\u{1b}[<65;1;1M", 6), ("jjj", 24), ("\u{1b}[C", 30), ("\u{1b}[D", 24), ("l", 30),
                ("h", 24), ("\u{1b}[<64;1;1M", 18), ("G", 230), ("\u{1b}[H", 0), ("\u{1b}[6~", 16),
            ] {
                terminal.type(keys)
                try waitForFrame(left)
            }
            terminal.type("q")
            #expect(ending() == .quit)
            try expectRestored()
            #expect(terminal.display.modes.isEmpty && terminal.display.unknown.isEmpty)
        }

        @Test func detailIsShownUntilTheNextKey() throws {
            let ending = view()
            try waitForFooter("20 columns")
            for footer in ["20 columns, more", "20 columns", "20 columns, more"] {
                terminal.type(footer.hasSuffix("more") ? "\r" : "c")
                try waitForFooter(footer)
            }
            terminal.type("j")
            try waitForFrame(106)
            try waitForFooter("20 columns")
            terminal.type("q")
            #expect(ending() == .quit)
        }

        @Test(arguments: ["q", "Q", "\u{3}", "\u{1b}"])
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
            try waitForFrame(0)
            #expect(terminal.display.updates == 2)
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
            terminal.resize(30, 9)
            kill(getpid(), SIGWINCH)
            // The same relative position: of 250 − 30 columns instead of 250 − 20.
            try waitForFrame(96, columns: 30, rows: 8)
            try waitForFooter("30 columns")
            terminal.type("q")
            #expect(ending() == .quit)
        }

        @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
        func signalEndsItAndTheTerminalIsRestored(signal: Int32) throws {
            // A shell ignores SIGINT for what it runs in the background, and what is ignored stays so.
            _ = Glibc.signal(signal, SIG_DFL)
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
            #expect(try terminal.wait(for: "\u{1b}[2J").hasPrefix(opening))
            try waitForFrame(100)
            #expect(restored.modes == modes)
            #expect(terminal.modes != modes)
            // Another program may have changed the terminal before the signal.
            kill(getpid(), SIGCONT)
            try terminal.wait(for: opening)
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
            terminal.resize(30, 9)
            kill(getpid(), SIGWINCH)
            #expect(tcflow(terminal.program, TCOON) == 0)
            try terminal.wait { $0.lines.last == "30 columns" }
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
            try waitForFooter("20 columns!")
            close(ends[1])
            try waitForFooter("20 columns")
            terminal.type("q")
            #expect(ending() == .quit)
        }

        @Test func noTerminalIsRefused() throws {
            var ends: [Int32] = [-1, -1]
            try #require(pipe(&ends) == 0)
            defer { for end in ends { close(end) } }
            let viewer = PictureViewer(.braille) { _ in
                PictureLayout(width: 1, start: 0) { _ in Pixels([[nil]])! }
            }
            let screen = FullScreen(ScreenFeatures(pictures: .braille, colors: nil))
            #expect(throws: FullScreen.NoTerminal.self) {
                try screen.run(viewer, input: ends[0], output: terminal.program)
            }
            #expect(throws: FullScreen.NoTerminal.self) {
                try screen.run(viewer, input: terminal.program, output: ends[1])
            }
        }
    }

    struct PictureViewerFrameTests {
        private static let dark = RGB(45, 31, 14)

        /// A sixel picture in the last row would scroll the screen, and a black row below it would be
        /// seen.
        @Test func lastRowHasTheGroundOfASixelPicture() {
            let viewer = PictureViewer(.sixel(Sixel.Limits())) { canvas in
                PictureLayout(width: canvas.width, start: 0) { _ in
                    var rows = [[RGB?]](
                        repeating: Array(repeating: Self.dark, count: canvas.width),
                        count: canvas.height)
                    rows[canvas.height - 1][3] = RGB(232, 169, 78)
                    return Pixels(rows)!
                }
            }
            let size = ScreenSize(columns: 4, rows: 3, cell: CellSize(width: 2, height: 4))
            let frame = viewer.frame(size, at: .now)
            #expect(frame.picture?.area.rows == 2)
            for column in 0..<4 {
                #expect(frame[2, column] == Cell(" ", TextStyle(on: Self.dark)))
            }
        }
    }

    struct PictureViewerEndingTests {
        @Test func signalDoesWhatItWouldHaveDone() async {
            await #expect(processExitsWith: .signal(SIGTERM)) {
                FullScreen.Ending.signal(SIGTERM).raiseSignal()
                while true { pause() }
            }
            await #expect(processExitsWith: .success) {
                FullScreen.Ending.quit.raiseSignal()
                FullScreen.Ending.gone.raiseSignal()
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
