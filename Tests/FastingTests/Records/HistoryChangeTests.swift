import Fasting
import Testing

/// Edits of the stored fasts, against a small store.
struct HistoryChangeTests {
    /// Times are in hours after ``origin``. The clock shows hour 1000.
    private struct Records {
        var state = FastState()
        var sessions: [RecordID: Session] = [:]

        var context: HistoryContext {
            let sessions = sessions
            return HistoryContext(
                now: at(1000), defaultTarget: .standard, offset: { _ in 60 },
                session: { sessions[$0] },
                overlapping: { interval, except, old in
                    sessions.values.filter { other in
                        other.id != except && other.interval.overlaps(interval)
                            && !(old.map(other.interval.overlaps) ?? false)
                    }.min { $0.end < $1.end }
                })
        }

        @discardableResult
        mutating func perform(_ command: HistoryChange) throws(FastError) -> FastChange {
            let change = try state.reduce(command, context: context)
            state = change.state
            for write in change.writes {
                switch write {
                case .keep(let session): sessions[session.id] = session
                case .hide(.fast, let id, _): sessions[id] = nil
                case .run, .water, .hide: Issue.record("an edit writes \(write)")
                }
            }
            return change
        }

        mutating func log(_ number: UInt8, _ start: Double, _ end: Double) throws(FastError) {
            try perform(.log(id(number), start: at(start), end: at(end)))
        }
    }

    private func refusal(_ records: Records, _ command: HistoryChange) -> FastError? {
        var copy = records
        do {
            try copy.perform(command)
            return nil
        } catch {
            #expect(copy.sessions == records.sessions && copy.state == records.state)
            return error
        }
    }

    @Test func fastsAreLoggedEditedAndDeleted() throws {
        var records = Records()
        try records.log(1, 10, 26)
        #expect(records.sessions[id(1)]?.endOffset == 60)
        #expect(records.sessions[id(1)]?.target == .standard)
        try records.perform(.edit(id(1), end: at(20), target: Target(hours: 12)))
        #expect(records.sessions[id(1)]?.end == at(20))
        #expect(records.sessions[id(1)]?.start == at(10))
        try records.perform(.delete(id(1)))
        #expect(records.sessions.isEmpty)
    }

    @Test func anEditThatChangesNothingIsNotAnAct() throws {
        var records = Records()
        try records.log(1, 10, 26)
        let change = try records.perform(.edit(id(1), start: at(10)))
        #expect(change == FastChange(state: records.state))
    }

    @Test(arguments: [
        (10.0, 13.9, FastError.invalidTime(.tooShort)), (10, 9, .invalidTime(.endsBeforeTheStart)),
        (10, 10, .invalidTime(.tooShort)), (990, 1000.1, .invalidTime(.inTheFuture)),
        (10, 178.01, .invalidTime(.tooLong)), (990, 1190, .invalidTime(.tooLong)),
        (-40_901, 1000, .invalidTime(.tooLong)),
    ]) func timesAreChecked(_ start: Double, _ end: Double, _ error: FastError) throws {
        var records = Records()
        #expect(refusal(records, .log(id(1), start: at(start), end: at(end))) == error)
        try records.log(1, 100, 120)
        let edit = HistoryChange.edit(id(1), start: at(start), end: at(end))
        #expect(refusal(records, edit) == error)
    }

    @Test func aFastOf168HoursIsLogged() throws {
        var records = Records()
        try records.log(1, 10, 178)
        #expect(records.sessions[id(1)]?.duration == Session.longestTyped)
    }

    @Test func aLongerFastFromAFileMayChangeItsTargetAndShrinkToTheLimit() throws {
        var records = Records()
        records.sessions[id(1)] = Session(
            id: id(1), start: at(10), end: at(510), endOffset: nil, target: nil)
        try records.perform(.edit(id(1), target: Target(hours: 20)))
        #expect(refusal(records, .edit(id(1), end: at(500))) == .invalidTime(.tooLong))
        try records.perform(.edit(id(1), end: at(178)))
        #expect(records.sessions[id(1)]?.duration == Session.longestTyped)
    }

    @Test(arguments: [(0.0, 10.0), (30, 40), (26, 30), (6, 10)])
    func touchingIsNoOverlap(_ start: Double, _ end: Double) throws {
        var records = Records()
        try records.log(1, 10, 26)
        try records.log(2, start, end)
        #expect(records.sessions.count == 2)
    }

    @Test(arguments: [(0.0, 11.0), (25, 40), (12, 16), (0, 40), (10, 26)])
    func overlapNamesTheOther(_ start: Double, _ end: Double) throws {
        var records = Records()
        try records.log(1, 10, 26)
        let other = try #require(records.sessions[id(1)])
        let log = HistoryChange.log(id(2), start: at(start), end: at(end))
        #expect(refusal(records, log) == .overlap(other))
    }

    @Test func overlapThatWasThereMayStayAndShrink() throws {
        var records = Records()
        try records.log(1, 10, 26)
        // An import may create such an overlap.
        records.sessions[id(2)] = Session(
            id: id(2), start: at(20), end: at(40), endOffset: nil, target: nil)
        try records.perform(.edit(id(2), end: at(39)))
        try records.perform(.edit(id(2), start: at(22)))
        // A third one is a new overlap.
        try records.log(3, 50, 60)
        #expect(refusal(records, .edit(id(2), end: at(55))) == .overlap(records.sessions[id(3)]!))
        // An overlap that was removed may not return.
        try records.perform(.edit(id(2), start: at(26)))
        #expect(refusal(records, .edit(id(2), start: at(25))) == .overlap(records.sessions[id(1)]!))
    }

    @Test func runningFastHasNoEnd() throws {
        var records = Records()
        try records.log(1, 900, 950)
        records.state = FastState(stage: .active(running(start: at(980))))
        try records.log(2, 960, 980)
        let late = HistoryChange.log(id(3), start: at(970), end: at(981))
        #expect(refusal(records, late) == .overlapsActive(since: at(980)))
        #expect(
            refusal(records, .edit(id(1), end: at(990))) == .overlapsActive(since: at(980)))
        // The running fast does not change.
        #expect(records.state.active == running(start: at(980)))
    }

    @Test func deletedFastIsNoLongerShown() throws {
        var records = Records()
        try records.log(7, 900, 916)
        let fast = ActiveFast(
            id: id(7), start: at(900), target: .standard, actedAt: at(900), observedAt: at(900))
        var carried = Carried(fast)
        try carried.act(.end(), at: at(916))
        records.state = carried.state
        #expect(records.state.ended?.fast.id == id(7))
        try records.perform(.delete(id(7)))
        #expect(records.state.stage == .idle)
    }

    @Test func unknownIsNotFound() {
        let records = Records()
        #expect(refusal(records, .delete(id(9))) == .notFound)
        #expect(refusal(records, .edit(id(9), start: at(1))) == .notFound)
    }
}

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
