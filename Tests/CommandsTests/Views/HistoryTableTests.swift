import Testing

@testable import Commands

/// The columns of `atrest history`.
struct HistoryTableTests {
    private let table = HistoryTable(rows: [
        .init(
            start: "2026-11-21 12:00", end: "now", duration: "5h 0m", target: "18h",
            outcome: "Running", id: "@0", isRunning: true),
        .init(
            start: "2026-11-20 01:00", end: "2026-11-20 17:30", duration: "16h 30m", target: "16h",
            outcome: "Completed", id: "01234567"),
        .init(
            start: "2026-11-17 00:06", end: "2026-11-22 01:06", duration: "121h 0m", target: "",
            outcome: "Ended early", id: "ABCDEF00"),
    ])

    @Test func terminalHasHeads() {
        #expect(
            table.lines(width: 80).map(\.plain) == [
                "Started           Ended             Duration  Target  Outcome      Id",
                "2026-11-21 12:00  now                  5h 0m     18h  Running      @0",
                "2026-11-20 01:00  2026-11-20 17:30   16h 30m     16h  Completed    01234567",
                "2026-11-17 00:06  2026-11-22 01:06   121h 0m          Ended early  ABCDEF00",
            ])
    }

    @Test func pipeHasRowsOnly() {
        let lines = table.lines(width: nil).map(\.plain)
        #expect(lines.count == 3)
        #expect(lines[0] == "2026-11-21 12:00  now                 5h 0m  18h  Running      @0")
    }

    @Test(arguments: [12, 20, 40, 60]) func narrowTerminalHasTwoLinesOrMore(_ width: Int) {
        let lines = table.lines(width: width).map(\.plain)
        if width == 40 {
            #expect(
                lines == [
                    "2026-11-21 12:00 to now", "  5h 0m · 18h · Running · @0",
                    "2026-11-20 01:00 to 17:30", "  16h 30m · 16h · Completed · 01234567",
                    "2026-11-17 00:06 to 2026-11-22 01:06",
                    "  121h 0m · Ended early · ABCDEF00",
                ])
        }
        #expect(lines.allSatisfy { $0.count <= width })
    }

    @Test func runningFastStandsOut() {
        let lines = table.lines(width: 80).map { $0.rendered(usesColor: true) }
        #expect(lines[1].hasPrefix("\u{1b}[1m2026-11-21"))
        #expect(!lines[2].contains("\u{1b}[1m"))
        #expect(HistoryTable(rows: []).lines(width: 80).isEmpty)
    }
}
