import Fasting
import LocalTime
import Testing

@testable import Interchange

/// FastTrack's three exports. The rows are invented, following the app's source.
struct FastTrackTests {
    static let table = #"""
        ID,Start,End,Duration (s),Duration,Notes
        3,2026-02-24 19:14:05,2026-02-25 11:44:06,59401,16h 30m 1s,"Felt, ""great"""
        2,2026-02-22 20:00:00,2026-02-23 12:00:00,57600,16h,
        1,2026-02-20 08:00:00,2026-02-20 09:00:00,3600,1h,
        """#

    @Test func tableIsRead() throws {
        let read = try read(Self.table)
        #expect(read.source == .fastTrack)
        #expect(
            ZeroTests.spans(read) == [
                [utc(2026, 2, 24, 19, 14, 5), utc(2026, 2, 25, 11, 44, 6)],
                [utc(2026, 2, 22, 20), utc(2026, 2, 23, 12)],
            ])
        #expect(read.skipped[.short] == 1)
        #expect(read.notes == 1)
        #expect(read.sessions.allSatisfy { $0.target == nil && $0.endOffset == nil })
        let again = try self.read(Self.table.replacing("\n3,", with: "\n44,"))
        #expect(again.sessions == read.sessions)
    }

    private func read(_ text: String, zone: Zone = .utc) throws(InterchangeError) -> ImportFile {
        try InterchangeTests.read(text, zone: zone)
    }

    @Test func timesAreLocalAndTheSecondsSettleTheHourThatComesTwice() throws {
        let zone = Zone { $0 >= utc(2025, 3, 30, 1) && $0 < utc(2025, 10, 26, 1) ? 7200 : 3600 }
        let table = """
            ID,Start,End,Duration (s),Duration,Notes
            1,2025-10-25 20:00:00,2025-10-26 02:30:00,27000,,
            2,2025-10-25 20:00:01,2025-10-26 02:30:00,23399,,
            3,2025-10-25 20:00:02,2025-10-26 02:30:00,,,
            4,2025-03-30 02:30:00,2025-03-30 12:00:00,1,,
            """
        let spans = ZeroTests.spans(try read(table, zone: zone)).sorted { $0[0] > $1[0] }
        #expect(
            spans == [
                [utc(2025, 10, 25, 18, 0, 2), utc(2025, 10, 26, 0, 30)],
                [utc(2025, 10, 25, 18, 0, 1), utc(2025, 10, 26, 0, 30)],
                [utc(2025, 10, 25, 18), utc(2025, 10, 26, 1, 30)],
                [utc(2025, 3, 30, 1), utc(2025, 3, 30, 10)],
            ])
    }

    @Test func incompleteRowsAreCounted() throws {
        let table = """
            ID,Start,End,Duration (s)
            1,2026-02-24 19:14:05
            2,soon,2026-02-25 11:44:06,1
            3,2026-02-24 19:14:05,tomorrow,1
            4,2026-02-30 19:14:05,2026-03-01 11:44:06,1
            5,2026-02-24 19:14:05,2026-02-24 19:14:05,0
            """
        let skipped = try read(table).skipped
        #expect(skipped[.unfinished] == 1)
        #expect(skipped[.unreadable] == 2)
        #expect(skipped[.impossible] == 1)
        #expect(skipped[.reversed] == 1)
    }

    static let oldTable = """
        ID,Start Date,Start Time,Duration (hours)
        1,2026-02-14,8:00,16
        2,2026-02-15,20:30,18
        3,2026-02-17,9:05,3
        4,2026-02-18,9:5,16
        5,2026-02-30,9:05,16
        6,2026-02-18,9:05,many
        """

    @Test func oldTableIsRead() throws {
        let read = try read(Self.oldTable)
        #expect(read.source == .fastTrack)
        #expect(
            ZeroTests.spans(read) == [
                [utc(2026, 2, 15, 20, 30), utc(2026, 2, 16, 14, 30)],
                [utc(2026, 2, 14, 8), utc(2026, 2, 15, 0)],
            ])
        #expect(read.skipped[.short] == 1)
        #expect(read.skipped[.unreadable] == 2)
        #expect(read.skipped[.impossible] == 1)
        let there = try self.read(Self.oldTable, zone: berlin)
        #expect(there.sessions.first?.start == utc(2026, 2, 15, 19, 30))
    }

    static let activities = """
        {
          "@context": "https:\\/\\/www.w3.org\\/ns\\/activitystreams",
          "type": "OrderedCollection",
          "totalItems": 4,
          "orderedItems": [
            {"type": "Event", "name": "Fast", "startTime": "2026-02-24T19:14:05Z",
             "endTime": "2026-02-25T11:44:06Z", "duration": "PT16H30M1S", "content": "Felt fine"},
            {"type": "Event", "name": "Fast", "startTime": "2026-02-22T20:00:00Z",
             "endTime": "2026-02-23T12:00:00Z", "duration": "PT16H0M0S"},
            {"type": "Event", "name": "Dinner", "startTime": "2026-02-20T20:00:00Z",
             "endTime": "2026-02-21T12:00:00Z"},
            {"type": "Event", "name": "Fast", "startTime": 7}
          ]
        }
        """

    @Test func activitiesAreRead() throws {
        let read = try read(Self.activities)
        #expect(read.source == .fastTrack)
        #expect(
            ZeroTests.spans(read) == [
                [utc(2026, 2, 24, 19, 14, 5), utc(2026, 2, 25, 11, 44, 6)],
                [utc(2026, 2, 22, 20), utc(2026, 2, 23, 12)],
            ])
        #expect(read.skipped[.unreadable] == 1 && read.skipped[.otherKind] == 1)
        #expect(read.notes == 1)
        #expect(Set(read.sessions.map(\.id)).count == 2)
        #expect(try self.read(Self.activities, zone: berlin) == read)
    }

    @Test func collectionOfAnotherProgramIsRefused() {
        #expect(refusal(#"{"orderedItems":[]}"#) == .invalidFormat(.noRecords))
    }
}
