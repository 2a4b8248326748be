import Glibc
import SeededRandom
import System
import TerminalEmulator
import Testing

@testable import FullScreen

/// Shows how often it was told of updates, and how many frames it was asked for.
private final class Counter: ScreenProgram, @unchecked Sendable {
    let updates: Int32
    private(set) var events = 0
    private(set) var frames = 0
    private(set) var pasted = ""
    var nextFrame: SteadyClock.Instant?
    var asksOnce = false

    init(updates: Int32 = -1) { self.updates = updates }

    func frame(_ size: ScreenSize, at now: SteadyClock.Instant) -> Frame {
        frames += 1
        var frame = Frame(columns: size.columns, rows: size.rows)
        // More bytes than a terminal keeps for a program that does not read.
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                let color = RGB(UInt8(events % 256), UInt8(row), UInt8(column % 256))
                frame[row, column] = Cell("x", TextStyle(color))
            }
        }
        frame.write("\(events) \(pasted)", row: 0, column: 0)
        frame.cursor = Frame.Place(row: 1, column: 2)
        return frame
    }

    func handle(_ event: ScreenEvent, at now: SteadyClock.Instant) -> ScreenStep {
        switch event {
        case .updates:
            var byte: UInt8 = 0
            if read(updates, &byte, 1) == 1 { events += 1 }
        case .time:
            events += 1
            if asksOnce { nextFrame = nil }
        case .paste(let text): pasted = text
        case .key(.character("q")): return .leave
        case .key: return .wait
        }
        return .draw
    }
}

extension OnTerminal {
    struct FullScreenTests {
        private let terminal: PseudoTerminal

        init() throws { terminal = try PseudoTerminal(columns: 100, rows: 50) }

        private func run(_ program: Counter) -> () -> FullScreen.Ending? {
            meanwhile { [terminal] in
                let features = ScreenFeatures(
                    pictures: .halfBlocks(.trueColor), colors: .trueColor)
                return try? FullScreen(features).run(
                    program, input: terminal.program, output: terminal.program)
            }
        }

        /// While the terminal takes nothing, frames are left out. Then the last one is shown.
        @Test func framesAreSkippedAndNotQueued() throws {
            var ends: [Int32] = [-1, -1]
            try #require(pipe(&ends) == 0)
            defer { for end in ends { close(end) } }
            let program = Counter(updates: ends[0])
            let ending = run(program)
            try terminal.wait { $0.lines[0].hasPrefix("0 ") }
            #expect(tcflow(terminal.program, TCOOFF) == 0)
            for _ in 0..<100 { #expect(write(ends[1], "!", 1) == 1) }
            // The program takes all of them, although nothing can be shown.
            var left: Int32 = 1
            while left > 0 {
                _ = ioctl(ends[0], UInt(FIONREAD), &left)
                sched_yield()
            }
            #expect(tcflow(terminal.program, TCOON) == 0)
            try terminal.wait { $0.lines[0].hasPrefix("100 ") }
            terminal.type("q")
            #expect(ending() == .quit)
            // The first frame, the one that was stopped, and the last one, which may be drawn when
            // one update is left.
            #expect(program.frames <= 4)
            #expect(terminal.display.unknown.isEmpty)
        }

        /// A program that asks for a time that has passed gets it, and keys still arrive.
        @Test func passedTimeDoesNotLoop() throws {
            let program = Counter()
            program.nextFrame = .now - .seconds(5)
            let ending = run(program)
            try terminal.wait { (Int($0.lines[0].prefix { $0 != " " }) ?? 0) >= 3 }
            terminal.type("q")
            #expect(ending() == .quit)
        }

        @Test func timeComesOnceWhenItIsAskedFor() throws {
            let program = Counter()
            program.nextFrame = .now + .milliseconds(30)
            program.asksOnce = true
            let ending = run(program)
            try terminal.wait { $0.lines[0].hasPrefix("1 ") }
            terminal.type("q")
            #expect(ending() == .quit)
        }

        @Test func pastedTextAndCursor() throws {
            let program = Counter()
            let ending = run(program)
            try terminal.wait { $0.lines[0].hasPrefix("0 ") && $0.modes[2004] == true }
            #expect(terminal.display.showsCursor && terminal.display.cursor == (1, 2))
            terminal.type("\u{1b}[200~q\u{1b}[31mä\u{1b}[201~")
            try terminal.wait { $0.lines[0].hasPrefix("0 qäxxx") }
            #expect(terminal.display.cursor == (1, 2))
            terminal.type("q")
            #expect(ending() == .quit)
        }

        /// Any bytes may arrive.
        @Test(arguments: 0..<20) func nonsenseIsTyped(seed: UInt64) throws {
            var numbers = SplitMix64(seed: seed)
            let program = Counter()
            let ending = run(program)
            try terminal.wait { $0.lines[0].hasPrefix("0 ") }
            let text = (0..<300).map { _ in
                // Without the keys that end or stop the program.
                let byte = UInt8(numbers.number(0, 127))
                return [0x03, 0x1a, UInt8(ascii: "q")].contains(byte) ? 0x1b : byte
            }
            terminal.type(String(decoding: text, as: UTF8.self))
            terminal.type("\u{3}")
            // The end of a pasted text that may have begun.
            terminal.type("\u{1b}[201~\u{18}\u{3}")
            #expect(ending() == .quit)
        }
    }
}
