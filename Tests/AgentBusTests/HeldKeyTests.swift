import Testing

@testable import AgentBus

/// A key of the desktop that begins and ends a fast.
struct HeldKeyTests {
    /// The first press counts, and then nothing for as long as the key is down.
    @Test func pressCountsOnce() {
        var key = HeldKey()
        // As X11 and most desktops repeat a key: after 660 ms, then 25 times a second.
        let held = [0, 660] + (1...100).map { 660 + $0 * 40 }
        let counted = held.filter { !key.isRepetition(at: .milliseconds($0)) }
        #expect(counted == [0])
        let isNextIgnored = key.isRepetition(at: .milliseconds(held.last! + 1000))
        #expect(!isNextIgnored)
    }
}
