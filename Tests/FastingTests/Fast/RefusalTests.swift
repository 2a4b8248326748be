import Fasting
import Testing

/// The transitions that the state machine refuses. A refusal changes nothing.
struct RefusalTests {
    static let ended: [FastState] = Outcome.allCases.map { outcome in
        let ending: FastCommand = outcome == .abandoned ? .abandon : .end()
        let now = outcome == .completed ? at(16) : at(5)
        return try! FastState(stage: .active(running())).reduce(ending, context: context(now)).state
    }
    static let notActive = [FastState()] + ended

    static let needsActive: [FastCommand] = [
        .end(), .end(at: at(17)), .end(at: at(1000)), .abandon, .adjust(), .adjust(start: at(1)),
        .adjust(target: .minimum),
    ]

    @Test func endedStatesAreThoseOfTheTable() {
        #expect(Self.ended.map { $0.ended?.outcome } == [.completed, .endedEarly, .abandoned])
    }

    @Test(arguments: notActive, needsActive)
    func commandWhenNoFastIsActiveIsRefused(state: FastState, command: FastCommand) {
        #expect(throws: FastError.notActive) {
            try state.reduce(command, context: context(at(17)))
        }
    }

    @Test(arguments: [
        FastCommand.start(otherID), .start(someID), .start(otherID, at: at(1), target: .minimum),
        .start(otherID, at: at(1000)),
    ])
    func startWhenActiveIsRefused(command: FastCommand) {
        let state = FastState(stage: .active(running()))
        #expect(throws: FastError.alreadyActive) {
            try state.reduce(command, context: context(at(5)))
        }
    }

    @Test func refusedCommandsLeaveTheStateAsItWas() {
        for state in Self.notActive + [FastState(stage: .active(running()))] {
            for command in Self.needsActive + [.start(otherID, at: at(1000))] {
                let before = state
                _ = try? state.reduce(command, context: context(at(17)))
                #expect(state == before)
            }
        }
    }
}
