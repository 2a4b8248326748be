import Fasting
import LocalTime
import SeededRandom
import Testing

@testable import Interchange

/// Plain tables, whose columns and dates are guessed.
struct PlainTableTests {
    static let fast = [utc(2026, 2, 20, 20), utc(2026, 2, 21, 12)]

    static func columns(_ file: ImportFile) -> TableColumns? {
        file.source == .table ? file.columns : nil
    }

    /// Each of these tables has the same fast, with a target of 18 hours if it has one.
    @Test(arguments: [
        "start,end\n2026-02-20 20:00,2026-02-21 12:00",
        "Start;End;Target\r\n2026-02-20 20:00;2026-02-21 12:00;18\r\n",
        "\u{FEFF}Begin\tStop\tGoal\n2026-02-20T20:00:00Z\t2026-02-21T12:00:00Z\t18h",
        "sep=;\nBeginn;Ende;Ziel\n20.02.2026 20:00;21.02.2026 12:00;18,0",
        "Started,Ended\n\"2026-02-20 20:00:00\",\"2026-02-21 12:00:00\"",
        "Fastenbeginn;Fastenende;Zieldauer (Stunden)\n20.2.26, 20:00;21.2.26, 12:00 Uhr;18",
        "startedAt,endedAt,targetHours\n1771617600,1771675200,18",
        "from,to,target (min)\n1771617600000,1771675200000,1080",
        "Start time,End time\n2/20/2026 8:00 PM,2/21/2026 12:00 PM",
        "Start time,End time\n02/20/26 8 PM,02/21/26 12:00 p.m.",
        "START , END \n20 Feb 2026 20:00,\"Sat, 21 Feb 2026 12:00\"",
        "Start,End\n\"Feb 20, 2026 8:00pm\",\"February 21, 2026, 12:00 PM\"",
        "Start;Ende\nFr, 20. Februar 2026 um 20:00;Samstag, 21. Feb. 2026 12:00",
        "Start date,Start time,End date,End time,Protocol\n"
            + "2026-02-20,20:00,2026-02-21,12:00,18:6",
        "Startdatum;Startzeit;Enddatum;Endzeit\n20.02.2026;20:00;21.02.2026;12:00",
        "Date,Start,End\n2026/02/20,20:00,12:00",
        "Date,Start,End,Hours,Project\n2/20/26,20:00,12:00,16,x",
        "Datum;Von;Bis\n20.2.2026;20:00;12:00",
        "Start,Duration\n2026-02-20 20:00,16h",
        "Start,Duration (min),Target\n2026-02-20 20:00,960,18:00",
        "Date,Time,Hours\n2026-02-20,20:00,16",
        "started,durationSeconds\n2026-02-20T21:00:00+01:00,57600",
        "Start,End,Duration\n2026-02-20 20:00,2026-02-21 12:00,16:00:00",
        "2026-02-20 20:00,2026-02-21 12:00",
        "7;20.02.2026 20:00;16,0", "20260220\t20:00\t12:00",
        "Start,End,Note\n,,\n2026-02-20 20:00,2026-02-21 12:00,fine\n,,\n",
        "Start,End\n2026-02-20 20:00:00.123 +0000,2026-02-21 13:00 +1",
    ])
    func fastIsRead(table: String) throws {
        let read = try read(table)
        #expect(ZeroTests.spans(read) == [Self.fast], "\(table)")
        #expect(read.skipped == SkippedRecords())
        let says18 = table.contains("18") || table.contains("1080")
        #expect(read.sessions.first?.target == (says18 ? target(18) : nil), "\(table)")
        #expect(Self.columns(read) != nil && read.source.name == nil)
        #expect(try self.read(table).sessions == read.sessions)
    }

