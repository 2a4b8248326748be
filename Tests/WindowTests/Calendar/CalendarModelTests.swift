import Contract
import Fasting
import LocalTime
import Presentation
import Testing

@testable import Window

struct CalendarModelTests {
    private static let today = CivilTime(year: 2026, month: 11, day: 20, hour: 9)

    private func day(_ year: Int, _ month: Int, _ day: Int) -> CivilTime {
        CivilTime(year: year, month: month, day: day)
    }

    /// The day that is selected after some moves. The week begins on Monday.
    private func selected(after moves: CalendarModel.Move...) -> CivilTime {
        var model = CalendarModel(today: Self.today)
        for move in moves { model.move(move, firstDay: 1) }
        return model.selected
    }

    @Test func beginsToday() {
        #expect(selected() == day(2026, 11, 20))
    }

    @Test func keysMoveTheDay() {
        #expect(selected(after: .days(-1)) == day(2026, 11, 19))
        #expect(selected(after: .days(7)) == day(2026, 11, 27))
        #expect(selected(after: .days(14)) == day(2026, 12, 4))
        // A Friday.
        #expect(selected(after: .startOfWeek) == day(2026, 11, 16))
        #expect(selected(after: .endOfWeek) == day(2026, 11, 22))
        #expect(selected(after: .endOfWeek, .endOfWeek) == day(2026, 11, 22))
        #expect(selected(after: .months(3), .today) == day(2026, 11, 20))
    }

    @Test func monthKeepsTheDayOrEndsWithIt() {
        #expect(selected(after: .months(-1)) == day(2026, 10, 20))
        #expect(selected(after: .months(2)) == day(2027, 1, 20))
        #expect(selected(after: .months(-11)) == day(2025, 12, 20))
        #expect(selected(after: .day(30), .months(3)) == day(2027, 2, 28))
    }

    @Test func noMonthBeyondThoseThatTheAgentKnows() {
        #expect(selected(after: .months(-1000)) == day(2026, 11, 20))
        let first = selected(after: .months(-56 * 12), .months(-10), .day(1))
        #expect(first == day(1970, 1, 1))
        #expect(
            selected(after: .months(-56 * 12), .months(-10), .day(1), .days(-1)) == first)
    }

    @Test func futureDaysTakeNoFast() {
        var model = CalendarModel(today: Self.today)
        #expect(model.canAdd)
        model.move(.days(1), firstDay: 1)
        #expect(!model.canAdd)
    }

    // MARK: Answers

    private func row(_ day: UInt32, _ id: RecordID) -> History1.DayRow {
        History1.DayRow(day: day, id: id, mark: .completed, tone: 1)
    }

    @Test func twoFastsOfOneDayKeepTheirOrder() {
        let (first, second) = (RecordID.random(1), RecordID.random(2))
        var model = CalendarModel(today: Self.today)
        let session = Session(
            id: second, start: Instant(secondsSinceEpoch: 0),
            end: Instant(secondsSinceEpoch: 20_000), endOffset: 0, target: nil)
        model.take([row(20, first), row(20, second)], [session], of: model.month, zone: .utc)
        #expect(model.fasts(on: 20).map(\.row.id) == [first, second])
        #expect(model.fasts(on: 20).map(\.session) == [nil, session])
        #expect(model.fasts(on: 19).isEmpty)
    }

    @Test func answerForAnotherMonthIsLeftOut() {
        var model = CalendarModel(today: Self.today)
        let november = model.month
        model.take([row(20, .random(1))], [], of: november, zone: .utc)
        model.move(.months(-1), firstDay: 1)
        #expect(model.fasts.isEmpty)
        model.take([row(20, .random(1))], [], of: november, zone: .utc)
        #expect(model.fasts.isEmpty)
    }

    /// A fast of two days or more is shown on all of its days, also if it ended in the next month.
    @Test func longFastHasALine() {
        let id = RecordID.random(3)
        let end = CivilTime(year: 2026, month: 12, day: 1, hour: 6)
        let fast = Session(
            id: id, start: Instant(secondsSinceEpoch: end.secondsSinceEpoch - 130 * 3600),
            end: Instant(secondsSinceEpoch: end.secondsSinceEpoch), endOffset: 0, target: nil)
        let shown = { (later: [History1.DayRow]) in
            var model = CalendarModel(today: Self.today)
            model.take([], later: later, [fast], of: model.month, zone: .utc)
            return (1...30).filter { model.marks(on: $0).hasLine }
        }
        // From 25 November 20:00 on.
        #expect(shown([row(1, id)]) == Array(25...30))
        // A fast that the calendar does not know has none.
        #expect(shown([]) == [])
        var model = CalendarModel(today: Self.today)
        model.take([], later: [row(1, id)], [fast], of: model.month, zone: .utc)
        #expect(model.longFastsOfDay.isEmpty)
        model.move(.day(26), firstDay: 1)
        #expect(model.longFastsOfDay.map(\.datedTimes) == ["25 Nov 20:00 to 1 Dec 06:00"])
        model.move(.months(-1), firstDay: 1)
        #expect(!model.marks(on: 26).hasLine)
    }
}

extension RecordID {
    /// An id for a test.
    static func random(_ number: UInt8) -> RecordID {
        let hex = "0123456789ABCDEF".map { String($0) }
        return RecordID(
            "000000\(hex[Int(number / 16)])\(hex[Int(number % 16)])-0000-0000-0000-000000000000")!
    }
}
