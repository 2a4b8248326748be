import Client
import Contract
import Fasting
import Presentation
import Testing

/// When a follower has to print again without a message from the agent.
struct TickTests {
    private let start = Instant(secondsSinceEpoch: 1_795_262_400)

    private func report(
        status: Timer1.Status = .active, nextMilestoneAt: Instant? = nil
    ) -> Timer1State {
        Timer1State(
            status: status, startedAt: start, target: .standard, nextMilestoneAt: nextMilestoneAt)
    }

    /// Seconds after the start.
    private func next(_ ticks: Set<Tick>, at elapsed: Int64, _ report: Timer1State?) -> Double? {
        Tick.next(of: ticks, report, now: start + elapsed).map {
            Double($0 - start.microsecondsSinceEpoch) / 1_000_000
        }
    }

    @Test func nothingMovesWithoutAFast() {
        let all: Set<Tick> = [.elapsedMinute, .remainingMinute, .treeStep]
        #expect(next(all, at: 100, nil) == nil)
        #expect(next(all, at: 100, report(status: .idle)) == nil)
        #expect(next([], at: 100, report()) == nil)
    }

    @Test(arguments: [(0, 60), (59, 60), (60, 120), (3601, 3660)] as [(Int64, Double)])
    func elapsedMovesOnItsMinute(_ elapsed: Int64, _ next: Double) {
        #expect(self.next([.elapsedMinute], at: elapsed, report()) == next)
    }

    @Test(
        arguments: [
            (0, 14_400), (14_399, 14_400), (14_400, 28_800), (43_200, 57_600), (57_600, nil),
        ] as [(Int64, Double?)]) func treeMovesInItsSteps(_ elapsed: Int64, _ next: Double?)
    {
        #expect(self.next([.treeStep], at: elapsed, report()) == next)
    }

    @Test func theFirstOfSeveralCounts() {
        #expect(next([.elapsedMinute, .treeStep], at: 14_390, report()) == 14_400)
        #expect(next([.elapsedMinute, .treeStep], at: 14_330, report()) == 14_340)
        #expect(next([.remainingMinute], at: 57_600, report()) == nil)
    }

    /// The agent announces the phase. A follower that printed the minute first would print it
    /// twice.
    @Test func phaseIsLeftToTheAgent() {
        let next14400 = report(nextMilestoneAt: start + 14_400)
        #expect(next([.treeStep], at: 14_390, next14400) == 14_401)
        #expect(next([.elapsedMinute], at: 14_330, next14400) == 14_340)
    }
}
