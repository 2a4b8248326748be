import Glibc
import System
import Testing

struct SteadyClockTests {
    /// The clock of the kernel that goes on while the computer sleeps.
    private static func age() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    @Test func itFollowsTheKernel() {
        let (begin, before) = (SteadyClock.now, Self.age())
        let (after, end) = (Self.age(), SteadyClock.now)
        #expect(end - begin >= after - before)
        #expect(end - begin >= .zero)
    }

    @Test func instantsAndTimesAreAdded() {
        let start = SteadyClock.now
        var later = start + .milliseconds(1500)
        #expect(later - start == .milliseconds(1500))
        #expect(start - later == .milliseconds(-1500))
        #expect(later - .milliseconds(1500) == start)
        #expect(start < later)
        later += .nanoseconds(1)
        #expect(later - start == .nanoseconds(1_500_000_001))
    }
}
