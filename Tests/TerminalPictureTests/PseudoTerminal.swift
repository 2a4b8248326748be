import Dispatch
import Glibc
import Testing

/// A pseudo-terminal for tests, with both of its sides.
final class PseudoTerminal: @unchecked Sendable {
    /// The program's side.
    let program: Int32
    private var screen: Int32
    private var read: [UInt8] = []

    init(columns: UInt16 = 2, rows: UInt16 = 2) throws {
        screen = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var isLocked: Int32 = 0
        _ = ioctl(screen, Self.setLock, &isLocked)
        program = ioctl(screen, Self.openOtherSide, O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(program >= 0)
        resize(columns, rows)
    }

    // Glibc's module has neither unlockpt nor the names of these (ioctl_tty(2)).
    private static let setLock: UInt = 0x4004_5431
    private static let openOtherSide: UInt = 0x5441

    deinit {
        close(program)
        disappear()
    }

    func resize(_ columns: UInt16, _ rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(program, UInt(TIOCSWINSZ), &size)
    }

    /// What happens if a terminal window is closed.
    func disappear() {
        if screen >= 0 { close(screen) }
        screen = -1
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(write(screen, bytes, bytes.count) == bytes.count)
    }

    /// Reads what the program writes, up to the end of this text.
    @discardableResult
    func wait(for text: String) throws -> String {
        let end = Array(text.utf8)
        while true {
            if let range = read.firstRange(of: end) {
                let written = String(decoding: read[..<range.upperBound], as: UTF8.self)
                read.removeSubrange(..<range.upperBound)
                return written
            }
            var watched = pollfd(fd: screen, events: Int16(POLLIN), revents: 0)
            guard poll(&watched, 1, 20_000) == 1 else {
                throw Missing(text: text, read: String(decoding: read, as: UTF8.self))
            }
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = Glibc.read(screen, &bytes, bytes.count)
            guard count > 0 else {
                throw Missing(text: text, read: String(decoding: read, as: UTF8.self))
            }
            read += bytes.prefix(count)
        }
    }

    struct Missing: Error {
        let text: String
        let read: String
    }

    /// The modes of the terminal.
    var modes: [UInt32] {
        var modes = termios()
        guard tcgetattr(program, &modes) == 0 else { return [] }
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    }
}

/// Runs a body at the same time.
func meanwhile<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
) -> () -> Result {
    nonisolated(unsafe) var result: Result?
    let done = DispatchSemaphore(value: 0)
    // A queue of its own does not wait for the threads that tests share.
    DispatchQueue(label: "meanwhile").async {
        result = body()
        done.signal()
    }
    return {
        done.wait()
        defer { done.signal() }
        return result!
    }
}