    @Test(arguments: [
        ("start,end\n20-MAR-98 20:00,21-MAR-98 12:00", 1998),
        ("start,end\n20. MÄRZ 1998 20:00,21. März 98 12:00", 1998),
        ("start,end\n20. Mar 25 20:00,21. mrz 2025 12:00", 2025),
    ])
    func namesOfMonthsAreRead(table: String, year: Int) throws {
        let fast = [utc(year, 3, 20, 20), utc(year, 3, 21, 12)]
        #expect(ZeroTests.spans(try read(table)) == [fast])
    }

    private func read(
        _ text: String, zone: Zone = .utc, order: DateOrder? = nil
    ) throws(InterchangeError) -> ImportFile {
        try ImportFile(reading: bytes(text), now: now, zone: zone, ImportOptions(dateOrder: order))
    }

    @Test func columnsAreReported() throws {
        let table = """
            No;Begin;Stop;Weight;Goal (h)
            1;20.02.2026 20:00;21.02.2026 12:00;80;18
            2;22.02.2026 20:00;23.02.2026 12:00;80;18
            """
        let columns = try #require(Self.columns(try read(table)))
        #expect(columns.start == [.init(number: 2, name: "Begin")])
        #expect(columns.end == [.init(number: 3, name: "Stop")])
        #expect(columns.target == .init(number: 5, name: "Goal (h)"))
        #expect(columns.targetUnit == .hours && columns.lengthUnit == nil)
        #expect(columns.dateOrder == .dayFirst && !columns.isOrderOpen)
        let bare = try #require(Self.columns(try read("2026-02-20,20:00,16h")))
        #expect(bare.start.map(\.number) == [1, 2] && bare.start.allSatisfy { $0.name == nil })
        #expect(bare.end.map(\.number) == [3] && bare.lengthUnit == .hours)
        #expect(bare.target == nil && bare.dateOrder == nil && !bare.isOrderOpen)
    }

    // MARK: Dates

    /// One date decides the order of the whole table; if no date does, the lengths of the fasts do.
    @Test(arguments: [
        ("03/04/2025 20:00,04/04/2025 12:00\n13/04/2025 20:00,14/04/2025 12:00", "dmy"),
        ("04/03/2025 20:00,04/04/2025 12:00\n04/13/2025 20:00,04/14/2025 12:00", "mdy"),
        ("03/04/2025 20:00,04/04/2025 12:00", "dmy"), ("04/03/2025 20:00,04/04/2025 12:00", "mdy"),
        ("25/03/04 20:00,25/04/03 12:00\n25/04/03 20:00,25/04/04 12:00", "ymd"),
        ("03.04.25 20:00,04.04.25 12:00", "dmy"),
        // Fasts of three days, and not of three months.
        (
            "02/01/2025 4:00,02/01/2025 22:00\n02/02/2025 4:00,02/02/2025 22:00\n"
                + "02/03/2025 4:00,02/03/2025 22:00", "mdy"
        ),
    ])
    func orderIsThatOfTheTable(rows: String, order: String) throws {
        let columns = try #require(Self.columns(try read("start,end\n" + rows)))
        #expect(columns.dateOrder?.rawValue == order)
        #expect(!columns.isOrderOpen)
    }

    @Test func openOrderIsReportedAndCanBeChosen() throws {
        let table = "start,end\n03/04/2025 06:00,03/04/2025 22:00"
        let guessed = try read(table)
        #expect(ZeroTests.spans(guessed) == [[utc(2025, 4, 3, 6), utc(2025, 4, 3, 22)]])
        #expect(Self.columns(guessed)?.isOrderOpen == true)
        let chosen = try read(table, order: .monthFirst)
        #expect(ZeroTests.spans(chosen) == [[utc(2025, 3, 4, 6), utc(2025, 3, 4, 22)]])
        #expect(Self.columns(chosen)?.dateOrder == .monthFirst)
        #expect(Self.columns(chosen)?.isOrderOpen == false)
        // The clock of twelve hours is used where the month comes first.
        let half = try read("start,end\n03/04/2025 6:00 AM,03/04/2025 10:00 PM")
        #expect(ZeroTests.spans(half) == ZeroTests.spans(chosen))
        #expect(Self.columns(half)?.isOrderOpen == true)
    }

