import Contract
import Fasting
import Presentation
import Testing
import Text

@testable import Commands

struct TotalViewTests {
    private static func row(_ day: String?, _ number: UInt32, hours: UInt64...) -> History1.TotalRow
    {
        let microseconds = hours.map { $0 * 3_600_000_000 }
        return History1.TotalRow(
            begin: nil, number: number, durationTotal: microseconds[0], median: microseconds[1],
            shortest: microseconds[2], longest: microseconds[3], firstDay: day)
    }

    private let weeks = [
        row("2026-11-16", 5, hours: 80, 16, 14, 18), row("2026-11-09", 12, hours: 192, 16, 16, 16),
    ]

    @Test func spansAreRows() {
        let view = TotalView(span: .week, totals: weeks)
        #expect(
            view.lines(width: 80).map(\.plain) == [
                "Week from   Fasts    Hours  Median  Range",
                "2026-11-16      5   80h 0m  16h 0m  14h 0m to 18h 0m",
                "2026-11-09     12  192h 0m  16h 0m  16h 0m",
            ])
        #expect(view.lines(width: nil).count == 2)
    }

    @Test func monthIsWrittenAsItIsTyped() {
        let view = TotalView(span: .month, totals: [Self.row("2026-11-01", 1, hours: 9, 9, 9, 9)])
        #expect(view.lines(width: nil).map(\.plain) == ["2026-11  1  9h 0m  9h 0m  9h 0m"])
    }

    @Test(arguments: [20, 30, 40, 60])
    func narrowTerminalGetsNoLongerLine(_ width: Int) {
        let lines = TotalView(span: .week, totals: weeks).lines(width: width)
        #expect(lines.allSatisfy { $0.plain.cellWidth <= width })
        #expect(lines[0].plain.contains(width < 60 ? "2026-11-16" : "Week"))
    }

    @Test func jsonHasSeconds() {
        let text = TotalView(span: nil, totals: [Self.row(nil, 2, hours: 20, 10, 8, 12)]).json.text
        #expect(
            text == #"[{"schema":1,"begin":null,"firstDay":null,"fasts":2,"durationSeconds":72000,"#
                + #""medianSeconds":36000,"shortestSeconds":28800,"longestSeconds":43200}]"#)
    }
}
