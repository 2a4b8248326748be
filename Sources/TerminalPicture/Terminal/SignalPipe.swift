import Glibc

/// Signals as something that can be read, so that they can be waited for together with a terminal.
///
/// There is one at a time. What was to happen with the signals before happens again after it.
final class SignalPipe {
    /// What ends the program, unless somebody has it ignored.
    static let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

    /// To be polled: readable when a signal has come.
    let descriptor: Int32
    private let writing: Int32
    private var before: [(signal: Int32, action: sigaction)] = []
    /// What has come and was not taken yet.
    private var pending: [Int32] = []

    /// - Returns: nil where there is one already, or no pipe.
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
        // As under nohup.
        let handler = unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self)
        if handler == unsafeBitCast(SIG_IGN, to: Int.self) { return }
        var new = sigaction()
        new.__sigaction_handler.sa_handler = note
        new.sa_flags = SA_RESTART
        if sigaction(signal, &new, nil) == 0 { before.append((signal, old)) }
    }

    /// What has come since it was asked last.
    func take() -> [Int32] {
        collect()
        defer { pending = [] }
        return pending
    }

    /// One has come that nobody has taken yet.
    var hasAny: Bool {
        collect()
        return !pending.isEmpty
    }

    /// One has come that ends the program.
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

    /// Lets a signal do for once what it did before.
    func letThrough(_ signal: Int32, _ body: () -> Void) {
        guard let place = before.firstIndex(where: { $0.signal == signal }) else { return body() }
        var action = before[place].action
        var ours = sigaction()
        sigaction(signal, &action, &ours)
        body()
        sigaction(signal, &ours, nil)
    }
}

/// Where signals are noted. A plain number: a handler may touch nothing that needs more.
private nonisolated(unsafe) var target: Int32 = -1

private func note(_ signal: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(target, &byte, 1)
    errno = code
}