    /// Nothing is read with another order because one row is wrong.
    @Test func impossibleDatesAreCounted() throws {
        let table = """
            start,end
            13/04/2025 20:00,14/04/2025 12:00
            15/04/2025 20:00,16/04/2025 12:00
            30/02/2025 20:00,31/02/2025 12:00
            04/30/2025 20:00,05/01/2025 12:00
            17/04/2025 25:00,18/04/2025 12:00
            """
        let read = try read(table)
        #expect(read.sessions.count == 2)
        #expect(read.skipped[.impossible] == 3)
    }

    @Test func localTimesThatDoNotExistAreSkipped() throws {
        let zone = Zone { $0 >= utc(2025, 3, 30, 1) && $0 < utc(2025, 10, 26, 1) ? 7200 : 3600 }
        let table = """
            start,end
            2025-03-30 02:30,2025-03-30 12:00
            2025-03-29 20:00,2025-03-30 02:30
            2025-10-26 02:30,2025-10-26 12:00
            2025-03-30T02:30:00+01:00,2025-03-30T12:00:00+02:00
            """
        let read = try read(table, zone: zone)
        #expect(read.skipped[.impossible] == 2)
        #expect(
            ZeroTests.spans(read) == [
                // 2:30 occurs twice; the earlier one counts.
                [utc(2025, 10, 26, 0, 30), utc(2025, 10, 26, 11)],
                [utc(2025, 3, 30, 1, 30), utc(2025, 3, 30, 10)],
            ])
        #expect(read.sessions.map(\.endOffset) == [nil, 120])
    }

    @Test func idsDoNotDependOnTheZone() throws {
        let table = "start,end\n2026-02-20 20:00,2026-02-21 12:00"
        #expect(
            try read(table).sessions.map(\.id)
                == read(table, zone: berlin).sessions.map(\.id))
        #expect(try read(table, zone: berlin).sessions.first?.start == utc(2026, 2, 20, 19))
    }

    // MARK: Rows

    @Test func incompleteRowsAreCounted() throws {
        let table = """
            start,end,target,note
            2026-02-20 20:00,2026-02-21 12:00,200,
            2026-02-22 20:00,,,
            ,2026-02-21 12:00,,
            soon,2026-02-21 12:00,,
            2026-02-20,2026-02-21 12:00,,
            2026-02-20 20:00,later,,
            2026-02-21 12:00,2026-02-20 20:00,,
            2026-02-21 12:00,2026-02-21 13:00,,
            2026-02-28 12:00,2026-03-01 13:00,,x
            Total,4,,
            2026-02-24 20:00,2026-02-25 12:00,sixteen,a note
            """
        let read = try read(table)
        #expect(read.sessions.map(\.target) == [nil, .maximum])
        #expect(read.skipped[.unfinished] == 1)
        #expect(read.skipped[.unreadable] == 5)
        #expect(read.skipped[.reversed] == 1)
        #expect(read.skipped[.short] == 1)
        #expect(read.skipped[.future] == 1)
        #expect(read.sessions.map(\.note.text) == ["a note", ""])
    }

    /// A name counts more than cells that cannot be read.
    @Test(arguments: [
        "Start,End\n2026-02-20 20:00,2026-02-21 12:00\n2026-02-22 20:00,garbage",
        "Start,End\n2026-02-20 20:00,2026-02-21 12:00\n2026-02-22 20:00,x\nsoon,2026-02-22 12:00",
        "Start,Duration\n2026-02-20 20:00,16h\n2026-02-22 20:00,long\n2026-02-23 20:00,?",
        "Date,Start,End\n2026-02-20,20:00,12:00\n2026-02-22,late,later\n2026-02-23,late,12:00",
    ]) func namedColumnsMayHaveUnreadableCells(table: String) throws {
        let read = try read(table)
        #expect(ZeroTests.spans(read) == [Self.fast])
        #expect(read.skipped[.unreadable] == table.split(separator: "\n").count - 2)
    }

    /// The end has no date, and the length says how many days later it is.
    @Test func lengthDecidesTheDayOfTheEnd() throws {
        let table = "date,start,end,hours\n2026-02-16,20:00,12:00,40\n2026-02-20,20:00,12:00,16\n"
        #expect(
            ZeroTests.spans(try read(table)) == [
                Self.fast, [utc(2026, 2, 16, 20), utc(2026, 2, 18, 12)],
            ])
    }

    @Test(arguments: [
        "start,end\n1,2\n3,4", "start\n2026-02-20 20:00", "2026-02-20,2026-02-21",
        "name,start\nx,2026-02-20 20:00",
        "start,end,hours\nnow,then,x", "20:00,12:00",
    ])
    func tableWithoutStartAndEndIsRefused(table: String) {
        #expect(refusal(table) != nil)
    }

    /// A column whose name does not say so is not a target.
    @Test func targetIsOnlyWhatIsCalledSo() throws {
        for name in ["Hours", "Weight", "Level", "Mood"] {
            let read = try read("Start,End,\(name)\n2026-02-20 20:00,2026-02-21 12:00,18")
            #expect(ZeroTests.spans(read) == [Self.fast])
            #expect(read.sessions.map(\.target) == [nil], "\(name)")
        }
    }

    /// What the user says counts more than the names.
    @Test(arguments: [
        ("a,b,c\nx,2026-02-20 20:00,2026-02-21 12:00", "start=2,end=3"),
        ("Sleep start,Sleep end\n2026-02-20 20:00,2026-02-21 12:00", "start=1,end=2"),
        ("x;2026-02-20;20:00;960", "start=2+3,length=4:min"),
        ("Start,End\n2026-02-20 20:00,2026-02-21 12:00", "zone=UTC"),
        ("End,Start\n2026-02-20 20:00,2026-02-21 12:00", "start=1,end=2"),
        ("2026-02-21 12:00,2026-02-20 20:00", "start=2,end=1"),
        ("Date,Start,AM/PM,End,AM/PM\n2026-02-20,8:00,PM,12:00,PM", "start=1+2+3,end=4+5"),
    ])
    func columnsCanBeSaid(table: String, choice: String) throws {
        let options = ImportOptions(columns: try ColumnChoice(choice))
        let read = try ImportFile(reading: bytes(table), now: now, zone: .utc, options)
        #expect(ZeroTests.spans(read) == [Self.fast])
    }

    @Test(arguments: [
        "", "start", "start=0", "start=x", "begin=2", "start=2,", "length=2:weeks", "zone=there",
    ])
    func choiceWithoutAColumnIsRefused(text: String) {
        #expect(throws: ColumnChoice.Problem.self) { try ColumnChoice(text) }
    }

    @Test func tableWithoutRowsIsReadAsEmpty() throws {
        let read = try read("Start,End,Target\n")
        #expect(read.sessions.isEmpty && read.skipped == SkippedRecords())
    }

    // MARK: Ours

    /// What `export` writes as a table is imported whole, with ids, targets and offsets.
    @Test func ourTableIsReadBack() throws {
        for seed in UInt64(1)...60 {
            var numbers = SplitMix64(seed: seed)
            let sessions = (0..<numbers.number(0, 40)).map { _ in Session(random: &numbers) }
            let export = CSVExport(sessions: sessions)
            let read = try ImportFile(reading: export.encoded(), now: now, zone: berlin)
            #expect(read.source == .atrestTable)
            #expect(read.sessions == export.sessions, "seed \(seed)")
            #expect(read.skipped == SkippedRecords() && read.targetsMoved == 0)
            #expect(CSVExport(sessions: read.sessions).encoded() == export.encoded())
        }
    }

    /// A spreadsheet may change the separator and add quotes.
    @Test func ourTableIsReadAfterASpreadsheet() throws {
        var numbers = SplitMix64(seed: 5)
        let sessions = (0..<20).map { _ in
            var session = Session(random: &numbers)
            session.note = .none
            return session
        }
        let export = CSVExport(sessions: sessions)
        let rows = text(export.encoded()).split(separator: "\r\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map { "\"\($0)\"" }
                .joined(separator: ";")
        }
        let read = try read("\u{FEFF}" + rows.joined(separator: "\n"))
        #expect(read.sessions == export.sessions)
    }

    // MARK: Random tables

    /// A table in any form that is read whole, or any bytes: nothing traps.
    @Test func randomTablesDoNoHarm() {
        var numbers = SplitMix64(seed: 77)
        let cells = [
            "", "start", "End", "Ziel", "hours", "Date", "time", "id", "2026-02-20 20:00",
            "21.02.2026", "12:00", "8 PM", "16", "16,5", "99999999999", "1771617600", "16h 30m",
            "\"", "\"a\"", "99/99/9999 99:99", "0/0/0 0:00", "-1", "PT16H", "24:00", "ü",
            "9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+23:59", "99999999999999",
            "1e400", "999999999", "16:8", "Feb 30, 2026 8 PM", "\u{0}", "\u{FEFF}", "a.m.",
        ]
        for _ in 0..<4000 {
            let separator = [",", ";", "\t"][Int(numbers.number(0, 2))]
            let width = numbers.number(1, 6)
            let rows = (0..<numbers.number(1, 8)).map { _ in
                (0..<width).map { _ in cells[Int(numbers.number(0, Int64(cells.count - 1)))] }
                    .joined(separator: separator)
            }
            let order = DateOrder.allCases[Int(numbers.number(0, 2))]
            let table = rows.joined(separator: "\n")
            guard let read = try? read(table, zone: berlin, order: order) else { continue }
            #expect(read.sessions.allSatisfy { $0.isWorthKeeping && $0.end <= now })
        }
    }

    @Test func longTablesAreRead() throws {
        let head = "start,end,target\n"
        let row = "20.02.2026 20:00,21.02.2026 12:00,16\n"
        let read = try read(head + String(repeating: row, count: 5_000))
        #expect(read.sessions.count == 1 && read.repeated == 4_999)
        let cell = String(repeating: "2", count: 300_000)
        #expect(try self.read(head + row + row + "\(cell),\(cell)\n").skipped[.unreadable] == 1)
    }

    /// A program may keep what its user deleted, with a mark.
    @Test(arguments: [
        "start,end,deleted\n{fast},false\n{other},true\n",
        "start,end,is_deleted\n{fast},0\n{other},1\n",
        "start,end,deleted_at\n{fast},\n{other},2026-02-20 08:00\n",
        "start,end,deletedAt\n{fast},NULL\n{other},2026-02-20 08:00\n",
        "start,end,Cancelled\n{fast},no\n{other},x\n",
        "Start,Ende,gelöscht\n{fast},nein\n{other},ja\n",
    ]) func deletedRowsAreLeftOut(_ text: String) throws {
        let table = text.replacing("{fast}", with: "2026-02-20 20:00,2026-02-21 12:00")
            .replacing("{other}", with: "2026-02-18 20:00,2026-02-19 12:00")
        let read = try read(table)
        #expect(ZeroTests.spans(read) == [Self.fast], "\(table)")
        #expect(read.skipped[.deleted] == 1 && read.examples.map(\.reason) == [.deleted])
        #expect(Self.columns(read)?.leftOut == [])
    }

    @Test func deletedRecordsOfJSONAreLeftOut() throws {
        let read = try read(
            #"[{"start":"2026-02-20T20:00:00Z","end":"2026-02-21T12:00:00Z","deletedAt":null},"#
                + #"{"start":"2026-02-18T20:00:00Z","end":"2026-02-19T12:00:00Z","deletedAt":1771500000}]"#
        )
        #expect(ZeroTests.spans(read) == [Self.fast] && read.skipped[.deleted] == 1)
    }
}
