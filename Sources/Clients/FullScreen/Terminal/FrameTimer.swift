import CSystem
import Glibc
import System

/// Becomes readable when an instant has come. Until then nothing runs.
final class FrameTimer {
    /// -1 if the system has no more descriptors; then the timer never expires.
    let descriptor = cterminal_timer()
    private var instant: SteadyClock.Instant?

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// - Parameter instant: nil for never.
    func set(_ instant: SteadyClock.Instant?) {
        if instant == self.instant { return }
        self.instant = instant
        guard let instant else {
            _ = cterminal_set_timer(descriptor, 0)
            return
        }
        // 0 would stop the timer.
        let left = max(.nanoseconds(1), min(instant - .now, Self.longest))
        let (seconds, rest) = left.components
        _ = cterminal_set_timer(descriptor, seconds * 1_000_000_000 + rest / 1_000_000_000)
    }

    /// Later is never.
    private static let longest = Duration.seconds(1 << 31)

    /// Whether the instant has come. It is then forgotten.
    func takeExpiration() -> Bool {
        var count: UInt64 = 0
        guard read(descriptor, &count, 8) == 8 else { return false }
        instant = nil
        return true
    }
}
