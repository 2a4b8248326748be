import AgentCore
import Fasting
import LocalTime
import Store
import Testing

@testable import Agent

/// Which targets should be active, and how they get there. Crossing the bus is tested with the whole
/// agent.
struct UnitTargetsTests {
    private typealias State = UnitTargets.UnitState
    private typealias Job = UnitTargets.Job
    private static let now = Instant(secondsSinceEpoch: 1_772_431_200)
    private static let first = "atrest-phase@digestionCompleting.target"
    private static let second = "atrest-phase@beginningToShift.target"

    private func snapshot(runningFor seconds: Int64?) -> Snapshot {
        let start = Self.now - (seconds ?? 0)
        let fast = ActiveFast(
            id: RecordID(bytes: [UInt8](repeating: 7, count: 16))!, start: start,
            target: .standard, actedAt: start, observedAt: start)
        return Snapshot(
            fast: FastState(stage: seconds == nil ? .idle : .active(fast)), settings: Settings(),
            now: Self.now, zone: .utc)
    }

    @Test func namesAreThoseOfTheUnitFiles() {
        #expect(
            Set(UnitTargets.all) == [
                "atrest-fasting.target", "atrest-phase@digestionCompleting.target",
                "atrest-phase@beginningToShift.target", "atrest-phase@metabolicTransition.target",
                "atrest-phase@deeperRhythm.target", "atrest-phase@extendedFast.target",
                "atrest-phase@prolongedFast.target",
            ])
        // Another character would be an escape in a unit name.
        for milestone in Milestone.allCases {
            #expect(milestone.rawValue.allSatisfy { $0.isASCII && $0.isLetter })
        }
    }

    @Test(arguments: Milestone.allCases)
    func runningFast_wantsTheFastAndItsPhase(_ milestone: Milestone) {
        let targets = UnitTargets.targets(during: snapshot(runningFor: milestone.beginsAfter))
        #expect(targets == ["atrest-fasting.target", "atrest-phase@\(milestone.rawValue).target"])
    }

    /// systemd writes to the journal when it starts or stops a target.
    @Test func discreetSetting_wantsNone() {
        var snapshot = snapshot(runningFor: 5 * 3600)
        snapshot.settings.isDiscreet = true
        #expect(UnitTargets.targets(during: snapshot) == [])
        let on = UnitTargets.all.map { State(name: $0, isInstalled: true, isOn: true) }
        #expect(
            UnitTargets.jobs(toReach: [], from: on, settled: [])
                == UnitTargets.all.map { .stop($0) })
    }

    @Test func withoutAFast_wantsNone() {
        #expect(UnitTargets.targets(during: snapshot(runningFor: nil)) == [])
    }

    @Test func unreadableRecords_leaveItOpen() {
        var snapshot = snapshot(runningFor: nil)
        snapshot.records = .unreadable(.storage(.inUse, .reading, path: "/records"))
        #expect(UnitTargets.targets(during: snapshot) == nil)
    }

    private func states(on: [String], missing: [String] = []) -> [State] {
        UnitTargets.all.map {
            State(name: $0, isInstalled: !missing.contains($0), isOn: on.contains($0))
        }
    }

    private func jobs(
        _ wanted: Set<String>, from states: [State], settled: Set<String> = []
    ) -> [Job] { UnitTargets.jobs(toReach: wanted, from: states, settled: settled) }

    @Test func startsInOrder_andStopsInTheOppositeOne() {
        let wanted: Set = [UnitTargets.fasting, Self.first]
        #expect(
            jobs(wanted, from: states(on: [])) == [.start(UnitTargets.fasting), .start(Self.first)])
        #expect(
            jobs([], from: states(on: [UnitTargets.fasting, Self.first]))
                == [.stop(Self.first), .stop(UnitTargets.fasting)])
    }

    @Test func nextPhase_stopsTheEarlierOneFirst() {
        let states = states(on: [UnitTargets.fasting, Self.first])
        #expect(
            jobs(
                [UnitTargets.fasting, Self.second], from: states,
                settled: [UnitTargets.fasting, Self.first])
                == [.stop(Self.first), .start(Self.second)])
    }

    @Test func activeTarget_isNotStartedAgain() {
        let wanted: Set = [UnitTargets.fasting, Self.first]
        #expect(jobs(wanted, from: states(on: [UnitTargets.fasting, Self.first])) == [])
        #expect(
            jobs(wanted, from: states(on: [UnitTargets.fasting])) == [.start(Self.first)])
    }

    @Test func targetThatTheUserStopped_staysStopped() {
        #expect(
            jobs(
                [UnitTargets.fasting, Self.second], from: states(on: [Self.first]),
                settled: [UnitTargets.fasting, Self.first])
                == [.stop(Self.first), .start(Self.second)])
    }

    @Test func targetWithoutAFile_isLeftAlone() {
        let wanted: Set = [UnitTargets.fasting, Self.first]
        let states = states(on: [], missing: UnitTargets.all)
        #expect(jobs(wanted, from: states) == [])
        #expect(jobs(wanted, from: []) == [])
    }

    @Test(arguments: [
        ("loaded", "active", "", true, true), ("loaded", "inactive", "", true, false),
        ("loaded", "failed", "", true, false), ("loaded", "activating", "", true, true),
        ("loaded", "deactivating", "", true, false), ("not-found", "inactive", "", false, false),
        ("masked", "inactive", "", false, false),
        // A target waits for the services that it starts.
        ("loaded", "inactive", "start", true, true), ("loaded", "active", "stop", true, false),
    ])
    func stateOfAUnit(
        _ loadState: String, _ activeState: String, _ jobType: String, _ isInstalled: Bool,
        _ isOn: Bool
    ) {
        let state = State(
            name: "a", loadState: loadState, activeState: activeState, jobType: jobType)
        #expect(state == State(name: "a", isInstalled: isInstalled, isOn: isOn))
    }
}
