import Fasting
import LocalTime
import Testing

@testable import Interchange

/// Tables with a column for the zone of the start and one for the zone of the end, as of a flight.
struct EndZoneTests {
    private static let start = utc(2026, 2, 21, 1)
    private static let end = utc(2026, 2, 21, 11)

    /// From 20:00 in New York to 12:00 in Berlin.
    @Test(arguments: [
        "start,start tz,end,end tz\n2026-02-20 20:00,America/New_York,2026-02-21 12:00,Europe/Berlin\n",
        "end time zone,start time zone,start,end\n+01:00,-05:00,2026-02-20 20:00,2026-02-21 12:00\n",
        "start,end,timezone,end timezone\n2026-02-20 20:00,2026-02-21 12:00,EST,CET\n",
        "date,start,start tz,end,end tz\n2026-02-20,20:00,America/New_York,12:00,Europe/Berlin\n",
        #"[{"start":{"time":"2026-02-20 20:00","tz":"America/New_York"},"#
            + #""end":{"time":"2026-02-21 12:00","tz":"Europe/Berlin"}}]"#,
    ]) func eachTimeHasItsOwnZone(_ table: String) throws {
        let file = try read(table)
        #expect(ZeroTests.spans(file) == [[Self.start, Self.end]], "\(table)")
        #expect(file.sessions.first?.endOffset == 60)
        #expect(PlainTableTests.columns(file)?.leftOut == [])
    }

    @Test(arguments: [
        ("America/New_York", "", -300), ("America/New_York", "America/New_York", -300),
    ]) func endWithoutAZoneHasThatOfTheStart(_ start: String, _ end: String, _ offset: Int) throws {
        let row = "2026-02-20 20:00,\(start),2026-02-21 12:00,\(end)"
        let file = try read("start,start tz,end,end tz\n\(row)\n")
        #expect(ZeroTests.spans(file) == [[Self.start, utc(2026, 2, 21, 17)]])
        #expect(file.sessions.first?.endOffset == offset)
    }

    @Test(arguments: [
        "start,start tz,end,end tz\n2026-02-20 20:00,UTC,2026-02-21 12:00,Mars/Olympus\n",
        "date,start,start tz,end,end tz\n2026-02-20,20:00,UTC,12:00,Mars/Olympus\n",
    ]) func unknownZoneOfAnEndIsNamed(_ table: String) throws {
        let file = try read(table)
        #expect(file.sessions.isEmpty && file.skipped[.unknownZone] == 1)
    }
}
