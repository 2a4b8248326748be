import Fasting
import LocalTime
import Testing

/// Rule: docs/rules/domain.md, Time and Totals.
struct SpanTotalTests {
    private static let east = Zone { _ in 2 * 3600 }
    private static let monday = 1

    /// - Parameter offset: of the place where it ended, in minutes.
    private func session(_ number: UInt8, end: Int64, hours: Int64, offset: Int?) -> Session {
        Session(
            id: RecordID(bytes: [UInt8](repeating: number, count: 16))!,
            start: Instant(secondsSinceEpoch: end - hours * 3600),
            end: Instant(secondsSinceEpoch: end), endOffset: offset, target: nil)
    }

    /// 2025-10-21 02:40 UTC.
    private static let end: Int64 = 1_761_014_400

    @Test(arguments: [(-600, 20), (nil, 21), (0, 21), (1320, 22)] as [(Int?, Int)])
    func dayIsThatOfThePlace(_ offset: Int?, _ day: Int) {
        let session = session(1, end: Self.end, hours: 16, offset: offset)
        #expect(session.localEnd(in: Self.east).day == day)
    }

    @Test func endsOnADayAreNearItInAnyZone() {
        let day = CivilTime(year: 2028, month: 2, day: 29).dayNumber
        let ends = Session.ends(on: day..<day + 1, orLaterBy: 3600)
        #expect(ends.lowerBound.secondsSinceEpoch == (day - 1) * 86_400)
        #expect(ends.upperBound.secondsSinceEpoch == (day + 2) * 86_400 + 3600)
        // 0 means none on the bus, which has no time before 1970.
        #expect(Session.ends(on: 0..<1).lowerBound == .earliest)
        #expect(!Session.ends(on: -800..<(-799)).isEmpty)
    }

    private func totals(_ sessions: [Session], by span: CalendarSpan?) -> [String] {
        SpanTotal.totals(of: sessions, by: span, firstWeekday: Self.monday, in: Self.east).map {
            ($0.first.map { TimeText.date($0) } ?? "-")
                + " \($0.total.count) \($0.total.duration / 3600)"
        }
    }

    @Test func latestSpanIsFirstAndEmptyOnesAreLeftOut() {
        let sessions = [
            session(1, end: Self.end, hours: 16, offset: -600),
            session(2, end: Self.end, hours: 14, offset: nil),
            session(3, end: Self.end - 30 * 86_400, hours: 12, offset: 0),
        ]
        #expect(
            totals(sessions, by: .day) == ["2025-10-21 1 14", "2025-10-20 1 16", "2025-09-21 1 12"])
        #expect(totals(sessions, by: .week) == ["2025-10-20 2 30", "2025-09-15 1 12"])
        #expect(totals(sessions, by: .month) == ["2025-10-01 2 30", "2025-09-01 1 12"])
        #expect(totals(sessions, by: nil) == ["- 3 42"])
        #expect(totals([], by: nil).isEmpty && totals([], by: .day).isEmpty)
    }
}
