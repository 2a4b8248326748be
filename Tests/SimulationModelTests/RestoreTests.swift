import SimulationModel
import Testing

/// What a restore writes, which backups stay, and what a licence allows.
@Suite struct RestoreTests {
    @Test func `a restore makes fasts and water as they were, and can be undone`() {
        var agent = Agent()
        agent.call(.importRecords([fast(50, -40, -20), fast(51, -100, -80)], []))
        agent.call(.waterAdd(milliliters: 300, at: nil))
        let backup = agent.model.contents
        agent.call(.delete(id: Agent.id(50)))
        agent.call(.waterAdd(milliliters: 100, at: nil))
        agent.call(.edit(id: Agent.id(51), start: nil, end: nil, target: 20 * hours))
        let before = agent.visible
        #expect(agent.call(.restore(day: "2026-01-01", backup)) == .done)
        #expect(agent.visible.sessions.count == 2)
        #expect(agent.visible.todayMilliliters == 300)
        #expect(agent.visible.undoAct == "restore")
        #expect(agent.call(.journalUndo) == .undone(act: "restore", left: 0))
        #expect(agent.visible.sessions == before.sessions)
        #expect(agent.visible.water == before.water)
        #expect(agent.call(.journalRedo) == .undone(act: "restore", left: 0))
        #expect(agent.model.contents == backup)
    }

    @Test func `a fast that runs, or ran then, stays as it is`() {
        var agent = Agent()
        agent.call(.start(at: nil, target: nil))
        let ran = agent.visible.id
        let backup = agent.model.contents
        agent.wait(17 * hour)
        agent.call(.end(at: nil))
        agent.wait(hour)
        agent.call(.start(at: nil, target: nil))
        #expect(agent.call(.restore(day: "2026-01-01", backup)) == .done)
        #expect(agent.visible.sessions.map(\.id) == [ran])
        #expect(agent.visible.status == "active")
        #expect(agent.visible.undoAct == "start")
    }

    @Test func `the fullest and the latest others stay`() {
        var days = (1...9).map { (day: "2026-03-0\($0)", fasts: 2, water: 3) }
        func kept() -> [String] {
            BackupRule.daysThatStay(days).sorted().map { String($0.suffix(1)) }
        }
        #expect(kept() == ["3", "4", "5", "6", "7", "8", "9"])
        days[0].water = 4
        #expect(kept() == ["1", "4", "5", "6", "7", "8", "9"])
        days[1].fasts = 3
        #expect(kept() == ["2", "4", "5", "6", "7", "8", "9"])
        days.removeLast(2)
        #expect(kept().count == 7)
    }

    @Test func `a licence holds by the clock as it is now`() {
        var agent = Agent()
        #expect(agent.model.entitlements(at: noon) == ["premium"])
        #expect(agent.call(.addLicence(from: noon, until: nil)) == .refused("InvalidValue"))
        agent.model.namesAuthority = true
        #expect(agent.model.entitlements(at: noon) == ["trial"])
        #expect(agent.call(.removeLicence) == .refused("NotFound"))
        #expect(agent.call(.addLicence(from: noon + 1, until: nil)) == .refused("InvalidValue"))
        #expect(agent.call(.addLicence(from: 1, until: noon)) == .refused("InvalidValue"))
        #expect(agent.call(.addLicence(from: noon, until: noon + hour)) == .done)
        agent.leap(hour)
        agent.call(.waterAdd(milliliters: nil, at: nil))
        #expect(agent.model.entitlements(at: agent.now) == ["trial"])
        agent.leap(-1)
        #expect(agent.model.entitlements(at: agent.now) == ["premium"])
        agent.leap(-hour)
        #expect(agent.model.entitlements(at: agent.now) == ["trial"])
    }

    @Test func `after the trial only the ten most recent days are known`() {
        var agent = Agent()
        agent.model.namesAuthority = true
        for day in 1...12 {
            agent.call(.start(at: nil, target: nil))
            agent.wait(16 * hour)
            agent.call(.end(at: nil))
            agent.wait(8 * hour)
            let isOver = day > 11
            #expect(agent.model.entitlements(at: agent.now).contains("free") == (day > 10))
            #expect(agent.model.entitlements(at: agent.now).contains("trial") == !isOver)
        }
        let first = midnight / 86_400
        #expect(agent.model.recentDays(10) == Set((first + 3)...(first + 12)))
    }
}
