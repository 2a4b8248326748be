import SteadyTime

/// A change of one value over time. What it looks like at an instant follows from its properties
/// alone. Rule: docs/rules/picture.md, Motion.
struct Motion: Equatable {
    /// How the speed changes.
    enum Curve {
        case easeIn
        case easeOut
        case easeInOut

        /// - Parameter part: of the time that has passed, from 0 to 1.
        func value(_ part: Double) -> Double {
            switch self {
            case .easeIn: part * part
            case .easeOut: 1 - (1 - part) * (1 - part)
            case .easeInOut: part * part * (3 - 2 * part)
            }
        }
    }

    var from = 0.0
    var to = 1.0
    let start: SteadyClock.Instant
    let duration: Duration
    let curve: Curve

    /// When the last value is reached.
    var end: SteadyClock.Instant { start + duration }

    func value(at now: SteadyClock.Instant) -> Double {
        if now < start { return from }
        if now >= end { return to }
        return from + (to - from) * curve.value((now - start) / duration)
    }

    /// The shortest time between two frames.
    static let step = Duration.milliseconds(50)

    /// When to draw the next frame; nil if the last value was drawn.
    ///
    /// - Parameter now: when the last frame was drawn.
    func nextFrame(after now: SteadyClock.Instant) -> SteadyClock.Instant? {
        if now < start { return start }
        return now < end ? min(now + Self.step, end) : nil
    }
}
