import Fasting
import LocalTime
import SeededRandom
import Testing

@testable import Interchange

/// Zero's two exports. The rows are invented, following the samples that ``ZeroTable`` names.
struct ZeroTests {
    static let table = """
        Date,Start,End,Hours,Night Eating
        2/28/26,20:00,,,
        2/26/26,13:23,10:00,44,0
        2/24/26,19:14,11:44,16,1
        2/23/26,20:30,9:39,13,2
        1/5/2026,8:05,12:05,4,0
        """

    static func spans(_ file: ImportFile) -> [[Instant]] {
        file.sessions.map { [$0.start, $0.end] }
    }

    @Test func tableIsRead() throws {
        let read = try read(Self.table)
        #expect(read.source == .zero)
        #expect(
            Self.spans(read) == [
                [utc(2026, 2, 26, 13, 23), utc(2026, 2, 28, 10)],
                [utc(2026, 2, 24, 19, 14), utc(2026, 2, 25, 11, 44)],
                [utc(2026, 2, 23, 20, 30), utc(2026, 2, 24, 9, 39)],
                [utc(2026, 1, 5, 8, 5), utc(2026, 1, 5, 12, 5)],
            ])
        #expect(read.skipped[.unfinished] == 1)
        #expect(read.skipped.sessions == 1)
        #expect(read.sessions.allSatisfy { $0.target == nil && $0.endOffset == nil })
        #expect(read.summary.version == nil)
        #expect(read.generatedAt == nil)
    }

    @Test func idsStayTheSameWhereverAndHoweverOftenTheTableIsRead() throws {
        let ids = try read(Self.table).sessions.map(\.id)
        #expect(Set(ids).count == 4)
        #expect(try read(Self.table).sessions.map(\.id) == ids)
        #expect(try read(Self.table, zone: berlin).sessions.map(\.id) == ids)
        // UUIDs of version 8.
        #expect(ids.allSatisfy { $0.bytes[6] >> 4 == 8 && $0.bytes[8] >> 6 == 2 })
        let semicolons = "\u{FEFF}" + Self.table.replacing(",", with: ";")
        #expect(try read(semicolons.replacing("\n", with: "\r\n")).sessions.map(\.id) == ids)
    }

    @Test func columnsMayComeInAnyOrder() throws {
        let table = "night eating,HOURS,end,\"Start\", Date \n1,16,11:44,19:14,2/24/26\n"
        #expect(
            Self.spans(try read(table)) == [[utc(2026, 2, 24, 19, 14), utc(2026, 2, 25, 11, 44)]])
    }

    @Test func clocksOfTwelveHoursAreRead() throws {
        let table = """
            Date,Start,End,Hours,Night Eating
            2/24/26,7:14 PM,11:44 AM,16,1
            2/22/26,12:00 AM,12:30 pm,12,1
            2/20/26,12:00 PM,12:00 AM,12,1
            2/18/26,13:00 PM,12:00 AM,12,1
            """
        let read = try read(table)
        #expect(
            Self.spans(read) == [
                [utc(2026, 2, 24, 19, 14), utc(2026, 2, 25, 11, 44)],
                [utc(2026, 2, 22, 0), utc(2026, 2, 22, 12, 30)],
                [utc(2026, 2, 20, 12), utc(2026, 2, 21, 0)],
            ])
        #expect(read.skipped[.impossible] == 1)
    }

    /// Each fast of a year, from 0 to 99 hours, is read with the right minute.
    @Test func endIsFoundFromItsClockAndTheHours() throws {
        var numbers = SplitMix64(seed: 21)
        for _ in 0..<1500 {
            let start = utc(2025, 1, 1) + numbers.number(0, 360 * 1440) * 60
            let end = start + numbers.number(240, 5999) * 60
            let (from, to) = (Zone.utc.civil(start), Zone.utc.civil(end))
            let clock = { (time: CivilTime) in
                "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
            }
            let row =
                "\(from.month)/\(from.day)/25,\(clock(from)),\(clock(to)),"
                + "\((end - start) / 3600),0"
            let read = try read("Date,Start,End,Hours,Night Eating\n\(row)")
            #expect(Self.spans(read) == [[start, end]], "\(row)")
        }
    }

    @Test func hoursOfTheClockChangeAreThoseOfTheZone() throws {
        let zone = Zone { $0 >= utc(2025, 3, 30, 1) && $0 < utc(2025, 10, 26, 1) ? 7200 : 3600 }
        let table = """
            Date,Start,End,Hours,Night Eating
            10/25/25,20:00,12:00,17,0
            10/25/25,20:00,2:30,6,0
            3/29/25,20:00,12:59,15,0
            3/29/25,20:00,2:30,5,0
            """
        #expect(
            Self.spans(try read(table, zone: zone)) == [
                [utc(2025, 10, 25, 18), utc(2025, 10, 26, 11)],
                // 2:30 occurs twice; the earlier one counts.
                [utc(2025, 10, 25, 18), utc(2025, 10, 26, 0, 30)],
                [utc(2025, 3, 29, 19), utc(2025, 3, 30, 10, 59)],
                // 2:30 does not exist; the instant of the change counts.
                [utc(2025, 3, 29, 19), utc(2025, 3, 30, 1)],
            ])
    }

    @Test func incompleteRowsAreCounted() throws {
        let table = """
            Date,Start,End,Hours,Night Eating
            2/24/26,19:14
            2/24/26,19:14,11:44,,
            2/30/26,19:14,11:44,16,1
            0/10/26,19:14,11:44,16,1
            2/24/26,25:14,11:44,16,1
            2/24/26,19:14,11:60,16,1
            2/24/26,19:14,11:44,sixteen,1
            2/24/26,19:14,11:44,4,1
            2/24/26,19:14,11:44,99999999999,1
            2/24/26,19:14,22:14,3,1
            2/28/26,19:14,19:14,48,1
            """
        let read = try read(table)
        #expect(read.sessions.isEmpty)
        #expect(read.skipped[.unfinished] == 2)
        #expect(read.skipped[.impossible] == 4)
        #expect(read.skipped[.unreadable] == 3)
        #expect(read.skipped[.short] == 1)
        #expect(read.skipped[.future] == 1)
    }

    /// Such a file may have the day first. Rows up to the twelfth day would then be read wrongly.
    @Test func impossibleMonthRefusesTheTable() {
        let table = Self.table.replacing("2/24/26", with: "24/2/26")
        #expect(refusal(table) == .invalidFormat(.row(line: 4)))
    }

    /// A time sheet has the other four columns. It is a plain table, and the preview says so. So is one with a column that
    /// Zero does not write, and one whose columns the user names.
    @Test func tableWithoutNightEatingIsNotZeros() throws {
        let read = try read(Self.table.replacing(",Night Eating", with: ",Project"))
        #expect(read.source != .zero)
        #expect(Self.spans(read) == Self.spans(try InterchangeTests.read(Self.table)))
        let more = try InterchangeTests.read(
            Self.table.replacing("Night Eating", with: "Night Eating,x"))
        #expect(more.source == .table)
        let options = ImportOptions(columns: try ColumnChoice("date=1,start=2,end=3"))
        let said = try ImportFile(reading: bytes(Self.table), now: now, zone: .utc, options)
        #expect(said.source == .table)
    }

    // MARK: biodata.json

    static let data = """
        {"rhr_data":[{"id":1,"log_dtm":"2026-01-13T02:55:50Z"}],
         "fast_data":[
          {"FastID":"0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f","StartDTM":"2026-02-22T20:00:01Z",
           "EndDTM":"2026-02-23T12:30:00.250Z","GoalHours":18,"GoalID":"x","IsEnded":true},
          {"FastID":"17","StartDTM":"2026-02-20T20:00:00+01:00","EndDTM":"2026-02-21T12:00:00Z",
           "GoalHours":null},
          {"FastID":"00000000-0000-4000-8000-000000000000","StartDTM":"2026-02-28T20:00:00Z",
           "EndDTM":null,"GoalHours":16,"IsEnded":false},
          {"FastID":"00000000-0000-4000-8000-000000000001","EndDTM":"2026-02-21T12:00:00Z"},
          {"StartDTM":"2026-02-10T10:00:00Z","EndDTM":"2026-02-30T12:00:00Z"}]}
        """

    @Test func dataIsRead() throws {
        let read = try read(Self.data)
        #expect(read.source == .zero)
        #expect(read.sessions.map(\.end) == [utc(2026, 2, 23, 12, 30), utc(2026, 2, 21, 12)])
        #expect(read.sessions.map(\.start) == [utc(2026, 2, 22, 20, 0, 1), utc(2026, 2, 20, 19)])
        #expect(read.sessions.map(\.target) == [target(18), nil])
        #expect(read.sessions[0].id == id("0F1E2D3C-4B5A-4697-8879-6A5B4C3D2E1F"))
        #expect(read.skipped[.unfinished] == 1)
        #expect(read.skipped[.unreadable] == 1)
        #expect(read.skipped[.impossible] == 1)
        #expect(try self.dataAgain() == read.sessions)
    }

    private func dataAgain() throws -> [Session] { try read(Self.data, zone: berlin).sessions }

    @Test(arguments: ["{\"fast_data\":{}}", "{\"fast_data\":[7]}"])
    func dataOfAnotherShapeIsRefused(file: String) {
        #expect(refusal(file) == .invalidFormat(.noRecords))
    }
}
