import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Testing
import TimerSamples
import Words

@testable import Commands

/// What `atrest status --more` says of what remains.
struct LeftViewTests {
    private func view(
        elapsed: Int64, hours: Double = 16, next: Milestone? = .deeperRhythm, in seconds: Int64 = 90
    ) -> LeftView {
        let timer = Timer1State(
            status: .active, id: recordID("A"), startedAt: noon - elapsed,
            target: Target(hours: hours), milestoneTitle: "Prolonged fast",
            nextMilestone: next, nextMilestoneAt: next.map { _ in noon + seconds })
        return LeftView(timer, now: noon, zone: .utc)
    }

    @Test func leftIsToTheTarget() throws {
        #expect(try view(elapsed: 12 * 3600).left() == "4h 0m until the target of 16h, at 16:00.")
        // Not 0 before it has passed.
        #expect(
            try view(elapsed: 16 * 3600 - 1).left() == "0h 1m until the target of 16h, at 12:00.")
        #expect(
            try view(elapsed: 3600, hours: 48).left()
                == "47h 0m until the target of 48h, at \(date(noon + 47 * 3600)).")
    }

    private func date(_ instant: Instant) -> String {
        TimeText.dated(instant, now: noon, zone: .utc, words: .ofUser)
    }

    @Test func aTargetThatHasPassedIsNotCounted() throws {
        #expect(
            try view(elapsed: 17 * 3600).left()
                == "The hours you had in mind have passed: 16h, at 11:00.")
    }

    @Test func nextIsThePhase() throws {
        #expect(try view(elapsed: 3600).next() == "Deeper rhythm in 0h 2m, at 12:01.")
        #expect(
            try view(elapsed: 30 * 3600, next: nil).next() == "Prolonged fast is the last phase.")
    }

    @Test func withoutAFastNothingRemains() {
        let view = LeftView(Timer1State(status: .idle), now: noon, zone: .utc)
        #expect(throws: Problem.self) { try view.left() }
        #expect(throws: Problem.self) { try view.next() }
    }
}
