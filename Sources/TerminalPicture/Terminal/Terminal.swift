import Glibc

/// A terminal that is read from key by key and written to: raw while this is there.
final class Terminal {
    private let input: Int32
    private let output: Int32
    /// Opened here and not by whoever started the program.
    private let isOwnOutput: Bool
    private var saved = termios()

    /// - Returns: nil where either is no terminal, or another program has it.
    init?(input: Int32, output: Int32) {
        guard isatty(input) != 0, isatty(output) != 0, Self.isInForeground(input) else {
            return nil
        }
        self.input = input
        // A terminal that is stopped must not keep the program from ending. Whether one waits for it
        // belongs to what was opened, which others share: so it is opened once more.
        let own = Self.reopened(output)
        self.output = own ?? output
        isOwnOutput = own != nil
        guard tcgetattr(input, &saved) == 0, takeOver() else { return nil }
    }

    deinit {
        restore()
        if isOwnOutput { close(output) }
    }

    private static func isInForeground(_ descriptor: Int32) -> Bool {
        let group = tcgetpgrp(descriptor)
        // Of a terminal that is not this session's nobody is in the foreground.
        return group < 0 || group == getpgrp()
    }

    private static func reopened(_ descriptor: Int32) -> Int32? {
        var path = [CChar](repeating: 0, count: 256)
        guard ttyname_r(descriptor, &path, path.count) == 0 else { return nil }
        let opened = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        return opened >= 0 ? opened : nil
    }

    /// Raw: each byte as it is typed, and none does anything by itself.
    @discardableResult
    func takeOver() -> Bool {
        var raw = saved
        cfmakeraw(&raw)
        return tcsetattr(input, TCSANOW, &raw) == 0
    }

    /// As it was found.
    func restore() { _ = tcsetattr(input, TCSANOW, &saved) }

    /// How large the terminal is now.
    var size: Size {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return Size(columns: 80, rows: 24, cell: nil)
        }
        let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
        let cell = CellSize(
            width: Int(size.ws_xpixel) / columns, height: Int(size.ws_ypixel) / rows)
        return Size(columns: columns, rows: rows, cell: cell)
    }

    struct Size: Equatable {
        let columns: Int
        let rows: Int
        /// nil where the terminal does not say.
        let cell: CellSize?
    }

    enum Event: Equatable {
        case bytes([UInt8])
        case signal
        /// What is watched beside the terminal has something to say.
        case news
        case timeout
        /// The terminal is no longer there.
        case gone
    }

    /// Waits for a key, a signal, news, or until the time is over.
    ///
    /// - Parameters:
    ///   - news: a descriptor that is watched too; -1 for none.
    ///   - milliseconds: nil for as long as it takes.
    func wait(_ signals: SignalPipe?, news: Int32 = -1, milliseconds: Int?) -> Event {
        // One that came while something was written may have left the pipe.
        if let signals, signals.hasAny { return .signal }
        var watched = [
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: news, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&watched, 3, Int32(milliseconds ?? -1))
        // The signal that interrupts it is in the pipe.
        if count < 0 { return errno == EINTR ? .signal : .gone }
        if count == 0 { return .timeout }
        if watched[1].revents != 0 { return .signal }
        if watched[2].revents != 0 { return .news }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let length = read(input, &bytes, bytes.count)
        if length > 0 { return .bytes(Array(bytes.prefix(length))) }
        return length < 0 && (errno == EINTR || errno == EAGAIN) ? .signal : .gone
    }

    enum Writing: Equatable {
        case whole
        /// A signal came that ends the program, or the time is over.
        case brokenOff
        case gone
    }

    /// - Parameters:
    ///   - signals: looked at where the terminal keeps one waiting.
    ///   - milliseconds: so long it may keep one waiting each time; nil for as long as it takes.
    func write(_ bytes: [UInt8], _ signals: SignalPipe?, milliseconds: Int? = nil) -> Writing {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(output, $0.baseAddress.map { $0 + done }, bytes.count - done)
            }
            if count >= 0 {
                done += count
            } else if errno == EAGAIN {
                var watched = [
                    pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
                    pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
                ]
                if poll(&watched, 2, Int32(milliseconds ?? -1)) == 0 { return .brokenOff }
                if let signals, signals.hasEnding { return .brokenOff }
            } else if errno != EINTR {
                return .gone
            }
        }
        return .whole
    }
}

/// How large a character is, in pixels.
public struct CellSize: Equatable, Sendable {
    public let width: Int
    public let height: Int

    /// No character is larger; a terminal that says so is not to be believed.
    private static let sides = 1...256

    /// - Returns: nil where a side is none that a character has.
    public init?(width: Int, height: Int) {
        guard Self.sides.contains(width), Self.sides.contains(height) else { return nil }
        self.width = width
        self.height = height
    }
}
