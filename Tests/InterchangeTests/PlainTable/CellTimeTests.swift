import LocalTime
import Testing

@testable import Interchange

/// Single cells of tables that have a time.
struct CellTimeTests {
    /// Digits alone are a time, or the time since the epoch. The rest of the cases is in the tests of the reader of
    /// such times, which typed ones have too.
    @Test(arguments: [
        ("202611202000", "2026-11-20 20:00"), ("20261120200015", "2026-11-20 20:00"),
        ("202611202400", "2026-11-21 00:00"), ("202602302000", "none"), ("202611202401", "none"),
        ("210011202000", "2100-11-20 20:00"), ("21001120200000", "2100-11-20 20:00"),
        ("1795204800", "2026-11-20 20:00 UTC"), ("1795204800000", "2026-11-20 20:00 UTC"),
        ("202611202500", "1976-06-03 00:53 UTC"), ("220001010000", "1976-12-21 07:23 UTC"),
    ]) func digitsAloneAreRead(_ digits: String, _ meaning: String) throws {
        let time = try #require(CellTime(bytes(digits)[...]))
        let civil = time.civil(.yearFirst)
        let text = civil.map { "\(TimeText.date($0)) \(TimeText.clock($0))" } ?? "none"
        #expect(text + (time.place == .utc ? " UTC" : "") == meaning)
    }

    /// Forms that the reader of times in files has beside those of typed times, and texts that are none.
    @Test(arguments: [
        ("20. 11. 2026. 20:00", "2026-11-20 20:00"), ("2026. 11. 20. du. 8:00", "2026-11-20 20:00"),
        ("20:00 20-11-2026", "2026-11-20 20:00"), ("20 Nov 2026 - 20:00", "2026-11-20 20:00"),
        ("2026年11月20日 午後8時30分", "2026-11-20 20:30"), ("2026/11/20(金) 20:00", "2026-11-20 20:00"),
        ("20 de noviembre de 2026 20:00", "2026-11-20 20:00"),
        ("Nov 20 20:00 2026", "2026-11-20 20:00"),
        ("20 Nov 2026 20 h 30", "2026-11-20 20:30"), ("20.11.2026 20:00 ч.", "2026-11-20 20:00"),
        ("20 Nov 2569 20:00", "2026-11-20 20:00"),
        ("20 листопада 2026 р. 20:00", "2026-11-20 20:00"),
        ("20.11.2026 0:30 PM", "2026-11-20 12:30"), ("20.11.2026 13:30 PM", "none"),
        ("1.2.3 20:00", "none"), ("23. März 18.37 Uhr", "none"), ("2026-324 20:00", "none"),
        ("2026-W47-5 20:00", "none"), ("20:00 Uhr – 21.02.2026", "none"), ("2026-11-20 8", "none"),
        ("2026-11-20 20:00, -16", "none"), ("20 Nov 20:00", "none"),
    ]) func shapeIsReadAsTheGrammarReadsIt(_ text: String, _ meaning: String) {
        // Another time of the same shape takes no grammar.
        for _ in 0..<2 {
            let civil = CellTime(bytes(text)[...])?.civil(.dayFirst)
            let written = civil.map { "\(TimeText.date($0)) \(TimeText.clock($0))" } ?? "none"
            #expect(written == meaning, "\(text)")
        }
    }

    /// The day of the week beside a date must be its own, as in a typed time. A name that means other days in
    /// other languages says nothing.
    @Test(arguments: [
        ("Fri, 20 Feb 2026 20:00", true), ("Freitag, 20. Februar 2026 um 20:00", true),
        ("vendredi 20 février 2026 20:00", true), ("20.02.2026 (Fr) 20:00", true),
        ("2026-02-20 Fri 20:00", true), ("Fri Feb 20 20:00:00 CET 2026", true),
        ("Do 20.02.2026 20:00", true), ("So 20.02.2026 20:00", true),
        ("2026/02/20(金) 20:00", true), ("Mon 20 Feb 2026 20:00", false),
        ("Montag, 20. Februar 2026 um 20:00", false), ("lundi 20 février 2026 20:00", false),
        ("20.02.2026 (Mo) 20:00", false), ("2026-02-20 Sat 20:00", false),
        ("Sun Feb 20 20:00:00 CET 2026", false),
    ]) func dayOfTheWeekMustMatch(_ text: String, _ isRead: Bool) throws {
        let civil = try #require(CellTime(bytes(text)[...])).civil(.dayFirst)
        let time = CivilTime(year: 2026, month: 2, day: 20, hour: 20)
        #expect(civil == (isRead ? time : nil))
    }

    @Test(arguments: [
        ("Mon 03/02/2025 20:00,Tue 04/02/2025 12:00", DateOrder.dayFirst),
        ("Mon 02/03/2025 20:00,Tue 02/04/2025 12:00", .monthFirst),
    ]) func dayOfTheWeekDecidesTheOrder(_ row: String, _ order: DateOrder) throws {
        for table in [
            "start,end\n\(row)\n", "start,end\n03/02/2025 20:00,04/02/2025 12:00\n\(row)\n",
        ] {
            let columns = try #require(PlainTableTests.columns(try read(table)))
            #expect(columns.dateOrder == order && !columns.isOrderOpen, "\(table)")
        }
    }

    @Test(arguments: [
        "start,end\nMon 20 Feb 2026 20:00,Tue 21 Feb 2026 12:00\n",
        "date,start,end\n\"Mon, 20 Feb 2026\",20:00,12:00\n",
    ]) func rowWithAnotherDayOfTheWeekIsLeftOut(_ table: String) throws {
        let file = try read(table)
        #expect(file.sessions.isEmpty && file.skipped[.impossible] == 1, "\(table)")
    }
}
