import SimulationModel
import Testing

@Suite struct JournalTests {
    @Test func undo_takesBackAnyActLatestFirst() {
        var agent = Agent()
        agent.call(.start(at: noon - 5 * hour, target: nil))
        agent.call(.adjust(start: nil, target: 20 * hours))
        agent.call(.end(at: nil))
        agent.call(.waterAdd(milliliters: 300, at: nil))
        agent.restart()
        var acts: [String] = []
        while case .undone(let act, let left) = agent.call(.journalUndo) {
            #expect(left == 0)
            acts.append(act)
        }
        #expect(acts == ["water-add", "end", "adjust", "start"])
        #expect(agent.visible.status == "idle")
        #expect(!agent.visible.journalCanUndo)
        for act in acts.reversed() {
            #expect(agent.visible.canRedo)
            #expect(agent.call(.journalRedo) == .undone(act: act, left: 0))
        }
        #expect(!agent.visible.canRedo)
        #expect(agent.visible.status == "ended-early")
        #expect(agent.visible.sessions.map(\.target) == [20 * hours])
        #expect(agent.visible.todayMilliliters == 300)
    }

    @Test func redo_untilTheNextAct() {
        var agent = Agent()
        agent.call(.waterAdd(milliliters: nil, at: nil))
        agent.call(.journalUndo)
        agent.call(.setTarget(5 * hours))
        #expect(agent.visible.canRedo)
        agent.call(.waterAdd(milliliters: 0, at: nil))
        #expect(!agent.visible.canRedo)
        #expect(agent.visible.todayMilliliters == 250)
    }

    @Test func undoOfAStart_showsTheFastBeforeAgain() {
        var agent = Agent()
        agent.call(.start(at: noon - 5 * hour, target: nil))
        agent.call(.end(at: nil))
        let before = agent.visible
        agent.call(.start(at: nil, target: nil))
        agent.call(.journalUndo)
        var after = agent.visible
        #expect(after.canRedo)
        after.canRedo = false
        #expect(after == before)
        #expect(agent.call(.timerUndo) == .done)
    }

    @Test func timerUndo_onlyUntilTheNextStartOrAnOverlap() {
        var agent = Agent()
        agent.call(.start(at: noon - 20 * hour, target: nil))
        agent.call(.end(at: noon - 10 * hour))
        #expect(agent.visible.timerCanUndo)
        var started = agent
        started.call(.start(at: nil, target: nil))
        #expect(!started.visible.timerCanUndo)
        #expect(started.call(.timerUndo) == .refused("NothingToUndo"))

        agent.call(.log(start: noon - 6 * hour, end: noon, target: nil))
        #expect(!agent.visible.timerCanUndo)
        #expect(agent.call(.timerUndo) == .refused("NothingToUndo"))
        agent.call(.journalUndo)
        agent.call(.edit(id: Agent.id(1), start: nil, end: noon - 9 * hour, target: nil))
        #expect(agent.call(.timerUndo) == .refused("NothingToUndo"))
        agent.call(.journalUndo)
        #expect(agent.call(.timerUndo) == .done)
        #expect(agent.visible.status == "active")
        #expect(agent.visible.sessionCount == 0)
    }

    @Test func endWaterUndo_takesBackTheWater() {
        var agent = Agent()
        agent.call(.start(at: noon - 5 * hour, target: nil))
        agent.call(.end(at: nil))
        agent.call(.waterAdd(milliliters: 500, at: nil))
        var other = agent
        agent.call(.journalUndo)
        #expect(agent.visible.todayMilliliters == 0)
        #expect(agent.visible.status == "ended-early")
        // Timer1.Undo undoes the ending and leaves the water.
        other.call(.timerUndo)
        #expect(other.visible.todayMilliliters == 500)
        #expect(other.visible.status == "active")
        #expect(other.visible.undoAct == "water-add")
    }

    @Test func undo_bringsBackAnOverlapThatWasThere() {
        var agent = Agent()
        agent.call(.importRecords([fast(1, 0, 6), fast(2, 1, 7)], []))
        let before = agent.visible.sessions
        #expect(
            agent.call(.edit(id: Agent.id(2), start: midnight + 2 * hour, end: nil, target: nil))
                == .done)
        agent.call(.delete(id: Agent.id(1)))
        agent.call(.journalUndo)
        agent.call(.journalUndo)
        #expect(agent.visible.sessions == before)
    }

    @Test func timerUndo_bringsBackAnOverlapThatWasThere() {
        var agent = Agent()
        agent.call(.start(at: noon - 2 * hour, target: nil))
        agent.call(.importRecords([fast(9, 2, 11)], []))
        agent.call(.abandon)
        #expect(agent.visible.timerCanUndo)
        #expect(agent.call(.timerUndo) == .done)
        #expect(agent.visible.id == Agent.id(1))
    }

    /// Random acts without leaps: undo as often as possible gives the first state back, redo the
    /// last one; a refused call changes nothing.
    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func undo_asOftenAsPossible(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        var agent = Agent()
        for _ in 0..<80 {
            agent.wait(Int64.random(in: 0...5 * hour, using: &random))
            let before = agent.visible
            let answer = agent.call(randomAct(at: agent.now, visible: before, using: &random))
            if case .refused = answer { #expect(agent.visible == before) }
        }
        let last = records(agent.visible)
        #expect(agent.visible.journalCanUndo)
        var count = 0
        while case .undone = agent.call(.journalUndo) { count += 1 }
        #expect(!agent.visible.journalCanUndo)
        #expect(agent.visible.sessions.isEmpty)
        #expect(agent.visible.water.isEmpty)
        #expect(agent.visible.status == "idle")
        for _ in 0..<count { agent.call(.journalRedo) }
        #expect(records(agent.visible) == last)
        #expect(!agent.visible.canRedo)
    }

    /// What an undo and a redo give back: the records and the running fast.
    private func records(_ visible: Visible) -> Visible {
        var records = Visible()
        records.sessions = visible.sessions
        records.water = visible.water
        records.undoAct = visible.undoAct
        if visible.status == "active" {
            records.id = visible.id
            records.startedAt = visible.startedAt
            records.target = visible.target
        }
        return records
    }

    private func randomAct(
        at now: Int64, visible: Visible, using random: inout SeededGenerator
    ) -> Call {
        let ago = now - Int64.random(in: 0...30 * hour, using: &random)
        let id = visible.sessions.randomElement(using: &random)?.id ?? "none"
        switch Int.random(in: 0...11, using: &random) {
        case 0, 1: return .start(at: Bool.random(using: &random) ? ago : nil, target: nil)
        case 2, 3: return .end(at: Bool.random(using: &random) ? ago : nil)
        case 4: return .abandon
        case 5: return .adjust(start: ago, target: 5 * hours)
        case 6: return .log(start: ago - 8 * hour, end: ago, target: nil)
        case 7: return .edit(id: id, start: ago - 6 * hour, end: ago, target: nil)
        case 8: return .delete(id: id)
        case 9:
            let number = Int.random(in: 1...40, using: &random)
            let record = Fast(
                id: Agent.id(number), start: ago - 9 * hour, end: ago, offset: nil, target: nil)
            return .importRecords([record], [])
        case 10: return .waterRemove(id: visible.water.randomElement(using: &random)?.id ?? "none")
        default: return .waterAdd(milliliters: nil, at: ago)
        }
    }
}
