import Fasting
import Testing

@testable import Agent

struct LookRuleTests {
    /// Calls list the folder only if its disk reports no changes, and at most once a minute.
    @Test func folderThatReportsChangesIsNotListedByCalls() {
        let now = Instant(secondsSinceEpoch: 1_800_000_000)
        for ago: Int64 in [-3600, 0, 59, 60, 3600, 1 << 40] {
            #expect(!LookRule(reportsChanges: true).isDue(last: now - ago, now: now))
        }
        for (ago, isDue): (Int64, Bool) in [(0, false), (59, false), (60, true), (-60, true)] {
            #expect(LookRule(reportsChanges: false).isDue(last: now - ago, now: now) == isDue)
        }
    }
}
