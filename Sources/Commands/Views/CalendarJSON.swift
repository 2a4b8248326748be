import Fasting
import LocalTime
import Presentation

extension CalendarView {
    var json: JSON {
        .array(
            entries.map { entry in
                let day = CivilTime(year: year, month: month, day: Int(entry.day))
                return .object([
                    JSON.schema, ("day", .string(TimeText.date(day))),
                    ("id", .string(entry.id.description)),
                    ("mark", .string(entry.mark.rawValue)), ("tone", .integer(Int64(entry.tone))),
                ])
            })
    }
}
