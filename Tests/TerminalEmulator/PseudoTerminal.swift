import Dispatch
import Glibc

/// A pseudo-terminal for tests, with both of its sides.
public final class PseudoTerminal: @unchecked Sendable {
    /// The program's side.
    public let program: Int32
    private var screen: Int32
    private var read: [UInt8] = []
    /// All that the program has written, as far as it was read.
    public private(set) var written: [UInt8] = []
    /// What the program has drawn, as far as it was read.
    public private(set) var display = VirtualTerminal(columns: 1, rows: 1)

    public init(columns: UInt16 = 2, rows: UInt16 = 2) throws {
        screen = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var isLocked: Int32 = 0
        _ = ioctl(screen, Self.setLock, &isLocked)
        program = ioctl(screen, Self.openOtherSide, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard program >= 0 else { throw NotAvailable() }
        resize(columns, rows)
    }

    // Glibc's module has neither unlockpt nor the names of these (ioctl_tty(2)).
    private static let setLock: UInt = 0x4004_5431
    private static let openOtherSide: UInt = 0x5441

    deinit {
        close(program)
        disappear()
    }

    public func resize(_ columns: UInt16, _ rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(program, UInt(TIOCSWINSZ), &size)
        display.resize(columns: Int(columns), rows: Int(rows))
    }

    /// What happens if a terminal window is closed.
    public func disappear() {
        if screen >= 0 { close(screen) }
        screen = -1
    }

    /// The process group in the foreground.
    public var foreground: pid_t { tcgetpgrp(screen) }

    public func type(_ text: String) {
        let bytes = Array(text.utf8)
        let count = write(screen, bytes, bytes.count)
        precondition(count == bytes.count)
    }

    /// Reads what the program writes, up to the end of this text.
    @discardableResult
    public func wait(for text: String) throws -> String {
        let end = Array(text.utf8)
        while true {
            if let range = read.firstRange(of: end) {
                let written = String(decoding: read[..<range.upperBound], as: UTF8.self)
                read.removeSubrange(..<range.upperBound)
                return written
            }
            guard readMore() else {
                throw Missing(text: text, read: String(decoding: read, as: UTF8.self))
            }
        }
    }

    /// Reads what the program writes until the screen is as wanted. Half a synchronized update is not
    /// looked at.
    public func wait(until isWanted: (VirtualTerminal) -> Bool) throws {
        while display.isUpdating || !isWanted(display) {
            guard readMore() else {
                throw Missing(text: "the wanted screen", read: "\(display.lines)")
            }
        }
        read = []
    }

    /// - Returns: false if nothing comes for a long time.
    private func readMore() -> Bool {
        var watched = pollfd(fd: screen, events: Int16(POLLIN), revents: 0)
        guard poll(&watched, 1, 20_000) == 1 else { return false }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(screen, &bytes, bytes.count)
        guard count > 0 else { return false }
        read += bytes.prefix(count)
        written += bytes.prefix(count)
        display.feed(bytes.prefix(count))
        return true
    }

    public struct NotAvailable: Error {}

    public struct Missing: Error {
        let text: String
        let read: String
    }

    /// The modes of the terminal.
    public var modes: [UInt32] {
        var modes = termios()
        guard tcgetattr(program, &modes) == 0 else { return [] }
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    }
}

/// Runs a body at the same time.
public func meanwhile<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
) -> () -> Result {
    nonisolated(unsafe) var result: Result?
    let done = DispatchSemaphore(value: 0)
    // Its own queue does not wait for the threads that tests share.
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
