import Fasting
import SeededRandom
import Testing

@testable import Interchange

struct CSVExportTests {
    @Test func tableIsAsItWasWrittenByHand() {
        var sessions = GoldenTests.sessions
        sessions[1].endOffset = 60
        sessions[2].endOffset = -570
        let table = """
            id,startedAt,endedAt,durationSeconds,targetHours,outcome,note
            A1B2C3D4-E5F6-4711-8A9B-0C1D2E3F4051,2026-02-23T19:00:00+01:00,\
            2026-02-24T11:00:00+01:00,57600,16,completed,
            0F1E2D3C-4B5A-4697-8879-6A5B4C3D2E1F,2026-02-22T10:30:01-09:30,\
            2026-02-23T03:00:00-09:30,59399,16.333,completed,
            DEADBEEF-0000-4000-8000-000000000001,2026-02-23T08:30:00Z,\
            2026-02-23T12:30:00Z,14400,,ended-early,

            """
        let written = text(CSVExport(sessions: sessions).encoded())
        #expect(written == table.replacing("\n", with: "\r\n"))
    }

    @Test(arguments: [
        (0, "11:00:00+00:00"), (-1, "10:59:00-00:01"), (840, "01:00:00+14:00"),
        (1080, "05:00:00+18:00"), (1081, "11:00:00Z"), (Int.max, "11:00:00Z"), (nil, "11:00:00Z"),
    ])
    func timesAreAtTheOffsetThatIsKnown(offset: Int?, written: String) throws {
        let session = Session(
            id: GoldenTests.sessions[0].id, start: utc(2026, 2, 28), end: utc(2026, 2, 28, 11),
            endOffset: offset, target: nil)
        let rows = CSVReaderTests.rows(CSVExport(sessions: [session]).encoded())
        #expect(rows.last?[2].hasSuffix(written) == true)
    }

    /// 16.333 h are 58,798.8 s. The fast is completed from the next whole second on.
    @Test(arguments: [
        (58_798, 16.333, "ended-early"), (58_799, 16.333, "completed"),
        (57_599, nil, "ended-early"),
        (57_600, nil, "completed"), (14_400, 4, "completed"),
    ])
    func outcomeIsThatOfTheTarget(seconds: Int64, hours: Double?, outcome: String) throws {
        let session = Session(
            id: GoldenTests.sessions[0].id, start: now - seconds, end: now, endOffset: nil,
            target: hours.flatMap(Target.init(hours:)))
        let rows = CSVReaderTests.rows(CSVExport(sessions: [session]).encoded())
        #expect(rows.count == 2)
        #expect(rows[1][5] == outcome)
    }

    @Test func everyRowMatchesItsSession() throws {
        var numbers = SplitMix64(seed: 31)
        let sessions = (0..<500).map { _ in Session(random: &numbers) }
        let export = CSVExport(sessions: sessions)
        let rows = CSVReaderTests.rows(export.encoded())
        #expect(rows.count == 501)
        // A spreadsheet calculates what begins like a formula.
        let table = text(export.encoded())
        #expect(table.contains(",\" =1+1") && !table.contains(",\"="))
        #expect(Set(export.sessions.map(\.id)) == Set(sessions.map(\.id)))
        for (session, row) in zip(export.sessions, rows.dropFirst()) {
            #expect(row.count == 7)
            #expect(RecordID(row[0]) == session.id)
            #expect(FileTime(bytes(row[1])[...]) == .instant(session.start))
            #expect(FileTime(bytes(row[2])[...]) == .instant(session.end))
            #expect(Int64(row[3]) == session.end - session.start)
            #expect(Double(row[4]).flatMap(Target.init(hours:)) == session.target)
            #expect(row[2].hasSuffix("Z") == (session.endOffset == nil))
            #expect(Note(row[6]) == session.note)
        }
    }

    @Test func tableOfNothingIsItsHead() {
        #expect(
            text(CSVExport(sessions: []).encoded())
                == "id,startedAt,endedAt,durationSeconds,targetHours,outcome,note\r\n")
    }
}
