import Testing

@testable import SimulationModel

@Suite struct VisibleTests {
    @Test func seed_isFNV1a() {
        #expect(Rules.seed(of: "") == 0xcbf2_9ce4_8422_2325)
        #expect(Rules.seed(of: "61") == 0xaf63_dc4c_8601_ec8c)
        #expect(Rules.seed(of: "66-6F-6F-62-61-72") == 0x8594_4171_f739_67e8)
    }

    @Test func trees_haveStateAndLayer() {
        var agent = Agent(at: midnight + 200 * hour)
        // Established, incomplete at 70 %, none just below, established with a missing target.
        agent.call(
            .importRecords(
                [
                    fast(5, 0, 10, target: 10), fast(4, 20, 27, target: 10),
                    Fast(
                        id: Agent.id(3), start: midnight + 40 * hour,
                        end: midnight + 47 * hour - 1, offset: 0, target: 10 * hours),
                    fast(2, 60, 76), fast(1, 80, 84, target: 4),
                ], []))
        let trees = agent.visible.trees
        #expect(trees.map(\.id) == [5, 4, 2, 1].map { Agent.id($0) })
        #expect(trees.map(\.state) == ["established", "incomplete", "established", "established"])
        #expect(trees.map(\.layer) == [0, 1, 2, 0])
        #expect(agent.visible.completedCount == 3)
    }

    @Test func offset_isThatOfTheEndAndStays() {
        var agent = Agent()
        agent.model.offset = { $0 < noon ? 60 : 120 }
        agent.call(.log(start: noon - 6 * hour, end: noon - 1, target: nil))
        agent.call(.start(at: nil, target: nil))
        agent.wait(5 * hour)
        agent.call(.end(at: nil))
        agent.model.offset = { _ in -300 }
        agent.call(.edit(id: Agent.id(1), start: noon - 7 * hour, end: nil, target: nil))
        #expect(agent.visible.sessions.map(\.offset) == [120, 60])
        agent.call(.edit(id: Agent.id(1), start: nil, end: noon - 60, target: nil))
        #expect(agent.visible.sessions.map(\.offset) == [120, -300])
    }

    @Test func water_isOfTheLocalDay() {
        var agent = Agent(at: midnight + 2 * hour)
        agent.call(.waterAdd(milliliters: 200, at: midnight - 1))
        agent.call(.waterAdd(milliliters: 300, at: midnight))
        agent.call(.waterAdd(milliliters: nil, at: nil))
        #expect(agent.visible.todayMilliliters == 550)
        agent.model.offset = { _ in 60 }
        #expect(agent.visible.todayMilliliters == 750)
        agent.model.offset = { _ in -180 }
        #expect(agent.visible.todayMilliliters == 750)
        agent.model.offset = { _ in 0 }
        agent.wait(22 * hour)
        #expect(agent.visible.todayMilliliters == 0)
        #expect(agent.call(.waterRemove(id: Agent.id(1))) == .done)
        #expect(agent.visible.water.map(\.milliliters) == [300, 250])
    }

    @Test func day_ofInstantsBefore1970() {
        var model = Model(now: 0)
        #expect(model.day(of: -1) == -1)
        #expect(model.day(of: 0) == 0)
        model.offset = { _ in -60 }
        #expect(model.day(of: 3599) == -1)
        #expect(model.day(of: 3600) == 0)
        #expect(model.day(of: -82_800) == -1)
        #expect(model.day(of: -82_801) == -2)
    }
}
