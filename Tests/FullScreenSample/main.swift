import FullScreen
import Glibc
import System

/// A small full-screen program, which tests run in their own terminal.
/// Arguments: `moving` draws a new frame every 20 ms; `still` only when a key arrives; `asking` waits for
/// the answers of the terminal first. A key can end the program in all the ways in which programs end.
final class Sample: ScreenProgram {
    private let isMoving: Bool
    private var count = 0
    private var message = "ready"
    private(set) var nextFrame: SteadyClock.Instant?

    init(isMoving: Bool) { self.isMoving = isMoving }

    func frame(_ size: ScreenSize, at now: SteadyClock.Instant) -> Frame {
        var frame = Frame(
            columns: size.columns, rows: size.rows, TextStyle(on: RGB(13, 13, 26)))
        if isMoving {
            nextFrame = now + .milliseconds(20)
            // Every cell changes in every frame.
            for row in 1..<max(1, size.rows) {
                let text = String(
                    repeating: Character(Unicode.Scalar(UInt8(65 + (count + row) % 26))),
                    count: size.columns)
                frame.write(text, row: row, column: 0, TextStyle(RGB(UInt8(count % 256), 200, 90)))
            }
        }
        frame.write(message, row: 0, column: 0, TextStyle(RGB(232, 169, 78), [.bold]))
        return frame
    }

    func handle(_ event: ScreenEvent, at now: SteadyClock.Instant) -> ScreenStep {
        switch event {
        case .time:
            count += 1
            return .draw
        case .key(.character(let key)): return handle(key)
        case .key(let key): message = "\(key)"
        case .paste(let text): message = "pasted \(text.count)"
        case .updates: break
        }
        return .draw
    }

    func suspend() { message = "suspended" }

    func resume() {
        let isInForeground = tcgetpgrp(STDIN_FILENO) == getpgrp()
        message += isInForeground ? " and resumed" : " and resumed in the background"
    }

    private func handle(_ key: Character) -> ScreenStep {
        switch key {
        case "q": return .leave
        case "e": exit(7)
        case "t": fatalError("a trap")
        case "s": raise(SIGSEGV)
        case "b": raise(SIGBUS)
        case "f": raise(SIGFPE)
        case "a": abort()
        case "o": _ = overflow(1)
        default: message = "key \(key)"
        }
        return .draw
    }

    private func overflow(_ depth: Int) -> Int {
        depth == 0 ? 0 : overflow(depth + 1) + message.count
    }
}

let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"]
if CommandLine.arguments.last == "asking" {
    _ = TerminalCapabilities.ask(environment: environment, milliseconds: 60_000)
}
let features = ScreenFeatures(TerminalCapabilities(), environment: environment)
let sample = Sample(isMoving: CommandLine.arguments.last == "moving")
try FullScreen(features).run(sample).raiseSignal()
