import FullScreen
import Glibc
import Presentation
import SDBus
import SystemdSupport

/// A program that holds a text as a full-screen program does. A test looks at its memory and kills it.
///
/// It types its input into an editor, except for some lines: `:lock` locks its memory, `:hold` asks the
/// desktop to keep the screen on, `:clear` forgets the text, and `:overwrite` overwrites free memory.
/// It answers each line with what it has done.
@main final class GuardedText {
    private let size = ScreenSize(columns: 120, rows: 40)
    private let loop: SDEventLoop
    private let inhibitors: ScreenInhibitors
    private var editor = TextEditor()
    private var frame = Frame(columns: 1, rows: 1)
    private var memory: PrivateMemory?
    private var line: [UInt8] = []

    static func main() throws {
        PrivateMemory.prepare()
        try GuardedText().run()
    }

    private init() throws {
        loop = try SDEventLoop()
        inhibitors = ScreenInhibitors(on: loop)
    }

    private func run() throws {
        while true {
            var watched = [STDIN_FILENO, loop.descriptor].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&watched, 2, -1) > 0 else { continue }
            if watched[1].revents != 0 { _ = try loop.process() }
            if watched[0].revents != 0, !readInput() { return }
        }
    }

    /// - Returns: false at the end of the input.
    private func readInput() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        for byte in bytes.prefix(max(0, count)) {
            if byte != UInt8(ascii: "\n") {
                line.append(byte)
                continue
            }
            let answer = obey(String(decoding: line, as: UTF8.self)) + "\n"
            line = []
            _ = Array(answer.utf8).withUnsafeBytes {
                write(STDOUT_FILENO, $0.baseAddress, $0.count)
            }
        }
        return count > 0
    }

    private func obey(_ line: String) -> String {
        do throws(PrivateMemory.Failure) {
            switch line {
            case ":lock":
                // So little room that the heap soon grows.
                memory = try PrivateMemory.lock(room: 64 << 10)
                return "locked"
            case ":hold":
                inhibitors.hold(reason: "A test.")
                return "held"
            case ":clear":
                editor.clear()
                draw()
                return "cleared"
            case ":overwrite":
                // The line itself was in memory that is free only now.
                PrivateMemory.overwriteFreeBlocks()
                return "overwritten"
            default:
                editor.paste(line, in: size)
                _ = editor.handle(.enter, in: size)
                draw()
                try memory?.extend()
                return "typed"
            }
        } catch {
            return "not locked, \(error)"
        }
    }

    private func draw() {
        var next = Frame(columns: size.columns, rows: size.rows)
        for (row, line) in editor.window(in: size).lines.enumerated() {
            next.write(line, row: row, column: 0)
        }
        frame = next
    }
}
