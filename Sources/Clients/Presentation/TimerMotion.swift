import System

/// How long things take to appear on the timer screen. Rule: docs/rules/picture.md, Motion.
package enum Timing {
    /// From one phase to the next.
    package static let ease = Duration.milliseconds(400)
    /// From the text to Scripture.
    package static let scriptureDelay = Duration.milliseconds(400)
    package static let scripture = Duration.milliseconds(400)

    // The end of a completed fast.
    package static let tree = Duration.milliseconds(1200)
    package static let starDelay = Duration.milliseconds(400)
    package static let star = Duration.milliseconds(1200)
    package static let arrivalScriptureDelay = Duration.milliseconds(800)
    package static let arrivalScripture = Duration.milliseconds(600)

    // The line at the beginning of a fast.
    package static let greetingIn = Duration.milliseconds(600)
    package static let greetingStay = Duration.milliseconds(2500)
    package static let greetingOut = Duration.milliseconds(800)

    /// How long the answer to a key is shown.
    package static let notice = Duration.seconds(6)
    /// A key that is held down repeats. An act is not repeated if the same key comes again sooner than
    /// this: keyboards wait up to 660 ms before the first repetition.
    package static let heldKey = Duration.milliseconds(700)
}

/// A completed fast arrives: the tree becomes whole, then the star appears, then Scripture.
package struct Arrival: Equatable {
    package let tree: Motion
    package let star: Motion
    package let scripture: Motion

    /// - Parameter progress: of the tree when the fast ended.
    package init(from progress: Double, at start: SteadyClock.Instant) {
        tree = Motion(from: progress, start: start, duration: Timing.tree, curve: .easeOut)
        star = Motion(
            start: tree.end + Timing.starDelay, duration: Timing.star, curve: .easeIn)
        scripture = Motion(
            start: star.end + Timing.arrivalScriptureDelay, duration: Timing.arrivalScripture,
            curve: .easeInOut)
    }
}

/// The line at the beginning of a fast: it appears, stays for a moment and vanishes.
package struct Greeting: Equatable {
    package let text: String
    package let appears: Motion
    package let vanishes: Motion

    package init(_ text: String, at start: SteadyClock.Instant) {
        self.text = text
        appears = Motion(start: start, duration: Timing.greetingIn, curve: .easeInOut)
        vanishes = Motion(
            from: 1, to: 0, start: appears.end + Timing.greetingStay,
            duration: Timing.greetingOut, curve: .easeInOut)
    }

    package func opacity(at now: SteadyClock.Instant) -> Double {
        min(appears.value(at: now), vanishes.value(at: now))
    }
}
