import Contract
import LocalTime
import Presentation
import Testing

@testable import Commands

/// The backups, and what restoring one changes.
struct RestoreViewTests {
    private let view = RestoreView()
    private let backups = [
        Journal1.BackupRow(day: "2026-11-20", fasts: 12, water: 3),
        Journal1.BackupRow(day: "2026-11-09", fasts: 0, water: 0),
    ]

    @Test func eachBackupHasALineAndTheLastTellsHowToGoOn() {
        let lines = view.lines(backups).map(\.plain)
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("2026-11-20  "))
        #expect(lines[0].hasSuffix("  Fasts: 12. Water entries: 3."))
        #expect(lines[2].hasPrefix("`atrest restore DAY`"))
    }

    @Test func withoutBackupsThereIsASentence() {
        #expect(
            view.lines([]).map(\.plain) == [
                "There is no backup yet. The first change of a day makes one."
            ])
        #expect(view.json([]).text == "[]")
    }

    @Test func backupsAsJSON() {
        #expect(
            view.json(backups).text
                == #"[{"schema":1,"day":"2026-11-20","fasts":12,"water":3},"#
                + #"{"schema":1,"day":"2026-11-09","fasts":0,"water":0}]"#
        )
    }

    @Test func onlyWhatHappensIsNamed() {
        let counts = Journal1.RestoreResult(returned: 2, changed: 0, removed: 1, equal: 7, act: 0)
        #expect(
            view.lines(RestorePreview(counts: counts), of: "2026-11-20").map(\.plain) == [
                "The backup from 2026-11-20, compared with the present fasts and water:",
                "Missing now, will be added again: 2.",
                "Not in the backup, will be deleted: 1.",
                "The same: 7.",
                "A running fast and the settings stay as they are.",
            ])
        #expect(
            view.json(RestorePreview(counts: counts), of: "2026-11-20").text
                == #"{"schema":1,"day":"2026-11-20","returned":2,"changed":0,"removed":1,"equal":7,"#
                + #""changes":null}"#
        )
    }

    @Test func withoutDifferencesThereIsASentence() {
        let counts = Journal1.RestoreResult(returned: 0, changed: 0, removed: 0, equal: 7, act: 0)
        #expect(
            view.lines(RestorePreview(counts: counts), of: "2026-11-20").map(\.plain)
                == ["Nothing differs from the backup from 2026-11-20."])
    }

    @Test func dayIsADateTodayOrYesterday() throws {
        #expect(try UserInput.day("2026-11-20") == CivilTime(year: 2026, month: 11, day: 20))
        let today = try UserInput.day("today")
        #expect(try UserInput.day("Yesterday").dayNumber <= today.dayNumber)
        for text in ["", "9.10.2026", "2026-11", "20:00", "2026-02-30", "soon"] {
            #expect(throws: Problem.self) { try UserInput.day(text) }
        }
    }
}
