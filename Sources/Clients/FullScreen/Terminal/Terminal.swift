import Glibc
import System

/// A terminal in raw mode, which is read key by key. The mode is restored when the object goes.
final class Terminal {
    let input: Int32
    let output: Int32
    /// Whether `output` was opened here and must be closed.
    private let isOwnOutput: Bool
    /// The mode from before.
    private(set) var saved = termios()

    /// - Returns: nil if a descriptor is not a terminal, or another program is in the foreground.
    init?(input: Int32, output: Int32) {
        guard isatty(input) != 0, isatty(output) != 0, Self.isInForeground(input) else {
            return nil
        }
        self.input = input
        // Output that the user has stopped (Ctrl-S) must not keep the program from ending.
        // Non-blocking mode belongs to the open file, which other programs share, so the terminal
        // is opened once more.
        let own = Self.reopened(output)
        self.output = own ?? output
        isOwnOutput = own != nil
        guard tcgetattr(input, &saved) == 0, enterRawMode() else { return nil }
    }

    deinit {
        restore()
        if isOwnOutput { close(output) }
    }

    private static func isInForeground(_ descriptor: Int32) -> Bool {
        let group = tcgetpgrp(descriptor)
        // A negative result means that the terminal is not this session's; then no group is in the
        // foreground.
        return group < 0 || group == getpgrp()
    }

    private static func reopened(_ descriptor: Int32) -> Int32? {
        var path = [CChar](repeating: 0, count: 256)
        guard ttyname_r(descriptor, &path, path.count) == 0 else { return nil }
        let opened = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        return opened >= 0 ? opened : nil
    }

    /// Sets raw mode: each byte is delivered as it is typed, without any effect of its own. From now
    /// on the mode is restored too if a signal ends the program.
    @discardableResult
    func enterRawMode() -> Bool {
        TerminalRescue.arm(self)
        var raw = saved
        cfmakeraw(&raw)
        return tcsetattr(input, TCSANOW, &raw) == 0
    }

    /// Restores the mode from before.
    func restore() {
        _ = tcsetattr(input, TCSANOW, &saved)
        TerminalRescue.disarm()
    }

    var size: ScreenSize { ScreenSize(of: output) }

    enum Event: Equatable {
        case signal
        /// The terminal takes more bytes.
        case writable
        /// The timer has expired.
        case time
        /// The other descriptor is readable.
        case updates
        case bytes([UInt8])
        case timeout
        /// The terminal has gone.
        case gone
    }

    /// What to wait for besides input. -1 stands for no descriptor.
    struct Wait {
        var updates: Int32 = -1
        var timer: Int32 = -1
        /// Whether to wait until the terminal takes more bytes.
        var isWriting = false
        /// The timeout; nil for none.
        var milliseconds: Int?
    }

    /// Waits for input, a signal, and what else is named.
    ///
    /// - Returns: at least one event.
    func wait(_ signals: SignalPipe?, for wait: Wait) -> [Event] {
        // A signal that arrived during a write may have been taken from the pipe already.
        if let signals, signals.hasAny { return [.signal] }
        let ready = Int16(POLLIN)
        var watched = [
            pollfd(fd: signals?.descriptor ?? -1, events: ready, revents: 0),
            pollfd(fd: wait.isWriting ? output : -1, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: wait.timer, events: ready, revents: 0),
            pollfd(fd: wait.updates, events: ready, revents: 0),
            pollfd(fd: input, events: ready, revents: 0),
        ]
        let count = poll(&watched, nfds_t(watched.count), Int32(wait.milliseconds ?? -1))
        // The signal that interrupted poll(2) is in the pipe.
        if count < 0 { return [errno == EINTR ? .signal : .gone] }
        if count == 0 { return [.timeout] }
        var events: [Event] = []
        for (watched, event) in zip(watched, [Event.signal, .writable, .time, .updates])
        where watched.revents != 0 {
            events.append(event)
        }
        if watched[4].revents != 0 { events.append(readInput()) }
        return events
    }

    private func readInput() -> Event {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let length = read(input, &bytes, bytes.count)
        if length > 0 { return .bytes(Array(bytes.prefix(length))) }
        return length < 0 && (errno == EINTR || errno == EAGAIN) ? .signal : .gone
    }

    /// Writes as much as the terminal takes now.
    ///
    /// - Returns: how many bytes were written; nil if the terminal has gone.
    func writeSome(_ bytes: ArraySlice<UInt8>) -> Int? {
        let (count, code) = bytes.withUnsafeBytes { System.writeSome($0, to: output) }
        return code == 0 || code == EAGAIN ? count : nil
    }

    enum Writing: Equatable {
        case complete
        /// A signal arrived that ends the program, or the timeout passed.
        case interrupted
        case gone
    }

    /// Writes all bytes.
    ///
    /// - Parameters:
    ///   - signals: checked if the terminal takes no more bytes.
    ///   - milliseconds: the timeout each time that happens; nil for none.
    func write(_ bytes: [UInt8], _ signals: SignalPipe?, milliseconds: Int? = nil) -> Writing {
        var rest = bytes[...]
        while true {
            guard let count = writeSome(rest) else { return .gone }
            rest = rest.dropFirst(count)
            if rest.isEmpty { return .complete }
            var watched = [
                pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&watched, 2, Int32(milliseconds ?? -1)) == 0 { return .interrupted }
            if let signals, signals.hasEnding { return .interrupted }
        }
    }
}
