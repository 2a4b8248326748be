import SimulationModel
import Testing

@Suite struct TimerTests {
    @Test func startAndEnd_whenTheTargetIsReached() {
        var agent = Agent()
        #expect(agent.call(.start(at: nil, target: nil)) == .id(Agent.id(1)))
        #expect(agent.visible.status == "active")
        #expect(agent.visible.targetAt == (noon + 16 * hour) * 1_000_000)
        agent.wait(16 * hour)
        #expect(
            agent.call(.end(at: nil))
                == .ended(
                    id: Agent.id(1), start: noon, end: noon + 16 * hour, target: 16 * hours,
                    outcome: "completed", kept: true))
        #expect(agent.visible.status == "completed")
        #expect(agent.visible.completedCount == 1)
        #expect(agent.visible.trees.map(\.state) == ["established"])
    }

    @Test(arguments: [(4 * hour - 1, false), (4 * hour, true), (16 * hour - 1, true)])
    func end_whenTheTargetIsNotReached(seconds: Int64, isKept: Bool) {
        var agent = Agent()
        agent.call(.start(at: nil, target: nil))
        agent.wait(seconds)
        agent.call(.end(at: nil))
        #expect(agent.visible.status == "ended-early")
        #expect(agent.visible.kept == isKept)
        #expect(agent.visible.sessionCount == (isKept ? 1 : 0))
        #expect(agent.visible.completedCount == 0)
    }

    @Test func refusals() {
        var agent = Agent()
        let idle = agent.visible
        let long: Int64 = 168 * hour
        let cases: [(Call, String)] = [
            (.end(at: nil), "NotActive"), (.abandon, "NotActive"),
            (.adjust(start: nil, target: nil), "NotActive"), (.timerUndo, "NothingToUndo"),
            (.journalUndo, "NothingToUndo"),
            (.journalRedo, "NothingToUndo"),
            (.start(at: noon + 1, target: nil), "InvalidTime"),
            (.start(at: noon - long - 1, target: nil), "InvalidTime"),
            (.start(at: nil, target: 4 * hours - 1), "InvalidTarget"),
            (.start(at: nil, target: 168 * hours + 1), "InvalidTarget"),
            (.start(at: nil, target: -1), "InvalidTarget"),
            (.log(start: noon - 4 * hour + 1, end: noon, target: nil), "InvalidTime"),
            (.log(start: noon - 5 * hour, end: noon + 1, target: nil), "InvalidTime"),
            (.edit(id: "X", start: nil, end: nil, target: nil), "NotFound"),
            (.delete(id: "X"), "NotFound"), (.waterRemove(id: "X"), "NotFound"),
            (.waterAdd(milliliters: 5001, at: nil), "InvalidValue"),
            (.waterAdd(milliliters: 1, at: noon + 1), "InvalidTime"),
            (.setTarget(1), "InvalidArgs"),
        ]
        for (call, error) in cases {
            #expect(agent.call(call) == .refused(error), "\(call)")
            #expect(agent.visible == idle, "\(call)")
        }
        agent.call(.start(at: noon - long, target: 4 * hours))
        let active = agent.visible
        #expect(active.status == "active")
        let more: [(Call, String)] = [
            (.start(at: nil, target: nil), "AlreadyActive"),
            (.end(at: noon + 1), "InvalidTime"), (.end(at: noon - long - 1), "InvalidTime"),
            (.adjust(start: noon + 1, target: nil), "InvalidTime"),
            (.adjust(start: nil, target: 1), "InvalidTarget"),
            (.log(start: noon - 10 * hour, end: noon, target: nil), "Overlap"),
            (.timerUndo, "NothingToUndo"),
        ]
        for (call, error) in more {
            #expect(agent.call(call) == .refused(error), "\(call)")
            #expect(agent.visible == active, "\(call)")
        }
    }

    @Test func status_fallsBackAtLocalMidnight() {
        var agent = Agent()
        agent.model.offset = { _ in 60 }
        agent.call(.start(at: noon - 5 * hour, target: nil))
        agent.call(.end(at: nil))
        agent.wait(11 * hour - 1)
        #expect(agent.visible.status == "ended-early")
        agent.wait(1)
        #expect(agent.visible.status == "idle")
        #expect(agent.visible.id == "")
        #expect(agent.visible.timerCanUndo)
        // It does not come back with the clock.
        agent.leap(-hour)
        #expect(agent.visible.status == "idle")
    }

    @Test func status_fallsBackAtRestartAndStart() {
        var agent = Agent()
        agent.call(.start(at: noon - 5 * hour, target: nil))
        agent.call(.abandon)
        #expect(agent.visible.status == "abandoned")
        #expect(agent.visible.endedAt == noon * 1_000_000)
        #expect(agent.visible.sessionCount == 0)
        agent.restart()
        #expect(agent.visible.status == "idle")
        agent.call(.timerUndo)
        #expect(agent.visible.status == "active")
        #expect(agent.visible.startedAt == (noon - 5 * hour) * 1_000_000)
    }

    @Test func setting_doesNotTouchTheRunningFast() {
        var agent = Agent()
        agent.call(.start(at: nil, target: nil))
        agent.call(.setTarget(20 * hours))
        #expect(agent.visible.target == 16 * hours)
        agent.call(.abandon)
        agent.call(.start(at: nil, target: nil))
        #expect(agent.visible.target == 20 * hours)
    }

    @Test func overlap_isHalfOpen() {
        var agent = Agent()
        agent.call(.log(start: noon - 20 * hour, end: noon - 10 * hour, target: nil))
        #expect(
            agent.call(.start(at: noon - 10 * hour - 1, target: nil)) == .refused("Overlap"))
        #expect(agent.call(.start(at: noon - 10 * hour, target: nil)) == .id(Agent.id(3)))
        #expect(
            agent.call(.adjust(start: noon - 10 * hour - 1, target: nil)) == .refused("Overlap"))
        #expect(
            agent.call(.edit(id: Agent.id(1), start: nil, end: noon - 9 * hour, target: nil))
                == .refused("Overlap"))
        #expect(
            agent.call(.log(start: noon - 24 * hour, end: noon - 20 * hour, target: nil))
                == .id(Agent.id(6)))
    }

    @Test func end_whenTheClockWasSetBackBeforeTheStart() {
        var agent = Agent()
        agent.call(.start(at: nil, target: nil))
        #expect(agent.leap(-2 * hour).isEmpty)
        #expect(agent.visible.milestone == "digestionCompleting")
        #expect(agent.call(.end(at: noon - hour)) == .refused("InvalidTime"))
        #expect(
            agent.call(.end(at: nil))
                == .ended(
                    id: Agent.id(1), start: noon, end: noon, target: 16 * hours,
                    outcome: "ended-early", kept: false))
    }
}
