import Glibc

/// Turns signals into bytes in a pipe, so that they can be polled together with a terminal.
/// Only one object exists at a time. When it goes, the earlier signal actions are restored.
final class SignalPipe {
    /// The signals that end the program, unless they are ignored.
    static let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

    /// Readable when a signal has arrived.
    let descriptor: Int32
    private let writing: Int32
    private var before: [(signal: Int32, action: sigaction)] = []
    /// Signals that have arrived and were not taken yet.
    private var pending: [Int32] = []

    /// - Returns: nil if there already is such an object, or no pipe could be made.
    init?(_ signals: [Int32]) {
        var ends: [Int32] = [-1, -1]
        guard target < 0, pipe(&ends) == 0 else { return nil }
        descriptor = ends[0]
        writing = ends[1]
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        target = writing
        for signal in signals { catchSignal(signal) }
    }

    deinit {
        for (signal, action) in before {
            var action = action
            sigaction(signal, &action, nil)
        }
        target = -1
        close(descriptor)
        close(writing)
    }

    private func catchSignal(_ signal: Int32) {
        var old = sigaction()
        guard sigaction(signal, nil, &old) == 0 else { return }
        // The signal is ignored, as under nohup, and stays so.
        if old.isIgnored { return }
        var new = sigaction()
        new.__sigaction_handler.sa_handler = note
        new.sa_flags = SA_RESTART
        if sigaction(signal, &new, nil) == 0 { before.append((signal, old)) }
    }

    /// Returns the signals since the last call.
    func take() -> [Int32] {
        collect()
        defer { pending = [] }
        return pending
    }

    /// Forgets a signal that has arrived.
    func discard(_ signal: Int32) {
        collect()
        pending.removeAll { $0 == signal }
    }

    /// Whether a signal has arrived that has not been taken yet.
    var hasAny: Bool {
        collect()
        return !pending.isEmpty
    }

    /// Whether a signal has arrived that ends the program.
    var hasEnding: Bool {
        collect()
        return pending.contains { Self.ending.contains($0) }
    }

    private func collect() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
            pending += bytes.prefix(count).map { Int32($0) }
        }
    }

    /// Runs `body` with the signal action that was set before.
    func performOriginalAction(_ signal: Int32, _ body: () -> Void) {
        guard let place = before.firstIndex(where: { $0.signal == signal }) else { return body() }
        var action = before[place].action
        var ours = sigaction()
        sigaction(signal, &action, &ours)
        body()
        sigaction(signal, &ours, nil)
    }
}

extension sigaction {
    /// Whether the signal is ignored.
    var isIgnored: Bool {
        unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

/// The write end of the pipe, for the signal handler. A plain integer, since a handler may not
/// touch more.
private nonisolated(unsafe) var target: Int32 = -1

private func note(_ signal: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(target, &byte, 1)
    errno = code
}
