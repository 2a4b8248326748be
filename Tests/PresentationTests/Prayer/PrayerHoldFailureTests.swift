import Glibc
import Testing

@testable import Presentation

struct PrayerHoldFailureTests {
    /// A loop that cannot be asked any more would keep the program awake.
    @Test func failedLoopIsNotWatched() throws {
        let hold = try PrayerHold(session: { nil })
        hold.begin()
        let loop = hold.descriptor
        try #require(loop >= 0)
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(nothing) }
        try #require(dup2(nothing, loop) == loop)
        hold.process()
        #expect(hold.descriptor == -1)
        hold.end()
    }
}
