import SimulationModel
import Testing

@Suite struct ImportTests {
    @Test func counts() {
        var agent = Agent(at: midnight + 100 * hour)
        agent.call(.start(at: nil, target: nil))
        let running = agent.visible.id
        let first = [
            fast(11, 0, 10), fast(12, 0, 3), fast(13, 5, 5), fast(14, 90, 101), fast(15, 2, 12),
            Fast(id: running, start: midnight, end: midnight + 9 * hour, offset: 0, target: nil),
        ]
        #expect(
            agent.call(.importRecords(first, [])) == .counts(new: 2, changed: 0, equal: 0, short: 3)
        )
        #expect(agent.visible.sessions.map(\.id) == [Agent.id(15), Agent.id(11)])
        #expect(agent.visible.undoAct == "import")
        let second = [fast(11, 0, 10), fast(15, 2, 13), fast(16, 20, 30)]
        let water = [Water(id: "W", at: midnight, milliliters: 300)]
        #expect(
            agent.call(.importRecords(second, water))
                == .counts(new: 2, changed: 1, equal: 1, short: 0))
        agent.call(.journalUndo)
        #expect(agent.visible.sessions.map(\.end) == [midnight + 12 * hour, midnight + 10 * hour])
        #expect(agent.visible.water.isEmpty)
    }

    @Test func aDeletedFastReturns() {
        var agent = Agent()
        agent.call(.importRecords([fast(1, 0, 10)], []))
        agent.call(.delete(id: Agent.id(1)))
        agent.call(.importRecords([fast(1, 0, 10)], []))
        #expect(agent.visible.sessionCount == 1)
    }

    @Test func winner_isATotalOrder() {
        // The later end, the earlier start, a stated target, the larger one, a known offset, the
        // larger one: the winner of each two neighbours is the second.
        let ascending = [
            fast(1, 0, 9, target: 20, offset: 90),
            fast(1, 1, 10, target: 20, offset: 90),
            fast(1, 0, 10),
            fast(1, 0, 10, offset: 0),
            fast(1, 0, 10, target: 12),
            fast(1, 0, 10, target: 16, offset: -60),
            fast(1, 0, 10, target: 16, offset: 60),
        ]
        for (index, low) in ascending.enumerated() {
            for high in ascending[index...] {
                for order in [[low, high], [high, low]] {
                    var together = Agent()
                    together.call(.importRecords(order, []))
                    #expect(together.visible.sessions == [high])
                    var apart = Agent()
                    for record in order { apart.call(.importRecords([record], [])) }
                    #expect(apart.visible.sessions == [high])
                }
            }
        }
    }

    @Test func overlapThatWasThere_isNoReasonForRefusal() {
        var agent = Agent()
        agent.call(.importRecords([fast(1, 0, 6), fast(2, 5, 11)], []))
        #expect(agent.visible.sessionCount == 2)
        let edit = Call.edit(id: Agent.id(1), start: nil, end: midnight + 7 * hour, target: nil)
        #expect(agent.call(edit) == .done)
        let apart = Call.edit(id: Agent.id(1), start: nil, end: midnight + 5 * hour, target: nil)
        #expect(agent.call(apart) == .done)
        #expect(agent.call(edit) == .refused("Overlap"))
    }
}
