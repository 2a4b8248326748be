import Fasting
import Testing
import Words

@testable import Agent

/// What the log says of each act.
struct ActTests {
    private let id = RecordID(bytes: [UInt8](repeating: 7, count: 16))!

    private func act(_ story: inout Story, _ command: FastCommand) throws -> Act? {
        _ = try story.perform(command)
        return Act(command, story.present.fast)
    }

    @Test func everyActOfAFast() throws {
        var story = Story()
        #expect(try act(&story, .start(id, at: morning - 5 * hour)) == .began(id))
        #expect(try act(&story, .adjust(start: morning - 6 * hour)) == .adjusted(id))
        guard case .ended(let ended)? = try act(&story, .end()) else {
            Issue.record("not ended")
            return
        }
        #expect(ended.outcome == .endedEarly)
        #expect(try act(&story, .undo) == .resumed(id))
        guard case .ended(let aside)? = try act(&story, .abandon) else {
            Issue.record("not set aside")
            return
        }
        let fields = Act.ended(aside).fields.map { "\($0.key.rawValue)=\($0.value)" }
        #expect(fields == ["ATREST_FAST=\(id)", "ATREST_OUTCOME=abandoned"])
        #expect(Act.ended(aside).sentence == "The fast was set aside.")
        #expect(Act.ended(aside).kind == .fastEnded)
    }

    @Test func whatTimeBringsAbout() throws {
        var story = Story()
        _ = try story.start(hoursAgo: 3, target: 8)
        let effects = story.pass(hours: 6)
        let acts = effects.compactMap { Act($0, id) }
        #expect(acts == [.reached(.metabolicTransition, id), .reachedTarget(id)])
        #expect(
            acts[0].fields.map(\.value) == [id.description, "metabolicTransition"])
        #expect(Act(.started(id), id) == nil)
    }

    /// When, how long, how much: nothing of that is for the readers of the journal.
    @Test func nothingOfTheUsersIsInIt() throws {
        let acts: [Act] = [
            .began(id), .resumed(id), .adjusted(id), .noted(id), .edited(id), .deleted(id),
            .editUndone, .merged, .waterNoted, .waterRemoved, .settingChanged("target-hours"),
            .reachedTarget(id), .reached(.deeperRhythm, id),
        ]
        for act in acts {
            #expect(!act.sentence.contains(/\d/), "\(act.sentence)")
            #expect(act.fields.allSatisfy { $0.key.rawValue.hasPrefix("ATREST_") })
        }
    }

    @Test func everyKindHasItsOwnName() {
        let names = Log.Kind.allCases.map(\.rawValue)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
    }
}
