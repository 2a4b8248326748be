import Glibc

/// Time that cannot be set, and that goes on while the computer sleeps.
///
/// `ContinuousClock` is the same, but it is in the library for tasks and actors. That would add 0.7 MB
/// to a program that has none, and set up a pool of threads before its first line.
public enum SteadyClock {
    /// A point of this time. It means nothing to another computer, or after a restart.
    public struct Instant: Comparable, Hashable, Sendable {
        /// Since the computer started.
        private let age: Duration

        fileprivate init(age: Duration) { self.age = age }

        /// The present.
        public static var now: Instant { SteadyClock.now }

        public static func < (a: Instant, b: Instant) -> Bool { a.age < b.age }

        public static func + (instant: Instant, time: Duration) -> Instant {
            Instant(age: instant.age + time)
        }

        public static func - (instant: Instant, time: Duration) -> Instant {
            Instant(age: instant.age - time)
        }

        /// The time from the second instant to the first.
        public static func - (end: Instant, start: Instant) -> Duration { end.age - start.age }

        public static func += (instant: inout Instant, time: Duration) {
            instant = instant + time
        }
    }

    /// The present.
    public static var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return Instant(age: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
    }
}
