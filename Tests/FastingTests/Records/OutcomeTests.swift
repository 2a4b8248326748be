import Fasting
import Testing

struct SessionOutcomeTests {
    @Test(arguments: [
        (16.0, 16.0, Outcome.completed, TreeState.established),
        (15.999, 16, .endedEarly, .incomplete), (11.2, 16, .endedEarly, .incomplete),
        (11.19, 16, .endedEarly, .none), (4, 4, .completed, .established),
        (117.6, 168, .endedEarly, .incomplete), (20, 16, .completed, .established),
    ]) func outcomeAndTree(
        _ hours: Double, _ target: Double, _ outcome: Outcome, _ tree: TreeState
    ) {
        let session = Session(
            id: id(1), start: at(0), end: at(hours), endOffset: nil, target: Target(hours: target))
        #expect(session.outcome == outcome)
        #expect(session.tree == tree)
    }

    @Test func missingTargetIsReadAsSixteen() {
        let session = Session(id: id(1), start: at(0), end: at(16), endOffset: nil, target: nil)
        #expect(session.outcome == .completed)
    }
}

struct EntitlementTests {
    @Test(arguments: [
        (false, false, false, Entitlement.premium), (false, false, true, .premium),
        (false, true, true, .premium), (true, true, false, .premium), (true, true, true, .premium),
        (true, false, false, .trial), (true, false, true, .free),
    ]) func policy(
        _ namesAuthority: Bool, _ hasLicence: Bool, _ isTrialOver: Bool, _ expected: Entitlement
    ) {
        let entitlement = Entitlement(
            namesAuthority: namesAuthority, hasLicence: hasLicence, isTrialOver: isTrialOver)
        #expect(entitlement == expected)
        #expect(entitlement.hasForest == (expected != .free))
        #expect(entitlement.calendarDays == (expected == .free ? 10 : nil))
    }

    @Test func trialNeverCountsDownAndNoFastTwice() {
        var trial = Trial()
        for number in UInt8(1)...10 {
            trial.count(id(number))
            trial.count(id(1))
            #expect(!trial.isOver(showing: nil))
            #expect(trial.isAtItsEnd == (number == 10))
        }
        #expect(trial.fasts.count == 10)
        trial.count(id(11))
        trial.count(id(12))
        #expect(trial.fasts == (UInt8(1)...11).map { id($0) })
        #expect(!trial.isAtItsEnd)
        let shown = [nil, id(11), id(10), id(12)].map { trial.isOver(showing: $0) }
        // The fast that ends it arrives whole.
        #expect(shown == [true, false, true, true])
        let read = Trial(fasts: trial.fasts)
        #expect(read == trial)
        #expect(Trial(fasts: [id(1), id(1)]) == nil)
        #expect(Trial(fasts: (UInt8(1)...12).map { id($0) }) == nil)
    }
}
