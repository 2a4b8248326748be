import Fasting
import LocalTime
import Presentation

extension CalendarView {
    var json: JSON {
        .array(
            entries.map { entry in
                .answer([
                    "day": TimeText.date(month.day(Int(entry.day))), "id": entry.id,
                    "mark": entry.mark.rawValue,
                    "tone": entry.tone,
                ])
            })
    }
}
