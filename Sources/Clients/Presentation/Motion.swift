import System

/// A change of one value over time. What it looks like at an instant follows from its properties
/// alone. Rule: docs/rules/picture.md, Motion.
package struct Motion: Equatable {
    /// How the speed changes.
    package enum Curve {
        case easeIn
        case easeOut
        case easeInOut

        /// - Parameter part: of the time that has passed, from 0 to 1.
        package func value(_ part: Double) -> Double {
            switch self {
            case .easeIn: part * part
            case .easeOut: 1 - (1 - part) * (1 - part)
            case .easeInOut: part * part * (3 - 2 * part)
            }
        }
    }

    package var from = 0.0
    package var to = 1.0
    package let start: SteadyClock.Instant
    package let duration: Duration
    package let curve: Curve

    package init(
        from: Double = 0, to: Double = 1, start: SteadyClock.Instant, duration: Duration,
        curve: Curve
    ) {
        self.from = from
        self.to = to
        self.start = start
        self.duration = duration
        self.curve = curve
    }

    /// When the last value is reached.
    package var end: SteadyClock.Instant { start + duration }

    package func value(at now: SteadyClock.Instant) -> Double {
        if now < start { return from }
        if now >= end { return to }
        return from + (to - from) * curve.value((now - start) / duration)
    }

    /// The shortest time between two frames.
    package static let step = Duration.milliseconds(50)

    /// When to draw the next frame; nil if the last value was drawn.
    ///
    /// - Parameter now: when the last frame was drawn.
    package func nextFrame(after now: SteadyClock.Instant) -> SteadyClock.Instant? {
        if now < start { return start }
        return now < end ? min(now + Self.step, end) : nil
    }
}
