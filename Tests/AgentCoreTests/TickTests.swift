import Fasting
import LocalTime
import Testing

@testable import AgentCore

/// What happens because time passes. The alarm is the only thing that wakes the engine.
struct TickTests {
    let run = EngineRun()

    @Test func alarm_ofAnIdleEngine_isOff() {
        #expect(run.alarm == nil)
    }

    @Test func alarm_ofARunningFast_isTheNextTransition() throws {
        try run.engine.perform(.start())
        #expect(run.alarm == morning + 4 * hour)
        run.pass(4 * hour)
        #expect(run.alarm == morning + 8 * hour)
    }

    @Test func tick_atEachTransition_announcesItOnce() throws {
        try run.engine.perform(.start(target: .maximum))
        let fast = try #require(run.snapshot.fast.active?.id)
        _ = run.takeChanges()
        for milestone in Milestone.transitions {
            run.pass(morning + milestone.beginsAfter - run.now)
            let changes = run.takeChanges()
            #expect(changes.count == 1)
            #expect(
                changes.first?.events
                    == [.milestoneReached(milestone, at: run.now, fast: fast)])
            #expect(changes.first?.before.milestone == milestone.previous)
            #expect(changes.first?.after.milestone == milestone)
            run.engine.tick()
            #expect(run.takeEvents().isEmpty)
        }
    }

    @Test func tick_atTheTarget_announcesPhaseAndTargetInOneChange() throws {
        try run.engine.perform(.start())
        _ = run.takeChanges()
        run.pass(16 * hour)
        let last = try #require(run.takeChanges().last)
        #expect(last.events.count == 2)
        guard case .targetReached(let at, _)? = last.events.last else {
            Issue.record("\(last.events)")
            return
        }
        #expect(at == (morning + 16 * hour).microsecondsSinceEpoch)
    }

    /// After a gap only the current phase is announced.
    @Test func restart_afterAGap_announcesOnlyTheCurrentPhase() throws {
        try run.engine.perform(.start(target: .maximum))
        let fast = try #require(run.snapshot.fast.active?.id)
        run.stop()
        run.now = morning + 13 * hour
        run.start()
        #expect(run.snapshot.milestone == .deeperRhythm)
        run.stop()
        run.now = morning + 17 * hour
        run.start()
        #expect(run.snapshot.fast.active?.announced.contains(.deeperRhythm) == true)
        #expect(run.snapshot.fast.active?.announced.contains(.metabolicTransition) == false)
        #expect(run.snapshot.fast.active?.id == fast)
    }

    @Test func tick_afterTheClockWasSetBack_announcesNothing() throws {
        try run.engine.perform(.start(target: .maximum))
        run.pass(5 * hour)
        _ = run.takeChanges()
        run.now = morning + 3 * hour
        run.engine.tick()
        #expect(run.takeEvents().isEmpty)
        run.pass(2 * hour)
        #expect(run.takeEvents().isEmpty)
        #expect(run.snapshot.milestone == .beginningToShift)
    }

    @Test func perform_afterAMissedTransition_announcesTheTransitionFirst() throws {
        try run.engine.perform(.start(target: .maximum))
        _ = run.takeChanges()
        // The alarm has not rung yet.
        run.now = morning + 4 * hour
        try run.engine.perform(.end())
        let changes = run.takeChanges()
        #expect(changes.count == 2)
        guard case .milestoneReached(.beginningToShift, _, _)? = changes.first?.events.first,
            case .ended? = changes.last?.events.first
        else {
            Issue.record("\(changes.map(\.events))")
            return
        }
    }

    @Test func midnight_afterAnEnding_bringsIdle() throws {
        try run.engine.perform(.start(at: run.now - 17 * hour))
        try run.engine.perform(.end())
        #expect(run.alarm == Zone.utc.midnight(after: run.now))
        run.pass(18 * hour)
        #expect(run.snapshot.fast.stage == .idle)
        #expect(run.snapshot.occasion == .idle(dayOfYear: 62))
    }

    @Test func midnight_withWaterToday_startsANewDay() throws {
        try run.engine.perform(.addWater(nil))
        #expect(run.snapshot.waterToday == 250)
        run.pass(18 * hour)
        #expect(run.snapshot.waterToday == 0)
        #expect(run.alarm == nil)
    }

    /// The system does not tell when the zone changes.
    @Test func prepareRead_afterTheZoneChanged_knowsTheNewDay() throws {
        try run.engine.perform(.addWater(nil))
        run.zoneOffset.set(hours: 14)
        try run.engine.prepareRead()
        #expect(run.snapshot.waterToday == 250)
        run.zoneOffset.set(hours: -10)
        try run.engine.prepareRead()
        #expect(run.snapshot.now == run.now)
    }
}

extension Milestone {
    fileprivate var previous: Milestone? {
        Milestone.allCases.last { $0 < self }
    }
}
