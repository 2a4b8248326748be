import AgentCore
import Fasting
import LocalTime
import Testing
import Words

@testable import AgentBus

/// The properties of Journal1 follow from a snapshot.
struct JournalPropertiesTests {
    /// 2026-03-02 06:00:00 UTC.
    private static let now = Instant(secondsSinceEpoch: 1_772_431_200)
    private static let id = RecordID(bytes: [UInt8](repeating: 7, count: 16))!

    private static func act(_ kind: ActKind, _ subject: ActSubject) -> JournalEntry {
        JournalEntry(number: 1, kind: kind, at: now, subject: subject, isUndone: false)
    }

    private static func water(at: Instant) -> JournalEntry {
        act(
            .waterAdd,
            .water(WaterEntry(id: id, at: at, amount: WaterAmount(milliliters: 300)!)))
    }

    private static func fast(hours: Int64) -> JournalEntry {
        let start = now - hours * 3600
        return act(
            .end, .fast(Session(id: id, start: start, end: now, endOffset: 0, target: nil)))
    }

    private func properties(
        _ act: JournalEntry?, _ change: (inout Snapshot) -> Void = { _ in }
    ) -> Journal1Properties {
        var snapshot = Snapshot(fast: FastState(), settings: Settings(), now: Self.now, zone: .utc)
        snapshot.undo.undoable = act
        change(&snapshot)
        return Journal1Properties(snapshot)
    }

    @Test func nothingCanBeUndoneAtFirst() {
        let properties = properties(nil)
        #expect(properties.undoAct == 0 && properties.redoAct == 0 && properties.undoText.isEmpty)
        #expect(properties.undoDetails.isEmpty)
    }

    /// For a client in another language or zone.
    @Test func detailsHaveWhatTheActWasAbout() {
        #expect(
            properties(Self.water(at: Self.now)).undoDetails == [
                "Act": .string("water-add"), "At": .uint64(Self.now.microsecondsSinceEpoch),
                "Text": .string("adding 300 ml of water at 06:00"),
                "WaterAt": .uint64(Self.now.microsecondsSinceEpoch), "Milliliters": .uint32(300),
                "Unit": .string("ml"), "Number": .uint64(1),
            ])
    }

    /// The button beside an ended fast is about the ending, even if water was added since.
    @Test func theTimerTellsTheEnding() {
        var snapshot = Snapshot(fast: FastState(), settings: Settings(), now: Self.now, zone: .utc)
        #expect(Timer1Properties(snapshot).undoDetails.isEmpty)
        snapshot.undo.undoable = Self.water(at: Self.now)
        snapshot.undo.undoableEnding = Self.fast(hours: 5)
        #expect(
            Timer1Properties(snapshot).undoDetails["Text"]
                == .string("ending a fast, 01:00 to 06:00"))
    }

    @Test func redoIsOfferedAfterAnUndo() {
        let properties = properties(nil) { $0.undo.redoable = Self.water(at: Self.now) }
        #expect(properties.undoAct == 0 && properties.redoAct != 0 && properties.undoText.isEmpty)
    }

    @Test(arguments: [
        (water(at: now), "Adding 300 ml of water at 06:00."),
        (water(at: now - 7 * 3600), "Adding 300 ml of water at 1 Mar 23:00."),
        (fast(hours: 5), "Ending a fast, 01:00 to 06:00."),
        (fast(hours: 16), "Ending a fast, 1 Mar 14:00 to 2 Mar 06:00."),
        (fast(hours: 24), "Ending a fast, 1 Mar 06:00 to 2 Mar 06:00."),
    ])
    func textNamesTheDayIfItIsAnother(_ act: JournalEntry, _ text: String) throws {
        let properties = properties(act)
        #expect(properties.undoAct != 0)
        #expect(properties.undoText == text)
        let phrase = try #require(properties.undoDetails["Text"]?.stringValue)
        #expect(Words.Journal.sentence(phrase) == text)
    }

    /// Otherwise a watcher would keep an old text, because nothing is sent at midnight.
    @Test func textIsTheSameADayLater() {
        let act = Self.water(at: Self.now)
        #expect(properties(act) == properties(act) { $0.now = $0.now + 30 * 3600 })
    }

    @Test func textFollowsTheUnit() {
        let properties = properties(Self.water(at: Self.now)) {
            $0.settings.waterUnit = .fluidOunces
        }
        #expect(properties.undoText == "Adding 10.1 fl oz of water at 06:00.")
    }
}
