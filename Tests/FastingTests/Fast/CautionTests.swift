import Fasting
import Testing

/// Rule: docs/rules/domain.md, Cautions.
struct CautionTests {
    @Test(
        arguments: [
            // Target and elapsed time in hours, and how many cautions there are.
            (16, 0, 0), (16, 47.9997, 0), (16, 48, 1), (16, 119.9997, 1), (16, 120, 2),
            (16, 200, 2),
            (48, 0, 1), (48, 120, 2), (119, 1, 1), (120, 0, 2), (168, 1, 2),
        ] as [(Double, Double, Int)])
    func cautionsFollowTheLongerOfTargetAndElapsedTime(
        hours: Double, elapsed: Double, count: Int
    ) {
        let fast = running(target: target(hours))
        #expect(fast.cautions(at: at(elapsed)) == Array(Caution.allCases.prefix(count)))
    }

    /// No caution needs the agent to wake twice, or in vain.
    @Test(
        arguments: [(16, [48, 120]), (47.9, [48, 120]), (48, [120]), (119, [120]), (120, [])]
            as [(Double, [Int64])])
    func theAgentWakesForCautionsThatTheTargetDoesNotHave(hours: Double, wakes: [Int64]) {
        let state = FastState(stage: .active(running(target: target(hours), targetAnnounced: true)))
        var (now, seen) = (at(24), [Int64]())
        while let next = state.nextChange(after: now) {
            seen.append((next - at(0)) / secondsPerHour)
            now = next
        }
        #expect(seen == wakes)
    }
}
