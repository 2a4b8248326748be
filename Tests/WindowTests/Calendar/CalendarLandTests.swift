import Contract
import Fasting
import LocalTime
import Testing

@testable import Window

struct CalendarLandTests {
    /// The width of the window, the size of its text, and whether the days are large then.
    @Test(arguments: [
        (899.0, 1.0, false), (900, 1, true), (1799, 2, false), (1800, 2, true), (360, 1, false),
    ]) func daysAreLargeFrom900Pixels(_ width: Double, _ scale: Double, _ isRoomy: Bool) {
        #expect(CalendarStyle.isRoomy(width: width, textScale: scale) == isRoomy)
    }

    @Test func largeDaysAre76PixelsWithDotsOf10() {
        let sheet = Style.sheet
        #expect(
            sheet.contains(".calendar.roomy .calendar-day { min-width: 76px; min-height: 76px;"))
        #expect(
            sheet.contains(".calendar.roomy .calendar-dot { min-width: 10px; min-height: 10px;"))
    }

    @Test(arguments: [
        (600, 300), (440, 220), (220, 220), (219, 219), (120, 120), (119, nil), (-40, nil),
    ])
    func landIsAsHighAsThereIsRoom(_ room: Int32, _ height: Int32?) {
        #expect(CalendarLand.height(in: room) == height)
    }

    /// Only fasts of the month that is shown have a tree there, and only if they leave one.
    @Test func treesAreThoseOfTheMonth() {
        let day = CivilTime(year: 2026, month: 11, day: 20)
        var model = CalendarModel(today: day)
        func session(_ number: UInt8, hours: Int64) -> Session {
            let end = Instant(secondsSinceEpoch: day.secondsSinceEpoch + Int64(number))
            return Session(
                id: .random(number), start: end - hours * 3600, end: end, endOffset: 0,
                target: .standard)
        }
        let sessions = [session(1, hours: 16), session(2, hours: 12), session(3, hours: 17)]
        let rows = sessions.map {
            History1.DayRow(day: 20, id: $0.id, mark: .completed, tone: 0)
        }
        let unlisted = History1.DayRow(day: 20, id: .random(9), mark: .completed, tone: 0)
        model.take(rows + [unlisted], sessions, of: model.month, zone: .utc)
        let trees = Forest(model.sessions).trees.map(\.id)
        #expect(Set(trees) == Set(sessions.map(\.id)))
        model.move(.months(-1), firstDay: 1)
        #expect(model.sessions.isEmpty)
    }
}
