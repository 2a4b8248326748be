import Glibc
import SDBus

/// Shows on a terminal how far long work has come. Shows nothing if standard error is not a terminal.
final class Progress {
    private let isTerminal = isatty(STDERR_FILENO) != 0
    private var shownAt: UInt64 = 0
    private var hasShown = false
    private let begun = Timer.Clock.monotonic.now

    /// Nothing is shown before this time, in microseconds.
    private static let delay: UInt64 = 200_000
    /// The shortest time between two updates, in microseconds.
    private static let period: UInt64 = 50_000

    func show(_ text: String) {
        let now = Timer.Clock.monotonic.now
        guard isTerminal, now - begun > Self.delay, now - shownAt > Self.period else { return }
        shownAt = now
        hasShown = true
        put("\r\u{1b}[K\(text)")
    }

    func clear() { if hasShown { put("\r\u{1b}[K") } }

    private func put(_ text: String) {
        _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
    }
}
