import AgentCore
import Fasting
import Store
import Testing
import Words

@testable import Agent

/// What the journal says about each event.
struct JournalEventTests {
    private static let id = RecordID(bytes: [UInt8](repeating: 7, count: 16))!
    private static let now = Instant(secondsSinceEpoch: 1_772_431_200)

    private static let abandoned = EndedFast(
        fast: ActiveFast(
            id: id, start: now, target: .standard, actedAt: now, observedAt: now),
        end: now, ending: .abandoned, shownUntil: now)

    /// One event of each kind.
    private static let events: [Event] = [
        .fast(.started(id)), .fast(.ended(abandoned)), .fast(.resumed(id)), .fast(.adjusted(id)),
        .fast(.milestoneReached(.deeperRhythm, at: now, fast: id)),
        .fast(.targetReached(atMicroseconds: 5, fast: id)), .fast(.logged(id)),
        .fast(.edited(id)), .fast(.deleted(id)),
        .merged(fasts: MergeCounts(), water: MergeCounts()), .waterAdded(id), .waterRemoved(id),
        .settingChanged(key: "target-hours"), .undone(undone), .redone(undone),
        .restored(RestoreCounts(returned: 3)),
    ]

    private static let undone = Undone(
        act: JournalEntry(
            number: 1, kind: .waterAdd, at: now,
            subject: .water(WaterEntry(id: id, at: now, amount: WaterAmount(milliliters: 300)!)),
            isUndone: true), left: 2, changesHistory: false)

    private func entry(_ event: Event) throws -> JournalEvent {
        try #require(JournalEvent(event, isDiscreet: false))
    }

    @Test func ending_hasTheFastAndTheOutcome() throws {
        let entry = try entry(.fast(.ended(Self.abandoned)))
        let fields = entry.fields.map { "\($0.key.rawValue)=\($0.value)" }
        #expect(fields == ["ATREST_FAST=\(Self.id)", "ATREST_OUTCOME=abandoned"])
        #expect(entry.sentence == Words.line(after: .abandoned, kept: false))
        #expect(entry.id == .fastEnded)
    }

    @Test func transition_hasTheFastAndThePhase() throws {
        let entry = try entry(
            .fast(.milestoneReached(.metabolicTransition, at: Self.now, fast: Self.id)))
        #expect(entry.fields.map(\.value) == [Self.id.description, "metabolicTransition"])
        #expect(entry.id == .milestoneReached)
    }

    /// With the setting `discreet` the journal has what is wrong and which setting was changed, and no more.
    @Test(arguments: events) func discreetSetting_saysNothingAboutRecords(_ event: Event) {
        if case .settingChanged = event {
            #expect(JournalEvent(event, isDiscreet: true) != nil)
        } else {
            #expect(JournalEvent(event, isDiscreet: true) == nil)
        }
    }

    @Test func discreetSetting_keepsWhatIsWrong() {
        let failure = StoreError(cause: .diskFull, operation: "writing")
        for event in [Event.recordsFailed(failure), .backupFailed(failure)] {
            // What was being done tells of an act.
            #expect(JournalEvent(event, isDiscreet: false)?.sentence.contains("writing") == true)
            #expect(JournalEvent(event, isDiscreet: true)?.sentence.contains("writing") == false)
        }
    }

    /// Others may read the journal: the entries themselves say neither when nor how long nor how much.
    @Test(arguments: events) func entry_saysNothingPrivate(_ event: Event) throws {
        let entry = try entry(event)
        #expect(!entry.sentence.contains(/\d/), "\(entry.sentence)")
        #expect(entry.fields.allSatisfy { $0.key.rawValue.hasPrefix("ATREST_") })
        #expect(entry.id != nil)
        #expect(entry.level == .info)
    }

    @Test func failure_hasItsNameForPrograms() throws {
        let entry = try entry(.recordsFailed(StoreError(cause: .diskFull, operation: "writing")))
        #expect(entry.level == .error)
        #expect(entry.fields.map(\.value) == ["app.atrest.Error.Storage"])
        #expect(entry.sentence.hasSuffix("(writing)"))
    }

    @Test func replacedRecords_areAWarning() throws {
        for recovery: Recovery in [
            .notSaved, .savedAs("copy"), .writtenAgain, .restored(day: "2026-03-01"),
            .setAside(name: "name", restoredDay: nil), .lost,
        ] {
            #expect(try entry(.recordsRecovered(recovery)).level == .warning)
            #expect(try entry(.recordsRecovered(recovery)).id == .recordsSetAside)
        }
    }

    @Test func everyMessageID_isDifferent() {
        let ids = JournalLog.MessageID.allCases.map(\.rawValue)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
    }
}
