import Contract
import Fasting
import LocalTime
import Testing

@testable import Commands

struct JournalViewTests {
    private static let acts = [
        Journal1.ActRow(
            at: Instant(secondsSinceEpoch: 1_795_262_700), act: "water-add",
            text: "adding 300 ml of water at 12:05", isUndone: true),
        Journal1.ActRow(
            at: Instant(secondsSinceEpoch: 1_795_262_400), act: "start",
            text: "starting a fast at 12:00, target 16h", isUndone: false),
    ]

    @Test func columnsForPeople() {
        let view = JournalView(zone: .utc)
        #expect(
            view.lines(Self.acts).map(\.plain) == [
                "2026-11-21 12:05  adding 300 ml of water at 12:05       undone",
                "2026-11-21 12:00  starting a fast at 12:00, target 16h",
            ])
    }

    @Test func objectForPrograms() {
        #expect(
            JournalView(zone: .utc).json(Self.acts[0]).text
                == #"{"schema":1,"at":"2026-11-21T12:05:00Z","act":"water-add","#
                + #""text":"adding 300 ml of water at 12:05","takenBack":true}"#)
    }

    /// The parser accepts these; the rest of the verb says what is wrong.
    @Test func limitHasAShortForm() throws {
        let command = try #require(
            try Atrest.parse(["undo", "--list", "-n", "3"]) as? UndoCommand)
        #expect(command.list && command.limit == "3")
    }
}
