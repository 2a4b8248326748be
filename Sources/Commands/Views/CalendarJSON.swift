import Fasting
import LocalTime
import Presentation

extension CalendarView {
    var json: JSON {
        .array(
            entries.map { entry in
                let day = CivilTime(year: year, month: month, day: Int(entry.day))
                return .answer([
                    "day": TimeText.date(day), "id": entry.id, "mark": entry.mark.rawValue,
                    "tone": entry.tone,
                ])
            })
    }
}
